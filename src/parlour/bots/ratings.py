"""The measured strength of the players of each game. `parlour levels GAME --write FILE` measures it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("ratings.json")


def kept() -> dict[str, Any]:
    """For each game: `players` with rating, low and high, and what they were measured with."""
    return dict(json.loads(FILE.read_text(encoding="utf-8"))) if FILE.is_file() else {}


def ratings(game: str) -> Mapping[str, int]:
    """The rating of each player that was measured; the reference player has 1500."""
    return {name: one["rating"] for name, one in kept().get(game, {}).get("players", {}).items()}


def errors(game: str) -> Mapping[str, int]:
    """How unsure each of these ratings is: the standard error behind its interval of 95 %."""
    players = kept().get(game, {}).get("players", {})
    return {name: round((one["high"] - one["low"]) / (2 * 1.96)) for name, one in players.items() if "low" in one}


def with_game(there: Mapping[str, Any], game: str, measured: Mapping[str, Any]) -> str:
    """The text of a file of ratings with one game measured again, beside what is there."""
    return json.dumps(dict(sorted({**there, game: dict(measured)}.items())), indent=1) + "\n"
