cimport cython

from parlour.bots.consts cimport MOST_CANDIDATES, MOST_TABLES
from parlour.bots.policy cimport Policy
from parlour.core.consts cimport OVER
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State


cdef int case_of(int number, int last) noexcept nogil


cdef class LinearQ(Policy):
    cdef readonly object table
    cdef readonly object cases
    cdef double[::1] values
    cdef readonly int tables
    cdef readonly int size
    cdef int least_seats
    cdef int first[MOST_TABLES]
    cdef int cells[MOST_TABLES]
    cdef int choices[MOST_CANDIDATES]
    cdef int count
    cdef double best_value

    cdef int choose(self, State state, Room room, Rng rng) noexcept nogil
    cdef int forced(self, State state, Room room, Rng rng) noexcept nogil
    cdef void list_choices(self, State state, Room room) noexcept nogil
    cdef void add_choice(self, int action) noexcept nogil
    cdef void describe(self, State state, int action) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void clear(self) noexcept nogil
    @cython.locals(place=cython.int, block=cython.int)
    cdef void find_cells(self, State state, int action) noexcept nogil
    @cython.locals(value=cython.double, place=cython.int)
    cdef double value_of(self, State state, int action) noexcept nogil
    @cython.locals(best=cython.int, i=cython.int, value=cython.double)
    cdef int best(self, State state) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint lists(self, int action) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef dict chances(self, State state)
    @cython.locals(i=cython.int)
    cpdef list features(self, State state, int action)
    cdef void begin(self, State state, Rng rng) noexcept nogil
    cdef void note(self, State state) noexcept nogil
    cdef bint ended(self, State state) noexcept nogil
    cdef double share(self, State state, int seat) noexcept nogil
