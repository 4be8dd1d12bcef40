cimport cython

from parlour.core.consts cimport OVER
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State


cdef class Batch:
    cdef readonly object game
    cdef readonly int count
    cdef readonly int seats
    cdef readonly int actions
    cdef Room room
    cdef Rng rng
    cdef list states
    cdef readonly object observations
    cdef readonly object masks
    cdef readonly object turns
    cdef readonly object rewards
    cdef readonly object ended
    cdef unsigned char[:, ::1] flat_observations
    cdef unsigned char[:, ::1] view_masks
    cdef int[::1] view_turns
    cdef float[:, ::1] view_rewards
    cdef unsigned char[::1] view_ended

    @cython.locals(row=cython.int)
    cdef int first_illegal(self, int[::1] actions) except -2
    @cython.locals(row=cython.int, state=State)
    cdef void deal_all(self) except *
    @cython.locals(row=cython.int, state=State)
    cdef void advance(self, int[::1] actions) except *
    @cython.locals(seat=cython.int)
    cdef void advance_one(self, int row, State state, int action) noexcept nogil
    cdef void deal(self, int row, State state) noexcept nogil
    @cython.locals(i=cython.int)
    cdef void look(self, int row, State state) noexcept nogil
