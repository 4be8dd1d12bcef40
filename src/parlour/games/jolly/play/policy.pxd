cimport cython
from libc.math cimport exp

from parlour.games.jolly.play.discards cimport Discards
from parlour.games.jolly.play.hands cimport Hands
from parlour.bots.policy cimport Policy
from parlour.core.bits cimport bit
from parlour.core.consts cimport OVER
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State
from parlour.games.jolly.law.consts cimport *
from parlour.games.jolly.law.rules cimport Jolly


cdef enum:
    NOTHING = -1

cdef int DISCARDS
cdef int LIKES_MELD
cdef int LIKES_CARD
cdef int LIKES_SWAP
cdef int LIKES_JOKER
cdef int DEAR_JOKER
cdef int FEW
cdef int MELD_LIKING[MELDS_OF_THREE]

@cython.locals(action=cython.int)
cdef void write_tables()


cdef class JollyPolicy(Policy):
    cdef Discards discards
    cdef Hands hands
    cdef readonly int horizon
    cdef int last_turn

    cdef int choose(self, State state, Room room, Rng rng) noexcept nogil
    @cython.locals(listed=cython.int, laying=cython.int)
    cdef int choose_jolly(self, Jolly state, Room room) noexcept nogil
    cdef int begin(self, Jolly state) noexcept nogil
    cdef bint wants_top(self, Jolly state) noexcept nogil
    cdef bint goes_out(self, Jolly state) noexcept nogil
    @cython.locals(listed=cython.int, i=cython.int, action=cython.int)
    cdef int clear(self, Jolly state, Room room) noexcept nogil
    @cython.locals(best=cython.int, most=cython.int, liking=cython.int, i=cython.int)
    cdef int best_laying(self, Jolly state, int* cells, int listed) noexcept nogil
    @cython.locals(kept=cython.int, i=cython.int)
    cdef int only_melds(self, int* cells, int listed) noexcept nogil
    cdef int liking(self, Jolly state, int action) noexcept nogil
    cdef int shortlist(self, State state, int* cells, int count) noexcept nogil
    @cython.locals(kept=cython.int, i=cython.int)
    cdef int shortlist_jolly(self, Jolly state, int* cells, int listed) noexcept nogil
    @cython.locals(hand=cython.ulonglong, card=cython.int, _=cython.int)
    cdef int add_discards(self, Jolly state, int* cells, int kept) noexcept nogil
    cdef void set_out(self, State state) noexcept nogil
    cdef bint arrived(self, State state) noexcept nogil
    cdef double worth(self, State state, int seat) noexcept nogil
