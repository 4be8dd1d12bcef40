"""What players have learned: arrays of numbers in .npz files, each with a card that says where they come from.

Nothing in them is code: they are read without pickle. The files beside this one are shipped.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

FOLDER = Path(__file__).parent

Arrays = dict[str, npt.NDArray[Any]]
Values = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Card:
    """What weights are for, and how they came about."""

    game: str
    agent: str
    rules: str  # the version of the rules that were played
    features: dict[str, int]  # the cases of each feature, in the order of the table
    settings: dict[str, float]
    seed: int
    games: int
    command: str  # what makes them again
    result: dict[str, float]  # against the reference: share of the wins, half of the 95 % interval, deals


def save(path: Path, arrays: Arrays, card: Card) -> None:
    """Write weights with their card."""
    write(path, {**arrays, "card": np.array(json.dumps(asdict(card)))})


def write(path: Path, arrays: Arrays) -> None:
    """Write arrays; a reader sees the old file or the new one, never a half."""
    contents: dict[str, Any] = dict(arrays)
    unfinished = path.with_name(path.name + ".part")
    with unfinished.open("wb") as file:
        np.savez_compressed(file, **contents)
    unfinished.replace(path)


def load(path: Path) -> tuple[Arrays, Card]:
    """Read weights and their card."""
    with np.load(path, allow_pickle=False) as found:
        arrays = {name: found[name] for name in found.files if name != "card"}
        return arrays, Card(**json.loads(str(found["card"])))


def shipped(game: str, agent: str) -> tuple[Arrays, Card]:
    """The weights that come with the house."""
    return load(FOLDER / f"{game}-{agent}.npz")


@cache
def values(game: str, agent: str) -> Values:
    """The numbers themselves, read once for all who play by them."""
    return np.ascontiguousarray(shipped(game, agent)[0]["values"], np.float64)
