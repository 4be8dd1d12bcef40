cimport cython

from parlour.core.bits cimport bit, count, lowest
from parlour.core.consts cimport *
from parlour.core.melds cimport THREE_CARDS, THREE_PLACES
from parlour.core.state cimport State
from parlour.games.jolly.law.consts cimport *


cdef int PAIR_SUITS[PAIRS]
cdef int PLACE_POINTS[PLACES_OF_RUN]
cdef int WAY_WILDS[WAYS]
cdef unsigned long long MELD_CARDS[MELDS_OF_THREE]
cdef int MELD_JOKERS[MELDS_OF_THREE]

@cython.locals(pair=cython.int, suit=cython.int, other=cython.int, place=cython.int, action=cython.int)
cdef void write_tables()
@cython.locals(three=cython.int, cards=cython.ulonglong, place=cython.int)
cdef unsigned long long run_cards(int action) noexcept nogil
@cython.locals(rank=cython.int, suit=cython.int, cards=cython.ulonglong)
cdef unsigned long long pair_cards(int action) noexcept nogil


cdef class Melding(State):
    cdef unsigned long long ones[SEATED]
    cdef unsigned long long twos[SEATED]
    cdef int jokers[SEATED]
    cdef unsigned long long known_ones[SEATED]
    cdef unsigned long long known_twos[SEATED]
    cdef int known_jokers[SEATED]
    cdef int bases[MOST_MELDS]
    cdef int naturals[MOST_MELDS]
    cdef int wilds[MOST_MELDS]
    cdef readonly int melds

    cpdef make_parts(self)
    cdef int held(self, int seat) noexcept nogil
    cdef bint holds(self, int seat, int card) noexcept nogil
    cdef void receive(self, int seat, int card) noexcept nogil
    cdef void take_out(self, int seat, int card) noexcept nogil
    cdef void show(self, int seat, int card) noexcept nogil
    cdef void forget(self, int seat, int card) noexcept nogil
    cdef void give_up(self, int seat, int card) noexcept nogil
    cdef int size_of(self, int meld) noexcept nogil
    @cython.locals(rank=cython.int, points=cython.int, places=cython.int)
    cdef int points_of(self, int meld) noexcept nogil
    cdef int card_at(self, int meld, int place) noexcept nogil
    @cython.locals(missing=cython.int, places=cython.int, low=cython.int, above=cython.int)
    cdef int open_place(self, int meld, int end) noexcept nogil
    cdef bint takes_joker(self, int meld, int place) noexcept nogil
    @cython.locals(wilds=cython.int, _=cython.int)
    cdef int joker_place(self, int meld, int number) noexcept nogil
    @cython.locals(spot=cython.int)
    cdef int add_card(self, int spot_and_filler) noexcept nogil
    @cython.locals(meld=cython.int)
    cdef int swap_card(self, int meld_and_number) noexcept nogil
    cdef bint fits_meld(self, int seat, int action) noexcept nogil
    @cython.locals(spot=cython.int, meld=cython.int, place=cython.int, in_set_twice=cython.bint)
    cdef bint fits_add(self, int seat, int spot_and_filler) noexcept nogil
    @cython.locals(meld=cython.int, place=cython.int)
    cdef bint fits_swap(self, int seat, int meld_and_number) noexcept nogil
    @cython.locals(meld=cython.int, three=cython.int, wilds=cython.int)
    cdef void lay_meld_of(self, int action) noexcept nogil
    @cython.locals(spot=cython.int, meld=cython.int, place=cython.int, card=cython.int)
    cdef int add_to(self, int spot_and_filler) noexcept nogil
    @cython.locals(meld=cython.int, place=cython.int)
    cdef int swap_in(self, int meld_and_number) noexcept nogil
    @cython.locals(seat=cython.int, meld=cython.int)
    cdef void copy_melding(self, Melding other) noexcept nogil
