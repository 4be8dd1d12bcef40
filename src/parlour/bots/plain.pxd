cimport cython

from parlour.bots.policy cimport Policy
from parlour.core.plain cimport PlainState
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State


cdef class PlainPolicy(Policy):
    @cython.locals(chosen=cython.int)
    cdef int choose(self, State state, Room room, Rng rng) noexcept nogil
    @cython.locals(kept=cython.int, i=cython.int)
    cdef int shortlist(self, State state, int* cells, int count) noexcept nogil
    @cython.locals(there=cython.bint)
    cdef bint arrived(self, State state) noexcept nogil
    @cython.locals(share=cython.double)
    cdef double worth(self, State state, int seat) noexcept nogil
