"""A course that fits the value at the leaves of a search to the results of games of the policy against itself.

The facts come from the positions where a search would stop. Every fifth game is held out of the fit: a lesson's mark is
the part of the uncertainty about its winner that the value removes. The shipped value is marked on the same games, and
searches with both values play on the same deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from parlour.bots import weights
from parlour.bots.play import play_of
from parlour.bots.players import SearchBot
from parlour.bots.search import Search
from parlour.bots.training.contest import Maker, contest
from parlour.bots.training.course import Course, as_result
from parlour.bots.training.duel import Score
from parlour.bots.training.fitting import Facts, Sample, Shares, explained, fit
from parlour.bots.training.leaf import Leaf
from parlour.bots.weights import Values
from parlour.core import registry
from parlour.core.rng import Seed

HELD_OUT = 5  # one game in this many is held out for the mark
SEARCH_DEALS = 200  # the most deals between the two searches
BUDGET = 200  # the most playouts per move of these searches


class ValueCourse(Course):
    """Fits the values at the leaves of a game's policy."""

    agent = "value"
    measure = "part of the doubt about the winner that the value removes"
    leaf: ClassVar[Leaf[Any]]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.facts: Facts = np.zeros((0, self.leaf.width), np.int16)
        self.shares: Shares = np.zeros((0, self.leaf.seats[-1]), np.float32)
        self.number = np.zeros(0, np.int32)  # the number of the game that each position comes from
        self.met: list[list[int]] = []
        self.ends: list[list[float]] = []
        self.numbers: list[int] = []
        self.policy = self.leaf.policy(self.leaf.start)
        self.values: Values = self.leaf.start.copy()
        self.best = self.values.copy()

    def practise(self, games: int) -> None:
        first = self.games
        for number in range(first, first + games):
            self.note(number, *self.play(self.leaf.seats[number % len(self.leaf.seats)]))
        self.put_down()
        self.values = fit(self.leaf, self.sample(self.number % HELD_OUT != 0), self.leaf.start, self.leaf.ridge)

    def sample(self, chosen: npt.NDArray[np.bool_]) -> Sample:
        """The sample of the chosen positions."""
        return Sample.of(self.facts[chosen], self.shares[chosen], self.number[chosen])

    def play(self, seats: int) -> tuple[list[list[int]], list[float]]:
        """Play one game of the policy against itself; return where a search would stop, and the result."""
        state = registry.game(self.game).deal(seats=seats, seed=self.rng.below(2**32 - 1))
        met, place = [], -1
        while not state.over:
            here = self.leaf.place(state)
            if here >= 0 and here != place:
                met.append(self.leaf.facts(state))
                place = here
            state.step(self.policy.action(state, self.rng))
        winners = state.winner_seats() or range(seats)
        return met, [(seat in winners) / len(winners) for seat in range(seats)]

    def note(self, number: int, met: list[list[int]], shares: list[float]) -> None:
        """Record the positions of one more game."""
        absent = [0.0] * (self.leaf.seats[-1] - len(shares))
        self.met += met
        self.ends += [shares + absent] * len(met)
        self.numbers += [number] * len(met)

    def put_down(self) -> None:
        """Append the recorded positions to the arrays."""
        self.facts = np.concatenate([self.facts, np.array(self.met, np.int16)])
        self.shares = np.concatenate([self.shares, np.array(self.ends, np.float32)])
        self.number = np.concatenate([self.number, np.array(self.numbers, np.int32)])
        self.met, self.ends, self.numbers = [], [], []

    def test(self, deals: range) -> tuple[Score, Score]:
        return self.mark(self.values), self.mark(weights.values(self.game, "value"))

    def is_better(self, reference: Score, book: Score) -> bool:
        """Whether a lesson beats the best so far, which is marked again because every lesson holds out more games."""
        return not self.points or reference.share > self.mark(self.best).share

    def mark(self, values: Values) -> Score:
        """The mark of these values on the games that were held out."""
        held = self.number % HELD_OUT == 0
        return Score(explained(self.leaf, self.sample(held), values), 0.0, int(held.sum()))

    def keep(self) -> None:
        self.best = self.values.copy()

    def arrays(self) -> weights.Arrays:
        return {
            "facts": self.facts,
            "shares": self.shares,
            "number": self.number,
            "values": self.values,
            "best": self.best,
        }

    def take(self, arrays: weights.Arrays) -> None:
        self.facts, self.shares, self.number = arrays["facts"], arrays["shares"], arrays["number"]
        self.values, self.best = arrays["values"], arrays["best"]

    def delivered(self) -> weights.Arrays:
        return {"values": self.best}

    def features(self) -> Mapping[str, int]:
        return self.leaf.features

    def settings(self) -> Mapping[str, float]:
        return {"ridge": self.leaf.ridge, "held_out": 1 / HELD_OUT}

    def result(self, deals: range) -> dict[str, float]:
        """The mark, the mark of the shipped value, and the score of a search with the one against the other."""
        shipped = weights.values(self.game, "value")
        met = contest(self.game, self.searcher(self.best), self.searcher(shipped), deals[:SEARCH_DEALS])
        return {
            **as_result(met),
            "explained": self.mark(self.best).share,
            "shipped_explained": self.mark(shipped).share,
        }

    def searcher(self, values: Values) -> Maker:
        """The factory of players whose search has these values at its leaves."""
        play = play_of(self.game)
        assert play is not None
        settings = play.search

        def searching(seed: Seed) -> SearchBot:
            search = Search(self.leaf.policy(values), settings.gate)
            return SearchBot(search, min(settings.budget, BUDGET), seed)

        return searching
