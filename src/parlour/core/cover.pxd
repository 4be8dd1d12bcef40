cimport cython

from parlour.core.bits cimport count, lowest
from parlour.core.consts cimport CARDS, ONE_RANK, SUIT_CARDS, SUITS, WHOLE_SUIT


# The same numbers as in cover.py, for C.
cdef enum:
    HOLDINGS = 8192
    SHORTEST = 3
    MOST_EITHER = 4
    MOST_JOKERS = 4
    CELLS = 9
    SET_CELLS = 126
    NEVER = -10000

cdef unsigned long long of_rank(unsigned long long hand, int rank) noexcept nogil
cdef int of_suit(unsigned long long hand, int suit) noexcept nogil
@cython.locals(best=cython.int, used=cython.int, found=cython.int)
cdef int highest_sum(int* runs, int* sets, int rank, int wilds) noexcept nogil


@cython.final
cdef class Solver:
    cdef int wild_value
    cdef bint ace_high
    cdef int set_wilds
    cdef int run_wilds
    cdef bint wilds_touch
    cdef short worth[HOLDINGS]
    cdef int set_fits[SUITS + 1]
    cdef short run_fits[HOLDINGS]
    cdef short by_runs[HOLDINGS * CELLS]
    @cython.locals(ranks=cython.int)
    cdef write_worth(self, object values)
    @cython.locals(naturals=cython.int, size=cython.int, wilds=cython.int)
    cdef void write_set_fits(self) noexcept nogil
    cdef bint is_set(self, int naturals, int wilds) noexcept nogil
    @cython.locals(run=cython.int, gaps=cython.int, wilds=cython.int)
    cdef int run_gaps(self, int places, int low, int high) noexcept nogil
    @cython.locals(fits=cython.int, ace=cython.int, places=cython.int, low=cython.int, high=cython.int, wilds=cython.int)
    cdef int find_run_fits(self, int ranks) noexcept nogil
    cdef int fits_of_run(self, int ranks) noexcept nogil
    @cython.locals(ranks=cython.int)
    cdef void write_tables(self) noexcept nogil
    @cython.locals(row=cython.int, wilds=cython.int, others=cython.int, some=cython.int, naturals=cython.int, fits=cython.int, used=cython.int, found=cython.int)
    cdef void learn(self, int ranks) noexcept nogil
    cdef int most_by_runs(self, int ranks, int wilds) noexcept nogil
    @cython.locals(total=cython.int, suit=cython.int, ranks=cython.int, best=cython.int, used=cython.int, found=cython.int)
    cdef void write_runs(self, unsigned long long hand, int wilds, int* runs) noexcept nogil
    @cython.locals(total=cython.int, rank=cython.int, row=cython.int, naturals=cython.int, fits=cython.int, used=cython.int, found=cython.int)
    cdef void write_sets(self, unsigned long long hand, int wilds, int* sets) noexcept nogil
    @cython.locals(runs=cython.int[CELLS], rank=cython.int, held=cython.ulonglong, some=cython.ulonglong, value=cython.int, fits=cython.int, left=cython.int)
    cdef int improved(self, unsigned long long hand, int first, int wilds, int taken, int best, int enough, int* sets) noexcept nogil
    @cython.locals(total=cython.int, suit=cython.int)
    cdef int value_of(self, unsigned long long hand) noexcept nogil
    @cython.locals(sets=cython.int[SET_CELLS], best=cython.int, all_cards=cython.int, wild=cython.ulonglong, used=cython.int, jokers_value=cython.int, value=cython.int, enough=cython.int)
    cdef int most_of(self, unsigned long long hand, unsigned long long either, int jokers) noexcept nogil
    @cython.locals(sets=cython.int[SET_CELLS])
    cdef bint reaches(self, unsigned long long hand, int first, int wilds, int need) noexcept nogil
