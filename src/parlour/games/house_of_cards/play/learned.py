"""The learned player of House of Cards: `qlearning` plays by its tables, for any number of players."""

from __future__ import annotations

from collections.abc import Callable

from parlour.bots import weights
from parlour.bots.bot import Bot
from parlour.bots.players import PolicyBot
from parlour.core.rng import Seed
from parlour.games.house_of_cards.play.q import HouseOfCardsQ


def players() -> dict[str, Callable[[Seed], Bot]]:
    """The factories of the learned players, by level."""
    return {"qlearning": lambda seed: PolicyBot(HouseOfCardsQ(weights.values("house_of_cards", "qlearning")), seed)}
