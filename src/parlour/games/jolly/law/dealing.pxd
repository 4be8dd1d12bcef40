cimport cython

from parlour.core.bits cimport lowest
from parlour.core.consts cimport *
from parlour.core.piles cimport Pile
from parlour.core.rng cimport Rng
from parlour.games.jolly.law.consts cimport *
from parlour.games.jolly.law.finishing cimport Finishing


cdef class Dealing(Finishing):
    cdef Pile stock
    cdef Pile pile
    cdef Pile spare
    cdef readonly int jolly_card
    cdef readonly int reshuffles
    cdef readonly int seen_bottom
    cdef int chosen_starter
    cdef bint hunt_within
    cdef int to_deal[SEATED]

    cpdef make_parts(self)
    @cython.locals(_=cython.int, found=cython.int)
    cdef void deal(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void clear_table(self) noexcept nogil
    @cython.locals(card=cython.int, _=cython.int)
    cdef void fill_stock(self) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, kept=cython.int)
    cdef int hunt(self) noexcept nogil
    cdef bint can_draw(self) noexcept nogil
    cdef bint can_draw_after_putting_back(self) noexcept nogil
    @cython.locals(top=cython.int)
    cdef void reshuffle(self) noexcept nogil
    @cython.locals(owner=cython.int, _=cython.int, _dealt=cython.int)
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint joker_was_left(self) noexcept nogil
    @cython.locals(before=cython.int, singles=cython.ulonglong, doubles=cython.ulonglong, _=cython.int)
    cdef int hide(self, int seat) noexcept nogil
    cdef void copy_piles(self, Dealing other) noexcept nogil
