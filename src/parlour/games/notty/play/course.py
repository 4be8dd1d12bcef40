"""Courses of Q-learning in Notty: one large table for most of a game, and one for the last rounds before the limit.

The first is tested against the reference and the book, the second in games that consist mostly of last rounds.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from parlour.bots import weights
from parlour.bots.training import course
from parlour.bots.training.course import as_result
from parlour.bots.training.duel import Duel, Score
from parlour.core import registry
from parlour.games.notty.play.consts import UNTRIED
from parlour.games.notty.play.policy import REFERENCE, NottyPolicy
from parlour.games.notty.play.q import FEATURES, LAST_FEATURES, NottyQ, blank_last_table, blank_table
from parlour.games.notty.play.selfplay import LAST_SETTINGS, SETTINGS, SelfPlay
from parlour.games.notty.play.value_course import NottyValueCourse

THREE_SEATED = 8  # one game in this many has three players
UNLIMITED = 300  # the turn limit of the rules, which few games reach
SEATS = (2, 3)
LIMITS = (20, 30, 40, 60, 100)  # turn limits of the games in which the last rounds are learnt
SHORT = 40  # the turn limit of the games in which they are tested
LEAST_VISITS = 40  # the fewest visits of a kind of action in a situation for its value to be trusted


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
        learner = NottyQ(self.values)
        for seats, count in ((2, games - three), (3, three)):
            SelfPlay(registry.game("notty"), seats, UNLIMITED, learner, self.visits, self.rng).play(count)

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
        return as_result(against(self.best, NottyPolicy(REFERENCE), deals))


class LastRounds(Course):
    """Learns the table for the last rounds before the turn limit; earlier turns use the shipped table."""

    agent = "last_rounds"
    lesson_games = 40_000
    measure = "wins against the reference in games of 40 turns"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.values = blank_last_table()
        self.visits = np.zeros(len(self.values), np.int32)
        self.best = self.known()

    def known(self) -> npt.NDArray[np.float64]:
        """The table, in which the values of actions that were hardly tried are marked as untried."""
        return np.where(self.visits >= LEAST_VISITS, self.values, UNTRIED)

    def practise(self, games: int) -> None:
        learner = NottyQ(weights.values("notty", "qlearning"), self.values)
        share = games // (len(LIMITS) * len(SEATS))
        for seats in SEATS:
            for limit in LIMITS:
                SelfPlay(registry.game("notty"), seats, limit, learner, self.visits, self.rng).play(share)

    def test(self, deals: range) -> tuple[Score, Score]:
        table = self.known()
        return in_short_games(table, NottyPolicy(REFERENCE), deals), in_short_games(table, NottyPolicy(), deals)

    def keep(self) -> None:
        self.best = self.known()

    def features(self) -> Mapping[str, int]:
        return dict(LAST_FEATURES)

    def settings(self) -> Mapping[str, float]:
        return {**LAST_SETTINGS, "least_visits": LEAST_VISITS}

    def result(self, deals: range) -> dict[str, float]:
        book = in_short_games(self.best, NottyPolicy(), deals)
        return {
            **as_result(in_short_games(self.best, NottyPolicy(REFERENCE), deals)),
            "heuristic_share": book.share,
            "heuristic_error_95": book.error,
        }


def in_short_games(last: npt.NDArray[np.float64], other: NottyPolicy, deals: range) -> Score:
    """The score of a table for the last rounds against a policy, in games that consist mostly of such rounds."""
    player = NottyQ(weights.values("notty", "qlearning"), last)
    return Duel(registry.game("notty"), player, other, options={"turn_limit": SHORT}).score(deals)


def against(values: npt.NDArray[np.float64], other: NottyPolicy, deals: range) -> Score:
    """The score of a table against a policy."""
    return Duel(registry.game("notty"), NottyQ(values), other).score(deals)


def courses() -> Mapping[str, type[course.Course]]:
    """The courses, by agent."""
    return {"qlearning": Course, "last_rounds": LastRounds, "value": NottyValueCourse}
