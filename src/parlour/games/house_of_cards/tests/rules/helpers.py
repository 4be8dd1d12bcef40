"""Helpers for the tests of House of Cards: tables laid out for a test, and what can be read from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import parlour
from parlour import Rng, State
from tests.games.helpers import events, moves

house = parlour.game("house_of_cards")

SPECIALS = ["Hallows", "Shield", "Echo", "Mirror", "Swap"]
KINDS = [name for one in "GRHS" for name in [*(f"{one}{n}" for n in range(10)), *(f"{one}-{s}" for s in SPECIALS)]]
ALL_CARDS = [name for name in KINDS for _ in range(1 if "-" in name else 2)]
# A round at limit 40 in which seat 0 has played two of Gryffindor, seat 1 two of different houses; the sum is 0.
TWO_OF_G = "S0 G0 R0 G0 H0"


def table(*hands: str, turn: int | None = 0, **keys: Any) -> State:
    """A table with these hands; `keys` as in any position."""
    return house.position({"game": "house_of_cards", "turn": turn, "hands": list(hands), **keys})


def rest(*lying: str, top: str = "", bottom: str = "") -> str:
    """All cards that lie nowhere else, bottom to top: `bottom` lies lowest, the cards of `top` are drawn first."""
    left = Counter(ALL_CARDS) - Counter(" ".join([*lying, top, bottom]).split())
    return " ".join([*bottom.split(), *left.elements(), *reversed(top.split())])


def stacked(*hands: str, top: str = "", bottom: str = "", turn: int = 0, **keys: Any) -> State:
    """A table whose leftover deck is known: the cards of `top` come first, in this order."""
    lying = [*hands, *keys.get("decks", []), keys.get("pile", "")]
    return table(*hands, turn=turn, leftover=rest(*lying, top=top, bottom=bottom), **keys)


def short(*hands: str, top: str, turn: int = 0, **keys: Any) -> State:
    """A leftover deck that consists of the cards of `top`; all others are under the last deck."""
    decks = list(keys.pop("decks", [""] * len(hands)))
    others = rest(*hands, *decks, keys.get("pile", ""), top)
    decks[-1] = f"{others} {decks[-1]}".strip()
    return table(*hands, turn=turn, decks=decks, leftover=" ".join(reversed(top.split())), **keys)


def small(seed: int) -> State:
    """A leftover deck of four cards, so that cards that everybody saw come back soon."""
    decks = ["H1 H2 H3", "S7 S8"]
    return short("G6 R5", "S1 S2", decks=decks, top="S3 S4 S5 S6", pile="R7", options={"limit": 12}, seed=seed)


def in_order(cards: str | list[str]) -> list[str]:
    """Cards by house and kind, as a view shows a hand."""
    return sorted(cards.split() if isinstance(cards, str) else cards, key=KINDS.index)


def held(state: State, seat: int) -> list[str]:
    """The hand of a seat, in order."""
    return in_order(state.position()["hands"][seat])


def deck(state: State, seat: int) -> list[str]:
    """The deck of a seat, bottom to top."""
    written: str = state.position()["decks"][seat]
    return written.split()


def leftover(state: State) -> list[str]:
    """The leftover deck, bottom to top."""
    written: str = state.position()["leftover"]
    return written.split()


def pile(state: State) -> list[str]:
    """The round's pile, its first card first."""
    shown: list[str] = state.view(None)["pile"]
    return shown


def now(state: State) -> tuple[int, bool, int | None]:
    """The sum, whether an Echo waits, and the last number played."""
    view = state.view(None)
    return view["sum"], view["echo"], view["last_number"]


def offered(state: State) -> list[str]:
    """What is still offered to the seat on turn."""
    choice: list[str] = state.view(None)["choice"]
    return choice


def cards_of(state: State, verb: str) -> list[str]:
    """The cards of the legal moves of one kind."""
    return [move.split()[1] for move in moves(state) if move.split()[0] == verb]


def kinds(told: list[dict[str, Any]]) -> list[str]:
    """The kinds of events, such as card-played, card-drawn, ..."""
    return [event["event"].removeprefix("house_of_cards-") for event in told]


def only(told: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """The facts of the events of one kind."""
    wanted = f"house_of_cards-{kind}"
    return [
        {name: fact for name, fact in event.items() if name != "event"} for event in told if event["event"] == wanted
    ]


def effect(state: State, card: str) -> tuple[str, int, int]:
    """Play a card, and return its effect, the amount, and the sum in the event."""
    (played,) = only(events(state, f"play {card}"), "card-played")
    assert (played["card"]) == card
    return played["effect"], played["amount"], played["sum"]


def wandering(state: State, seed: int, steps: int) -> Iterator[State]:
    """A random game; yields the same object every time."""
    chance = Rng(seed)
    for _ in range(steps):
        legal = state.legal_ids()
        if not legal:
            return
        state.step(legal[chance.below(len(legal))])
        yield state


def middle() -> State:
    """Seat 1 of three, after its third card of one house, is offered the house effect: the Swap comes after it."""
    state = stacked(
        "G5 R-Echo",
        "S2 S-Swap",
        "H6 G-Mirror",
        turn=1,
        turns=13,
        starter=2,
        decks=["H1 H2", "S4 S5 R9", "G0"],
        pile="H0 S1 R2 G3 S8 H3 R4",
        top="R1 R3",
        options={"limit": 40},
    )
    state.play("play S-Swap")
    return state
