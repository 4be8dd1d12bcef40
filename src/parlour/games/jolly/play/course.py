"""The training courses of Jolly: the tables of the learned player, and the value at the leaves of the search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import numpy as np

from parlour.bots.policy import Policy
from parlour.bots.training.course import Course
from parlour.bots.training.fitting import Facts
from parlour.bots.training.tables import TableCourse
from parlour.bots.training.value import ValueCourse
from parlour.bots.weights import Values
from parlour.games.jolly.law.consts import DRAWING
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.play.hands import LEAF
from parlour.games.jolly.play.policy import JollyPolicy
from parlour.games.jolly.play.q import JollyQ

SIDES = 4  # the combinations of who has opened


class JollyLeaf:
    """The leaf at the start of a turn: a few numbers about both hands, seen face up."""

    seats = range(2, 3)
    width = 10
    features: ClassVar = {name: SIDES * cases for name, cases in LEAF.items()}
    start = np.zeros(SIDES * sum(LEAF.values()))
    ridge = 1.0

    def __init__(self) -> None:
        self.eyes = JollyPolicy(leaf=self.start)

    def policy(self, values: Values | None = None) -> Policy:
        return JollyPolicy(leaf=values)

    def place(self, state: Jolly) -> int:
        return state.turns if state.turn_phase() == DRAWING else -1

    def facts(self, state: Jolly) -> list[int]:
        return self.eyes.traits_of(state)

    def scores(self, facts: Facts, values: Values) -> tuple[Values, Values]:
        places = facts.reshape(len(facts), 2, -1)
        moves = np.zeros((len(facts), 2, len(values)))
        np.put_along_axis(moves, places.astype(np.int64), 1.0, axis=2)
        return values[places].sum(axis=2), moves


class JollyCourse(TableCourse):
    """Learns the tables of Jolly, with a game as the episode."""

    game = "jolly"
    policy = JollyQ
    lesson_games = 15_000


class JollyValue(ValueCourse):
    """Fits the value of the start of a turn."""

    game = "jolly"
    lesson_games = 15_000
    leaf = JollyLeaf()


def courses() -> Mapping[str, type[Course]]:
    """The courses, by agent."""
    return {"qlearning": JollyCourse, "value": JollyValue}
