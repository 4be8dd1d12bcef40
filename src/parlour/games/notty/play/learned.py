"""Notty's learned players: `qlearning` plays by its tables, the weaker levels add errors, and the expert looks ahead.

The expert values every position that an action may lead to, with a network trained on games (value.py). That network
does not know how the turn limit ends a game. In the last rounds before the limit (§6.4) the expert plays by the table
that was learnt for them; its thoughts, and the judge's chances, then come from games played out to their end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from parlour.bots import weights
from parlour.bots.bot import Bot
from parlour.bots.calibration import Trust
from parlour.bots.judge import Chance, Judge, PlayingJudge
from parlour.bots.search import Candidate, Search, Thought
from parlour.core.moves import Move
from parlour.core.rng import Rng, Seed
from parlour.core.state import State
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.judge_policy import NottyJudgePolicy
from parlour.games.notty.play.mistakes import LEVELS, NEAR_CARE, NO_ERRORS, Errors, care_at, erring
from parlour.games.notty.play.policy import HABITS, SEARCH
from parlour.games.notty.play.q import NottyQ
from parlour.games.notty.play.value import NottyValue

EXAMPLES = 400  # how many draws of two or three cards the expert samples
FEW_EXAMPLES = 8  # the same for the judge, which plays many turns
TRUST = Trust(sharpness=1.2, public=1.2)
JUDGED_WORLDS = 100  # each costs a tenth of a millisecond
NEAR_TIMES = 16  # times as many worlds near the limit: playouts vary far more than the network's answers
NEAR_BUDGET = 240  # playouts to value a move in the last rounds


class TableBot:
    """Plays by the table, with errors if wanted."""

    def __init__(self, policy: NottyQ, seed: Seed, errors: Errors = NO_ERRORS) -> None:
        self.policy = policy
        self.errors = errors
        self.rng = Rng(seed)

    def choose(self, state: Notty) -> Move:
        best = self.policy.action(state, self.rng)
        care = NEAR_CARE if is_near(state) else care_at(state)
        return state.game.move(state, erring(state, best, self.errors.with_care(care), self.rng))

    def think(self, state: Notty) -> Thought:
        """The table's value of every action that it knows."""
        own = self.policy.action(state, self.rng)
        if is_near(state):
            return near_search().think(state, self.rng, NEAR_BUDGET)
        # The cases are too coarse to distinguish one discard from another.
        chances = {} if state.cycling else self.policy.chances(state)
        base = chances.get(own, 1.0)
        moves = {own: base} | chances
        found = [Candidate(state.game.move(state, one), moves[one], 0.0, 0, moves[one] - base, 0.0) for one in moves]
        ranked = sorted(found, key=lambda one: -one.gain)
        return Thought(found[0].move, found[0].move, tuple(ranked), 0)


class ValueBot:
    """Plays by the value of the positions that each action may lead to."""

    def __init__(self, policy: NottyValue, seed: Seed) -> None:
        self.policy = policy
        self.near = by_tables()
        self.rng = Rng(seed)

    def choose(self, state: Notty) -> Move:
        # The network has seen too few games in which three players wait for each other.
        if is_near(state) or self.near.waits_in_vain(state):
            return state.game.move(state, self.near.action(state, self.rng))
        return self.think(state).move

    def think(self, state: Notty) -> Thought:
        """The value of every action: exact, except that draws of two or three cards have a sampling error."""
        if is_near(state):
            return near_search().think(state, self.rng, NEAR_BUDGET)
        ranked = sorted(self.policy.weighed(state, self.rng), key=lambda one: -one[1])
        best = ranked[0][1]
        found = [
            Candidate(state.game.move(state, action), chance, error, visits, chance - best, error)
            for action, chance, error, visits in ranked
        ]
        return Thought(found[0].move, found[0].move, tuple(found), sum(one.visits for one in found))


class NearJudge:
    """A judge that plays games out to their end in the last rounds, where the network's answers mean nothing."""

    def __init__(self, far: Judge) -> None:
        self.far = far
        self.near = PlayingJudge(by_tables(), Trust(), JUDGED_WORLDS)
        self.worlds = far.worlds

    def chances(self, state: State, seat: int | None, rng: Rng, worlds: int) -> list[Chance]:
        """Every seat's chance of winning, from what this seat knows."""
        return self.asked(state).chances(state, seat, rng, worlds)

    def weigh(self, state: State, actions: Sequence[int], rng: Rng, worlds: int) -> list[Candidate]:
        """The values of these actions for the seat on turn."""
        return self.asked(state).weigh(state, actions, rng, self.enough(state, worlds))

    def weigh_turns(self, state: State, turns: Sequence[Sequence[int]], rng: Rng, worlds: int) -> list[Candidate]:
        """The values of sequences of several actions for the seat on turn."""
        return self.asked(state).weigh_turns(state, turns, rng, self.enough(state, worlds))

    def enough(self, state: State, worlds: int) -> int:
        """The number of worlds that distinguishes two moves: a wasted turn costs only a few per cent."""
        return worlds * NEAR_TIMES if self.asked(state) is self.near else worlds

    def asked(self, state: State) -> Judge:
        """The judge for this state."""
        assert isinstance(state, Notty)  # the compiled judge accepts states of any game
        return self.near if is_near(state) else self.far


def is_near(state: Notty) -> bool:
    """Whether the turn limit is so near that players should play for it, as in the book (policy.py)."""
    return state.lays_down and state.turn_limit - state.turns <= HABITS["short_rounds"] * state.seats


@cache
def near_search() -> Search:
    """A search that plays games out to their end by the tables."""
    return Search(by_tables(), SEARCH.gate)


def by_tables() -> NottyQ:
    """The policy that plays by the learned tables, with a separate one for the last rounds."""
    return NottyQ(weights.values("notty", "qlearning"), weights.values("notty", "last_rounds"))


def players() -> dict[str, Callable[[Seed], Bot[Notty]]]:
    """The factories of the learned players, by level."""
    makers = {level: by_table(errors) for level, errors in LEVELS.items()}
    return {"qlearning": by_table(NO_ERRORS), **makers, "expert": by_value}


def by_table(errors: Errors) -> Callable[[Seed], Bot[Notty]]:
    """The factory of a player that plays by the tables with these errors."""
    return lambda seed: TableBot(by_tables(), seed, errors)


def by_value(seed: Seed) -> Bot[Notty]:
    """The expert, which plays by value."""
    return ValueBot(NottyValue(weights.values("notty", "value"), EXAMPLES), seed)


def judge() -> Judge:
    """The judge of Notty."""
    policy = NottyJudgePolicy(weights.values("notty", "value"), FEW_EXAMPLES, exact=False)
    return NearJudge(PlayingJudge(policy, TRUST, JUDGED_WORLDS))
