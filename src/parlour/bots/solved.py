"""Small variants of games that are solved exactly, so that the mistakes of the players can be measured."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from parlour.bots.plain import PlainPolicy
from parlour.bots.players import Settings
from parlour.core.game import Game

BEST = "best"  # the name of the player that makes no mistakes


class Solution(Protocol):
    """The exact solution of a small variant."""

    sweeps: int

    def worth(self, state: Any, action: int) -> float:
        """The win chance of the player on turn after a legal action, if everybody then plays perfectly."""


@dataclass(frozen=True)
class Model:
    """A small variant: its game, its solver, the policy adapted to it, and the players to compare."""

    game: Game[Any]
    solve: Callable[[], Solution]
    policy: Callable[[], PlainPolicy]
    settings: Settings
    against: str = BEST
