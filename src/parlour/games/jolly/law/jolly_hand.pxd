cimport cython

from parlour.core.bits cimport bit, count, lowest
from parlour.core.consts cimport *
from parlour.core.melds cimport THREE_CARDS, THREE_PLACES
from parlour.core.rng cimport mix
from parlour.games.jolly.law.consts cimport *
from parlour.games.jolly.law.finishing cimport next_meld
from parlour.games.jolly.law.melding cimport MELD_CARDS
from parlour.games.jolly.law.turn cimport Turn


cdef unsigned long long NEIGHBOURS[CARDS]

@cython.locals(card=cython.int, three=cython.int, place=cython.int)
cdef void write_neighbours()


cdef class JollyHand(Turn):
    cdef int barred
    cdef readonly bint failure_costs_turn

    cpdef make_parts(self)
    @cython.locals(seat=cython.int)
    cdef bint may_gamble(self) noexcept nogil
    cdef void gamble(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void concede(self) noexcept nogil
    @cython.locals(seat=cython.int, places=cython.int, _=cython.int)
    cdef void take_melds_back(self) noexcept nogil
    cdef void come_back(self, int seat, int card) noexcept nogil
    @cython.locals(seat=cython.int, card=cython.int, wins=cython.bint)
    cdef bint jolly_hand_wins(self) noexcept nogil
    cdef bint is_gamble(self, int action) noexcept nogil
    @cython.locals(left=cython.int, key=cython.ulonglong, card=cython.int)
    cdef bint can_clear(self, int spare) noexcept nogil
    @cython.locals(seat=cython.int, loners=cython.int, hand=cython.ulonglong, card=cython.int)
    cdef bint too_many_loners(self, int spare) noexcept nogil
    @cython.locals(hand=cython.ulonglong)
    cdef int next_to_go(self) noexcept nogil
    @cython.locals(seat=cython.int, found=cython.bint)
    cdef bint clear_without(self, int card) noexcept nogil
    @cython.locals(action=cython.int, joker=cython.int, fits=cython.bint)
    cdef bint clear_by(self, int card, int spare) noexcept nogil
