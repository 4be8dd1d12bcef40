"""The cards of Potter."""

from __future__ import annotations

from parlour.core.cards import RANKS, french_deck

DECK = french_deck()


def potter_name(rank: int) -> str:
    """The Potter's rank in notation: A, 2, ... K."""
    return RANKS[rank]


def write_played(card: int, stands_for: int) -> str:
    """A card as it lies in a meld: the card itself, or a wild with the card that it stands for."""
    return DECK.names[card] if card == stands_for else f"{DECK.names[card]}={DECK.names[stands_for]}"
