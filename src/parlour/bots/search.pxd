cimport cython
from libc.math cimport sqrt

from parlour.bots.consts cimport MOST_CANDIDATES, MOST_DOUBT, MOST_STEPS
from parlour.bots.policy cimport Policy
from parlour.core.consts cimport OVER
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State


cdef int ROUND_OF_WORLDS
cdef double DROP


cdef class Search:
    cdef readonly Policy policy
    cdef readonly double gate
    cdef readonly bint peeks
    cdef Room room
    cdef State root
    cdef State world
    cdef State twin
    cdef Rng chance
    cdef Rng fate
    cdef int actions[MOST_CANDIDATES]
    cdef bint dropped[MOST_CANDIDATES]
    cdef int visits[MOST_CANDIDATES]
    cdef double sums[MOST_CANDIDATES]
    cdef double squares[MOST_CANDIDATES]
    cdef double gains[MOST_CANDIDATES]
    cdef double gain_squares[MOST_CANDIDATES]
    cdef int count
    cdef int base
    cdef readonly int simulations

    cpdef think(self, State state, Rng rng, int budget)
    @cython.locals(own=cython.int, legal=cython.int, listed=cython.int, i=cython.int)
    cdef void list_candidates(self, State state, Rng rng) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void add_candidate(self, int action) noexcept nogil
    @cython.locals(alive=cython.int, _=cython.int)
    cdef void spend(self, State state, Rng rng, int budget)
    @cython.locals(seat=cython.int, base=cython.double, place=cython.int, value=cython.double)
    cdef void try_a_world(self, State state, Rng rng) noexcept nogil
    cdef void note(self, int place, double value, double gain) noexcept nogil
    @cython.locals(strict=cython.int)
    cdef void imagine_world(self, State state, int seat, Rng rng) noexcept nogil
    cdef double value_of(self, int action, int seat) noexcept nogil
    @cython.locals(steps=cython.int)
    cdef bint play_out(self, State state) noexcept nogil
    @cython.locals(alive=cython.int, place=cython.int)
    cdef int drop_the_worse(self) noexcept nogil
    @cython.locals(visits=cython.int, mean=cython.double, variance=cython.double)
    cdef double gain_spread(self, int place) noexcept nogil
