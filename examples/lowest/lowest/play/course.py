"""How `knocker` learns: it plays against itself, and records who won after each choice to knock or to go on."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from lowest.law import DRAW, KNOCK, NOBODY, Lowest
from lowest.play.policy import LAPS, MOST_POINTS, Knocker, lap
from parlour.bots import bot, weights
from parlour.bots.players import PolicyBot
from parlour.bots.training.contest import contest
from parlour.bots.training.course import Course, as_result
from parlour.bots.training.duel import Score
from parlour.bots.weights import Values
from parlour.core import registry
from parlour.core.rng import Seed

CELLS = LAPS * (MOST_POINTS + 1) * 2
EXPLORING = 10  # one choice in this many is random
SEATS = (2, 3, 4)


class KnockCourse(Course):
    """Learns the mean share of wins for each lap, total and choice."""

    game = "lowest"
    agent = "knocker"
    lesson_games = 3000

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.values: Values = np.full(CELLS, 0.5)
        self.visits = np.ones(CELLS, np.int64)
        self.best = self.values.copy()

    def practise(self, games: int) -> None:
        for number in range(games):
            self.play(SEATS[number % len(SEATS)])

    def play(self, seats: int) -> None:
        """Play one game, and learn from it."""
        state = registry.game(self.game).deal(seats=seats, seed=self.rng.below(2**32 - 1))
        assert isinstance(state, Lowest)
        player, chosen = Knocker(self.values), []
        while not state.over:
            action = player.action(state, self.rng)
            if state.knocker == NOBODY and not state.discard_due and state.stock:
                if self.rng.below(EXPLORING) == 0:
                    action = (DRAW, KNOCK)[self.rng.below(2)]
                chosen.append((state.on_turn, self.cell(state, action == KNOCK)))
            state.step(action)
        winners = state.winner_seats()
        for seat, cell in chosen:
            self.visits[cell] += 1
            self.values[cell] += ((seat in winners) / len(winners) - self.values[cell]) / self.visits[cell]

    def cell(self, state: Lowest, knocks: bool) -> int:
        """The place of a choice in the table."""
        return (lap(state) * (MOST_POINTS + 1) + state.totals()[state.on_turn]) * 2 + knocks

    def test(self, deals: range) -> tuple[Score, Score]:
        score = self.against_the_book(self.values, deals)
        return score, score

    def against_the_book(self, values: Values, deals: range) -> Score:
        """The score of these values against the reference, which plays by the book."""
        player = Knocker(values)

        def made(seed: Seed) -> PolicyBot:
            return PolicyBot(player, seed)

        return contest(self.game, made, lambda seed: bot(self.game, "reference", seed), deals)

    def keep(self) -> None:
        self.best = self.values.copy()

    def arrays(self) -> weights.Arrays:
        return {"values": self.values, "visits": self.visits, "best": self.best}

    def take(self, arrays: weights.Arrays) -> None:
        self.values, self.visits, self.best = arrays["values"], arrays["visits"], arrays["best"]

    def delivered(self) -> weights.Arrays:
        return {"values": self.best}

    def features(self) -> Mapping[str, int]:
        return {"lap": LAPS, "points": MOST_POINTS + 1, "choice": 2}

    def settings(self) -> Mapping[str, float]:
        return {"exploring": 1 / EXPLORING}

    def result(self, deals: range) -> dict[str, float]:
        return as_result(self.against_the_book(self.best, deals))
