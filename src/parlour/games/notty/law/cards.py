"""The 45 kinds of cards of Notty, two of each (§1)."""

from __future__ import annotations

from parlour.core.cards import Deck
from parlour.games.notty.law.consts import COPIES, NUMBERS

COLOUR_LETTERS = "RGYKB"  # red, green, yellow, black, blue (§1.2)
DECK = Deck([f"{colour}{number}" for colour in COLOUR_LETTERS for number in range(1, NUMBERS + 1)], COPIES)
