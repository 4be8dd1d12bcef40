"""The golden playthroughs of Potter.

`python -m parlour.games.potter.tests.rules.golden --write` writes them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from parlour import State
from tests.games import golden
from tests.games.golden import Golden

at = partial(golden.at, "potter")
dealt = partial(golden.dealt, "potter")


def turns(text: str) -> list[str]:
    """Moves with the turns in lines."""
    return [move.strip() for line in text.strip().splitlines() for move in line.split(";")]


PLAYTHROUGHS: dict[str, tuple[str, dict[str, Any]]] = {
    "two_players": (
        "Two players, to 50 points: wilds, lay-offs, a taken pile, and a round won by the last discard (§2.2).",
        dealt(
            2,
            1117,
            turns("""
                draw; meld J♠ Q♠ K♠; discard 8♦
                draw; discard K♥
                draw; discard 7♠
                draw; meld 4♥ 5♥ 6♥; discard K♦
                draw; meld A♥=2♦ 3♦ 4♦; add 3♥ to 2; add 7♥ to 2; discard 4♠
                draw; discard K♥
                take; meld 2♠ 3♠ 4♠; meld 4♣ 2♦=5♣ 6♣; add 7♣ to 2; discard K♥
                draw; discard Q♣
                draw; add 2♥=A♠ to 1; discard 8♠
            """),
            target=50,
        ),
    ),
    "three_players": (
        "Three players: piles taken with and without a meld, and 25 points for the one that goes back (§7.5).",
        dealt(
            3,
            101,
            turns("""
                draw; meld 4♠ 4♥ 4♦; discard K♠
                draw; discard J♥
                take; meld 7♥ 7♦ 7♣; meld J♠ J♥ J♦; meld K♠ K♥ K♣; discard 2♦
                draw; meld 8♠ 8♦ 8♣; discard Q♠
                draw; discard K♥
                take; meld 3♠ 3♦ 3♣; discard K♥
                draw; meld 5♠ 5♥ 5♦; discard 9♣
                draw; discard J♠
                draw; add 5♣ to 3; discard Q♣
                draw; discard 7♠
                draw; discard 10♥
                take; return
                draw; discard 6♦
                draw; meld 7♥ 8♥ 9♥; meld A♠ 2♦=2♠ 2♣=3♠; add 4♠ to 5; discard 7♣
                take; meld 6♠ 6♥ 6♦; add 10♥ to 4; discard K♥
                draw; discard J♣
                draw; add J♥ to 4; discard A♥
            """),
            target=50,
        ),
    ),
    "four_players": (
        "Four players: the stock runs out and the pile becomes the new one (§9.1).",
        dealt(
            4,
            200,
            turns("""
                draw; discard K♦
                draw; discard Q♠
                draw; discard 10♥
                take; meld 8♥ 9♥ 10♥; discard K♠
                draw; discard 9♣
                draw; discard Q♥
                draw; discard 10♣
                draw; discard K♦
                draw; discard 8♣
                draw; discard Q♦
                draw; discard 10♠
                draw; discard Q♠
                draw; discard 6♥
                draw; meld 3♦ 4♦ 5♦; meld J♥ A♦=J♦ J♣; discard 7♦
                draw; meld 7♠ 7♥ 7♣; meld A♥=4♠ A♣=5♠ 6♠; add 2♦ to 2; discard Q♣
                draw; discard J♦
                draw; discard 9♦
                draw; discard K♥
                draw; discard 9♠
                draw; discard 10♦
                draw; discard J♠
                draw; discard 10♠
                draw; add 7♦ to 4; discard K♣
                draw; meld 6♠ 6♥ 6♦; meld 2♥=5♠ 2♦=6♠ 7♠; meld 9♠ 9♥ 9♣
            """),
            target=50,
        ),
    ),
    "five_players": (
        "Five players who keep their low cards: two laps of old discards, and the next one comes back (§9.3).",
        dealt(
            5,
            3235,
            turns("""
                draw; discard Q♠
                take; meld 3♠ 3♦ 3♣; discard K♦
                draw; discard J♦
                take; meld J♦ Q♦ K♦; discard K♠
                draw; discard J♥
                draw; discard 10♦
                draw; discard Q♠
                draw; discard K♣
                draw; discard Q♥
                draw; discard J♣
                draw; discard 8♣
                draw; discard 9♦
                draw; discard 10♥
                draw; discard 9♠
                draw; discard K♥
                draw; discard Q♣
                draw; discard 8♠
                draw; discard 10♣
                draw; discard Q♠
                draw; discard J♣
                draw; discard 9♦
                draw; discard K♣
                draw; discard 9♠
                draw; discard 10♥
                draw; discard K♠
                draw; discard K♥
                draw; discard Q♣
                draw; discard 8♣
                draw; discard 9♠; discard 9♥
            """),
            target=500,
        ),
    ),
    "round_14": (
        "From the kings of round 13 to the aces of round 14, with long melds and lay-offs (§6.1).",
        at(
            0,
            "8♣ 9♣ 10♣ K♦ 4♦ 8♦ 9♦",
            "K♠ 2♠ 9♥ Q♦",
            phase="play",
            round=13,
            turns=22,
            discard="J♥ 3♠ 6♥",
            table=["5♦ 6♦ 7♦", "10♠ 10♥ 10♦"],
            sallan=[True, True],
            scores=[310, 275],
            options={"target": 500},
            seed=37,
            moves=turns("""
                meld 8♣ 9♣ 10♣ K♦=J♣; add 4♦ 8♦ 9♦ to 1
                draw; discard Q♠
                take; meld 10♣ J♣ Q♣; meld 9♠ A♣=10♠ J♠; add Q♠ to 2; discard 10♥
                draw; discard 8♠
                draw; add 9♣ to 1; discard 2♠
            """),
        ),
    ),
}


def begin_turn(state: State) -> Iterator[str]:
    """The table at the beginning of a turn; at the beginning of a round all hands, later the one on turn."""
    view, held = state.view(None), state.position()["hands"]
    if state.turns == 0:
        scores = ", ".join(map(str, view["scores"]))
        yield f"Round {view['round']}, the Potters are {view['potter']}; scores {scores}"
        yield from hands(state)
        yield ""
    yield f"Turn {state.turns + 1}, seat {state.turn}; stock {view['stock']}; pile {' '.join(view['discard']) or '-'}"
    yield from melds(state)
    yield f"  seat {state.turn}: {held[state.on_turn]}"


def melds(state: State) -> Iterator[str]:
    """The melds on the table, by number."""
    laid = state.view(None)["table"]
    if laid:
        yield "  table: " + ", ".join(f"{number}: {' '.join(meld)}" for number, meld in enumerate(laid, start=1))


def hands(state: State) -> Iterator[str]:
    """Every hand with its size, and who is Sallan."""
    sallan = state.view(None)["sallan"]
    for seat, cards in enumerate(state.position()["hands"]):
        yield f"  seat {seat} ({len(cards.split()):2}){' Sallan' if sallan[seat] else ''}: {cards}".rstrip()


GOLDEN = Golden(Path(__file__).with_name("golden"), PLAYTHROUGHS, begin_turn, hands)

if __name__ == "__main__":
    GOLDEN.main("parlour.games.potter.tests.rules.golden")
