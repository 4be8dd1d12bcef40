"""Notty's learned players: `qlearning` plays by its table, the levels err on it, and the expert looks ahead.

The expert values every position that an action may lead to, by a network that has learnt from games (notty_value.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import NamedTuple

from parlour.bots import weights
from parlour.bots.bot import Bot
from parlour.bots.judge import Chance, Judge
from parlour.bots.players import err
from parlour.bots.policies.notty_q import NottyQ
from parlour.bots.policies.notty_value import NottyValue
from parlour.bots.search import Candidate, Thought
from parlour.core.moves import Move
from parlour.core.rng import Rng, Seed
from parlour.core.state import State
from parlour.games.notty.rules import Notty

EXAMPLES = 400  # of two or three cards drawn, that the expert looks at
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


class ValueJudge:
    """Says how a game of Notty stands, by the expert's network. All cards but the deck's order lie open (§2.3)."""

    def __init__(self, policy: NottyValue) -> None:
        self.policy = policy

    def chances(self, state: State, seat: int | None, rng: Rng, worlds: int) -> list[Chance]:
        """The seat on turn by its best action; the others share the rest as the network says."""
        assert isinstance(state, Notty)
        if state.turn is None:
            won = state.winner_seats() or range(state.seats)
            return [Chance((one in won) / len(won), 0.0) for one in range(state.seats)]
        best = max(self.policy.weighed(state, rng), key=lambda one: one[1])
        rest = self.policy.standing(state)
        rest[state.turn] = 0.0
        whole = sum(rest)
        shares = [(1.0 - best[1]) * (part / whole if whole else 1.0 / (state.seats - 1)) for part in rest]
        shares[state.turn] = best[1]
        return [Chance(share, best[2]) for share in shares]

    def weigh(self, state: State, actions: Sequence[int], rng: Rng, worlds: int) -> list[Candidate]:
        """What these actions are worth to the seat on turn; the gains are against the first of them."""
        assert isinstance(state, Notty)
        known = {one[0]: one[1:] for one in self.policy.weighed(state, rng, everything=True)}
        first, first_error, _ = known[actions[0]]
        found = []
        for action in actions:
            chance, error, visits = known[action]
            doubt = hypot(error, first_error) if action != actions[0] else 0.0
            move = state.game.move(state, action)
            found.append(Candidate(move, chance, error, visits, chance - first, doubt))
        return found


def players() -> dict[str, Callable[[Seed], Bot]]:
    """The makers of the learned players, by level."""
    makers = {level: by_table(errors) for level, errors in LEVELS.items()}
    return {"qlearning": by_table(NO_ERRORS), **makers, "expert": by_value}


def by_table(errors: Errors) -> Callable[[Seed], Bot]:
    """The maker of a player that goes by the table."""
    return lambda seed: TableBot(NottyQ(weights.values("notty", "qlearning")), seed, errors)


def by_value(seed: Seed) -> Bot:
    """The expert."""
    return ValueBot(learned_value(), seed)


def judge() -> Judge:
    """Who says how a game stands."""
    return ValueJudge(learned_value())


def learned_value() -> NottyValue:
    """The expert's network."""
    return NottyValue(weights.values("notty", "value"), EXAMPLES)
