"""Helpers for the tests of Notty: tables laid out for a test; and the helpers for all games, re-exported."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import parlour
from parlour import State
from tests.games.helpers import (
    assert_chances,
    assert_even,
    counted,
    events,
    hand,
    hands,
    moves,
    play,
    refused,
    says,
    size,
)

__all__ = [
    "ALL_CARDS",
    "TWENTY",
    "assert_chances",
    "assert_even",
    "counted",
    "deck",
    "deck_without",
    "events",
    "first",
    "groups",
    "hand",
    "hands",
    "moves",
    "notty",
    "play",
    "refused",
    "says",
    "size",
    "stacked",
    "table",
]

notty = parlour.game("notty")

ALL_CARDS = [f"{colour}{number}" for colour, number, _ in product("RGYKB", range(1, 10), range(2))]

# Twenty cards without any group: a full hand (§2.4).
TWENTY = "R1 R1 R3 R3 R5 R5 R7 R7 R9 R9 G2 G2 G4 G4 G6 G6 G8 G8 Y1 Y1"


def first(count: int, cards: str = TWENTY) -> str:
    """The first `count` cards of some."""
    return " ".join(cards.split()[:count])


def table(*hands: str, turn: int | None = 0, **keys: Any) -> State:
    """A table with these hands; `keys` as in any position."""
    return notty.position({"game": "notty", "turn": turn, "hands": list(hands), **keys})


def stacked(*hands: str, top: str, turn: int | None = 0, **keys: Any) -> State:
    """A table whose deck is known: the cards of `top` come first, in this order."""
    return table(*hands, turn=turn, deck=deck_without(*hands, top=top), **keys)


def deck_without(*hands: str, top: str = "") -> str:
    """All cards that are in no hand, bottom to top, with the cards of `top` to be drawn first."""
    rest = Counter(ALL_CARDS)
    for card in [*" ".join(hands).split(), *top.split()]:
        assert rest[card], f"{card} is there twice only"
        rest[card] -= 1
    return " ".join([*rest.elements(), *reversed(top.split())])


def deck(state: State) -> list[str]:
    """The deck, bottom to top."""
    cards: str = state.position()["deck"]
    return cards.split()


def groups(state: State) -> list[str]:
    """The groups that can be laid down now."""
    return [move for move in moves(state) if move.startswith("group")]
