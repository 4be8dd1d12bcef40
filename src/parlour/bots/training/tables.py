"""A course of Q-learning with small tables (bots/linear_q.py), which a game subclasses for its player.

The tested tables are the mean over the second half of a lesson, so that a few games more or less change little.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from functools import partial
from typing import ClassVar

import numpy as np

from parlour.bots import bot, weights
from parlour.bots.linear_q import LinearQ
from parlour.bots.play import play_of
from parlour.bots.players import PolicyBot
from parlour.bots.training.contest import contest
from parlour.bots.training.course import Course, as_result
from parlour.bots.training.duel import Score
from parlour.bots.training.selfplay import Habits, SelfPlay
from parlour.bots.weights import Values
from parlour.core import registry
from parlour.core.rng import Seed

PARTS = 16  # of a lesson; the tables after each part of the second half are averaged
TWO_SEATED = 2  # where more may play, one game in this many has two players


class TableCourse(Course):
    """Learns the tables of a game's player."""

    policy: ClassVar[type[LinearQ]]
    habits: ClassVar[Habits] = Habits(exploring=0.05, discount=1.0, patience=100.0, least_step=0.002)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.values: Values = self.player().table
        self.visits = np.zeros(len(self.values), np.int32)
        self.mean = self.values.copy()
        self.best = self.values.copy()

    def player(self, table: Values | None = None) -> LinearQ:
        """The game's player with these tables."""
        maker: type = self.policy
        made: LinearQ = maker(table)
        return made

    def practise(self, games: int) -> None:
        plays = self.self_plays()
        means = []
        for part in range(PARTS):
            due = games * (part + 1) // PARTS - games * part // PARTS
            for play, share in zip(plays, shared(due, len(plays)), strict=True):
                play.play(share)
            if part >= PARTS // 2:
                means.append(self.values.copy())
        self.mean = np.mean(means, axis=0)

    def self_plays(self) -> list[SelfPlay]:
        """One table of self-play for each number of players."""
        game = registry.game(self.game)
        play = play_of(self.game)
        assert play is not None
        low, high = game.seats
        learner, earlier = self.player(self.values), self.player(self.best)
        return [
            SelfPlay(game, seats, learner, earlier, play.policy(), self.visits, self.habits, self.rng)
            for seats in range(low, high + 1)
        ]

    def test(self, deals: range) -> tuple[Score, Score]:
        return self.against("reference", self.mean, deals), self.against("heuristic", self.mean, deals)

    def against(self, level: str, table: Values, deals: range) -> Score:
        """The score of these tables against a level."""
        player = self.player(table)

        def learned(seed: Seed) -> PolicyBot:
            return PolicyBot(player, seed)

        return contest(self.game, learned, partial(bot, self.game, level), deals)

    def keep(self) -> None:
        self.best = self.mean.copy()

    def arrays(self) -> weights.Arrays:
        return {"values": self.values, "visits": self.visits, "mean": self.mean, "best": self.best}

    def take(self, arrays: weights.Arrays) -> None:
        self.values, self.visits = arrays["values"], arrays["visits"]
        self.mean, self.best = arrays["mean"], arrays["best"]

    def delivered(self) -> weights.Arrays:
        return {"values": self.best.astype(np.float32)}

    def features(self) -> Mapping[str, int]:
        return self.player().cases

    def settings(self) -> Mapping[str, float]:
        return asdict(self.habits)

    def result(self, deals: range) -> dict[str, float]:
        book = self.against("heuristic", self.best, deals)
        return {
            **as_result(self.against("reference", self.best, deals)),
            "heuristic_share": book.share,
            "heuristic_error_95": book.error,
        }


def shared(games: int, tables: int) -> list[int]:
    """The number of games for each number of players: half of them for two, where more may play."""
    if tables == 1:
        return [games]
    rest = games - games // TWO_SEATED
    others = [rest // (tables - 1)] * (tables - 1)
    return [games - sum(others), *others]
