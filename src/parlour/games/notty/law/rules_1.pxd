cimport cython

from parlour.games.notty.law.consts cimport *
from parlour.games.notty.law.rules cimport Notty


cdef class NottyOfThen(Notty):
    cpdef make_parts(self)
    cdef int left(self, int seat) noexcept nogil
    @cython.locals(fewest=cython.int, seat=cython.int)
    cdef void tell_limit(self) noexcept nogil
