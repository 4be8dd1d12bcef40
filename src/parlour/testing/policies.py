"""The policies that play the games on which laws are tried. Uniform play alone misses what only good play reaches."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from parlour import bots
from parlour.core.rng import Rng
from parlour.core.state import State

Policy = Callable[[State], int]
Maker = Callable[[str, str], Policy]  # of a game and a seed


def uniform(game: str, seed: str) -> Policy:
    """Any legal move, all equally likely."""
    rng = Rng(seed.encode())

    def choose(state: State) -> int:
        actions = state.legal_ids()
        return actions[rng.below(len(actions))]

    return choose


def heuristic(game: str, seed: str) -> Policy:
    """The reference player if there is one, with occasional random moves, so that it reaches unusual states too."""
    level = "reference" if "reference" in bots.levels(game) else "random"
    bot = bots.bot(game, level, seed.encode())
    rng = Rng(seed.encode())

    def choose(state: State) -> int:
        if rng.below(16) == 0:
            actions = state.legal_ids()
            return actions[rng.below(len(actions))]
        return bot.choose(state).id

    return choose


POLICIES: Mapping[str, Maker] = {"uniform": uniform, "heuristic": heuristic}
