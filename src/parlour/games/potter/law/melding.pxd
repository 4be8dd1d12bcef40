cimport cython

from parlour.core.bits cimport bit, lowest
from parlour.core.consts cimport *
from parlour.core.melds cimport THREE_CARDS, THREE_PLACES, first_place, second_place
from parlour.core.rng cimport mix
from parlour.core.state cimport State
from parlour.games.potter.law.consts cimport *


cdef int WAY_FILLERS[3 * WAYS]

@cython.locals(place=cython.int, way=cython.int, wild_place=cython.int, suit=cython.int, other=cython.int, low=cython.int)
cdef void write_ways()
@cython.locals(spades=cython.ulonglong, hearts=cython.ulonglong, diamonds=cython.ulonglong, clubs=cython.ulonglong)
cdef unsigned long long three_of_a_rank(unsigned long long hand) noexcept nogil
cdef int two_wilds(int first, int second) noexcept nogil


cdef class Melding(State):
    cdef unsigned long long hands[MOST_SEATED]
    cdef unsigned long long known[MOST_SEATED]
    cdef unsigned long long stands[MOST_MELDS]
    cdef int places[MOST_MELDS * PLACES]
    cdef int wild_in[SUITS]
    cdef int wild_as[SUITS]
    cdef readonly int round
    cdef int sallan
    cdef readonly int melds
    cdef readonly bint ace_high

    cpdef make_parts(self)
    @cython.locals(suit=cython.int)
    cdef void clear_table(self) noexcept nogil
    cdef unsigned long long potters(self) noexcept nogil
    cdef int potter_rank(self) noexcept nogil
    @cython.locals(hand=cython.ulonglong, wilds=cython.ulonglong, starts=cython.ulonglong, ranks=cython.ulonglong, first=cython.int, suit=cython.int, three=cython.int)
    cdef int list_melds(self, int* cells, int listed) noexcept nogil
    @cython.locals(three=cython.int, missing=cython.ulonglong)
    cdef int list_melds_with_wilds(self, int* cells, int listed, unsigned long long hand, unsigned long long wilds) noexcept nogil
    cdef bint is_open(self, int three) noexcept nogil
    @cython.locals(place=cython.int, stands_for=cython.ulonglong, rest=cython.ulonglong)
    cdef int list_one_wild(self, int* cells, int listed, int three, unsigned long long missing, unsigned long long wilds) noexcept nogil
    @cython.locals(natural=cython.int, card=cython.int, low=cython.int, high=cython.int, way=cython.int, first_wilds=cython.ulonglong, second_wilds=cython.ulonglong, first=cython.int, second=cython.int)
    cdef int list_two_wilds(self, int* cells, int listed, int three, unsigned long long hand, unsigned long long wilds) noexcept nogil
    @cython.locals(hand=cython.ulonglong, wilds=cython.ulonglong, rest=cython.ulonglong, spot=cython.int, card=cython.int)
    cdef int list_adds(self, int* cells, int listed) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int lay(self, int stands_for, int filler, int meld) noexcept nogil
    cdef void set_meld(self, int meld, unsigned long long stands) noexcept nogil
    cdef void give_up(self, int card) noexcept nogil
    @cython.locals(seat=cython.int, suit=cython.int, meld=cython.int)
    cdef void copy_melding(self, Melding other) noexcept nogil
    @cython.locals(seat=cython.int, suit=cython.int, meld=cython.int)
    cdef unsigned long long mixed_melding(self, unsigned long long seen) noexcept nogil
    cdef int check_meld(self, int meld) except -1
