"""Hands and melds with jokers (rulebook.en.md, §2, §4 and §6): what fits, and laying it.

A card is the number suit * 13 + rank, the ace first; 52 is the joker. A hand is two masks (the cards held, the cards
held twice) and a count of jokers. A meld is its base (the suit of a run, 4 + the rank of a set) and two masks of its
places, natural and wild: a run has 14 places, from the ace below the two to the ace above the king; a set has four
suits, and its joker, which may stand for any missing one, is stored as wild place 0.
"""

from __future__ import annotations

import cython

from parlour.core.state import State

if not cython.compiled:
    from parlour.core.bits import bit, count, lowest
    from parlour.core.consts import CARDS, RUN_THREES, RUNS_A_SUIT, SUIT_CARDS, SUITS
    from parlour.core.melds import THREE_CARDS, THREE_PLACES
    from parlour.games.jolly.law.consts import (
        ADD,
        FILLERS,
        JOKER,
        MELDS_OF_THREE,
        MOST_MELDS,
        NO_PLACE,
        PAIR,
        PAIRS,
        PLACES,
        PLACES_OF_RUN,
        RUN,
        SEATED,
        SET,
        SET_BASE,
        WAYS,
    )

    PAIR_SUITS = [0] * PAIRS
    PLACE_POINTS = [0] * PLACES_OF_RUN
    WAY_WILDS = [0] * WAYS
    MELD_CARDS = [0] * MELDS_OF_THREE
    MELD_JOKERS = [0] * MELDS_OF_THREE


def write_tables() -> None:
    """Fill the tables: pairs of suits, points of each place in a run (§2.1, §2.2), joker places, and melds."""
    pair = 0
    for suit in range(SUITS):
        for other in range(suit + 1, SUITS):
            PAIR_SUITS[pair] = 1 << suit | 1 << other
            pair += 1
    for place in range(PLACES_OF_RUN):
        PLACE_POINTS[place] = place + 1 if place < 9 else 10
    WAY_WILDS[0] = 0
    WAY_WILDS[1] = 1
    WAY_WILDS[2] = 2
    WAY_WILDS[3] = 4
    WAY_WILDS[4] = 5
    for action in range(RUN, SET):
        MELD_CARDS[action - RUN] = run_cards(action)
        MELD_JOKERS[action - RUN] = count(WAY_WILDS[(action - RUN) % WAYS])
    for action in range(SET, PAIR):
        MELD_CARDS[action - RUN] = THREE_CARDS[RUN_THREES + action - SET]
        MELD_JOKERS[action - RUN] = 0
    for action in range(PAIR, ADD):
        MELD_CARDS[action - RUN] = pair_cards(action)
        MELD_JOKERS[action - RUN] = 1


