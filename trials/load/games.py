"""The games as `make load` plays them: two seats, random legal moves, and options under which such games are long."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class LoadGame:
    """A game, its options, and the most CPU that a move may cost the server."""

    name: str
    milliseconds: float  # at 500 moves per second
    options: Mapping[str, Any] = field(default_factory=dict)


# Random players soon try for a Jolly Hand, which usually fails: it must not end the game.
GAMES = (
    LoadGame("notty", 0.40),
    LoadGame("house_of_cards", 0.60),
    LoadGame("potter", 0.60, {"target": 500}),
    LoadGame("jolly", 0.60, {"round_limit": 1000, "jolly_hand_failure": "turn"}),
)
