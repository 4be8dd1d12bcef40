"""Where Jolly's counts of positions to depth n begin.

`python -m parlour.games.jolly.tests.rules.perft --write` counts again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.games import perft

FILE = Path(__file__).with_name("perft.json")
DEPTH = 5


def at(turn: int, *hands: str, **keys: Any) -> dict[str, Any]:
    """A record that begins with a position."""
    return {"game": "jolly", "position": {"game": "jolly", "turn": turn, "hands": list(hands), **keys}}


RECORDS: dict[str, dict[str, Any]] = {
    "as dealt": {"game": "jolly", "seats": 2, "seed": 1},
    "as dealt, hunted within": {"game": "jolly", "seats": 2, "seed": 2, "options": {"hunt": "within", "starter": 1}},
    "a card to be taken": at(0, "5♥ 6♥ 2♦ 9♠", "2♥ 9♣", discard="3♠ 7♥", opened=[True, False], table=["9♣ 10♣ J♣"]),
    "an opening over two melds": at(0, "5♥ 6♥ 7♥ K♠ K♥ K♦ 2♣", "2♥ 9♣ JK", phase="play"),
    "two jokers and one card": at(
        1, "2♥ 9♣", "JK JK 7♥ 2♠ 4♦", phase="play", table=["9♣ 10♣ J♣"], opened=[False, True]
    ),
    "jokers to be swapped": at(
        0,
        "4♥ 8♠ 9♠ 2♦ 7♦",
        "2♥ 9♣",
        phase="play",
        table=["3♥ JK=4♥ 5♥", "7♥ 7♣ JK", "8♥ 8♦ 8♣ JK=8♠"],
        opened=[True, False],
    ),
    "one card before the end": at(1, "K♦ 3♥", "8♣ 2♠", phase="play", table=["9♣ 10♣ J♣"], opened=[False, True]),
    "a Jolly Hand to be declared": at(
        0,
        "2♠ 3♠ 4♠ 5♥ 6♥ 7♥ K♠ K♥ K♦ 8♦ 10♦ J♦",
        "2♥ 9♣",
        jolly_card="9♦",
        options={"jolly_hand_failure": "turn"},
    ),
    "the last turn of the last round": at(1, "K♦ 2♣", "9♠ 4♦ 6♥", round=10, options={"round_limit": 10}),
    "the last card without a discard": at(
        0,
        "5♥ 6♥ 7♥ 8♣",
        "2♥ 9♠",
        phase="play",
        table=["9♣ 10♣ J♣"],
        opened=[True, False],
        options={"final_discard": False},
    ),
}

if __name__ == "__main__":
    perft.main("parlour.games.jolly.tests.rules.perft", FILE, RECORDS, DEPTH)
