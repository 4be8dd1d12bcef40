"""The golden playthroughs of Notty.

`python -m parlour.games.notty.tests.rules.golden --write` writes them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from parlour import State
from parlour.games.notty.tests.rules.helpers import TWENTY
from tests.games import golden
from tests.games.golden import Golden

RULES = {"rules": 2}


def at(turn: int, *hands: str, moves: list[str], **keys: Any) -> dict[str, Any]:
    """A record that begins with a position."""
    return RULES | golden.at("notty", turn, *hands, moves=moves, **keys)


def dealt(seats: int, seed: int, moves: list[str]) -> dict[str, Any]:
    """A record that begins with a deal."""
    return RULES | golden.dealt("notty", seats, seed, moves)


# The moves of one turn are on one line.
PLAYTHROUGHS: dict[str, tuple[str, dict[str, Any]]] = {
    "two_players": (
        "Two players; seat 0 wins by discarding the last group (§6.1).",
        dealt(
            2,
            115,
            [
                *("cycle", "drop G7", "end"),
                *("cycle", "drop R1", "steal 0", "end"),
                *("cycle", "drop Y9", "draw 3", "group K3 K4 K5", "end"),
                *("cycle", "drop R5", "draw 3", "group G4 G5 G6", "end"),
                *("cycle", "drop B3", "group B3 B4 B5"),
            ],
        ),
    ),
    "three_players": (
        "Three players; seat 2 lays down two groups and wins (§4.9, §6.5).",
        dealt(
            3,
            864,
            [
                *("cycle", "drop B9", "draw 1", "steal 2", "end"),
                *("cycle", "drop Y8", "draw 2", "end"),
                *("cycle", "drop R7", "draw 1", "end"),
                *("cycle", "drop R1", "draw 3", "group R5 R6 R7", "end"),
                *("cycle", "drop Y2", "draw 2", "group K5 K6 K7 K8", "group R3 R4 R5"),
            ],
        ),
    ),
    "stolen_last_card": (
        "Who steals the last card of a hand makes its owner win (§6.2).",
        dealt(
            3,
            41,
            [
                *("cycle", "drop Y4", "steal 2", "group G8 Y8 K8 B8", "end"),
                *("steal 1",),
            ],
        ),
    ),
    "turn_limit": (
        "The last turns before the limit: groups are laid down, and two of three share the win (§6.4).",
        at(
            1,
            "R1 R2 R3 R5 R8 G9",
            "B4 B5 B6 Y2 K2",
            "G1 G3 G5 G7",
            turns=17,
            starter=2,
            options={"turn_limit": 20},
            moves=[
                *("draw 1", "end"),
                *("cycle", "drop G5", "draw 1", "end"),
                *("end",),
            ],
        ),
    ),
    "cycle_at_limit": (
        "Twenty cards and the option cycle_at_limit: 21 until the discard (§4.8).",
        at(
            0,
            TWENTY,
            "B1 B3 B5",
            options={"cycle_at_limit": True, "turn_limit": 20},
            turns=17,
            moves=[
                *("cycle", "drop R9", "end"),
                *("steal 0", "end"),
                *("cycle", "drop G2", "draw 1", "end"),
            ],
        ),
    ),
    "drawn_again": (
        "Draw & discard. Both B5 are in a hand: one is laid down, drawn again, put back, drawn again (§4.6, §5.5).",
        at(
            0,
            "B4 B4 B5 B5 B6 B6 R1",
            "G2 G4",
            seed=1302,
            moves=["group B4 B5 B6", "cycle", "drop B5", "draw 3", "group B4 B5 B6", "end"],
        ),
    ),
}


def begin_turn(state: State) -> Iterator[str]:
    """The table at the beginning of a turn."""
    yield f"Turn {state.turns + 1}, seat {state.turn}; deck {state.view(None)['deck']}"
    yield from hands(state)
    yield "  legal: " + ", ".join(map(str, state.legal()))


def hands(state: State) -> Iterator[str]:
    """Every hand with its size."""
    for seat, cards in enumerate(state.view(None)["hands"]):
        yield f"  seat {seat} ({len(cards):2}): {' '.join(cards)}".rstrip()


GOLDEN = Golden(Path(__file__).with_name("golden"), PLAYTHROUGHS, begin_turn, hands)

if __name__ == "__main__":
    GOLDEN.main("parlour.games.notty.tests.rules.golden")
