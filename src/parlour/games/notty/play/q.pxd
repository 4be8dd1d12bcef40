cimport cython

from parlour.games.notty.play.consts cimport CYCLE_ONE, FINISH_TURN, LAST_ROWS, MACROS, ROWS, STEAL_ONE, UNTRIED
from parlour.games.notty.play.policy cimport NottyPolicy, within
from parlour.games.notty.play.hand cimport *
from parlour.core.bits cimport bit, lowest
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State
from parlour.games.notty.law.consts cimport *
from parlour.games.notty.law.cover cimport loose
from parlour.games.notty.law.rules cimport Notty

cdef int SMALL_HAND
cdef double CLEAR_GAIN

cdef int size_case(int held) noexcept nogil
cdef int their_size_case(int held) noexcept nogil
cdef int near_case(int loose_ones, int finishing) noexcept nogil
cdef int rounds_case(int rounds) noexcept nogil
cdef int last_size_case(int held) noexcept nogil
cdef int threat_case(int finishing) noexcept nogil
cdef int at_most(int number, int most) noexcept nogil


cdef class NottyQ(NottyPolicy):
    cdef readonly object table
    cdef double[::1] values
    cdef double[::1] last_values
    cdef bint knows_end
    cdef bint is_last
    cdef int row
    cdef int open
    cdef int target

    cdef int choose(self, State state, Room room, Rng rng) noexcept nogil
    @cython.locals(forced=cython.int, chosen=cython.int, usual=cython.int, worth=cython.double, is_clear=cython.bint)
    cdef int choose_by_table(self, Notty state) noexcept nogil
    cdef int forced(self, Notty state) noexcept nogil
    @cython.locals(seat=cython.int, room=cython.int)
    cdef void look(self, Notty state) noexcept nogil
    cdef bint may_steal(self, Notty state) noexcept nogil
    @cython.locals(some=cython.ulonglong, both=cython.ulonglong, ones=cython.ulonglong, twos=cython.ulonglong, draws=cython.int, row=cython.int, other=cython.int)
    cdef int row_of(self, Notty state, int seat) noexcept nogil
    @cython.locals(some=cython.ulonglong, both=cython.ulonglong, ones=cython.ulonglong, twos=cython.ulonglong, row=cython.int, fewest=cython.int, threat=cython.int, other=cython.int, left=cython.int, case=cython.int)
    cdef int last_row_of(self, Notty state, int seat) noexcept nogil
    @cython.locals(place=cython.int, value=cython.double)
    cdef double value_of(self, int macro) noexcept nogil
    cdef void move(self, int place, double step, double target) noexcept nogil
    @cython.locals(chosen=cython.int, macro=cython.int)
    cdef int best(self) noexcept nogil
    cdef int action_of(self, int macro) noexcept nogil
    cdef int macro_of(self, int action) noexcept nogil
    @cython.locals(i=cython.int)
    cpdef dict chances(self, Notty state)
    @cython.locals(value=cython.double, share=cython.double)
    cdef double expected(self, Notty state, int seat) noexcept nogil
