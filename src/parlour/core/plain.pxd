cimport cython

from parlour.core.consts cimport OVER, WORD64
from parlour.core.rng cimport Rng, mix
from parlour.core.state cimport Room, State


cdef class PlainState(State):
    cdef Room scratch(self)
    cdef void fail(self, object error)
    cdef void deal_cards(self) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int list_legal(self, int* cells) noexcept nogil
    cdef void apply(self, int action) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void write_planes(self, int seat, unsigned char* planes) noexcept nogil
    cdef unsigned long long mixed(self, unsigned long long seen) noexcept nogil
