cimport cython

from parlour.core.bits cimport bit, count, lowest
from parlour.core.consts cimport CARDS, OVER
from parlour.core.piles cimport Pile
from parlour.core.planes cimport fill_plane, lay_plane, part_of_255
from parlour.core.rng cimport Rng, mix
from parlour.core.state cimport State
from parlour.games.jolly.consts cimport *
from parlour.games.jolly.finishing cimport Finishing, meld_of
from parlour.games.jolly.melding cimport MELD_CARDS


cdef class Jolly(Finishing):
    cdef Pile stock
    cdef Pile pile
    cdef Pile spare
    cdef readonly int jolly_card
    cdef readonly int round
    cdef readonly int reshuffles
    cdef readonly bint first_discard
    cdef readonly bint put_back
    cdef readonly bint touched  # something was laid since a card was taken
    cdef int barred
    cdef readonly int seen_bottom
    cdef int chosen_starter
    cdef bint hunt_within
    cdef readonly bint failure_costs_turn
    cdef readonly int round_limit

    cpdef make_parts(self)
    cpdef take_options(self)
    @cython.locals(card=cython.int, _=cython.int, found=cython.int)
    cdef void deal_cards(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void clear_table(self) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int, kept=cython.int)
    cdef int hunt(self) noexcept nogil
    @cython.locals(listed=cython.int)
    cdef int list_legal(self, int* cells) noexcept nogil
    @cython.locals(listed=cython.int)
    cdef int list_draws(self, int* cells) noexcept nogil
    @cython.locals(seat=cython.int, hand=cython.ulonglong)
    cdef int list_discards(self, int* cells, int listed) noexcept nogil
    cdef bint may_meld(self) noexcept nogil
    cdef bint may_discard(self) noexcept nogil
    @cython.locals(untouched=cython.bint)
    cdef bint may_put_back(self) noexcept nogil
    cdef bint can_draw_after_putting_back(self) noexcept nogil
    cdef bint can_draw(self) noexcept nogil
    @cython.locals(seat=cython.int, card=cython.int, usable=cython.bint)
    cdef bint may_take(self) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef bint may_gamble(self) noexcept nogil
    @cython.locals(seat=cython.int, card=cython.int, wins=cython.bint)
    cdef bint jolly_hand_wins(self) noexcept nogil
    cdef bint is_gamble(self, int action) noexcept nogil
    cdef void apply(self, int action) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void draw(self) noexcept nogil
    @cython.locals(top=cython.int)
    cdef void reshuffle(self) noexcept nogil
    cdef void take(self) noexcept nogil
    cdef void put_card_back(self) noexcept nogil
    cdef void gamble(self) noexcept nogil
    @cython.locals(seat=cython.int, card=cython.int)
    cdef void lay_down(self, int action) noexcept nogil
    @cython.locals(seat=cython.int, cards=cython.ulonglong, _=cython.int)
    cdef void forget_laid(self, int action) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void discard(self, int card) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void concede(self) noexcept nogil
    @cython.locals(seat=cython.int, places=cython.int, _=cython.int)
    cdef void take_melds_back(self) noexcept nogil
    cdef void come_back(self, int seat, int card) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    cdef void forget_turn(self) noexcept nogil
    cdef void win(self, int seat) noexcept nogil
    cdef void end_drawn(self, int why) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void end_game(self) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(seat=cython.int, meld=cython.int)
    cdef void copy_jolly(self, Jolly other) noexcept nogil
    @cython.locals(other=cython.int, hidden=cython.int, _=cython.int, _dealt=cython.int)
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    cdef bint is_stuck(self) noexcept nogil
    @cython.locals(i=cython.int)
    cdef bint joker_was_left(self) noexcept nogil
    @cython.locals(before=cython.int, singles=cython.ulonglong, doubles=cython.ulonglong, _=cython.int)
    cdef int hide(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int, meld=cython.int)
    cdef unsigned long long mixed(self, unsigned long long seen) noexcept nogil
    @cython.locals(other=cython.int, i=cython.int, card=cython.int, meld=cython.int)
    cdef void write_planes(self, int seat, unsigned char* planes) noexcept nogil
    @cython.locals(places=cython.int, number=cython.int, end=cython.int)
    cdef void write_meld_planes(self, int meld, unsigned char* planes) noexcept nogil
    @cython.locals(other=cython.int, top_is_joker=cython.bint)
    cdef void write_counts(self, int seat, unsigned char* planes) noexcept nogil
