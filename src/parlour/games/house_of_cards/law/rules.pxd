cimport cython

from parlour.core.bits cimport bit
from parlour.core.consts cimport OVER
from parlour.core.rng cimport mix
from parlour.core.state cimport State
from parlour.games.house_of_cards.law.consts cimport *
from parlour.games.house_of_cards.law.holding cimport Holding


cdef class HouseOfCards(Holding):
    cdef int streak[MOST_SEATED]
    cdef int streak_house[MOST_SEATED]
    cdef readonly int sum
    cdef readonly bint echo
    cdef readonly int last_number
    cdef readonly bint started
    cdef readonly int choices
    cdef readonly int last_seat
    cdef readonly int limit
    cdef int dealt
    cdef bint must_fit
    cdef readonly int turn_limit

    cpdef make_parts(self)
    cpdef take_options(self)
    @cython.locals(card=cython.int, _=cython.int, seat=cython.int)
    cdef void deal_cards(self) noexcept nogil
    @cython.locals(card=cython.int, seat=cython.int)
    cdef void turn_up_start(self) noexcept nogil

    cdef int list_legal(self, int* cells) noexcept nogil
    @cython.locals(first=cython.int)
    cdef int list_hand(self, int* cells, int action) noexcept nogil
    @cython.locals(count=cython.int)
    cdef int list_offer(self, int* cells, int action) noexcept nogil

    cdef void apply(self, int action) noexcept nogil
    @cython.locals(seat=cython.int, before=cython.int, did=cython.int)
    cdef void play_card(self, int card) noexcept nogil
    cdef void put_away(self, int card) noexcept nogil
    @cython.locals(offer=cython.int)
    cdef void keep(self) noexcept nogil
    cdef void answered(self, int offer) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void go_on(self) noexcept nogil
    @cython.locals(step=cython.int, cost=cython.int)
    cdef void settle(self, int seat) noexcept nogil
    cdef void end_turn(self) noexcept nogil

    @cython.locals(value=cython.int)
    cdef int sum_after(self, int card) noexcept nogil
    @cython.locals(value=cython.int, before=cython.int, doubled=cython.bint)
    cdef int add_up(self, int card) noexcept nogil
    cdef int mirrored(self) noexcept nogil
    cdef int played_before(self) noexcept nogil
    @cython.locals(value=cython.int)
    cdef int printed(self, int card) noexcept nogil

    cdef void count_streak(self, int seat, int house) noexcept nogil
    cdef void offer_house(self, int seat) noexcept nogil
    cdef bint has_won(self, int seat) noexcept nogil
    cdef void win(self, int seat) noexcept nogil
    @cython.locals(fewest=cython.int, seat=cython.int, left=cython.int)
    cdef void stop_at_limit(self) noexcept nogil

    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void copy_house(self, HouseOfCards other) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef unsigned long long mixed(self, unsigned long long seen) noexcept nogil
    @cython.locals(card=cython.int, step=cython.int, owner=cython.int)
    cdef void write_planes(self, int seat, unsigned char* planes) noexcept nogil
    @cython.locals(i=cython.int, card=cython.int, step=cython.int, owner=cython.int, pair=cython.int, slot=cython.int, place=cython.int)
    cdef void write_known(self, int seat, unsigned char* planes) noexcept nogil
    cdef void write_top(self, int seat, int deck, int plane, unsigned char* planes) noexcept nogil
