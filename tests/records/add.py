"""Adds a golden record: a whole game with the rules it was played by and the hash of its end.

`python -m tests.records.add GAME NAME --seats 2 --seed 7 --policy heuristic turn_limit=50` writes NAME.json into
tests/records of the game's room. An existing record is never overwritten: a change of rules adds a version of them
(CONTRIBUTING.md).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import parlour
from tests import ROOMS
from tests.laws.policies import POLICIES

FILES = "*/tests/records/*.json"


def folder_of(game: str) -> Path:
    """The folder of a game's records."""
    return ROOMS / game / "tests/records"


def whole_game(game: str, seats: int, seed: int, policy: str, options: dict[str, Any]) -> dict[str, Any]:
    """A game played to its end, as a file stores it."""
    state = parlour.game(game).deal(seats=seats, seed=seed, **options)
    choose = POLICIES[policy](game, f"golden {seed}")
    while not state.over:
        state.step(choose(state))
    record = state.record()
    return {"record": {**record, "rules": state.game.version}, "hash": f"{state.hash():016x}"}


def option(text: str) -> tuple[str, Any]:
    """An option from `name=value`; a value that is not JSON is a word."""
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def add(path: Path, kept: dict[str, Any]) -> None:
    """Write a new file; an existing one is not changed."""
    path.parent.mkdir(exist_ok=True)
    with path.open("x", encoding="utf-8") as file:
        json.dump(kept, file, ensure_ascii=False)
        file.write("\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=parlour.games())
    parser.add_argument("name")
    parser.add_argument("options", nargs="*", type=option)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--policy", choices=POLICIES, default="heuristic")
    wish = parser.parse_intermixed_args()
    kept = whole_game(wish.game, wish.seats, wish.seed, wish.policy, dict(wish.options))
    add(folder_of(wish.game) / f"{wish.name}.json", kept)
    print(f"{wish.game}/{wish.name}.json: {len(kept['record']['moves'])} moves")


if __name__ == "__main__":
    main()
