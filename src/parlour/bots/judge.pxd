cimport cython
from libc.math cimport sqrt

from parlour.bots.policy cimport Policy
from parlour.bots.search cimport Search
from parlour.core.consts cimport OVER, SPECTATOR
from parlour.core.rng cimport Rng
from parlour.core.state cimport State


cdef class PlayingJudge(Search):
    cdef readonly object trust
    cdef readonly int worlds

    cpdef chances(self, State state, seat, Rng rng, int worlds)
    @cython.locals(place=cython.int, _=cython.int, value=cython.double, arrives=cython.bint)
    cdef void forecast(self, State state, int seat, Rng rng, int worlds)
    @cython.locals(share=cython.double, variance=cython.double)
    cpdef chance_of(self, int place, int worlds)
    @cython.locals(_=cython.int, count=cython.int)
    cpdef weigh(self, State state, actions, Rng rng, int worlds)
    @cython.locals(_=cython.int, place=cython.int)
    cpdef weigh_turns(self, State state, turns, Rng rng, int worlds)
    @cython.locals(seat=cython.int, place=cython.int, action=cython.int, base=cython.double, value=cython.double)
    cdef try_turns(self, State state, turns, Rng rng)
