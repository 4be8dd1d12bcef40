"""The discard of Jolly: the card that becomes nothing in this hand and helps the opponent least.

It uses the hand, the table, the pile, the Jolly card, and what everybody knows of the other hand. The C types are in
discards.pxd.
"""

from __future__ import annotations

from typing import NamedTuple

import cython

from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.play.face_up import FaceUp

if not cython.compiled:
    from parlour.core.bits import bit, lowest
    from parlour.core.consts import CARDS, RUN_THREES, THREES
    from parlour.core.melds import THREE_CARDS
    from parlour.games.jolly.law.consts import JOKER, NOBODY

    PAIRS_A_CARD = 6  # the same number as in discards.pxd
    PAIRS_OF = [0] * (CARDS * PAIRS_A_CARD)
    RUNS_OF = [0] * CARDS

NEVER = -1e9


class Keeping(NamedTuple):
    """What makes a card worth keeping, on an arbitrary scale: found by trial on fixed deals."""

    meld: float = 12.0  # it is in a meld of the hand
    run_link: float = 1.5  # it lacks one card to a run; per unseen copy of that card
    pure_link: float = 1.5  # the same before the opening, which needs a run
    set_link: float = 1.5  # it lacks one card to a set; per unseen copy of that card
    far_link: float = 0.2  # it lacks two cards to a meld, of this hand or the other; per unseen pair
    joker_link: float = 3.0  # it lacks one card, and the hand has a joker for it
    second_copy: float = -6.0  # the hand has a second copy of it
    waits: float = 12.0  # it fits onto the table, where it goes in the end
    near: float = 2.0  # it lacks one card to fit onto the table
    feeds: float = 6.0  # the opponent has opened and could lay it off


def write_tables() -> None:
    """Fill the table of the pairs that form a meld with each card, those of runs first."""
    for card in range(CARDS):
        found = 0
        for three in range(THREES):
            if THREE_CARDS[three] & bit(card):
                PAIRS_OF[card * PAIRS_A_CARD + found] = THREE_CARDS[three] & ~bit(card)
                found += 1
            if three == RUN_THREES - 1:
                RUNS_OF[card] = found
        for place in range(found, PAIRS_A_CARD):
            PAIRS_OF[card * PAIRS_A_CARD + place] = 0


class Discards(FaceUp):
    """Chooses the discards of the seat on turn."""

    def __init__(self, keeping: Keeping) -> None:
        self.meld = keeping.meld
        self.run_link = keeping.run_link
        self.pure_link = keeping.pure_link
        self.set_link = keeping.set_link
        self.far_link = keeping.far_link
        self.joker_link = keeping.joker_link
        self.second_copy = keeping.second_copy
        self.waits = keeping.waits
        self.near = keeping.near
        self.feeds = keeping.feeds

    def look_around(self, state: Jolly) -> None:
        """Gather everything that the seat on turn knows."""
        seat = state.on_turn
        self.look_at_table(state)
        self.see_cards(state.ones[seat], state.twos[seat])
        self.see_cards(state.known_ones[1 - seat], state.known_twos[1 - seat])
        if state.jolly_card != NOBODY:
            self.see(state.jolly_card)

    def loosest(self, state: Jolly, cards: int) -> int:
        """The card to discard among these, after `look_around`; a joker if there are none."""
        best = JOKER
        least = -NEVER
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            value = self.value_of(state, card)
            if value < least:
                best = card
                least = value
        return best

    def value_of(self, state: Jolly, card: int) -> float:
        """How much a card is worth keeping."""
        seat = state.on_turn
        value = self.value_of_pairs(state, card)
        if state.twos[seat] & bit(card):
            value += self.second_copy
        if self.fitting & bit(card) and state.opened & 1 << (1 - seat):
            value += self.feeds
        if self.fitting & bit(card):
            value += self.waits
        if self.nearly & bit(card):
            value += self.near
        return value

    def value_of_pairs(self, state: Jolly, card: int) -> float:
        """What a card may become in this hand, or in the other one."""
        value = 0.0
        hand = state.ones[state.on_turn]
        for i in range(PAIRS_A_CARD):
            pair = PAIRS_OF[card * PAIRS_A_CARD + i]
            if not pair:
                break
            lacking = pair & ~hand
            if not lacking:
                value += self.meld
            elif lacking != pair:
                value += self.link(state, i < RUNS_OF[card]) * self.unseen(lowest(lacking))
                value += self.joker_link if state.jokers[state.on_turn] else 0.0
            else:
                value += self.far_link * self.unseen_pairs(pair)
        return value

    def link(self, state: Jolly, is_run: bool) -> float:
        """The worth of each unseen card that would complete a run or a set."""
        if not is_run:
            return self.set_link
        return self.run_link if state.opened & 1 << state.on_turn else self.pure_link

    def unseen_pairs(self, pair: int) -> int:
        """The number of ways in which two cards may still come."""
        return self.unseen(lowest(pair)) * self.unseen(lowest(pair & (pair - 1)))


write_tables()
