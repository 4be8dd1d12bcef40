"""The golden playthroughs of Jolly.

`python -m parlour.games.jolly.tests.rules.golden --write` writes them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from parlour import State
from parlour.games.jolly.tests.rules.helpers import RANKS
from tests.games import golden
from tests.games.golden import Golden

at = partial(golden.at, "jolly")
dealt = partial(golden.dealt, "jolly")


def turns(text: str) -> list[str]:
    """Moves with the turns in lines."""
    return [move.strip() for line in text.strip().splitlines() for move in line.split(";")]


# Five whole runs lie on the table, so that little is left to be drawn.
WHOLE_RUNS = [" ".join(rank + suit for rank in (*RANKS[1:], "A")) for suit in "♠♥♦♣♠"]

PLAYTHROUGHS: dict[str, tuple[str, dict[str, Any]]] = {
    "three_melds": (
        "Both open with three melds in one turn; the second with a taken card and a swapped joker, and wins (§5.1).",
        dealt(
            2,
            149,
            turns("""
                discard K♠
                draw; discard J♣
                draw; discard 8♦
                draw; discard 10♦
                draw; discard K♦
                draw; meld 8♠ 8♥ 8♣; meld Q♥ K♥ A♥; meld 3♦ JK=4♦ 5♦; discard 8♠
                take; meld 3♠ 3♥ 3♣; meld 6♠ 7♠ 8♠; meld A♠ A♦ A♣; swap 4♦ in 3; meld JK=5♦ 6♦ JK=7♦; discard 2♦
            """),
        ),
    ),
    "swaps": (
        "Three jokers are swapped, each into a new meld, and three discards taken (§6.3).",
        dealt(
            2,
            2913,
            turns("""
                discard 9♥
                draw; discard 5♣
                draw; discard 8♦
                draw; discard 9♣
                take; meld J♠ Q♠ K♠; meld JK=8♣ 9♣ JK=10♣; discard K♥
                take; meld 6♠ 6♥ 6♦; meld Q♥ K♥ A♥; swap 8♣ in 2; meld 3♥ 3♦ JK; add A♠ to 1; discard 4♥
                draw; add 3♣ to 5; discard Q♣
                draw; discard K♣
                draw; discard Q♥
                draw; discard 2♠
                draw; swap 3♠ in 5; meld 10♦ J♦ JK=Q♦; discard 5♣
                draw; add 9♦ to 6; discard Q♦
                take; swap Q♦ in 6; meld 4♥ JK=5♥ 6♥; discard 2♦
            """),
        ),
    ),
    "jolly_hand_won": (
        "The Jolly Hand in round 3: twelve cards in new melds, and the last one discarded (§8.3).",
        dealt(
            2,
            15,
            turns("""
                discard 5♠
                draw; discard K♥
                draw; discard 4♣
                draw; discard A♣
                jolly; meld 10♠ 10♥ 10♣; meld 3♠ 3♥ 3♣; meld 8♦ 9♦ 10♦; meld J♥ J♦ JK; discard 9♣
            """),
        ),
    ),
    "jolly_hand_lost": (
        "A Jolly Hand that fails: who concedes loses the game (§8.4).",
        dealt(
            2,
            100,
            turns("""
                discard K♥
                draw; discard Q♥
                draw; discard J♦
                draw; discard K♦
                jolly; meld A♦ 2♦ 3♦; add 4♦ to 1; concede
            """),
        ),
    ),
    "jolly_hand_given_up": (
        "A Jolly Hand that costs the turn alone: the melds go back, and the game goes on (§8.4).",
        dealt(
            2,
            106,
            turns("""
                discard 6♠
                draw; discard 9♦
                draw; discard 2♥
                draw; discard 3♠
                jolly; meld 9♠ 10♠ J♠; meld J♥ Q♥ K♥; concede
                draw; discard 2♦
                draw; meld J♠ J♥ J♣; meld J♥ Q♥ K♥; add J♦ to 1; discard 5♠
                draw; meld 7♠ 8♠ 9♠; meld 4♦ 4♣ JK; meld 6♥ 7♥ JK=8♥; discard 5♦
                draw; meld Q♦ K♦ A♦; discard Q♠
                draw; meld Q♣ K♣ A♣; discard 5♦
            """),
            jolly_hand_failure="turn",
        ),
    ),
    "stock_runs_out": (
        "The pile is shuffled twice, but for its top card; with no stock once more the game is drawn (§7.1, §7.3).",
        at(
            0,
            "A♥ 3♥ 6♥ 9♥ Q♥ 2♦ 5♦ 8♦ J♦ 4♣ 7♣ 10♣",
            "2♥ 5♥ 8♥ J♥ A♦ 4♦ 7♦ 10♦ K♦ 3♣ 6♣ 9♣",
            stock="5♣ A♣ 7♥",
            discard="6♦ J♣ Q♣ Q♦ 2♣ 3♦ K♥ JK 4♥ JK 8♣ JK 10♥ JK 9♦",
            table=WHOLE_RUNS,
            jolly_card="K♣",
            round=20,
            turns=38,
            seed=3,
            moves=turns("""
                draw; discard 10♣
                draw; discard 10♦
                draw; discard 2♦
                draw; discard 2♥
                draw; discard 3♥
                draw; discard 5♥
                draw; discard A♥
                draw; discard 9♣
                draw; discard Q♥
                draw; discard 4♦
                draw; discard 3♦
                draw; discard 4♥
                draw; discard 10♣
                draw; discard 8♥
                draw; discard K♥
                draw; discard 8♣
                draw; discard 5♦
                draw; discard 10♦
                draw; discard 4♣
                draw; discard 6♣
                draw; discard 3♦
                draw; discard 10♦
                draw; discard 10♣
                draw; discard 10♥
                draw; discard 4♣
                draw; discard 4♦
                draw; discard 4♥
                draw; discard 2♥
                draw; discard 5♣
                draw; discard 9♣
                draw; discard 2♦
                draw; discard 8♣
                draw; discard 3♥
                draw; discard 5♥
                draw; discard A♥
                draw; discard J♥
                draw; discard 7♣
            """),
        ),
    ),
}


def begin_turn(state: State) -> Iterator[str]:
    """The table at the beginning of a turn; at the beginning of the game all hands, later the one on turn."""
    view, held = state.view(None), state.position()["hands"]
    if view["first_discard"]:
        yield f"The Jolly card is {view['jolly_card']}; seen by the starter: {' '.join(bottom(state)) or '-'}"
        yield from hands(state)
        yield ""
    top = view["discard"][-1] if view["discard"] else "-"
    yield (
        f"Round {view['round']}, seat {state.turn}; stock {view['stock']}; "
        f"pile {len(view['discard'])}, on top {top}; Jolly card {view['jolly_card'] or '-'}"
    )
    yield from melds(state)
    yield f"  seat {state.turn}: {held[state.on_turn]}"


def bottom(state: State) -> list[str]:
    """What the starter saw at the bottom of the stock."""
    seen: list[str] = state.view(state.starter)["seen_bottom"]
    return seen


def melds(state: State) -> Iterator[str]:
    """The melds on the table, by number, five in a line; a whole run by its ends."""
    laid = state.view(None)["table"]
    told = [
        f"{number}: {' '.join(meld) if len(meld) < 13 else f'{meld[0]} to {meld[-1]}'}"
        for number, meld in enumerate(laid, start=1)
    ]
    for first in range(0, len(told), 5):
        yield "  table: " + ", ".join(told[first : first + 5])


def hands(state: State) -> Iterator[str]:
    """Every hand with its size, and who has opened."""
    opened = state.view(None)["opened"]
    for seat, cards in enumerate(state.position()["hands"]):
        yield f"  seat {seat} ({len(cards.split()):2}){' opened' if opened[seat] else ''}: {cards}".rstrip()


GOLDEN = Golden(Path(__file__).with_name("golden"), PLAYTHROUGHS, begin_turn, hands)

if __name__ == "__main__":
    GOLDEN.main("parlour.games.jolly.tests.rules.golden")
