cimport cython

from parlour.core.bits cimport bit, lowest
from parlour.core.consts cimport *
from parlour.core.planes cimport fill_plane, lay_plane, part_of_255
from parlour.core.rng cimport mix
from parlour.core.state cimport State
from parlour.games.jolly.law.consts cimport *
from parlour.games.jolly.law.jolly_hand cimport JollyHand


cdef class Jolly(JollyHand):
    cpdef take_options(self)
    cdef void deal_cards(self) noexcept nogil
    @cython.locals(listed=cython.int)
    cdef int list_legal(self, int* cells) noexcept nogil
    @cython.locals(listed=cython.int)
    cdef int list_draws(self, int* cells) noexcept nogil
    cdef void apply(self, int action) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    cdef void copy_jolly(self, Jolly other) noexcept nogil
    @cython.locals(seat=cython.int, meld=cython.int)
    cdef unsigned long long mixed(self, unsigned long long seen) noexcept nogil
    @cython.locals(other=cython.int, i=cython.int, card=cython.int, meld=cython.int)
    cdef void write_planes(self, int seat, unsigned char* planes) noexcept nogil
    @cython.locals(places=cython.int, number=cython.int, end=cython.int)
    cdef void write_meld_planes(self, int meld, unsigned char* planes) noexcept nogil
    @cython.locals(other=cython.int, top_is_joker=cython.bint)
    cdef void write_counts(self, int seat, unsigned char* planes) noexcept nogil
