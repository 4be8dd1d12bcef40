cimport cython

from parlour.core.bits cimport count, lowest
from parlour.games.notty.law.consts cimport *
from parlour.games.notty.law.groups cimport GROUP_CARDS, RUN_ACTION, set_numbers


cdef int POWER[NUMBERS + 1]
cdef int BASE_THREE[FIRST_COLOUR + 1]
cdef unsigned char BY_RUNS[TABLE_SIZE]

@cython.locals(number=cython.int, mask=cython.int, held=cython.int)
cdef void write_tables()
@cython.locals(first=cython.int, best=cython.int, rest=cython.int, length=cython.int)
cdef int most_by_runs(int held) noexcept nogil
@cython.locals(shift=cython.int)
cdef int colour_index(unsigned long long ones, unsigned long long twos, int colour) noexcept nogil
@cython.locals(total=cython.int, colour=cython.int)
cdef int covered_by_runs(unsigned long long ones, unsigned long long twos) noexcept nogil
@cython.locals(best=cython.int, numbers=cython.ulonglong, number=cython.int, start=cython.int, action=cython.int, cards=cython.ulonglong, size=cython.int, found=cython.int)
cdef int covered(unsigned long long ones, unsigned long long twos, int first_set) noexcept nogil
cdef int loose(unsigned long long ones, unsigned long long twos) noexcept nogil
@cython.locals(written=cython.longlong, place=cython.longlong, action=cython.int, cards=cython.ulonglong)
cdef long long division(unsigned long long ones, unsigned long long twos) noexcept nogil
@cython.locals(best=cython.int, chosen=cython.int, most=cython.int, action=cython.int, cards=cython.ulonglong, size=cython.int)
cdef int largest_group(unsigned long long ones, unsigned long long twos) noexcept nogil
cdef int number_of_set(int action) noexcept nogil
@cython.locals(action=cython.int, cards=cython.ulonglong, size=cython.int)
cdef list sets_of_cover(unsigned long long ones, unsigned long long twos, int best)
@cython.locals(first=cython.int, rest=cython.int, length=cython.int)
cdef list runs_of_cover(int held, int colour)
