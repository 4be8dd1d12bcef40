cimport cython

from parlour.core.bits cimport bit, count, lowest
from parlour.core.consts cimport *
from parlour.core.melds cimport THREE_CARDS, THREE_PLACES
from parlour.core.piles cimport Pile
from parlour.core.planes cimport fill_plane, lay_plane, part_of_255
from parlour.core.rng cimport Rng, mix
from parlour.core.state cimport State
from parlour.games.potter.law.consts cimport *
from parlour.games.potter.law.melding cimport WAY_FILLERS, Melding


cdef unsigned long long HELPED[CARDS]

@cython.locals(card=cython.int, rank=cython.int)
cdef void write_helped()
cdef int low_half(unsigned long long cards) noexcept nogil
cdef int high_half(unsigned long long cards) noexcept nogil


cdef class Potter(Melding):
    cdef unsigned long long banned[MOST_SEATED]
    cdef int totals[MOST_SEATED]
    cdef int to_deal[MOST_SEATED]
    cdef Pile stock
    cdef Pile pile
    cdef Pile taken
    cdef readonly bint drawn
    cdef readonly unsigned long long loop_seen
    cdef readonly int loop_turns
    cdef readonly bint laid
    cdef readonly int target

    cpdef make_parts(self)
    cpdef take_options(self)
    @cython.locals(seat=cython.int)
    cdef void deal_cards(self) noexcept nogil
    @cython.locals(card=cython.int, seat=cython.int, _=cython.int)
    cdef void deal_round(self) noexcept nogil

    @cython.locals(listed=cython.int)
    cdef int list_legal(self, int* cells) noexcept nogil
    cdef bint may_take(self) noexcept nogil
    @cython.locals(fit=cython.ulonglong)
    cdef unsigned long long discards(self) noexcept nogil
    @cython.locals(fit=cython.ulonglong, listed=cython.int)
    cdef int list_discards(self, int* cells) noexcept nogil

    cdef void apply(self, int action) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void draw(self) noexcept nogil
    @cython.locals(cards=cython.ulonglong)
    cdef void take(self) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cdef void return_pile(self) noexcept nogil
    @cython.locals(seat=cython.int, three=cython.int, way=cython.int, place=cython.int)
    cdef void meld(self, int action) noexcept nogil
    @cython.locals(spot=cython.int, filler=cython.int, meld=cython.int, stands_for=cython.int, card=cython.int)
    cdef void add(self, int spot_and_filler) noexcept nogil
    cdef void after_laying(self) noexcept nogil
    @cython.locals(seat=cython.int, repeated=cython.bint, last=cython.bint)
    cdef void discard(self, int card) noexcept nogil
    cdef void ban(self, int card) noexcept nogil
    cdef void end_without_discard(self) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    cdef void win_round(self) noexcept nogil
    @cython.locals(highest=cython.int, seat=cython.int, points=cython.int, cards=cython.ulonglong)
    cdef void score_round(self) noexcept nogil
    @cython.locals(points=cython.int, hand=cython.ulonglong)
    cdef int hand_points(self, int seat) noexcept nogil
    cdef void begin_next_round(self) noexcept nogil
    @cython.locals(lowest_total=cython.int, seat=cython.int)
    cdef void end_game(self) noexcept nogil

    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void copy_potter(self, Potter other) noexcept nogil
    @cython.locals(owner=cython.int, hidden=cython.ulonglong, _=cython.int)
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef unsigned long long mixed(self, unsigned long long seen) noexcept nogil
    @cython.locals(step=cython.int, meld=cython.int, place=cython.int, suit=cython.int, owner=cython.int)
    cdef void write_planes(self, int seat, unsigned char* planes) noexcept nogil
