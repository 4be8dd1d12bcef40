"""Computer players. `choose(state)` gives a move for the seat on turn, from what that seat may see.

Levels so far: `random` for every game, `reference` where a room has one. A player takes its chances from its own seed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from parlour.bots.random import RandomBot
from parlour.core import registry
from parlour.core.errors import OptionError, shown
from parlour.core.moves import Move
from parlour.core.rng import Seed
from parlour.core.state import State


class Bot(Protocol):
    """A computer player."""

    def choose(self, state: State) -> Move:
        """A legal move for the seat on turn."""


def levels(game: str) -> dict[str, Callable[[Seed], Bot]]:
    """The players there are for a game, by name."""
    registry.game(game)
    players: dict[str, Callable[[Seed], Bot]] = {"random": RandomBot}
    module = f"parlour.bots.reference.{game}"
    if find_spec(module) is not None:
        players["reference"] = import_module(module).ReferenceBot
    return players


def bot(game: str, level: str, seed: Seed) -> Bot:
    """A player for a game."""
    players = levels(game)
    if level not in players:
        raise OptionError("no-such-level", game=game, given=shown(level), allowed=", ".join(players))
    return players[level](seed)
