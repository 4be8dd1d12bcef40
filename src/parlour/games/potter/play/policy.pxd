cimport cython
from libc.math cimport exp

from parlour.games.potter.play.finish cimport Going, above, below
from parlour.games.potter.play.hands cimport cover, hopes_of, in_threes, near_to, worth_of
from parlour.bots.policy cimport Policy
from parlour.core.bits cimport bit, count, lowest
from parlour.core.consts cimport NO_CARD, OVER, SUIT_CARDS, SUITS, THREES, WHOLE_SUIT
from parlour.core.melds cimport THREE_CARDS, THREE_PLACES, is_set
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State
from parlour.games.potter.law.consts cimport *
from parlour.games.potter.law.melding cimport WAY_FILLERS
from parlour.games.potter.law.rules cimport Potter


cdef int TAKE_CARD, POINT, LINK, HOPE, FITTING, MELDED, GIVE, LOOP, PATIENCE
cdef int DOUBT_MELD, DOUBT_LAPS
cdef int NONE


cdef class PotterPolicy(Policy):
    cdef Going going
    cdef double round_part
    cdef double spread
    cdef double spread_left
    cdef int root_round
    cdef int root_totals[MOST_SEATED]
    cdef unsigned long long hand
    cdef unsigned long long wilds
    cdef unsigned long long lying
    cdef bint is_sallan

    cdef int choose(self, State state, Room room, Rng rng) noexcept nogil
    cdef int choose_potter(self, Potter state, Room room) noexcept nogil
    @cython.locals(seat=cython.int, meld=cython.int)
    cdef void look(self, Potter state) noexcept nogil
    @cython.locals(after=cython.int, saved=cython.int)
    cdef bint wants_pile(self, Potter state) noexcept nogil
    @cython.locals(owned=cython.ulonglong, wilds=cython.ulonglong)
    cdef int cover_with_pile(self, Potter state) noexcept nogil
    cdef bint can_go_out(self, Potter state, unsigned long long hand, int owed) noexcept nogil
    @cython.locals(three=cython.int, step=cython.int)
    cdef int first_step_out(self, Potter state, Room room) noexcept nogil
    @cython.locals(missing=cython.ulonglong, wild=cython.int, place=cython.int)
    cdef int wild_meld(self, int three) noexcept nogil
    @cython.locals(rest=cython.ulonglong, action=cython.int)
    cdef int next_lay_off(self, Potter state, Room room) noexcept nogil
    @cython.locals(spot=cython.int)
    cdef int add_natural(self, Potter state, unsigned long long cards) noexcept nogil
    @cython.locals(spot=cython.int, card=cython.int, place=cython.ulonglong)
    cdef int add_wild(self, Potter state, unsigned long long rest) noexcept nogil
    @cython.locals(best=cython.int, i=cython.int)
    cdef int any_meld(self, Potter state, Room room) noexcept nogil
    @cython.locals(action=cython.int)
    cdef int go_on(self, Potter state, Room room) noexcept nogil
    @cython.locals(best=cython.int, most=cython.int, i=cython.int, way=cython.int, used=cython.ulonglong, rest=cython.ulonglong, value=cython.int)
    cdef int best_meld(self, Potter state, Room room, int wilds) noexcept nogil
    @cython.locals(three=cython.int, way=cython.int, used=cython.ulonglong, place=cython.int, suit=cython.int)
    cdef unsigned long long used_by(self, int action) noexcept nogil
    @cython.locals(fit=cython.ulonglong, melded=cython.ulonglong, pile=cython.ulonglong, best=cython.int, most=cython.int, card=cython.int, found=cython.int)
    cdef int to_discard(self, Potter state) noexcept nogil
    @cython.locals(found=cython.int)
    cdef int burden(self, Potter state, int card, unsigned long long melded, unsigned long long pile) noexcept nogil
    cdef int shortlist(self, State state, int* cells, int count) noexcept nogil
    @cython.locals(kept=cython.int, i=cython.int)
    cdef int short_potter(self, Potter state, int* cells, int listed) noexcept nogil
    @cython.locals(wilds=cython.ulonglong, way=cython.int)
    cdef bint is_worth_a_thought(self, Potter state, int action) noexcept nogil
    cdef int doubt(self, State world, int seat) noexcept nogil
    @cython.locals(found=cython.int, other=cython.int, i=cython.int)
    cdef int doubt_potter(self, Potter state, int seat) noexcept nogil
    cdef void set_out(self, State state) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void remember(self, Potter state) noexcept nogil
    cdef bint arrived(self, State state) noexcept nogil
    cdef bint is_scored(self, Potter state) noexcept nogil
    cdef double worth(self, State state, int seat) noexcept nogil
    @cython.locals(won=cython.double)
    cdef double expected(self, Potter state, int seat) noexcept nogil
    @cython.locals(highest=cython.int, other=cython.int, spread=cython.double, whole=cython.double)
    cdef double match_chance(self, Potter state, int seat) noexcept nogil
