"""Where Potter's counts of positions to depth n begin.

`python -m parlour.games.potter.tests.rules.perft --write` counts again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games import perft

FILE = Path(__file__).with_name("perft.json")
DEPTH = 4


def at(turn: int, *hands: str, **keys: Any) -> dict[str, Any]:
    """A record that begins with a position."""
    return {"game": "potter", "position": {"game": "potter", "turn": turn, "hands": list(hands), **keys}}


RECORDS: dict[str, dict[str, Any]] = {
    "two players, as dealt": {"game": "potter", "seats": 2, "seed": 1},
    "five players, as dealt": {"game": "potter", "seats": 5, "seed": 2},
    "a pile to be taken": at(0, "5♠ 6♠ K♦", "2♥ 9♣", discard="7♠ 10♦", turns=3),
    "a Sallan with two Potters": at(
        0, "3♥ 3♠ 8♣ 9♣", "2♥ 9♦", round=3, phase="play", table=["J♥ Q♥ K♥"], sallan=[True, False]
    ),
    "an ace that may be high": at(
        0,
        "A♥ 10♥ Q♦ K♦ A♦",
        "2♥ 9♣",
        round=3,
        phase="play",
        table=["J♥ Q♥ K♥"],
        sallan=[True, False],
        options={"ace_high_runs": True},
    ),
    "one card before the end of a round": at(1, "K♦ 3♥", "8♣ 9♣ 10♣", phase="play", round=13),
    "two laps without news": at(
        0, "K♦ 2♣ 5♥", "9♠ 4♦", phase="play", turns=30, loop={"seen": "K♦ 2♣ 9♠", "turns": 4, "laid": False}
    ),
    "the last turn of the last lap": at(1, "K♦ 2♣", "9♠ 4♦", "J♥ 7♦", turns=179, scores=[190, 5, 5]),
}

if __name__ == "__main__":
    perft.main("parlour.games.potter.tests.rules.perft", FILE, RECORDS, DEPTH)
