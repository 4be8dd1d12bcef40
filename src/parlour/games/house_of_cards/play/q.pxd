cimport cython

from parlour.bots.linear_q cimport LinearQ, case_of
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State
from parlour.games.house_of_cards.law.consts cimport *
from parlour.games.house_of_cards.law.rules cimport HouseOfCards


# The same numbers as in q.py, for C.
cdef enum:
    T_LEFT = 0
    T_AHEAD = 1
    T_LEAD = 2
    T_SUM = 3
    T_KEPT = 4
    T_CARDS = 5
    T_STREAK = 6
    T_SPECIAL = 7
    T_DECK = 8
    T_REST = 9
    PLAYS = 0
    REMOVES = 1
    DECLINES_HOUSE = 2
    EXCHANGES = 3
    DECLINES_SWAP = 4
    RESHUFFLES = 5
    STAYS = 6
    WAYS_TO_ACT = 7
    NO_OTHER = 15
    VALUES = 16
    LEFT = 40
    LEADS = 61
    LEFT_BY_FOURS = 10
    LEADS_BY_TWOS = 21
    GAPS = 41
    FAR = 30
    NEAR_GAPS = 13

@cython.locals(value=cython.int)
cdef int kind_of(HouseOfCards state, int action) noexcept nogil


cdef class HouseOfCardsQ(LinearQ):
    cdef int kind
    cdef int card
    cdef int other
    cdef int after
    cdef int cost
    cdef bint echo
    cdef int last_number

    @cython.locals(i=cython.int)
    cdef void list_choices(self, State state, Room room) noexcept nogil
    cdef void describe(self, State state, int action) noexcept nogil
    @cython.locals(ends=cython.int, gap=cython.int, given=cython.int, other=cython.int)
    cdef void describe_house(self, HouseOfCards state, int action) noexcept nogil
    @cython.locals(value=cython.int)
    cdef void see_action(self, HouseOfCards state, int action) noexcept nogil
    @cython.locals(first=cython.int)
    cdef int other_of(self, HouseOfCards state) noexcept nogil
    @cython.locals(seat=cython.int, own=cython.int, least=cython.int, other=cython.int, left=cython.int)
    cdef void describe_lead(self, HouseOfCards state, int ends) noexcept nogil
    cdef int gap_case(self, HouseOfCards state) noexcept nogil
    @cython.locals(seat=cython.int, streak=cython.int, house=cython.int)
    cdef int streak_case(self, HouseOfCards state, int ends) noexcept nogil
    @cython.locals(pair=cython.int, number=cython.int, cards=cython.int, card=cython.int, copies=cython.int)
    cdef int deck_number(self, HouseOfCards state) noexcept nogil
