cimport cython

from parlour.core.bits cimport bit, count, lowest
from parlour.core.consts cimport *
from parlour.core.melds cimport THREE_CARDS, THREE_PLACES, first_place, second_place
from parlour.core.piles cimport Pile
from parlour.core.rng cimport Rng, mix
from parlour.core.state cimport State
from parlour.games.potter.consts cimport *


cdef int WAY_FILLERS[3 * WAYS]
cdef unsigned long long HELPED[CARDS]

@cython.locals(place=cython.int, way=cython.int, wild_place=cython.int, suit=cython.int, other=cython.int, low=cython.int)
cdef void write_ways()
@cython.locals(card=cython.int, rank=cython.int)
cdef void write_helped()
@cython.locals(spades=cython.ulonglong, hearts=cython.ulonglong, diamonds=cython.ulonglong, clubs=cython.ulonglong)
cdef unsigned long long three_of_a_rank(unsigned long long hand) noexcept nogil
cdef int two_wilds(int first, int second) noexcept nogil
cdef int low_half(unsigned long long cards) noexcept nogil
cdef int high_half(unsigned long long cards) noexcept nogil
@cython.locals(cards=cython.ulonglong, i=cython.int)
cdef unsigned long long pile_mask(Pile pile) noexcept nogil
cdef void lay_plane(unsigned char* planes, int plane, unsigned long long cards) noexcept nogil
@cython.locals(card=cython.int)
cdef void fill_plane(unsigned char* planes, int plane, int number) noexcept nogil
cdef int part_of_255(int number, int whole) noexcept nogil


cdef class Potter(State):
    cdef unsigned long long hands[MOST_SEATED]
    cdef unsigned long long known[MOST_SEATED]
    cdef unsigned long long banned[MOST_SEATED]
    cdef int totals[MOST_SEATED]
    cdef int to_deal[MOST_SEATED]
    cdef unsigned long long stands[MOST_MELDS]
    cdef int places[MOST_MELDS * PLACES]
    cdef int wild_in[SUITS]
    cdef int wild_as[SUITS]
    cdef Pile stock
    cdef Pile pile
    cdef Pile taken
    cdef readonly int round
    cdef int sallan
    cdef readonly bint drawn
    cdef readonly int melds
    cdef readonly unsigned long long loop_seen
    cdef readonly int loop_turns
    cdef readonly bint laid
    cdef readonly int target
    cdef readonly bint ace_high

    cpdef make_parts(self)
    cpdef take_options(self)
    @cython.locals(seat=cython.int)
    cdef void deal_cards(self) noexcept nogil
    @cython.locals(card=cython.int, seat=cython.int, _=cython.int, suit=cython.int)
    cdef void deal_round(self) noexcept nogil

    @cython.locals(listed=cython.int)
    cdef int list_legal(self, int* cells) noexcept nogil
    cdef bint may_take(self) noexcept nogil
    cdef unsigned long long potters(self) noexcept nogil
    cdef int potter_rank(self) noexcept nogil
    @cython.locals(fit=cython.ulonglong)
    cdef unsigned long long discards(self) noexcept nogil
    @cython.locals(fit=cython.ulonglong, listed=cython.int)
    cdef int list_discards(self, int* cells) noexcept nogil
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

    cdef void apply(self, int action) noexcept nogil
    @cython.locals(card=cython.int)
    cdef void draw(self) noexcept nogil
    @cython.locals(cards=cython.ulonglong)
    cdef void take(self) noexcept nogil
    @cython.locals(seat=cython.int, i=cython.int)
    cdef void return_pile(self) noexcept nogil
    @cython.locals(seat=cython.int, three=cython.int, way=cython.int, place=cython.int)
    cdef void meld(self, int action) noexcept nogil
    @cython.locals(spot=cython.int, filler=cython.int, meld=cython.int, stands_for=cython.int, card=cython.int)
    cdef void add(self, int spot_and_filler) noexcept nogil
    @cython.locals(card=cython.int)
    cdef int lay(self, int stands_for, int filler, int meld) noexcept nogil
    cdef void set_meld(self, int meld, unsigned long long stands) noexcept nogil
    cdef void after_laying(self) noexcept nogil
    @cython.locals(seat=cython.int, repeated=cython.bint, last=cython.bint)
    cdef void discard(self, int card) noexcept nogil
    cdef void ban(self, int card) noexcept nogil
    cdef void end_without_discard(self) noexcept nogil
    cdef void next_turn(self) noexcept nogil
    cdef void win_round(self) noexcept nogil
    @cython.locals(highest=cython.int, seat=cython.int, points=cython.int, cards=cython.ulonglong)
    cdef void score_round(self) noexcept nogil
    @cython.locals(points=cython.int, hand=cython.ulonglong)
    cdef int hand_points(self, int seat) noexcept nogil
    cdef void begin_next_round(self) noexcept nogil
    @cython.locals(lowest_total=cython.int, seat=cython.int)
    cdef void end_game(self) noexcept nogil
    cdef void give_up(self, int card) noexcept nogil

    cdef void copy_from(self, State other) noexcept nogil
    @cython.locals(seat=cython.int, suit=cython.int, meld=cython.int)
    cdef void copy_potter(self, Potter other) noexcept nogil
    @cython.locals(owner=cython.int, hidden=cython.ulonglong, _=cython.int)
    cdef void redeal(self, int seat, Rng rng) noexcept nogil
    @cython.locals(seat=cython.int, suit=cython.int, meld=cython.int)
    cdef unsigned long long mixed(self, unsigned long long seen) noexcept nogil
    @cython.locals(step=cython.int, meld=cython.int, place=cython.int, suit=cython.int, owner=cython.int)
    cdef void write_planes(self, int seat, unsigned char* planes) noexcept nogil
    cdef int check_meld(self, int meld) except -1
