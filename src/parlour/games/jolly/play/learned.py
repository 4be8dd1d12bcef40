"""The learned player of Jolly: `qlearning` plays by its tables."""

from __future__ import annotations

from collections.abc import Callable

from parlour.bots import weights
from parlour.bots.bot import Bot
from parlour.bots.players import PolicyBot
from parlour.core.rng import Seed
from parlour.games.jolly.play.q import JollyQ


def players() -> dict[str, Callable[[Seed], Bot]]:
    """The factories of the learned players, by level."""
    return {"qlearning": lambda seed: PolicyBot(JollyQ(weights.values("jolly", "qlearning")), seed)}
