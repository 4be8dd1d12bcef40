"""The cards of Jolly: two decks and four jokers."""

from __future__ import annotations

from parlour.core.cards import JOKER as JOKER_NAME
from parlour.core.cards import french_deck
from parlour.games.jolly.law.consts import JOKERS, NOBODY

DECK = french_deck(copies=2, jokers=JOKERS)


def write_joker(stands_for: int) -> str:
    """A joker with the card it stands for; in a set of three it stands for no particular card."""
    return JOKER_NAME if stands_for == NOBODY else f"{JOKER_NAME}={DECK.names[stands_for]}"
