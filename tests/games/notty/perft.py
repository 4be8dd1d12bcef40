"""Counts of positions to depth n: from where a record begins, all sequences of legal actions of each length.

`perft.json` keeps for each record how many sequences there are, and a checksum over the hashes of all states reached.
`python -m tests.games.notty.perft --write` counts anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import parlour
from parlour import State
from tests.games.notty.helpers import TWENTY

FILE = Path(__file__).with_name("perft.json")
DEPTH = 4


def at(turn: int, *hands: str, **keys: Any) -> dict[str, Any]:
    """A record that begins with a position."""
    return {"game": "notty", "position": {"game": "notty", "turn": turn, "hands": list(hands), **keys}}


RECORDS: dict[str, dict[str, Any]] = {
    "two players, as dealt": {"game": "notty", "seats": 2, "seed": 1},
    "three players, as dealt": {"game": "notty", "seats": 3, "seed": 2},
    "a hand full of groups": at(0, "B4 B5 B6 B7 R4 G4 Y4", "R1 R3"),
    "in the middle of draw & discard": at(1, "R1", "G2 G2 G3 G4 K9", "Y5 Y6", cycling=True),
    "a full hand": at(0, TWENTY, "B1", "K1 K2 K3"),
    "a full hand that may cycle": at(0, TWENTY, "B1 B2", options={"cycle_at_limit": True}),
    "one card before the end": at(2, "R1", "R2", "R3 R4 R5"),
    "one turn before the limit": at(0, "R1 R2", "G1 G2 G3", "B7 B8", turns=298),
}


def count(state: State, depth: int) -> list[dict[str, Any]]:
    """For each length up to `depth`: the sequences of actions, and a checksum of where they lead."""
    sequences, checksums = [0] * depth, [0] * depth
    walk(state, 0, sequences, checksums)
    return [
        {"sequences": number, "checksum": f"{checksum:016x}"}
        for number, checksum in zip(sequences, checksums, strict=True)
    ]


def walk(state: State, depth: int, sequences: list[int], checksums: list[int]) -> None:
    """Add up everything below a state."""
    if depth == len(sequences):
        return
    for action in state.legal_ids():
        after = state.clone()
        after.step(action)
        sequences[depth] += 1
        checksums[depth] = (checksums[depth] * 31 + after.hash()) % 2**64
        walk(after, depth + 1, sequences, checksums)


def write() -> None:
    """Count everything anew."""
    counts = {
        name: {"record": record, "depths": count(parlour.replay(record), DEPTH)} for name, record in RECORDS.items()
    }
    FILE.write_text(json.dumps(counts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("python -m tests.games.notty.perft --write")
    write()
