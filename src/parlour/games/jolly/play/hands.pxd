cimport cython

from parlour.games.jolly.play.face_up cimport FaceUp
from parlour.core.bits cimport bit, count
from parlour.core.consts cimport SUIT_CARDS, SUITS, WHOLE_SUIT
from parlour.games.jolly.law.consts cimport JOKER, OPENING, SEATED
from parlour.games.jolly.law.rules cimport Jolly


# The same numbers as in hands.py, for C.
cdef enum:
    HOLDINGS = 8192
    SIDES = 4
    SIDE = 53
    PROGRESS = 0
    LOOSE = 20
    OUTS = 35
    JOKERS_HELD = 45
    TURN = 50
    TRAITS = 5

cdef short IN_RUNS[HOLDINGS]
cdef short RUN_OUTS[HOLDINGS]
cdef short POINTS[HOLDINGS]

@cython.locals(holding=cython.int, rank=cython.int)
cdef void write_tables()
@cython.locals(places=cython.int, runs=cython.int)
cdef int in_runs(int holding) noexcept nogil
@cython.locals(places=cython.int, pairs=cython.int, gaps=cython.int, outs=cython.int)
cdef int run_outs(int holding) noexcept nogil
cdef int low_ace(int places) noexcept nogil
cdef int at_most(int number, int most) noexcept nogil


@cython.final
cdef class Hands(FaceUp):
    cdef double odds[SIDES * SIDE]
    cdef unsigned long long melded
    cdef unsigned long long outs
    cdef int points
    cdef bint pure
    cdef int traits[SEATED * TRAITS]

    @cython.locals(i=cython.int, lead=cython.double)
    cdef double lead_of(self, Jolly state, int seat) noexcept nogil
    cdef void look(self, Jolly state) noexcept nogil
    cdef int loose_cards(self, Jolly state, int seat, unsigned long long places) noexcept nogil
    @cython.locals(first=cython.int, opened=cython.int, side=cython.int, places=cython.ulonglong, loose=cython.int, progress=cython.int)
    cdef void look_at_hand(self, Jolly state, int seat) noexcept nogil
    @cython.locals(points=cython.int)
    cdef int opening_of(self, Jolly state, int seat) noexcept nogil
    @cython.locals(a=cython.int, b=cython.int, c=cython.int, d=cython.int, threes=cython.int, twos=cython.int, suit=cython.int, ranks=cython.int, laid=cython.ulonglong, wanted=cython.ulonglong)
    cdef void find_melds(self, unsigned long long hand) noexcept nogil
    @cython.locals(top=cython.int)
    cdef int turn_of(self, Jolly state, int seat) noexcept nogil
