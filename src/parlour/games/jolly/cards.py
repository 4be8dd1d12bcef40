"""The cards of Jolly: two decks and four jokers."""

from __future__ import annotations

from parlour.core.cards import french_deck
from parlour.games.jolly.consts import JOKERS

DECK = french_deck(copies=2, jokers=JOKERS)
