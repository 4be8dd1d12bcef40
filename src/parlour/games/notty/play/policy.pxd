cimport cython

from parlour.games.notty.play.consts cimport FAIR_HOPE
from parlour.games.notty.play.hand cimport *
from parlour.bots.policy cimport Policy
from parlour.core.bits cimport lowest
from parlour.core.rng cimport Rng
from parlour.core.state cimport Room, State
from parlour.games.notty.law.consts cimport *
from parlour.games.notty.law.cover cimport loose
from parlour.games.notty.law.rules cimport Notty

cdef double LATE_COST

cdef bint within(Notty state, double rounds) noexcept nogil


cdef class NottyPolicy(Policy):
    cdef public double loose_cost
    cdef public double finish_worth
    cdef public double help_worth
    cdef public double promise_worth
    cdef public double steal_at
    cdef public double draw_at
    cdef public double least_hand
    cdef public double draws_first
    cdef public double short_rounds
    cdef public double short_hand
    cdef public double late_rounds

    cdef int choose(self, State state, Room room, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int, waits=cython.bint)
    cdef double least(self, Notty state) noexcept nogil
    cdef bint is_too_small(self, Notty state) noexcept nogil
    cpdef bint waits_in_vain(self, Notty state)
    cdef int hope_of(self, Notty state, int seat) noexcept nogil
    cdef double steals_at(self, Notty state) noexcept nogil
    @cython.locals(seat=cython.int, victim=cython.int)
    cdef int choose_notty(self, Notty state) noexcept nogil
    @cython.locals(ones=cython.ulonglong, twos=cython.ulonglong, some=cython.ulonglong, both=cython.ulonglong, chosen=cython.int, best=cython.double, cards=cython.ulonglong, card=cython.ulonglong, found=cython.double, dear=cython.double)
    cdef int to_put_back(self, Notty state) noexcept nogil
    cdef double liking(self, unsigned long long ones, unsigned long long twos, unsigned long long some, unsigned long long both) noexcept nogil
    @cython.locals(chosen=cython.int, best=cython.double, seat=cython.int, chance=cython.double)
    cdef int victim(self, Notty state) noexcept nogil
    @cython.locals(ones=cython.ulonglong, twos=cython.ulonglong)
    cdef double finish_chance(self, Notty state, int seat) noexcept nogil
    @cython.locals(seat=cython.int, missing=cython.int, finishing=cython.int)
    cdef int draw(self, Notty state) noexcept nogil
