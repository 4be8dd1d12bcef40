cimport cython

from parlour.core.bits cimport bit, lowest
from parlour.core.consts cimport CARDS, RUN_STARTS, RUN_THREES, RUNS_A_SUIT, SUIT_CARDS, THREES
from parlour.core.melds cimport THREE_CARDS
from parlour.games.potter.law.melding cimport three_of_a_rank


# The same numbers as in hands.py, for C.
cdef enum:
    MOST_FROM = 12
    MOST_PAIRS = 8
    MOST_PARTNERS = 8
    CARD_WORTH = 3

cdef unsigned long long MELDS_FROM[CARDS * MOST_FROM]
cdef int MELD_WORTH[CARDS * MOST_FROM]
cdef int MELD_COUNT[CARDS]
cdef int THREE_COUNT[CARDS]
cdef unsigned long long PAIRS_FROM[CARDS * MOST_PAIRS]
cdef int PAIR_COUNT[CARDS]
cdef unsigned long long PARTNER_MASKS[CARDS * MOST_PARTNERS]
cdef int PARTNER_COUNT[CARDS]
cdef unsigned long long NEAR[CARDS]

@cython.locals(three=cython.int, card=cython.int, other=cython.int)
cdef void write_hand_tables()
cdef bint is_usual(int three) noexcept nogil
cdef void note_longer_runs(unsigned long long three, int rank) noexcept nogil
@cython.locals(card=cython.int, place=cython.int)
cdef void note_meld(unsigned long long meld) noexcept nogil
@cython.locals(rest=cython.ulonglong, card=cython.int)
cdef void note_partners(unsigned long long three) noexcept nogil
cdef bint are_near(int card, int other) noexcept nogil
cdef unsigned long long near_to(int card) noexcept nogil
@cython.locals(worth=cython.int)
cdef int worth_of(unsigned long long cards) noexcept nogil
@cython.locals(starts=cython.ulonglong, melded=cython.ulonglong, ranks=cython.ulonglong)
cdef unsigned long long in_threes(unsigned long long hand) noexcept nogil
cdef int cover(unsigned long long hand, int wilds) noexcept nogil
@cython.locals(card=cython.int, best=cython.int, place=cython.int, found=cython.int)
cdef int natural_cover(unsigned long long hand) noexcept nogil
@cython.locals(card=cython.int, best=cython.int, place=cython.int, found=cython.int)
cdef int cover_with_wilds(unsigned long long hand, int wilds) noexcept nogil
@cython.locals(found=cython.int, place=cython.int)
cdef int hopes_of(int card, unsigned long long hand, unsigned long long dead, int link, int hope) noexcept nogil
