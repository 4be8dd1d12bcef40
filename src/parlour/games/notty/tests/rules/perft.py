"""Where Notty's counts of positions to depth n begin.

`python -m parlour.games.notty.tests.rules.perft --write` counts again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from parlour.games.notty.tests.rules.helpers import TWENTY
from tests.games import perft

FILE = Path(__file__).with_name("perft.json")
DEPTH = 4


def at(turn: int, *hands: str, **keys: Any) -> dict[str, Any]:
    """A record that begins with a position."""
    return {"game": "notty", "rules": 2, "position": {"game": "notty", "turn": turn, "hands": list(hands), **keys}}


RECORDS: dict[str, dict[str, Any]] = {
    "two players, as dealt": {"game": "notty", "rules": 2, "seats": 2, "seed": 1},
    "three players, as dealt": {"game": "notty", "rules": 2, "seats": 3, "seed": 2},
    "a hand full of groups": at(0, "B4 B5 B6 B7 R4 G4 Y4", "R1 R3"),
    "in the middle of draw & discard": at(1, "R1", "G2 G2 G3 G4 K9", "Y5 Y6", cycling=True),
    "a full hand": at(0, TWENTY, "B1", "K1 K2 K3"),
    "a full hand that may cycle": at(0, TWENTY, "B1 B2", options={"cycle_at_limit": True}),
    "one card before the end": at(2, "R1", "R2", "R3 R4 R5"),
    "one turn before the limit": at(0, "R1 R2", "G1 G2 G3", "B7 B8", turns=298),
    "groups in hand in the last turn": at(0, "R1 R2 R3 K9", "G1 G3", turns=299),
}


if __name__ == "__main__":
    perft.main("parlour.games.notty.tests.rules.perft", FILE, RECORDS, DEPTH)
