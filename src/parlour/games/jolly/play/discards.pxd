cimport cython

from parlour.games.jolly.play.face_up cimport FaceUp
from parlour.core.bits cimport bit, lowest
from parlour.core.consts cimport CARDS, RUN_THREES, THREES
from parlour.core.melds cimport THREE_CARDS
from parlour.games.jolly.law.consts cimport JOKER, NOBODY
from parlour.games.jolly.law.rules cimport Jolly


# The same numbers as in discards.py, for C.
cdef enum:
    PAIRS_A_CARD = 6

cdef double NEVER
cdef unsigned long long PAIRS_OF[CARDS * PAIRS_A_CARD]
cdef int RUNS_OF[CARDS]

@cython.locals(card=cython.int, three=cython.int, place=cython.int, found=cython.int)
cdef void write_tables()


@cython.final
cdef class Discards(FaceUp):
    cdef double meld
    cdef double run_link
    cdef double pure_link
    cdef double set_link
    cdef double far_link
    cdef double joker_link
    cdef double second_copy
    cdef double waits
    cdef double near
    cdef double feeds

    @cython.locals(seat=cython.int)
    cdef void look_around(self, Jolly state) noexcept nogil
    @cython.locals(best=cython.int, least=cython.double, card=cython.int, value=cython.double)
    cdef int loosest(self, Jolly state, unsigned long long cards) noexcept nogil
    @cython.locals(seat=cython.int, value=cython.double)
    cdef double value_of(self, Jolly state, int card) noexcept nogil
    @cython.locals(value=cython.double, i=cython.int, hand=cython.ulonglong, pair=cython.ulonglong, lacking=cython.ulonglong)
    cdef double value_of_pairs(self, Jolly state, int card) noexcept nogil
    cdef double link(self, Jolly state, bint is_run) noexcept nogil
    cdef int unseen_pairs(self, unsigned long long pair) noexcept nogil
