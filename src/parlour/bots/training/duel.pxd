cimport cython

from parlour.bots.policy cimport Policy
from parlour.core.consts cimport OVER
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State


cdef class Duel:
    cdef readonly Policy one
    cdef readonly Policy other
    cdef readonly int seats
    cdef Room room
    cdef Rng chance
    cdef State state

    @cython.locals(total=cython.double, seat=cython.int, source=Rng)
    cpdef double share(self, object seed) except -1
    cdef double play(self, int seat, Rng source) noexcept nogil
