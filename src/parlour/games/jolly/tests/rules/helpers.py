"""Helpers for the tests of Jolly: tables laid out for a test, and what can be read from them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import parlour
from parlour import Rng, State
from tests.games.helpers import moves, play

jolly = parlour.game("jolly")

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUITS = "♠♥♦♣"
ONE_DECK = [rank + suit for suit in SUITS for rank in RANKS]
ALL_CARDS = sorted([*ONE_DECK, *ONE_DECK, *["JK"] * 4])

# Cards that form no meld: twelve for a hand that has to stay closed.
DULL = "2♠ 5♠ 8♠ J♠ 3♥ 6♥ 9♥ Q♥ 4♦ 7♦ 10♦ K♦"


def table(*hands: str, turn: int | None = 0, **keys: Any) -> State:
    """A table with these hands; `keys` as in any position. It is round 3 by default."""
    return jolly.position({"game": "jolly", "turn": turn, "hands": list(hands), **keys})


def playing(*hands: str, turn: int = 0, **keys: Any) -> State:
    """The seat on turn has drawn."""
    return table(*hands, turn=turn, phase="play", **keys)


def opened(*hands: str, turn: int = 0, **keys: Any) -> State:
    """The seat on turn has drawn, and has opened in an earlier turn; three clubs lie on the table."""
    keys = {"table": ["9♣ 10♣ J♣"], "opened": [seat == turn for seat in range(2)], **keys}
    return playing(*hands, turn=turn, **keys)


def rest(*lying: str, top: str = "") -> str:
    """All cards that lie nowhere else, bottom to top, with the cards of `top` to be drawn first."""
    left = Counter(ALL_CARDS)
    left.subtract(word.split("=")[0] for word in " ".join([*lying, top]).split())
    assert min(left.values()) >= 0, left
    return " ".join([*left.elements(), *reversed(top.split())])


def stacked(*hands: str, top: str, turn: int = 0, jolly_card: str = "9♦", **keys: Any) -> State:
    """A table whose stock is known: the cards of `top` come first, in this order."""
    stock = rest(*hands, keys.get("discard", ""), *keys.get("table", []), jolly_card, top=top)
    return table(*hands, turn=turn, stock=stock, jolly_card=jolly_card, **keys)


def short(*hands: str, stock: str, discard: str = "", turn: int = 0, **keys: Any) -> State:
    """A table with a short stock: whatever lies nowhere else is in the pile, under the cards of `discard`."""
    jolly_card = keys.pop("jolly_card", "9♦")
    under = rest(*hands, stock, discard, *keys.get("table", []), jolly_card or "")
    pile = f"{under} {discard}"
    return table(*hands, turn=turn, stock=stock, discard=pile, jolly_card=jolly_card, **keys)


def gambling(cards: str, other: str = "2♥ 9♥ K♥", turn: int = 0, **keys: Any) -> State:
    """A seat that has declared the Jolly Hand; the last of the thirteen cards was the Jolly card."""
    *held, last = cards.split()
    assert len(held) == 12
    hands = [" ".join(held), other] if turn == 0 else [other, " ".join(held)]
    return play(table(*hands, turn=turn, jolly_card=last, **keys), "jolly")


def of_kind(state: State, verb: str) -> list[str]:
    """The legal moves of one kind, without their verb."""
    return [move.removeprefix(verb + " ") for move in moves(state) if move.split()[0] == verb]


def verbs(state: State) -> set[str]:
    """The kinds of moves that are legal."""
    return {move.split()[0] for move in moves(state)}


def kinds(told: list[dict[str, Any]]) -> list[str]:
    """The kinds of events, such as card-drawn, meld-laid, ..."""
    return [event["event"].removeprefix("jolly-") for event in told]


def laid(state: State) -> list[str]:
    """The melds on the table, as they are written."""
    return [" ".join(meld) for meld in state.view(None)["table"]]


def held(state: State, seat: int) -> Counter[str]:
    """The cards of a hand."""
    return Counter(state.position()["hands"][seat].split())


def wander(state: State, seed: int, steps: int) -> State:
    """Play this many random moves, with many melds, lay-offs and swaps, and often from the pile."""
    chance = Rng(seed)
    for _ in range(steps):
        legal = moves(state)
        liked = [move for move in legal if move.startswith(("meld", "add", "swap", "take"))]
        choice = liked if liked and chance.below(5) else [move for move in legal if move != "jolly"] or legal
        if choice:
            play(state, choice[chance.below(len(choice))])
    return state


def before_the_middle() -> State:
    """Seat 1 is about to open with the top card of the pile; seat 0 has opened, and its joker was hunted."""
    return table(
        "2♦ 4♦ JK",
        "5♥ 6♥ 8♥ Q♠ Q♥ Q♦ 10♣ 7♣ 7♦ K♦ 2♣",
        turn=1,
        turns=13,
        round=7,
        discard="3♣ 7♥",
        table=["9♣ JK=10♣ J♣"],
        opened=[True, False],
        known=["JK", ""],
        jolly_card="A♦",
    )


TO_THE_MIDDLE = ("take", "meld 5♥ 6♥ 7♥ 8♥", "meld Q♠ Q♥ Q♦", "swap 10♣ in 1")


def middle() -> State:
    """Two new melds lie beside an old one, whose joker was swapped and must go into a new meld."""
    return play(before_the_middle(), *TO_THE_MIDDLE)
