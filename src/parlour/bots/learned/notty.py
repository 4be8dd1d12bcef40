"""Notty's learned players: `qlearning` plays by its table, the levels err on it, and the expert looks ahead.

The expert values every position that an action may lead to, by a network that has learnt from games (notty_value.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from parlour.bots import weights
from parlour.bots.bot import Bot
from parlour.bots.judge import Judge, PlayingJudge
from parlour.bots.players import err
from parlour.bots.policies.notty_foresight import NottyForesight
from parlour.bots.policies.notty_q import NottyQ
from parlour.bots.policies.notty_value import NottyValue
from parlour.bots.search import Candidate, Thought
from parlour.bots.trust import Trust
from parlour.core.moves import Move
from parlour.core.rng import Rng, Seed
from parlour.core.state import State
from parlour.games.notty.rules import Notty

EXAMPLES = 400  # of two or three cards drawn, that the expert looks at
FEW_EXAMPLES = 8  # for the judge, who plays many turns
TRUST = Trust(sharpness=1.2, public=1.2)
JUDGED_WORLDS = 100  # each costs a tenth of a millisecond
LATE = 100  # turns: from then on nobody errs, so that weak players finish their games too


class Errors(NamedTuple):
    """What a level does wrong: what its kinds of actions give away of the win chance, and how often a discard slips."""

    loss: float
    slip: float


NO_ERRORS = Errors(0.0, 0.0)
LEVELS = {"easy": Errors(0.007, 0.35), "medium": Errors(0.003, 0.17), "hard": Errors(0.0015, 0.04)}


class TableBot:
    """Plays by the table, with errors by choice."""

    def __init__(self, policy: NottyQ, seed: Seed, errors: Errors = NO_ERRORS) -> None:
        self.policy = policy
        self.errors = errors
        self.rng = Rng(seed)

    def choose(self, state: State) -> Move:
        assert isinstance(state, Notty)
        if state.turns < LATE and state.cycling and self.rng.below(1000) < 1000 * self.errors.slip:
            legal = state.legal_ids()
            return state.game.move(state, legal[self.rng.below(len(legal))])
        if state.turns < LATE and not state.cycling and self.errors.loss:
            return err(self.think(state), self.errors.loss, self.rng)
        return state.game.move(state, self.policy.action(state, self.rng))

    def think(self, state: State) -> Thought:
        """What the table says of every action that it knows."""
        assert isinstance(state, Notty)
        own = self.policy.action(state, self.rng)
        # The cases are too coarse to tell one discard from another.
        chances = {} if state.cycling else self.policy.chances(state)
        base = chances.get(own, 1.0)
        moves = {own: base} | chances
        found = [Candidate(state.game.move(state, one), moves[one], 0.0, 0, moves[one] - base, 0.0) for one in moves]
        ranked = sorted(found, key=lambda one: -one.gain)
        return Thought(found[0].move, found[0].move, tuple(ranked), 0)


class ValueBot:
    """Plays by the value of what each action may lead to."""

    def __init__(self, policy: NottyValue, seed: Seed) -> None:
        self.policy = policy
        self.rng = Rng(seed)

    def choose(self, state: State) -> Move:
        return self.think(state).move

    def think(self, state: State) -> Thought:
        """What every action is worth; only where two or three cards are drawn is that not exact but has an error."""
        assert isinstance(state, Notty)
        ranked = sorted(self.policy.weighed(state, self.rng), key=lambda one: -one[1])
        best = ranked[0][1]
        found = [
            Candidate(state.game.move(state, action), chance, error, visits, chance - best, error)
            for action, chance, error, visits in ranked
        ]
        return Thought(found[0].move, found[0].move, tuple(found), sum(one.visits for one in found))


def players() -> dict[str, Callable[[Seed], Bot]]:
    """The makers of the learned players, by level."""
    makers = {level: by_table(errors) for level, errors in LEVELS.items()}
    return {"qlearning": by_table(NO_ERRORS), **makers, "expert": by_value}


def by_table(errors: Errors) -> Callable[[Seed], Bot]:
    """The maker of a player that goes by the table."""
    return lambda seed: TableBot(NottyQ(weights.values("notty", "qlearning")), seed, errors)


def by_value(seed: Seed) -> Bot:
    """The expert."""
    return ValueBot(NottyValue(weights.values("notty", "value"), EXAMPLES), seed)


def judge() -> Judge:
    """Who says how a game stands."""
    return PlayingJudge(
        NottyForesight(weights.values("notty", "value"), FEW_EXAMPLES, exact=False), TRUST, JUDGED_WORLDS
    )
