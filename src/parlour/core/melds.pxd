cimport cython

from parlour.core.bits cimport bit, count, lowest
from parlour.core.consts cimport *


cdef unsigned long long THREE_CARDS[THREES]
cdef int THREE_PLACES[3 * THREES]

@cython.locals(three=cython.int, place=cython.int, suit=cython.int)
cdef void write_threes()
cpdef bint is_set(unsigned long long stands) noexcept nogil
cdef bint ace_is_high(unsigned long long ranks) noexcept nogil
@cython.locals(missing=cython.ulonglong, suit=cython.int, ranks=cython.ulonglong, low=cython.int)
cpdef int first_place(unsigned long long stands) noexcept nogil
@cython.locals(suit=cython.int, ranks=cython.ulonglong, low=cython.int, above=cython.int)
cpdef int second_place(unsigned long long stands, bint ace_high) noexcept nogil
