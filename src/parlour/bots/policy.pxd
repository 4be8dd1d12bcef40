cimport cython

from parlour.core.consts cimport OVER
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State


cdef class Policy:
    cdef int choose(self, State state, Room room, Rng rng) noexcept nogil
    @cython.locals(chosen=cython.int)
    cpdef int action(self, State state, Rng rng) except -1
    cdef int shortlist(self, State state, int* cells, int count) noexcept nogil
    cdef int doubt(self, State world, int seat) noexcept nogil
    cdef void set_out(self, State state) noexcept nogil
    cdef bint arrived(self, State state) noexcept nogil
    cdef double worth(self, State state, int seat) noexcept nogil
