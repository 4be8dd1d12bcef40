cimport cython

from parlour.games.jolly.play.policy cimport MELD_LIKING, NOTHING, JollyPolicy
from parlour.games.jolly.play.discards cimport PAIRS_A_CARD, PAIRS_OF, RUNS_OF
from parlour.bots.linear_q cimport LinearQ, case_of
from parlour.core.bits cimport bit, count, lowest
from parlour.core.consts cimport SUIT_CARDS
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State
from parlour.games.jolly.law.consts cimport *
from parlour.games.jolly.law.melding cimport MELD_CARDS, MELD_JOKERS
from parlour.games.jolly.law.rules cimport Jolly


# The same numbers as in q.py, for C.
cdef enum:
    T_BASE = 0
    T_RACE = 1
    T_OUTS = 2
    T_HAND = 3
    T_ROUND = 4
    T_LINKS = 5
    T_FAR = 6
    T_CARD = 7
    T_TABLE = 8
    T_GIVES = 9
    DRAWS = 0
    TAKES = 1
    MELDS = 2
    LAYS_OFF = 3
    SWAPS = 4
    DISCARDS = 5
    ACTS = 6
    LOOSE = 14
    HELD = 14
    OUTS = 20


cdef class JollyQ(LinearQ):
    cdef JollyPolicy book
    cdef int kind
    cdef unsigned long long ones
    cdef unsigned long long twos
    cdef int jokers
    cdef int held

    cdef int forced(self, State state, Room room, Rng rng) noexcept nogil
    cdef int forced_jolly(self, Jolly state, Room room) noexcept nogil
    cdef int forced_draw(self, Jolly state) noexcept nogil
    @cython.locals(listed=cython.int)
    cdef int forced_laying(self, Jolly state, Room room) noexcept nogil
    cdef void list_choices(self, State state, Room room) noexcept nogil
    cdef void list_jolly(self, Jolly state, Room room) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void list_discards(self, Jolly state, Room room) noexcept nogil
    @cython.locals(meld=cython.int, lay_off=cython.int, swap=cython.int, i=cython.int, action=cython.int)
    cdef void list_laying(self, Jolly state, Room room) noexcept nogil
    cdef void describe(self, State state, int action) noexcept nogil
    @cython.locals(seat=cython.int, own=cython.int, theirs=cython.int, loose=cython.int, points=cython.int, progress=cython.int, outs=cython.ulonglong, placed=cython.ulonglong)
    cdef void describe_jolly(self, Jolly state, int action) noexcept nogil
    @cython.locals(seat=cython.int, card=cython.int)
    cdef void see_action(self, Jolly state, int action) noexcept nogil
    cdef void take_out(self, int card) noexcept nogil
    @cython.locals(hand=cython.ulonglong, pair=cython.ulonglong, lacking=cython.ulonglong, runs=cython.int, sets=cython.int, far=cython.int, gives=cython.int, i=cython.int, seat=cython.int, copies=cython.int)
    cdef void describe_discard(self, Jolly state, int card, int own, int theirs) noexcept nogil
