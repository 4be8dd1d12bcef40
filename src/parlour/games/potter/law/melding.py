"""Hands, melds and Potters (rulebook.en.md, §4 to §6): the melds and lay-offs that a hand allows, and laying them.

A card is the number suit * 13 + rank, the ace first; a hand is a mask. A meld on the table is the mask of what its
cards stand for. For a Potter that lies there as a wild, the state stores by suit which meld it is in and which card it
stands for.
"""

from __future__ import annotations

import cython

from parlour.core.state import Cells, State

if not cython.compiled:
    from parlour.core.bits import bit, lowest
    from parlour.core.consts import (
        NO_CARD,
        ONE_RANK,
        RUN_STARTS,
        RUN_THREES,
        RUNS_A_SUIT,
        SUIT_CARDS,
        SUITS,
        THREES,
        WHOLE_SUIT,
    )
    from parlour.core.melds import THREE_CARDS, THREE_PLACES, first_place, second_place
    from parlour.core.rng import mix
    from parlour.games.potter.law.consts import (
        ADD,
        FILLERS,
        MELD,
        MOST_MELDS,
        MOST_SEATED,
        NATURAL,
        ONE_WILD,
        PLACES,
        TWO_WILDS,
        WAYS,
    )

    WAY_FILLERS = [0] * (3 * WAYS)


def write_ways() -> None:
    """Fill the table of the 49 ways to play a meld of three: each place by the card itself, or by a suit's Potter."""
    for place in range(3):
        WAY_FILLERS[place] = NATURAL
    way = ONE_WILD
    for wild_place in range(3):
        for suit in range(SUITS):
            for place in range(3):
                WAY_FILLERS[way * 3 + place] = suit if place == wild_place else NATURAL
            way += 1
    for natural_place in (2, 1, 0):
        for suit in range(SUITS):
            for other in range(SUITS):
                if other != suit:
                    low = 1 if natural_place == 0 else 0
                    WAY_FILLERS[way * 3 + natural_place] = NATURAL
                    WAY_FILLERS[way * 3 + low] = suit
                    WAY_FILLERS[way * 3 + 3 - natural_place - low] = other
                    way += 1


