cimport cython

from parlour.games.notty.play.consts cimport MACROS
from parlour.games.notty.play.policy cimport NottyPolicy
from parlour.games.notty.play.q cimport NottyQ
from parlour.core.consts cimport OVER
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room
from parlour.games.notty.law.consts cimport *
from parlour.games.notty.law.rules cimport Notty

cdef double DISCOUNT
cdef double LEAST_STEP
cdef double EXPLORING
cdef int NOTHING
cdef int BOOKISH
cdef int PASSING


cdef class SelfPlay:
    cdef NottyQ learner
    cdef int[::1] visits
    cdef Rng rng
    cdef Room room
    cdef NottyPolicy book
    cdef Notty state
    cdef int cell[MOST_SEATED]
    cdef int turn[MOST_SEATED]
    cdef bint by_book[MOST_SEATED]
    cdef bint passes[MOST_SEATED]

    @cython.locals(_=cython.int)
    cpdef play(self, int games)
    @cython.locals(seat=cython.int)
    cdef void play_one(self, Notty state) noexcept nogil
    @cython.locals(forced=cython.int, seat=cython.int, best=cython.int, later=cython.double)
    cdef int decide(self, Notty state) noexcept nogil
    @cython.locals(macro=cython.int)
    cdef int any_open(self) noexcept nogil
    @cython.locals(step=cython.double)
    cdef void learn(self, int cell, double target) noexcept nogil
