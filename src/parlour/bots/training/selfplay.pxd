cimport cython

from parlour.bots.consts cimport MOST_CANDIDATES, MOST_STEPS, MOST_TABLES
from parlour.bots.linear_q cimport LinearQ
from parlour.bots.policy cimport Policy
from parlour.core.consts cimport MOST_SEATS, OVER
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State

cdef int ITSELF
cdef int EARLIER
cdef int BOOK
cdef int POOL


cdef class SelfPlay:
    cdef LinearQ learner
    cdef LinearQ earlier
    cdef Policy book
    cdef double[::1] values
    cdef int[::1] visits
    cdef double exploring
    cdef double discount
    cdef double patience
    cdef double least_step
    cdef Rng rng
    cdef Rng chance
    cdef Room room
    cdef State state
    cdef int last[MOST_SEATS * MOST_TABLES]
    cdef bint waits[MOST_SEATS]
    cdef int turn[MOST_SEATS]
    cdef int player[MOST_SEATS]

    @cython.locals(_=cython.int)
    cpdef play(self, int games)
    @cython.locals(seat=cython.int, steps=cython.int, action=cython.int)
    cdef void play_one(self, State state) noexcept nogil
    @cython.locals(action=cython.int, seat=cython.int, best=cython.int, value=cython.double)
    cdef int decide(self, State state) noexcept nogil
    cdef int other_choice(self, State state, int best) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void remember(self, State state, int seat, int action) noexcept nogil
    @cython.locals(place=cython.int, cell=cython.int, value=cython.double, step=cython.double)
    cdef void learn(self, int seat, double target) noexcept nogil
