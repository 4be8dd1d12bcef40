"""The measured strength of the players of each game. `parlour levels GAME --write FILE` measures it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from parlour.core import registry


def file_of(game: str) -> Path:
    """Where a game keeps the ratings of its players."""
    return registry.game(game).folder / "play" / "ratings.json"


def kept(game: str) -> dict[str, Any]:
    """`players` with rating, low and high, and what they were measured with; empty where nothing was measured."""
    file = file_of(game)
    return dict(json.loads(file.read_text(encoding="utf-8")).get(game, {})) if file.is_file() else {}


def ratings(game: str) -> Mapping[str, int]:
    """The rating of each player that was measured; the reference player has 1500."""
    return {name: one["rating"] for name, one in kept(game).get("players", {}).items()}


def errors(game: str) -> Mapping[str, int]:
    """How unsure each of these ratings is: the standard error behind its interval of 95 %."""
    players = kept(game).get("players", {})
    return {name: round((one["high"] - one["low"]) / (2 * 1.96)) for name, one in players.items() if "low" in one}


def with_game(there: Mapping[str, Any], game: str, measured: Mapping[str, Any]) -> str:
    """The text of a file of ratings with one game measured again, beside what is there."""
    return json.dumps(dict(sorted({**there, game: dict(measured)}.items())), indent=1) + "\n"
