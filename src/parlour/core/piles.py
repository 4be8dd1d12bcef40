"""Piles of cards in order, face up or face down. A card is a small number, its kind in the game's deck."""

from __future__ import annotations

import cython

from parlour.core.errors import shown
from parlour.core.rng import Rng

if not cython.compiled:
    from parlour.core.bits import bit
    from parlour.core.consts import PILE_CELLS
    from parlour.core.rng import mix


class Pile:
    """A pile of cards, listed from bottom to top: the last card is the top card."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.cells = [0] * PILE_CELLS
            self.counts = [0] * PILE_CELLS  # scratch space for sorting
        self.size = 0

    def push(self, card: int) -> None:
        """Put a card on top."""
        self.cells[self.size] = card
        self.size += 1

    def pop(self) -> int:
        """Remove and return the top card; the pile must not be empty."""
        self.size -= 1
        return self.cells[self.size]

    def clear(self) -> None:
        """Remove all cards."""
        self.size = 0

    def shuffle(self, rng: Rng) -> None:
        """Put the whole pile into a random order."""
        rng.shuffle(self.cells, self.size)

    def deal_again(self, rng: Rng) -> None:
        """Put the pile into a random order that depends on its cards and `rng` alone, not on their previous order."""
        for card in range(PILE_CELLS):
            self.counts[card] = 0
        for i in range(self.size):
            self.counts[self.cells[i]] += 1
        place = 0
        for card in range(PILE_CELLS):
            for _ in range(self.counts[card]):
                self.cells[place] = card
                place += 1
        self.shuffle(rng)

    def copy_from(self, other: Pile) -> None:
        """Take over the cards of another pile, in the same order."""
        self.size = other.size
        for i in range(other.size):
            self.cells[i] = other.cells[i]

    def mask(self) -> int:
        """The cards as a mask, for decks of at most 64 different cards."""
        cards = 0
        for i in range(self.size):
            cards |= bit(self.cells[i])
        return cards

    def mixed(self, seen: int) -> int:
        """The hash `seen` with this pile folded in: its cards and their order."""
        seen = mix(seen, self.size)
        for i in range(self.size):
            seen = mix(seen, self.cells[i])
        return seen

    def cards(self) -> list[int]:
        """The cards from bottom to top, as a Python list."""
        return [self.cells[i] for i in range(self.size)]

    def lay(self, cards: list[int]) -> None:
        """Replace the cards by these, bottom to top."""
        if len(cards) > PILE_CELLS:
            raise ValueError(f"a pile holds at most {PILE_CELLS} cards, not {len(cards)}")
        if any(not 0 <= card < 256 for card in cards):
            raise ValueError(f"a card is a number from 0 to 255: {shown(cards)}")
        self.clear()
        for card in cards:
            self.push(card)