class Melding(State):
    """The hands, and the melds on the table."""

    def make_parts(self) -> None:
        State.make_parts(self)
        self.first_meld = RUN
        if not cython.compiled:
            self.ones = [0] * SEATED
            self.twos = [0] * SEATED
            self.jokers = [0] * SEATED
            self.known_ones = [0] * SEATED
            self.known_twos = [0] * SEATED
            self.known_jokers = [0] * SEATED
            self.bases = [0] * MOST_MELDS
            self.naturals = [0] * MOST_MELDS
            self.wilds = [0] * MOST_MELDS
        self.melds = 0

    # Hands.

    def held(self, seat: int) -> int:
        """The number of cards in a hand."""
        return count(self.ones[seat]) + count(self.twos[seat]) + self.jokers[seat]

    def holds(self, seat: int, card: int) -> bool:
        """Whether a hand has this card, or a joker."""
        return self.jokers[seat] > 0 if card == JOKER else self.ones[seat] & bit(card) != 0

    def receive(self, seat: int, card: int) -> None:
        """Add a card to a hand."""
        if card == JOKER:
            self.jokers[seat] += 1
        else:
            self.twos[seat] |= self.ones[seat] & bit(card)
            self.ones[seat] |= bit(card)

    def take_out(self, seat: int, card: int) -> None:
        """Remove a card from a hand, without changing what is known of it."""
        if card == JOKER:
            self.jokers[seat] -= 1
        elif self.twos[seat] >> card & 1:
            self.twos[seat] &= ~bit(card)
        else:
            self.ones[seat] &= ~bit(card)

    def show(self, seat: int, card: int) -> None:
        """Note that everybody knows of one more such card in this hand."""
        if card == JOKER:
            self.known_jokers[seat] += 1
        else:
            self.known_twos[seat] |= self.known_ones[seat] & bit(card)
            self.known_ones[seat] |= bit(card)

    def give_up(self, seat: int, card: int) -> None:
        """Remove a card from a hand for good."""
        self.take_out(seat, card)
        self.forget(seat, card)

    def forget(self, seat: int, card: int) -> None:
        """Note that a card has left a hand: if one of its kind was known to be there, assume it was that one."""
        if card == JOKER:
            if self.known_jokers[seat]:
                self.known_jokers[seat] -= 1
        elif self.known_twos[seat] >> card & 1:
            self.known_twos[seat] &= ~bit(card)
        else:
            self.known_ones[seat] &= ~bit(card)

    # Melds on the table.

    def size_of(self, meld: int) -> int:
        """The number of cards in a meld."""
        return count(self.naturals[meld]) + count(self.wilds[meld])

    def points_of(self, meld: int) -> int:
        """The points of a meld, with jokers counting as what they stand for (§2.3)."""
        if self.bases[meld] >= SET_BASE:
            rank = self.bases[meld] - SET_BASE
            return self.size_of(meld) * (PLACE_POINTS[rank] if rank else 10)
        points = 0
        places = self.naturals[meld] | self.wilds[meld]
        while places:
            points += PLACE_POINTS[lowest(places)]
            places &= places - 1
        return points

    def card_at(self, meld: int, place: int) -> int:
        """The card that belongs to a place: by rank in a run, by suit in a set."""
        if self.bases[meld] >= SET_BASE:
            return place * SUIT_CARDS + self.bases[meld] - SET_BASE
        return self.bases[meld] * SUIT_CARDS + (place if place < SUIT_CARDS else 0)

    def open_place(self, meld: int, end: int) -> int:
        """Where a meld takes a card: a run at its low or high end, a set for a missing suit; or NO_PLACE."""
        if self.bases[meld] >= SET_BASE:
            if self.size_of(meld) == SUITS:
                return NO_PLACE
            missing = ~self.naturals[meld] & 15
            if end:
                missing &= missing - 1
            return lowest(missing) if missing else NO_PLACE
        places = self.naturals[meld] | self.wilds[meld]
        low = lowest(places)
        above = low + count(places)
        if end:
            return above if above < PLACES_OF_RUN and not (above == SUIT_CARDS and low == 0) else NO_PLACE
        # Two to king takes its ace above the king, where it counts more (§4.7).
        return low - 1 if low > 0 and not (low == 1 and above >= SUIT_CARDS) else NO_PLACE

    def takes_joker(self, meld: int, place: int) -> bool:
        """Whether a joker may lie at an open place: one in a set (§4.1), none beside another in a run (§4.4)."""
        if self.bases[meld] >= SET_BASE:
            return not self.wilds[meld]
        return not (self.wilds[meld] << 1 | self.wilds[meld] >> 1) >> place & 1

    def joker_place(self, meld: int, number: int) -> int:
        """The place of a meld's first to fourth joker that a card may be swapped for (§6.2), or NO_PLACE."""
        wilds = self.wilds[meld]
        if self.bases[meld] >= SET_BASE:
            if not wilds or number or self.size_of(meld) < SUITS:
                return NO_PLACE
            return lowest(~self.naturals[meld] & 15)
        for _ in range(number):
            wilds &= wilds - 1
        return lowest(wilds) if wilds else NO_PLACE

    def add_card(self, spot_and_filler: int) -> int:
        """The card that belongs at the place of a lay-off."""
        spot = spot_and_filler // FILLERS
        return self.card_at(spot // PLACES, self.open_place(spot // PLACES, spot % PLACES))

    def swap_card(self, meld_and_number: int) -> int:
        """The card that a joker stands for."""
        meld = meld_and_number // SUITS
        return self.card_at(meld, self.joker_place(meld, meld_and_number % SUITS))

    # What fits.

    def fits_meld(self, seat: int, action: int) -> bool:
        """Whether a hand has the cards of a meld of three."""
        return not MELD_CARDS[action - RUN] & ~self.ones[seat] and self.jokers[seat] >= MELD_JOKERS[action - RUN]

    def fits_add(self, seat: int, spot_and_filler: int) -> bool:
        """Whether a hand has a card that continues a meld at this place."""
        spot = spot_and_filler // FILLERS
        meld = spot // PLACES
        if meld >= self.melds:
            return False
        place = self.open_place(meld, spot % PLACES)
        if place == NO_PLACE:
            return False
        if spot_and_filler % FILLERS:
            # A set takes its joker once, not once for each suit that it lacks.
            in_set_twice = self.bases[meld] >= SET_BASE and spot % PLACES
            return self.jokers[seat] > 0 and not in_set_twice and self.takes_joker(meld, place)
        return self.holds(seat, self.card_at(meld, place))

    def fits_swap(self, seat: int, meld_and_number: int) -> bool:
        """Whether a hand has the card that a joker stands for."""
        meld = meld_and_number // SUITS
        if meld >= self.melds:
            return False
        place = self.joker_place(meld, meld_and_number % SUITS)
        return place != NO_PLACE and self.holds(seat, self.card_at(meld, place))

    # Laying.

    def lay_meld_of(self, action: int) -> None:
        """Add a new meld of three to the table; its cards leave the hand elsewhere."""
        meld = self.melds
        self.melds += 1
        if action >= PAIR:
            self.bases[meld] = SET_BASE + (action - PAIR) // PAIRS
            self.naturals[meld] = PAIR_SUITS[(action - PAIR) % PAIRS]
            self.wilds[meld] = 1
        elif action >= SET:
            self.bases[meld] = SET_BASE + (action - SET) // SUITS
            self.naturals[meld] = 15 & ~(1 << (action - SET) % SUITS)
            self.wilds[meld] = 0
        else:
            three = (action - RUN) // WAYS
            wilds = WAY_WILDS[(action - RUN) % WAYS]
            self.bases[meld] = three // RUNS_A_SUIT
            self.naturals[meld] = (7 & ~wilds) << three % RUNS_A_SUIT
            self.wilds[meld] = wilds << three % RUNS_A_SUIT

    def add_to(self, spot_and_filler: int) -> int:
        """Add a card to a meld; return the card, or the joker."""
        spot = spot_and_filler // FILLERS
        meld = spot // PLACES
        place = self.open_place(meld, spot % PLACES)
        if spot_and_filler % FILLERS:
            self.wilds[meld] |= 1 if self.bases[meld] >= SET_BASE else 1 << place
            return JOKER
        card = self.card_at(meld, place)
        self.naturals[meld] |= 1 << place
        return card

    def swap_in(self, meld_and_number: int) -> int:
        """Put the real card in place of a joker; return the card."""
        meld = meld_and_number // SUITS
        place = self.joker_place(meld, meld_and_number % SUITS)
        self.naturals[meld] |= 1 << place
        self.wilds[meld] &= ~(1 if self.bases[meld] >= SET_BASE else 1 << place)
        return self.card_at(meld, place)

    def copy_melding(self, other: Melding) -> None:
        """Copy hands and melds."""
        for seat in range(SEATED):
            self.ones[seat] = other.ones[seat]
            self.twos[seat] = other.twos[seat]
            self.jokers[seat] = other.jokers[seat]
            self.known_ones[seat] = other.known_ones[seat]
            self.known_twos[seat] = other.known_twos[seat]
            self.known_jokers[seat] = other.known_jokers[seat]
        for meld in range(other.melds):
            self.bases[meld] = other.bases[meld]
            self.naturals[meld] = other.naturals[meld]
            self.wilds[meld] = other.wilds[meld]
        self.melds = other.melds

    # For Python: what views, positions and players read.

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand, in order, with copies side by side and jokers last."""
        return cards_held(self.ones[seat], self.twos[seat], self.jokers[seat])

    def hand_masks(self, seat: int) -> tuple[int, int, int]:
        """A hand as masks: the cards held, the cards held twice, and the number of jokers."""
        return self.ones[seat], self.twos[seat], self.jokers[seat]

    def hand_size(self, seat: int) -> int:
        """The number of cards that a seat holds."""
        return self.held(seat)

    def known_cards(self, seat: int) -> list[int]:
        """The cards that everybody knows to be in a hand."""
        return cards_held(self.known_ones[seat], self.known_twos[seat], self.known_jokers[seat])

    def show_card(self, seat: int, card: int) -> None:
        """Note that everybody knows of this card in a hand."""
        self.show(seat, card)

    def meld_parts(self, meld: int) -> tuple[int, int, int]:
        """A meld's base, natural places and wild places."""
        if not 0 <= meld < self.melds:
            raise IndexError(f"there are {self.melds} melds, not {meld}")
        return self.bases[meld], self.naturals[meld], self.wilds[meld]

    def place_card(self, meld: int, place: int) -> int:
        """The card that belongs to a place of a meld."""
        self.meld_parts(meld)
        return self.card_at(meld, place)

    def place_open(self, meld: int, end: int) -> int:
        """Where a meld takes a card, or NO_PLACE."""
        self.meld_parts(meld)
        return self.open_place(meld, 1 if end else 0)

    def joker_takes(self, meld: int, place: int) -> bool:
        """Whether a joker may lie at a place of a meld."""
        self.meld_parts(meld)
        return bool(self.takes_joker(meld, place))

    def swap_place(self, meld: int, number: int) -> int:
        """The place of a joker that can be swapped, or NO_PLACE."""
        self.meld_parts(meld)
        return self.joker_place(meld, number)

    def lay_meld(self, base: int, natural: int, wild: int) -> None:
        """Add a meld to the table."""
        if self.melds == MOST_MELDS:
            raise IndexError(f"a table has room for {MOST_MELDS} melds")
        self.bases[self.melds] = base
        self.naturals[self.melds] = natural
        self.wilds[self.melds] = wild
        self.melds += 1


def run_cards(action: int) -> int:
    """The natural cards of a run of three, as a mask."""
    three = (action - RUN) // WAYS
    cards = 0
    for place in range(3):
        if not WAY_WILDS[(action - RUN) % WAYS] >> place & 1:
            cards |= bit(THREE_PLACES[three * 3 + place])
    return cards


def pair_cards(action: int) -> int:
    """The two natural cards of a set with a joker, as a mask."""
    rank = (action - PAIR) // PAIRS
    cards = 0
    for suit in range(SUITS):
        if PAIR_SUITS[(action - PAIR) % PAIRS] >> suit & 1:
            cards |= bit(suit * SUIT_CARDS + rank)
    return cards


def cards_held(ones: int, twos: int, jokers: int) -> list[int]:
    """The cards of a hand given as masks, in order, with copies side by side and jokers last."""
    cards = []
    for card in range(CARDS):
        cards += [card] * ((ones >> card & 1) + (twos >> card & 1))
    return cards + [JOKER] * jokers


def pair_suits(pair: int) -> int:
    """One of the six pairs of suits, as a mask."""
    return PAIR_SUITS[pair]


def way_wilds(way: int) -> int:
    """The places of the jokers in a run of three, as a mask."""
    return WAY_WILDS[way]


write_tables()
