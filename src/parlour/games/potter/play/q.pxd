cimport cython

from parlour.bots.linear_q cimport LinearQ, case_of
from parlour.games.potter.play.policy cimport PotterPolicy
from parlour.games.potter.play.finish cimport above, below
from parlour.games.potter.play.hands cimport cover, hopes_of, in_threes
from parlour.core.bits cimport bit, count, lowest
from parlour.core.consts cimport ONE_RANK, OVER, SUIT_CARDS
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State
from parlour.games.potter.law.consts cimport *
from parlour.games.potter.law.rules cimport Potter


# The same numbers as in q.py, for C.
cdef enum:
    T_BASE = 0
    T_SIZE = 1
    T_WILDS = 2
    T_OUTS = 3
    T_POINTS = 4
    T_LINKS = 5
    T_GIVES = 6
    T_TABLE = 7
    T_LOOP = 8
    T_SAVED = 9
    DRAWS = 0
    TAKES = 1
    MELDS = 2
    LAYS_OFF = 3
    LAYS_WILD = 4
    DISCARDS = 5
    STOPS = 6
    LOOSE = 10
    SIZES = 16
    NEXT_SIZES = 5

cdef int size_case(int held) noexcept nogil
cdef int lap_case(int lap) noexcept nogil
@cython.locals(pairs=cython.ulonglong, ranks=cython.ulonglong, spades=cython.ulonglong, hearts=cython.ulonglong, diamonds=cython.ulonglong, clubs=cython.ulonglong)
cdef unsigned long long outs_of(unsigned long long hand) noexcept nogil


cdef class PotterQ(LinearQ):
    cdef PotterPolicy book
    cdef int first_round
    cdef int before[MOST_SEATED]
    cdef unsigned long long pile
    cdef unsigned long long rest
    cdef int kind
    cdef bint is_sallan

    cdef int forced(self, State state, Room room, Rng rng) noexcept nogil
    cdef int forced_potter(self, Potter state, Room room) noexcept nogil
    cdef int forced_draw(self, Potter state) noexcept nogil
    cdef bint is_sure(self, unsigned long long cards) noexcept nogil
    cdef int covered(self, unsigned long long cards) noexcept nogil
    cdef void list_choices(self, State state, Room room) noexcept nogil
    @cython.locals(fit=cython.ulonglong)
    cdef void list_potter(self, Potter state, Room room) noexcept nogil
    cdef void add_if_any(self, int action) noexcept nogil
    cdef void describe(self, State state, int action) noexcept nogil
    @cython.locals(seat=cython.int, wilds=cython.ulonglong, loose=cython.int, size=cython.int, outs=cython.ulonglong)
    cdef void describe_potter(self, Potter state, int action) noexcept nogil
    @cython.locals(spot=cython.int, filler=cython.int)
    cdef void see_action(self, Potter state, int action) noexcept nogil
    @cython.locals(dead=cython.ulonglong, following=cython.int, links=cython.int, hopes=cython.int, gives=cython.int)
    cdef void describe_discard(self, Potter state, int card) noexcept nogil
    @cython.locals(other=cython.int, least=cython.int)
    cdef int smallest_other(self, Potter state) noexcept nogil
    cdef void begin(self, State state, Rng rng) noexcept nogil
    cdef void begin_round(self, Potter state, Rng rng) noexcept nogil
    cdef void note(self, State state) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void note_totals(self, Potter state) noexcept nogil
    cdef bint ended(self, State state) noexcept nogil
    cdef bint round_ended(self, Potter state) noexcept nogil
    cdef double share(self, State state, int seat) noexcept nogil
    @cython.locals(other=cython.int)
    cdef double round_share(self, Potter state, int seat) noexcept nogil
