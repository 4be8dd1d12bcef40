cimport cython
from libc.math cimport exp

from parlour.games.notty.play.consts cimport HAND_CELLS, HIDDEN, SIGHT_CELLS
from parlour.games.notty.play.hand cimport joining, one_too_many, promise
from parlour.bots.policy cimport Policy
from parlour.core.bits cimport bit, count
from parlour.games.notty.law.consts cimport *
from parlour.games.notty.law.cover cimport covered, loose
from parlour.games.notty.law.rules cimport Notty

cdef int size_cell(int size) noexcept nogil
@cython.locals(total=cython.int, cards=cython.ulonglong, card=cython.ulonglong, copies=cython.int)
cdef int fragility(unsigned long long ones, unsigned long long twos, int grouped) noexcept nogil


cdef class NottyNetwork(Policy):
    cdef double[:, :, ::1] net
    cdef int seats
    cdef int mover
    cdef int done
    cdef unsigned long long some
    cdef unsigned long long both
    cdef unsigned long long ones[MOST_SEATED]
    cdef unsigned long long twos[MOST_SEATED]
    cdef unsigned long long known_ones[MOST_SEATED]
    cdef unsigned long long known_twos[MOST_SEATED]
    cdef unsigned long long known_some[MOST_SEATED]
    cdef unsigned long long known_both[MOST_SEATED]
    cdef unsigned long long joining[MOST_SEATED]
    cdef int grouped[MOST_SEATED]
    cdef int fragile[MOST_SEATED]
    cdef int by_cycle[MOST_SEATED]
    cdef int by_draw[MOST_SEATED]
    cdef int extending[MOST_SEATED]
    cdef int connecting[MOST_SEATED]
    cdef double sight[SIGHT_CELLS]
    cdef double hidden[HIDDEN]

    @cython.locals(seat=cython.int)
    cdef void load(self, Notty state) noexcept nogil
    cdef void take(self, int seat, unsigned long long card) noexcept nogil
    cdef void lose(self, int seat, unsigned long long cards) noexcept nogil
    @cython.locals(gone=cython.ulonglong, held=cython.ulonglong, seat=cython.int)
    cdef void see_deck(self) noexcept nogil
    cdef double win_chance(self, int seat, int mover, int done) noexcept nogil
    @cython.locals(i=cython.int, step=cython.int)
    cdef void see(self, int seat, int mover, int done) noexcept nogil
    @cython.locals(ones=cython.ulonglong, size=cython.int, free=cython.int)
    cdef void see_hand(self, int seat, int cell) noexcept nogil
    @cython.locals(ones=cython.ulonglong, twos=cython.ulonglong)
    cdef void study(self, int seat) noexcept nogil
    @cython.locals(size=cython.int, grouped=cython.int, by_cycle=cython.int, by_draw=cython.int, extending=cython.int, connecting=cython.int, kinds=cython.ulonglong, card=cython.ulonglong, copies=cython.int, found=cython.int)
    cdef void count_help(self, int seat, unsigned long long ones, unsigned long long twos) noexcept nogil
    cdef void see_number(self, int number, int cell) noexcept nogil
    @cython.locals(layer=cython.int, i=cython.int, cell=cython.int, seen=cython.double, total=cython.double)
    cdef double answer(self) noexcept nogil
