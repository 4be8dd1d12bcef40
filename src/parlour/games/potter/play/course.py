"""The training courses of Potter: the tables of the learned player, and the value at the leaves of the search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import numpy as np

from parlour.bots.policy import Policy
from parlour.bots.training.course import Course
from parlour.bots.training.fitting import Facts
from parlour.bots.training.leaf import seated
from parlour.bots.training.tables import TableCourse
from parlour.bots.training.value import ValueCourse
from parlour.bots.weights import Values
from parlour.games.potter.law.rules import Potter
from parlour.games.potter.play.policy import LEAF, PotterPolicy
from parlour.games.potter.play.q import PotterQ


class PotterLeaf:
    """The leaf at the start of a round: the totals, and how far the highest is from the target."""

    seats = range(2, 6)
    width = 7
    features: ClassVar = LEAF
    start = np.array([50.0, 0.0])
    ridge = 1e-9

    def policy(self, values: Values | None = None) -> Policy:
        return PotterPolicy(values)

    def place(self, state: Potter) -> int:
        return state.round

    def facts(self, state: Potter) -> list[int]:
        totals = [state.total(seat) for seat in range(state.seats)]
        return [state.seats, state.target - max(totals), *totals, *[0] * (self.seats[-1] - state.seats)]

    def scores(self, facts: Facts, values: Values) -> tuple[Values, Values]:
        left = facts[:, 1].astype(np.float64)
        totals = facts[:, 2:].astype(np.float64)
        spread = np.maximum(values[0] + values[1] * left, 1.0)[:, None]
        moves = np.stack([totals / spread**2, totals * left[:, None] / spread**2], axis=2)
        return seated(-totals / spread, facts[:, 0]), moves


class PotterCourse(TableCourse):
    """Learns the tables of Potter, with a round as the episode."""

    game = "potter"
    policy = PotterQ
    lesson_games = 20_000


class PotterValue(ValueCourse):
    """Fits the value of the start of a round."""

    game = "potter"
    lesson_games = 2000
    leaf = PotterLeaf()


def courses() -> Mapping[str, type[Course]]:
    """The courses, by agent."""
    return {"qlearning": PotterCourse, "value": PotterValue}
