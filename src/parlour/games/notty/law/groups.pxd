cimport cython

from parlour.core.bits cimport bit
from parlour.games.notty.law.consts cimport *


cdef unsigned long long GROUP_CARDS[ACTIONS]
cdef int RUN_ACTION[KINDS * (NUMBERS + 1)]

@cython.locals(action=cython.int, first=cython.int, length=cython.int, number=cython.int, colour=cython.int, whole=cython.ulonglong)
cdef void write_group_table()
cdef unsigned long long run_starts(unsigned long long hand) noexcept nogil
@cython.locals(none_missing=cython.ulonglong, one_missing=cython.ulonglong, held=cython.ulonglong, colour=cython.int)
cdef unsigned long long set_numbers(unsigned long long hand) noexcept nogil
