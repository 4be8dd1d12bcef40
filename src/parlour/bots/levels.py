"""The levels that people choose from: one search, with a budget of games played out and a budget of errors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec

from parlour.bots.bot import Bot
from parlour.bots.players import PolicyBot, SearchBot, Settings
from parlour.bots.policy import Policy
from parlour.bots.random import RandomBot
from parlour.core import registry
from parlour.core.rng import Seed

Maker = Callable[[Seed], Bot]


@dataclass(frozen=True)
class Level:
    """How much of the win chance a level gives away a move, and what part of the expert's budget it thinks with."""

    loss: float
    part: float


LEVELS = {
    "easy": Level(loss=0.06, part=0.25),
    "medium": Level(loss=0.03, part=0.25),
    "hard": Level(loss=0.01, part=0.5),
    "expert": Level(loss=0.0, part=1.0),
}


def levels(game: str) -> dict[str, Maker]:
    """The players there are for a game, by name, from the weakest on."""
    registry.game(game)
    players: dict[str, Maker] = {"random": RandomBot}
    if find_spec(f"parlour.bots.reference.{game}") is not None:
        players["reference"] = import_module(f"parlour.bots.reference.{game}").ReferenceBot
    if find_spec(f"parlour.bots.policies.{game}") is not None:
        module = import_module(f"parlour.bots.policies.{game}")
        players |= by_policy(module.POLICY, module.SEARCH)
    if find_spec(f"parlour.bots.learned.{game}") is not None:
        players |= import_module(f"parlour.bots.learned.{game}").players()
    return players


def by_policy(policy: Callable[[], Policy], expert: Settings) -> dict[str, Maker]:
    """The players that stand on a policy."""
    makers: dict[str, Maker] = {"heuristic": lambda seed: PolicyBot(policy(), seed)}
    for name, level in LEVELS.items():
        settings = Settings(max(int(expert.budget * level.part), 1), expert.gate)
        makers[name] = searching(policy, settings, level.loss)
    return makers


def searching(policy: Callable[[], Policy], settings: Settings, loss: float) -> Maker:
    """The maker of one level."""
    return lambda seed: SearchBot(policy(), settings, seed, loss=loss)


def oracle(game: str, seed: Seed) -> SearchBot:
    """The ceiling: the expert's search, allowed to see all cards. For the arena alone; it is no level."""
    module = import_module(f"parlour.bots.policies.{game}")
    return SearchBot(module.POLICY(), module.SEARCH, seed, peeks=True)
