cimport cython

from parlour.core.bits cimport count, lowest
from parlour.core.consts cimport *
from parlour.games.jolly.law.consts cimport *
from parlour.games.jolly.law.dealing cimport Dealing
from parlour.games.jolly.law.finishing cimport meld_of
from parlour.games.jolly.law.melding cimport MELD_CARDS


cdef class Turn(Dealing):
    cdef readonly int round
    cdef readonly int round_limit

    cpdef make_parts(self)
    @cython.locals(seat=cython.int, card=cython.int, usable=cython.bint)
    cdef bint may_take(self) noexcept nogil
    cdef bint may_put_back(self) noexcept nogil
    cdef bint may_meld(self) noexcept nogil
    cdef bint may_discard(self) noexcept nogil
    @cython.locals(seat=cython.int, hand=cython.ulonglong)
    cdef int list_discards(self, int* cells, int listed) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void draw(self) noexcept nogil
    cdef void take(self) noexcept nogil
    cdef void put_card_back(self) noexcept nogil
    @cython.locals(seat=cython.int, card=cython.int)
    cdef void lay_down(self, int action) noexcept nogil
    @cython.locals(seat=cython.int, cards=cython.ulonglong, _=cython.int)
    cdef void forget_laid(self, int action) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void discard(self, int card) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    cdef void win(self, int seat) noexcept nogil
    cdef void end_drawn(self, int why) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void end_game(self) noexcept nogil
