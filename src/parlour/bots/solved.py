"""A small variant of a game that is solved exactly, so that what our players give away on it is known."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.bots.plain import PlainPolicy
from parlour.bots.players import Settings
from parlour.core.game import Game

BEST = "best"  # the player that makes no mistake


class Solution(Protocol):
    """What a solved variant can say."""

    sweeps: int

    def worth(self, state: Any, action: int) -> float:
        """The win chance of whoever is on turn after a legal action, played on without an error."""


@dataclass(frozen=True)
class Model:
    """A small variant: its game, its solver, our policy's rule on it, and who its players are measured against."""

    game: Game[Any]
    solve: Callable[[], Solution]
    policy: Callable[[], PlainPolicy]
    settings: Settings
    against: str = BEST
