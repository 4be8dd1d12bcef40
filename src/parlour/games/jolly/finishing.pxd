cimport cython

from parlour.core.bits cimport bit, count, lowest
from parlour.core.consts cimport *
from parlour.core.melds cimport THREE_CARDS, THREE_PLACES
from parlour.core.rng cimport mix
from parlour.games.jolly.consts cimport *
from parlour.games.jolly.melding cimport MELD_CARDS, MELD_JOKERS, PLACE_POINTS, Melding


cdef unsigned long long NEIGHBOURS[CARDS]

@cython.locals(card=cython.int, three=cython.int, place=cython.int)
cdef void write_neighbours()
cdef int meld_of(int action, int melds) noexcept nogil


cdef class Finishing(Melding):
    cdef unsigned long long led_nowhere[MEMO]
    cdef int opened
    cdef int phase
    cdef int first_new
    cdef int taken
    cdef int taken_used
    cdef readonly int swapped
    cdef bint final_discard
    cdef int best_opening
    cdef int last_laid

    cpdef make_parts(self)
    cdef bint has_opened(self) noexcept nogil
    @cython.locals(points=cython.int, meld=cython.int)
    cdef int new_points(self) noexcept nogil
    @cython.locals(meld=cython.int)
    cdef bint has_pure_run(self) noexcept nogil
    cdef bint opening_holds(self) noexcept nogil
    cdef bint may_lay_off(self) noexcept nogil
    cdef bint owes_opening(self) noexcept nogil
    cdef bint owes_taken(self) noexcept nogil
    @cython.locals(laid=cython.int, meld=cython.int)
    cdef int owes_jokers(self) noexcept nogil
    cdef bint owes(self) noexcept nogil
    @cython.locals(meld=cython.int)
    cdef bint fits(self, int action) noexcept nogil
    @cython.locals(meld=cython.int, other=cython.int)
    cdef bint breaks_opening(self, int spot_and_filler) noexcept nogil
    @cython.locals(action=cython.int)
    cdef int list_laying(self, int* cells, int listed) noexcept nogil
    cdef bint leads_on(self, int action) noexcept nogil
    cdef bint may_open(self) noexcept nogil
    cdef bint may_still_open(self) noexcept nogil
    @cython.locals(hand=cython.ulonglong, suit=cython.int)
    cdef bint holds_run(self) noexcept nogil
    @cython.locals(seat=cython.int, points=cython.int, least=cython.int, copy=cython.int, hand=cython.ulonglong, rank=cython.int, worth=cython.int)
    cdef int most_points(self) noexcept nogil
    cdef bint can_finish_opening(self) noexcept nogil
    @cython.locals(left=cython.int, key=cython.ulonglong, action=cython.int, is_old=cython.bint)
    cdef void seek_opening(self) noexcept nogil
    @cython.locals(left=cython.int, opening=cython.bint, spent=cython.bint, key=cython.ulonglong)
    cdef bint can_finish(self) noexcept nogil
    @cython.locals(pure_first=cython.bint, action=cython.int, fits=cython.bint)
    cdef bint finish_by_melds(self, bint opening) noexcept nogil
    cdef int next_meld(self, int action) noexcept nogil
    @cython.locals(action=cython.int, fits=cython.bint)
    cdef bint finish_by_table(self, bint opening, bint spent) noexcept nogil
    cdef bint pays(self, int action) noexcept nogil
    @cython.locals(meld=cython.int, base=cython.int)
    cdef bint pays_off(self, int action) noexcept nogil
    @cython.locals(seat=cython.int, ones=cython.ulonglong, twos=cython.ulonglong, jokers=cython.int, melds=cython.int, meld=cython.int, base=cython.int, natural=cython.int, wild=cython.int, swapped=cython.int, taken_used=cython.int, found=cython.bint)
    cdef bint look_after(self, int action, int purpose, int spare) noexcept nogil
    @cython.locals(seat=cython.int, key=cython.ulonglong, meld=cython.int, part=cython.ulonglong)
    cdef unsigned long long turn_key(self) noexcept nogil
    @cython.locals(left=cython.int, key=cython.ulonglong, card=cython.int)
    cdef bint can_clear(self, int spare) noexcept nogil
    @cython.locals(seat=cython.int, loners=cython.int, hand=cython.ulonglong, card=cython.int)
    cdef bint too_many_loners(self, int spare) noexcept nogil
    @cython.locals(hand=cython.ulonglong)
    cdef int next_to_go(self) noexcept nogil
    @cython.locals(seat=cython.int, found=cython.bint)
    cdef bint clear_without(self, int card) noexcept nogil
    @cython.locals(action=cython.int, joker=cython.int, fits=cython.bint)
    cdef bint clear_by(self, int card, int spare) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void lay(self, int action) noexcept nogil
    @cython.locals(places=cython.int, _=cython.int)
    cdef void put_meld(self, int meld) noexcept nogil
    cdef void put(self, int card) noexcept nogil
