"""A course of Q-learning in Notty: one large table, tested against the reference's rules and against the book."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from parlour.bots import weights
from parlour.bots.policies.notty import REFERENCE, NottyPolicy
from parlour.bots.policies.notty_q import FEATURES, NottyQ, blank_table
from parlour.core import registry
from parlour.lab.duel import Duel, Score
from parlour.lab.train import course
from parlour.lab.train.notty import SETTINGS, SelfPlay

THREE_SEATED = 8  # one game of so many has three players


class Course(course.Course):
    """Learns Notty's table."""

    game = "notty"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.values = blank_table()
        self.visits = np.zeros(len(self.values), np.int32)
        self.best = self.values.copy()

    def practise(self, games: int) -> None:
        three = games // THREE_SEATED
        for seats, count in ((2, games - three), (3, three)):
            SelfPlay(registry.game("notty"), seats, self.values, self.visits, self.rng).play(count)

    def test(self, deals: range) -> tuple[Score, Score]:
        return against(self.values, NottyPolicy(REFERENCE), deals), against(self.values, NottyPolicy(), deals)

    def keep(self) -> None:
        self.best = self.values.copy()

    def arrays(self) -> weights.Arrays:
        return {"values": self.values, "visits": self.visits, "best": self.best}

    def take(self, arrays: weights.Arrays) -> None:
        self.values, self.visits, self.best = arrays["values"], arrays["visits"], arrays["best"]

    def delivered(self) -> weights.Arrays:
        return {"values": self.best.astype(np.float32)}

    def features(self) -> Mapping[str, int]:
        return dict(FEATURES)

    def settings(self) -> Mapping[str, float]:
        return SETTINGS

    def result(self, deals: range) -> dict[str, float]:
        return course.as_result(against(self.best, NottyPolicy(REFERENCE), deals))


def against(values: npt.NDArray[np.float64], other: NottyPolicy, deals: range) -> Score:
    """How a table does against a policy."""
    return Duel(registry.game("notty"), NottyQ(values), other).score(deals)
