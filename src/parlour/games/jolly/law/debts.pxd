cimport cython

from parlour.core.bits cimport count, lowest
from parlour.core.consts cimport *
from parlour.games.jolly.law.consts cimport *
from parlour.games.jolly.law.melding cimport Melding


cdef class Debts(Melding):
    cdef int opened
    cdef int phase
    cdef readonly bint first_discard
    cdef int taken
    cdef int taken_used
    cdef readonly bint put_back
    cdef readonly bint touched  # whether anything was laid since a card was taken
    cdef int first_new
    cdef readonly int swapped
    cdef bint final_discard
    cdef int last_laid

    cpdef make_parts(self)
    cdef void forget_turn(self) noexcept nogil
    cdef bint has_opened(self) noexcept nogil
    @cython.locals(points=cython.int, meld=cython.int)
    cdef int new_points(self) noexcept nogil
    @cython.locals(meld=cython.int)
    cdef bint has_pure_run(self) noexcept nogil
    cdef bint opening_holds(self) noexcept nogil
    cdef bint may_lay_off(self) noexcept nogil
    cdef bint owes_opening(self) noexcept nogil
    cdef bint owes_taken(self) noexcept nogil
    @cython.locals(laid=cython.int, meld=cython.int)
    cdef int owes_jokers(self) noexcept nogil
    cdef bint owes(self) noexcept nogil
    @cython.locals(meld=cython.int)
    cdef bint fits(self, int action) noexcept nogil
    @cython.locals(meld=cython.int, other=cython.int)
    cdef bint breaks_opening(self, int spot_and_filler) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void lay(self, int action) noexcept nogil
    @cython.locals(places=cython.int, _=cython.int)
    cdef void put_meld(self, int meld) noexcept nogil
    cdef void put(self, int card) noexcept nogil
    cdef void copy_turn(self, Debts other) noexcept nogil
