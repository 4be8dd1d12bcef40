"""Counts of positions to depth n: all sequences of legal actions of each length, from the beginning of a record.

This part is shared by all games. A game's own perft.py names its records; run as a module with `--write`, it counts
again. For each record the file has the number of sequences, and a checksum over the hashes of all states reached.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import parlour
from parlour import State


def count(state: State, depth: int) -> list[dict[str, Any]]:
    """For each length up to `depth`: the number of sequences, and a checksum of the states they lead to."""
    sequences, checksums = [0] * depth, [0] * depth
    walk(state, 0, sequences, checksums)
    return [
        {"sequences": number, "checksum": f"{checksum:016x}"}
        for number, checksum in zip(sequences, checksums, strict=True)
    ]


def walk(state: State, depth: int, sequences: list[int], checksums: list[int]) -> None:
    """Count everything below a state."""
    if depth == len(sequences):
        return
    for action in state.legal_ids():
        after = state.clone()
        after.step(action)
        sequences[depth] += 1
        checksums[depth] = (checksums[depth] * 31 + after.hash()) % 2**64
        walk(after, depth + 1, sequences, checksums)


def main(module: str, file: Path, records: dict[str, dict[str, Any]], depth: int) -> None:
    """Count everything again, if `--write` is given."""
    if sys.argv[1:] != ["--write"]:
        sys.exit(f"python -m {module} --write")
    counts = {
        name: {"record": record, "depths": count(parlour.replay(record), depth)} for name, record in records.items()
    }
    file.write_text(json.dumps(counts, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
