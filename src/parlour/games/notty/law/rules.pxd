cimport cython

from parlour.core.bits cimport bit, lowest
from parlour.core.consts cimport OVER
from parlour.core.piles cimport Pile
from parlour.core.rng cimport Rng, mix
from parlour.core.state cimport State
from parlour.games.notty.law.consts cimport *
from parlour.games.notty.law.cover cimport division, loose
from parlour.games.notty.law.groups cimport GROUP_CARDS, RUN_ACTION, run_starts, set_numbers


cdef class Notty(State):
    cdef unsigned long long ones[MOST_SEATED]
    cdef unsigned long long twos[MOST_SEATED]
    cdef int held[MOST_SEATED]
    cdef Pile deck
    cdef readonly int done
    cdef readonly bint cycling
    cdef readonly bint lays_down
    cdef int first_player
    cdef readonly int turn_limit
    cdef bint cycle_at_limit

    cpdef make_parts(self)
    cpdef take_options(self)
    @cython.locals(card=cython.int, _=cython.int, seat=cython.int)
    cdef void deal_cards(self) noexcept nogil
    @cython.locals(seat=cython.int, count=cython.int, room=cython.int, drawn=cython.int, victim=cython.int)
    cdef int list_legal(self, int* cells) noexcept nogil
    cdef bint may_cycle(self) noexcept nogil
    @cython.locals(count=cython.int, hand=cython.ulonglong)
    cdef int list_drops(self, int* cells) noexcept nogil
    @cython.locals(hand=cython.ulonglong, starts=cython.ulonglong, first=cython.int, most=cython.int, length=cython.int)
    cdef int list_runs(self, int* cells, int count) noexcept nogil
    @cython.locals(numbers=cython.ulonglong, number=cython.int, first=cython.int, action=cython.int)
    cdef int list_sets(self, int* cells, int count) noexcept nogil

    cdef void apply(self, int action) noexcept nogil
    @cython.locals(_=cython.int, card=cython.int)
    cdef void draw(self, int count) noexcept nogil
    @cython.locals(thief=cython.int, card=cython.int)
    cdef void steal(self, int victim) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void cycle(self) noexcept nogil
    cdef void drop(self, int card) noexcept nogil
    @cython.locals(seat=cython.int, cards=cython.ulonglong, singles=cython.ulonglong)
    cdef void discard_group(self, int action) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void win(self, int seat) noexcept nogil
    @cython.locals(fewest=cython.int, seat=cython.int)
    cdef void stop_at_limit(self) noexcept nogil
    cdef int left(self, int seat) noexcept nogil
    @cython.locals(left=cython.int, seat=cython.int, third=cython.longlong)
    cdef void tell_limit(self) noexcept nogil

    cdef void receive(self, int seat, int card) noexcept nogil
    cdef void give_up(self, int seat, int card) noexcept nogil
    @cython.locals(hand=cython.ulonglong)
    cdef int card_at(self, int seat, int place) noexcept nogil

    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void copy_notty(self, Notty other) noexcept nogil
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef unsigned long long mixed(self, unsigned long long seen) noexcept nogil
    @cython.locals(clock=cython.int, card=cython.int, hidden=cython.int, step=cython.int, owner=cython.int, copies=cython.int)
    cdef void write_planes(self, int seat, unsigned char* planes) noexcept nogil
    @cython.locals(hand=cython.ulonglong, card=cython.int)
    cpdef list hand(self, int seat)
