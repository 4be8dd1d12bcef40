cimport cython

from parlour.core.bits cimport lowest
from parlour.core.consts cimport *
from parlour.core.melds cimport THREE_CARDS
from parlour.core.rng cimport mix
from parlour.games.jolly.law.consts cimport *
from parlour.games.jolly.law.debts cimport Debts
from parlour.games.jolly.law.melding cimport MELD_CARDS, MELD_JOKERS, PLACE_POINTS


cdef int next_meld(int action, int jokers) noexcept nogil
cdef int meld_of(int action, int melds) noexcept nogil


cdef class Finishing(Debts):
    cdef unsigned long long led_nowhere[MEMO]
    cdef int best_opening

    cpdef make_parts(self)
    @cython.locals(action=cython.int)
    cdef int list_laying(self, int* cells, int listed) noexcept nogil
    cdef bint leads_on(self, int action) noexcept nogil
    cdef bint is_stuck(self) noexcept nogil
    cdef bint may_open(self) noexcept nogil
    cdef bint may_still_open(self) noexcept nogil
    @cython.locals(hand=cython.ulonglong, suit=cython.int)
    cdef bint holds_run(self) noexcept nogil
    @cython.locals(seat=cython.int, points=cython.int, least=cython.int, copy=cython.int, hand=cython.ulonglong, rank=cython.int, worth=cython.int)
    cdef int most_points(self) noexcept nogil
    @cython.locals(left=cython.int, key=cython.ulonglong, action=cython.int, is_old=cython.bint)
    cdef void seek_opening(self) noexcept nogil
    @cython.locals(left=cython.int, opening=cython.bint, spent=cython.bint, key=cython.ulonglong)
    cdef bint can_finish(self) noexcept nogil
    @cython.locals(pure_first=cython.bint, action=cython.int, fits=cython.bint)
    cdef bint finish_by_melds(self, bint opening) noexcept nogil
    @cython.locals(action=cython.int, fits=cython.bint)
    cdef bint finish_by_table(self, bint opening, bint spent) noexcept nogil
    cdef bint pays(self, int action) noexcept nogil
    @cython.locals(meld=cython.int, base=cython.int)
    cdef bint pays_off(self, int action) noexcept nogil
    @cython.locals(seat=cython.int, ones=cython.ulonglong, twos=cython.ulonglong, jokers=cython.int, melds=cython.int, meld=cython.int, base=cython.int, natural=cython.int, wild=cython.int, swapped=cython.int, taken_used=cython.int, found=cython.bint)
    cdef bint look_after(self, int action, int purpose, int spare) noexcept nogil
    @cython.locals(left=cython.int, key=cython.ulonglong, card=cython.int)
    cdef bint can_clear(self, int spare) noexcept nogil
    @cython.locals(seat=cython.int, key=cython.ulonglong, meld=cython.int, part=cython.ulonglong)
    cdef unsigned long long turn_key(self) noexcept nogil
