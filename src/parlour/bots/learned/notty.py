"""Notty's learned players: `qlearning` plays by its table, the levels err on it, and the expert searches on top.

The expert plays a few turns out by the book and asks the table what the position there is worth.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import numpy.typing as npt

from parlour.bots import weights
from parlour.bots.bot import Bot
from parlour.bots.players import SearchBot, Settings, err
from parlour.bots.policies.notty_q import NottyBookAndTable, NottyQ
from parlour.bots.search import Candidate, Search, Thought
from parlour.core.moves import Move
from parlour.core.rng import Rng, Seed
from parlour.core.state import State
from parlour.games.notty.rules import Notty

EXPERT = Settings(budget=600, gate=5.0)  # a lower gate has not measured stronger than the book alone
HORIZON = 2  # own turns that the expert plays out before it asks the table
LOSSES = {"easy": 0.02, "medium": 0.008, "hard": 0.002}  # of the win chance, a decision of the table


class TableBot:
    """Plays by the table. `loss` is how much of the win chance it gives away a move, on average, by choice."""

    def __init__(self, policy: NottyQ, seed: Seed, loss: float = 0.0) -> None:
        self.policy = policy
        self.loss = loss
        self.rng = Rng(seed)

    def choose(self, state: State) -> Move:
        if self.loss:
            return err(self.think(state), self.loss, self.rng)
        return state.game.move(state, self.policy.action(state, self.rng))

    def think(self, state: State) -> Thought:
        """What the table says of every action that it knows."""
        assert isinstance(state, Notty)
        own = self.policy.action(state, self.rng)
        # The cases are too coarse to tell one discard from another, so an error there would cost more than it says.
        chances = {} if state.cycling else self.policy.chances(state)
        base = chances.get(own, 1.0)
        moves = {own: base} | chances
        found = [Candidate(state.game.move(state, one), moves[one], 0.0, 0, moves[one] - base, 0.0) for one in moves]
        ranked = sorted(found, key=lambda one: -one.gain)
        return Thought(found[0].move, found[0].move, tuple(ranked), 0)


@cache
def table() -> npt.NDArray[np.float64]:
    """The shipped table, read once."""
    arrays, _ = weights.shipped("notty", "qlearning")
    return arrays["values"].astype(np.float64)


def players() -> dict[str, Callable[[Seed], Bot]]:
    """The makers of the learned players, by level."""
    makers: dict[str, Callable[[Seed], Bot]] = {"qlearning": lambda seed: TableBot(NottyQ(table()), seed)}
    for level, loss in LOSSES.items():
        makers[level] = erring(loss)
    makers["expert"] = lambda seed: SearchBot(
        Search(NottyBookAndTable(table(), HORIZON), EXPERT.gate), EXPERT.budget, seed
    )
    return makers


def erring(loss: float) -> Callable[[Seed], Bot]:
    """The maker of a level that errs."""
    return lambda seed: TableBot(NottyQ(table()), seed, loss)
