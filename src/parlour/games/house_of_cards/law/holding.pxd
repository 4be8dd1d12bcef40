cimport cython

from parlour.core.bits cimport bit
from parlour.core.piles cimport Pile
from parlour.core.rng cimport Rng, mix
from parlour.core.state cimport State
from parlour.core.consts cimport SPECTATOR
from parlour.games.house_of_cards.law.consts cimport *


@cython.locals(least=cython.int, most=cython.int, twice=cython.int, whole=cython.double, weight=cython.double, point=cython.double)
cdef int pick_twice(int count, int doubted, int others, Rng rng) noexcept nogil
cdef double weight_of_one_more(int twice, int count, int doubted, int others) noexcept nogil


cdef class Holding(State):
    cdef int hand[MOST_SEATED * HAND]
    cdef int hand_known[MOST_SEATED * HAND]
    cdef int held[MOST_SEATED]
    cdef unsigned char cells[DECKS * ROOM]
    cdef unsigned char known[DECKS * ROOM]
    cdef int size[DECKS]
    cdef int fresh[MOST_SEATED]
    cdef unsigned long long ones[MOST_SEATED * MOST_SEATED]
    cdef unsigned long long twos[MOST_SEATED * MOST_SEATED]
    cdef int blind[MOST_SEATED]
    cdef unsigned long long doubts[MOST_SEATED]
    cdef Pile pile
    cdef Pile heap
    cdef Pile mixture
    cdef unsigned long long unseen_ones
    cdef unsigned long long unseen_twos

    cpdef make_parts(self)

    @cython.locals(deck=cython.int, seat=cython.int, pair=cython.int)
    cdef void clear_cards(self) noexcept nogil
    @cython.locals(place=cython.int)
    cdef void lay_on(self, int deck, int card, int known) noexcept nogil
    @cython.locals(first=cython.int, place=cython.int)
    cdef void slip_under(self, int deck, int card, int known) noexcept nogil
    @cython.locals(first=cython.int, moved=cython.int, place=cython.int, i=cython.int)
    cdef void lay_pile_under(self) noexcept nogil
    cdef int take_top(self, int deck) noexcept nogil
    cdef int top_known(self, int deck) noexcept nogil
    @cython.locals(given=cython.int, known=cython.int)
    cdef void give(self, int seat, int count) noexcept nogil

    @cython.locals(place=cython.int, before=cython.int)
    cdef void receive(self, int seat, int card, int known) noexcept nogil
    @cython.locals(first=cython.int, both=cython.int)
    cdef void give_up(self, int seat, int card) noexcept nogil
    cdef void refill(self, int seat) noexcept nogil
    @cython.locals(known=cython.int, card=cython.int)
    cdef void draw(self, int seat) noexcept nogil
    @cython.locals(is_new=cython.bint, card=cython.int)
    cdef int take_own_top(self, int seat) noexcept nogil
    @cython.locals(own=cython.int)
    cdef void recognise(self, int seat, int card) noexcept nogil
    @cython.locals(known=cython.int, slot=cython.int, watcher=cython.int)
    cdef void show(self, int seat, int card) noexcept nogil
    cdef void be_sure(self, int pair, int card) noexcept nogil
    cdef void be_unsure(self, int pair, int card) noexcept nogil

    @cython.locals(slot=cython.int, watcher=cython.int)
    cdef void remove(self, int seat, int card) noexcept nogil
    @cython.locals(known=cython.int, got=cython.int)
    cdef void exchange(self, int seat, int card) noexcept nogil
    @cython.locals(slot=cython.int)
    cdef void spread_hand(self, int seat) noexcept nogil
    @cython.locals(seat=cython.int)
    cdef void spread(self, int owner, int card, int known) noexcept nogil
    @cython.locals(slot=cython.int, i=cython.int, card=cython.int, known=cython.int)
    cdef void reshuffle(self, int seat) noexcept nogil

    @cython.locals(step=cython.int, deck=cython.int, last=cython.int, place=cython.int, owner=cython.int)
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    @cython.locals(eyes=cython.int)
    cdef bint sees(self, int seat, int place) noexcept nogil
    @cython.locals(i=cython.int, owner=cython.int, slot=cython.int, deck=cython.int, place=cython.int, card=cython.int, copies=cython.int, _=cython.int)
    cdef void heap_unseen(self, int seat) noexcept nogil
    cdef void strike(self, int card) noexcept nogil
    @cython.locals(card=cython.int, copies=cython.int, pair=cython.int, _=cython.int)
    cdef void mix_sure(self, int seat, int owner) noexcept nogil
    @cython.locals(open_places=cython.int, place=cython.int, slot=cython.int, doubts=cython.ulonglong)
    cdef void redeal_mixed(self, int seat, int owner, Rng rng) noexcept nogil
    @cython.locals(doubted=cython.int, i=cython.int, twice=cython.int, once=cython.int, kept=cython.int, card=cython.int)
    cdef void pick_blind(self, int count, unsigned long long doubts, Rng rng) noexcept nogil
    @cython.locals(held=cython.int, first=cython.int, slot=cython.int, known=cython.int, card=cython.int)
    cdef void redeal_hand(self, int seat, int owner) noexcept nogil
    @cython.locals(other=cython.int, place=cython.int)
    cdef void assume_known(self, int owner) noexcept nogil

    @cython.locals(slot=cython.int, seat=cython.int, pair=cython.int, deck=cython.int, place=cython.int)
    cdef void copy_holding(self, Holding other) noexcept nogil
    @cython.locals(seat=cython.int, slot=cython.int, pair=cython.int, deck=cython.int, place=cython.int)
    cdef unsigned long long mixed_holding(self, unsigned long long seen) noexcept nogil
