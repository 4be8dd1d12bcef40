cimport cython

from parlour.core.bits cimport bit, lowest
from parlour.core.consts cimport SUIT_CARDS
from parlour.games.jolly.law.consts cimport JOKER, NO_PLACE, PLACES, SET_BASE
from parlour.games.jolly.law.rules cimport Jolly


cdef class FaceUp:
    cdef unsigned long long seen
    cdef unsigned long long seen_twice
    cdef unsigned long long fitting
    cdef unsigned long long nearly

    @cython.locals(i=cython.int)
    cdef void look_at_table(self, Jolly state) noexcept nogil
    @cython.locals(places=cython.int, end=cython.int, place=cython.int)
    cdef void look_at_meld(self, Jolly state, int meld) noexcept nogil
    cdef void see(self, int card) noexcept nogil
    cdef void see_cards(self, unsigned long long ones, unsigned long long twos) noexcept nogil
    cdef int unseen(self, int card) noexcept nogil
