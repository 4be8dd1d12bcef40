"""The learned player of Potter: `qlearning` plays by its tables, for any number of players."""

from __future__ import annotations

from collections.abc import Callable

from parlour.bots import weights
from parlour.bots.bot import Bot
from parlour.bots.players import PolicyBot
from parlour.core.rng import Seed
from parlour.games.potter.play.q import PotterQ


def players() -> dict[str, Callable[[Seed], Bot]]:
    """The factories of the learned players, by level."""
    return {"qlearning": lambda seed: PolicyBot(PotterQ(weights.values("potter", "qlearning")), seed)}
