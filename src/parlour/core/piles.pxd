cimport cython

from parlour.core.bits cimport bit
from parlour.core.consts cimport PILE_CELLS
from parlour.core.rng cimport Rng, mix


@cython.final
cdef class Pile:
    cdef unsigned char cells[PILE_CELLS]
    cdef unsigned char counts[PILE_CELLS]
    cdef readonly int size
    cdef void push(self, int card) noexcept nogil
    cdef int pop(self) noexcept nogil
    cdef void clear(self) noexcept nogil
    cdef void shuffle(self, Rng rng) noexcept nogil
    @cython.locals(card=cython.int, i=cython.int, place=cython.int, _=cython.int)
    cdef void deal_again(self, Rng rng) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void copy_from(self, Pile other) noexcept nogil
    @cython.locals(i=cython.int, cards=cython.ulonglong)
    cdef unsigned long long mask(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef unsigned long long mixed(self, unsigned long long seen) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef list cards(self)
