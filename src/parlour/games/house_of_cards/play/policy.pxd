cimport cython
from libc.math cimport exp

from parlour.bots.policy cimport Policy
from parlour.core.consts cimport OVER
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State
from parlour.games.house_of_cards.law.consts cimport *
from parlour.games.house_of_cards.law.rules cimport HouseOfCards


# The same number as in policy.py, for C.
cdef enum:
    LEAF_VALUES = 6


cdef class HouseOfCardsPolicy(Policy):
    cdef double leaf[LEAF_VALUES]

    cdef int choose(self, State state, Room room, Rng rng) noexcept nogil
    @cython.locals(first=cython.int, held=cython.int, one=cython.int, other=cython.int)
    cdef int choose_house(self, HouseOfCards state) noexcept nogil
    @cython.locals(after=cython.int)
    cdef int liking(self, HouseOfCards state, int card) noexcept nogil
    @cython.locals(value=cython.int)
    cdef int cost(self, HouseOfCards state, int card) noexcept nogil
    cdef int to_put_away(self, HouseOfCards state, int first, int held) noexcept nogil
    @cython.locals(value=cython.int)
    cdef int number(self, int card) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef int swap(self, HouseOfCards state, int first, int held) noexcept nogil
    cdef bint arrived(self, State state) noexcept nogil
    cdef bint round_begins(self, HouseOfCards state) noexcept nogil
    cdef double worth(self, State state, int seat) noexcept nogil
    @cython.locals(whole=cython.double, own=cython.double, other=cython.int, left=cython.int, power=cython.double)
    cdef double expected(self, HouseOfCards state, int seat) noexcept nogil
