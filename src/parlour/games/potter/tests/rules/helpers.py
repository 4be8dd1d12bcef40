"""Helpers for the tests of Potter: tables laid out for a test, and what can be read from them."""

from __future__ import annotations

from typing import Any

import parlour
from parlour import State
from tests.games.helpers import moves, play

potter = parlour.game("potter")

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
ALL_CARDS = [rank + suit for suit in "♠♥♦♣" for rank in RANKS]


def table(*hands: str, turn: int | None = 0, **keys: Any) -> State:
    """A table with these hands; `keys` as in any position."""
    return potter.position({"game": "potter", "turn": turn, "hands": list(hands), **keys})


def playing(*hands: str, turn: int = 0, **keys: Any) -> State:
    """The seat on turn has drawn."""
    return table(*hands, turn=turn, phase="play", **keys)


def sallan(*hands: str, turn: int = 0, **keys: Any) -> State:
    """Round 3: the threes are Potters. The seat on turn has drawn, and is Sallan by the first meld on the table."""
    keys = {"round": 3, "table": ["J♥ Q♥ K♥"], "sallan": [seat == turn for seat in range(len(hands))], **keys}
    return playing(*hands, turn=turn, **keys)


def rest(*lying: str, top: str = "") -> str:
    """All cards that lie nowhere else, bottom to top, with the cards of `top` to be drawn first."""
    named = {word.split("=")[0] for word in " ".join([*lying, top]).split()}
    return " ".join([*(card for card in ALL_CARDS if card not in named), *reversed(top.split())])


def stacked(*hands: str, top: str, turn: int = 0, **keys: Any) -> State:
    """A table whose stock is known: the cards of `top` come first, in this order."""
    stock = rest(*hands, keys.get("discard", ""), *keys.get("table", []), top=top)
    return table(*hands, turn=turn, stock=stock, **keys)


def of_kind(state: State, verb: str) -> list[str]:
    """The legal moves of one kind, without their verb."""
    return [move.removeprefix(verb + " ") for move in moves(state) if move.split()[0] == verb]


def kinds(told: list[dict[str, Any]]) -> list[str]:
    """The kinds of events, such as card-drawn, meld-laid, ..."""
    return [event["event"].removeprefix("potter-") for event in told]


def points(told: list[dict[str, Any]]) -> list[int]:
    """The points of each seat's hand at the end of a round."""
    counted = [event for event in told if event["event"] == "potter-hand-counted"]
    assert [event["seat"] for event in counted] == list(range(len(counted)))
    return [event["points"] for event in counted]


def middle() -> State:
    """Seat 1 has taken a pile, laid a meld with a wild, and holds the rest of the pile."""
    state = table(
        "J♦ 9♣ 4♣",
        "6♠ 7♠ 3♥ 9♦ 2♦",
        "Q♣ 10♦",
        turn=1,
        turns=13,
        starter=2,
        round=3,
        discard="K♣ 8♠ 5♦",
        table=["J♥ Q♥ K♥"],
        sallan=[True, True, False],
        scores=[10, 0, 25],
        banned=["9♣", "", ""],
        known=["9♣", "", ""],
    )
    return play(state, "take", "meld 6♠ 7♠ 8♠ 3♥=9♠")
