"""The measured strength of the players of each game, written by `parlour levels GAME --write FILE`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core import registry


def file_of(game: str) -> Path:
    """The file with the ratings of a game's players."""
    return registry.game(game).folder / "play" / "ratings.json"


def kept(game: str) -> dict[str, Any]:
    """`players` with rating, low and high, and how they were measured; empty if nothing was measured."""
    file = file_of(game)
    return dict(json.loads(file.read_text(encoding="utf-8")).get(game, {})) if file.is_file() else {}


def ratings(game: str) -> Mapping[str, int]:
    """The rating of each measured player, on a scale where the reference player has 1500."""
    return {name: one["rating"] for name, one in kept(game).get("players", {}).items()}


def errors(game: str) -> Mapping[str, int]:
    """The standard error of each rating, from its 95 % interval."""
    players = kept(game).get("players", {})
    return {name: round((one["high"] - one["low"]) / (2 * 1.96)) for name, one in players.items() if "low" in one}


def with_game(there: Mapping[str, Any], game: str, measured: Mapping[str, Any]) -> str:
    """The text of a ratings file in which one game's ratings are replaced."""
    return json.dumps(dict(sorted({**there, game: dict(measured)}.items())), indent=1) + "\n"