class Melding(State):
    """The melds on the table and the hands; the turn and the score are in rules.py."""

    def make_parts(self) -> None:
        State.make_parts(self)
        self.first_meld = MELD
        if not cython.compiled:
            self.hands = [0] * MOST_SEATED
            self.known = [0] * MOST_SEATED
            self.stands = [0] * MOST_MELDS
            self.places = [0] * (MOST_MELDS * PLACES)
            self.wild_in = [0] * SUITS
            self.wild_as = [0] * SUITS
        self.round = 1
        self.sallan = 0
        self.melds = 0
        self.ace_high = False

    def clear_table(self) -> None:
        """Remove all melds and make nobody Sallan (§5.5)."""
        self.sallan = 0
        self.melds = 0
        for suit in range(SUITS):
            self.wild_in[suit] = NO_CARD
            self.wild_as[suit] = NO_CARD

    # The Potters of the round.

    def potters(self) -> int:
        """The four cards of the round's rank (§6.1)."""
        return ONE_RANK << self.potter_rank()

    def potter_rank(self) -> int:
        """The rank of the Potters: aces in round 1, twos in round 2, and after the kings the aces again (§6.1)."""
        return (self.round - 1) % SUIT_CARDS

    # Which melds and lay-offs are legal.

    def list_melds(self, cells: Cells, listed: int) -> int:
        """List the melds of three; longer ones grow from them by lay-offs."""
        hand = self.hands[self.on_turn]
        wilds = hand & self.potters()
        if wilds and self.sallan >> self.on_turn & 1:
            return self.list_melds_with_wilds(cells, listed, hand, wilds)
        starts = hand & hand >> 1 & hand >> 2 & RUN_STARTS
        while starts:
            first = lowest(starts)
            starts &= starts - 1
            cells[listed] = MELD + (first // SUIT_CARDS * RUNS_A_SUIT + first % SUIT_CARDS) * WAYS
            listed += 1
        if self.ace_high:
            for suit in range(SUITS):
                three = suit * RUNS_A_SUIT + RUNS_A_SUIT - 1
                if not THREE_CARDS[three] & ~hand:
                    cells[listed] = MELD + three * WAYS
                    listed += 1
        ranks = three_of_a_rank(hand)
        while ranks:
            first = RUN_THREES + lowest(ranks) * SUITS
            ranks &= ranks - 1
            for three in range(first, first + SUITS):
                if not THREE_CARDS[three] & ~hand:
                    cells[listed] = MELD + three * WAYS
                    listed += 1
        return listed

    def list_melds_with_wilds(self, cells: Cells, listed: int, hand: int, wilds: int) -> int:
        """List a Sallan's melds (§6.4): each place by the card itself or a Potter, at least one card natural (§6.6)."""
        for three in range(THREES):
            missing = THREE_CARDS[three] & ~hand
            if missing == THREE_CARDS[three] or not self.is_open(three):
                continue
            if not missing:
                cells[listed] = MELD + three * WAYS
                listed += 1
            if not missing & (missing - 1):
                listed = self.list_one_wild(cells, listed, three, missing, wilds)
            if wilds & (wilds - 1):
                listed = self.list_two_wilds(cells, listed, three, hand, wilds)
        return listed

    def is_open(self, three: int) -> bool:
        """Whether a meld of three is allowed: Q-K-A is a run only where the table says so (§4.4)."""
        return self.ace_high or three >= RUN_THREES or three % RUNS_A_SUIT != RUNS_A_SUIT - 1

    def list_one_wild(self, cells: Cells, listed: int, three: int, missing: int, wilds: int) -> int:
        """List melds of two cards of the hand and a Potter that is neither of them, nor the card it stands for."""
        for place in range(3):
            stands_for = bit(THREE_PLACES[three * 3 + place])
            if missing & ~stands_for:
                continue
            rest = wilds & ~THREE_CARDS[three]
            while rest:
                cells[listed] = MELD + three * WAYS + ONE_WILD + place * SUITS + lowest(rest) // SUIT_CARDS
                listed += 1
                rest &= rest - 1
        return listed

    def list_two_wilds(self, cells: Cells, listed: int, three: int, hand: int, wilds: int) -> int:
        """List melds of one card of the hand and two Potters, each standing for a card other than itself."""
        for natural in range(3):
            card = THREE_PLACES[three * 3 + natural]
            if not hand >> card & 1:
                continue
            low = THREE_PLACES[three * 3 + (1 if natural == 0 else 0)]
            high = THREE_PLACES[three * 3 + (1 if natural == 2 else 2)]
            way = TWO_WILDS + (2 - natural) * SUITS * (SUITS - 1)
            first_wilds = wilds & ~bit(card) & ~bit(low)
            while first_wilds:
                first = lowest(first_wilds)
                first_wilds &= first_wilds - 1
                second_wilds = wilds & ~bit(card) & ~bit(high) & ~bit(first)
                while second_wilds:
                    second = lowest(second_wilds)
                    second_wilds &= second_wilds - 1
                    cells[listed] = MELD + three * WAYS + way + two_wilds(first // SUIT_CARDS, second // SUIT_CARDS)
                    listed += 1
        return listed

    def list_adds(self, cells: Cells, listed: int) -> int:
        """List a Sallan's lay-offs, onto any meld (§5.3)."""
        if not self.sallan >> self.on_turn & 1:
            return listed
        hand = self.hands[self.on_turn]
        wilds = hand & self.potters()
        for spot in range(self.melds * PLACES):
            card = self.places[spot]
            if card == NO_CARD:
                continue
            if hand >> card & 1:
                cells[listed] = ADD + spot * FILLERS
                listed += 1
            rest = wilds & ~bit(card)
            while rest:
                cells[listed] = ADD + spot * FILLERS + 1 + lowest(rest) // SUIT_CARDS
                listed += 1
                rest &= rest - 1
        return listed

    # Laying melds and cards.

    def lay(self, stands_for: int, filler: int, meld: int) -> int:
        """Move a card from the hand to a meld, as itself or as a suit's Potter for `stands_for`; return the card."""
        card = stands_for
        if filler != NATURAL:
            card = filler * SUIT_CARDS + self.potter_rank()
            self.wild_in[filler] = meld
            self.wild_as[filler] = stands_for
        self.give_up(card)
        return card

    def set_meld(self, meld: int, stands: int) -> None:
        """Set what a meld stands for, and the cards that may be added to it."""
        self.stands[meld] = stands
        self.places[meld * PLACES] = first_place(stands)
        self.places[meld * PLACES + 1] = second_place(stands, self.ace_high)

    def give_up(self, card: int) -> None:
        """Remove a card from the hand on turn."""
        self.hands[self.on_turn] &= ~bit(card)
        self.known[self.on_turn] &= ~bit(card)

    # Copying.

    def copy_melding(self, other: Melding) -> None:
        """Copy hands and melds."""
        for seat in range(MOST_SEATED):
            self.hands[seat] = other.hands[seat]
            self.known[seat] = other.known[seat]
        for suit in range(SUITS):
            self.wild_in[suit] = other.wild_in[suit]
            self.wild_as[suit] = other.wild_as[suit]
        for meld in range(other.melds):
            self.stands[meld] = other.stands[meld]
            self.places[meld * PLACES] = other.places[meld * PLACES]
            self.places[meld * PLACES + 1] = other.places[meld * PLACES + 1]
        self.round = other.round
        self.sallan = other.sallan
        self.melds = other.melds
        self.ace_high = other.ace_high

    def mixed_melding(self, seen: int) -> int:
        """The hash `seen` with hands and melds folded in."""
        for seat in range(self.seats):
            seen = mix(mix(seen, self.hands[seat]), self.known[seat])
        for suit in range(SUITS):
            seen = mix(mix(seen, self.wild_in[suit] + 1), self.wild_as[suit] + 1)
        seen = mix(seen, self.melds)
        for meld in range(self.melds):
            seen = mix(seen, self.stands[meld])
        return mix(mix(mix(seen, self.round), self.sallan), self.ace_high)

    # For Python: what views, positions and players read.

    def hand(self, seat: int) -> int:
        """A hand as a mask."""
        return self.hands[seat]

    def known_cards(self, seat: int) -> int:
        """The cards that everybody knows to be in a hand, as a mask."""
        return self.known[seat]

    def is_sallan(self, seat: int) -> bool:
        """Whether a seat has laid a meld in this round."""
        return bool(self.sallan >> seat & 1)

    def rank(self) -> int:
        """The rank of the Potters, 0 for aces."""
        return self.potter_rank()

    def potter_cards(self) -> int:
        """The four Potters as a mask."""
        return self.potters()

    def meld_mask(self, meld: int) -> int:
        """The mask of what the cards of a meld, counted from 0, stand for."""
        return self.stands[self.check_meld(meld)]

    def open_places(self, meld: int) -> tuple[int, int]:
        """The card that fits a meld's low end or missing suit, and the one for its high end; NO_CARD for none."""
        spot = self.check_meld(meld) * PLACES
        return self.places[spot], self.places[spot + 1]

    def check_meld(self, meld: int) -> int:
        """Check the number of a meld, because C arrays do not check their bounds."""
        if not 0 <= meld < self.melds:
            raise IndexError(f"there are {self.melds} melds, not {meld}")
        return meld

    def wilds_of(self, meld: int) -> dict[int, int]:
        """The wilds of a meld: for each card stood for, the Potter that stands for it."""
        rank = self.potter_rank()
        return {self.wild_as[suit]: suit * SUIT_CARDS + rank for suit in range(SUITS) if self.wild_in[suit] == meld}

    def lay_meld(self, stands: int, wilds: dict[int, int]) -> None:
        """Add a meld to the table, from a position: what it stands for, and its wilds as in `wilds_of`."""
        if self.melds == MOST_MELDS:
            raise IndexError(f"a table has room for {MOST_MELDS} melds")
        for stands_for, card in wilds.items():
            self.wild_in[card // SUIT_CARDS] = self.melds
            self.wild_as[card // SUIT_CARDS] = stands_for
        self.set_meld(self.melds, stands)
        self.melds += 1


def three_of_a_rank(hand: int) -> int:
    """The ranks held in at least three suits."""
    spades = hand & WHOLE_SUIT
    hearts = hand >> SUIT_CARDS & WHOLE_SUIT
    diamonds = hand >> 2 * SUIT_CARDS & WHOLE_SUIT
    clubs = hand >> 3 * SUIT_CARDS
    return spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)


def two_wilds(first: int, second: int) -> int:
    """The number of an ordered pair of different suits, in the order of `write_ways`."""
    return first * (SUITS - 1) + (second - 1 if second > first else second)


def way_fillers(way: int) -> tuple[int, int, int]:
    """What fills the three places: NATURAL, or the suit of a Potter."""
    return WAY_FILLERS[way * 3], WAY_FILLERS[way * 3 + 1], WAY_FILLERS[way * 3 + 2]


write_ways()
