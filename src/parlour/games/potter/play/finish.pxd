cimport cython

from parlour.games.potter.play.hands cimport in_threes
from parlour.core.bits cimport bit, count, lowest
from parlour.core.consts cimport CARDS, NO_CARD, ONE_RANK, RUN_THREES, RUNS_A_SUIT, SUIT_CARDS, THREES
from parlour.core.melds cimport THREE_CARDS, first_place, second_place


cdef unsigned long long above(unsigned long long cards) noexcept nogil
cdef unsigned long long below(unsigned long long cards) noexcept nogil


@cython.final
cdef class Going:
    cdef unsigned long long potters
    cdef unsigned long long fit
    cdef unsigned long long low
    cdef unsigned long long high
    cdef unsigned long long sets
    cdef bint ace_high

    cdef void clear_table(self) noexcept nogil
    cdef void lay(self, int first, int second, bint is_run) noexcept nogil
    @cython.locals(three=cython.int)
    cdef bint goes_out(self, unsigned long long hand, int step, bint may_wild, bint may_lay) noexcept nogil
    @cython.locals(near=cython.ulonglong)
    cdef bint is_far(self, unsigned long long hand, bint may_wild) noexcept nogil
    cdef bint is_natural(self, unsigned long long hand, int three) noexcept nogil
    cdef bint is_open(self, int three) noexcept nogil
    @cython.locals(missing=cython.ulonglong)
    cdef bint wants_one_wild(self, unsigned long long hand, int three) noexcept nogil
    @cython.locals(low=cython.ulonglong, high=cython.ulonglong, sets=cython.ulonglong, stands=cython.ulonglong, rest=cython.ulonglong, found=cython.bint)
    cdef bint goes_after(self, unsigned long long hand, int three, int wilds, int step) noexcept nogil
    @cython.locals(low=cython.ulonglong, high=cython.ulonglong, sets=cython.ulonglong, wilds=cython.int, found=cython.ulonglong)
    cdef bint fits_on(self, unsigned long long rest) noexcept nogil
