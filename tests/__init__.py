"""Tests of what all games share. Those of one game are in its room, src/parlour/games/GAME/tests."""

from __future__ import annotations

from pathlib import Path

HOUSE = Path(__file__).parents[1]
ROOMS = HOUSE / "src/parlour/games"
