cimport cython
from libc.math cimport pow

from parlour.games.notty.play.value cimport NottyValue
from parlour.core.consts cimport OVER
from parlour.core.state cimport State
from parlour.games.notty.law.rules cimport Notty

cdef double SHARPNESS


cdef class NottyJudgePolicy(NottyValue):
    cdef int last_turn

    cdef void set_out(self, State state) noexcept nogil
    cdef bint arrived(self, State state) noexcept nogil
    cdef double worth(self, State state, int seat) noexcept nogil
    @cython.locals(whole=cython.double, own=cython.double, chance=cython.double, other=cython.int)
    cdef double expected(self, Notty state, int seat) noexcept nogil
