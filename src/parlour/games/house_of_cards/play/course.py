"""The training courses of House of Cards: the tables of the learned player, and the value at the search's leaves."""

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
from parlour.games.house_of_cards.law.rules import HouseOfCards
from parlour.games.house_of_cards.play.policy import LEAF, HouseOfCardsPolicy
from parlour.games.house_of_cards.play.q import HouseOfCardsQ


class HouseOfCardsLeaf:
    """The leaf at the start of a round: the cards that everybody has left, and who is on turn."""

    seats = range(2, 5)
    width = 6
    features: ClassVar = LEAF
    start = np.zeros(sum(LEAF.values()))
    ridge = 1e-3

    def policy(self, values: Values | None = None) -> Policy:
        return HouseOfCardsPolicy(values)

    def place(self, state: HouseOfCards) -> int:
        return state.turns if len(state.pile_cards()) == 1 else -1

    def facts(self, state: HouseOfCards) -> list[int]:
        left = [state.cards_left(seat) for seat in range(state.seats)]
        return [state.seats, state.on_turn, *left, *[0] * (self.seats[-1] - state.seats)]

    def scores(self, facts: Facts, values: Values) -> tuple[Values, Values]:
        most = self.seats[-1]
        rows, seat = np.arange(len(facts)), np.arange(most)
        moves = np.zeros((len(facts), most, len(values)))
        moves[rows[:, None], seat, (facts[:, 0] - 2)[:, None]] = facts[:, 2:]
        moves[rows, facts[:, 1], 3 + facts[:, 0] - 2] = 1.0
        return seated(moves @ values, facts[:, 0]), moves


class HouseOfCardsCourse(TableCourse):
    """Learns the tables of House of Cards, with a game as the episode."""

    game = "house_of_cards"
    policy = HouseOfCardsQ
    lesson_games = 40_000


class HouseOfCardsValue(ValueCourse):
    """Fits the value of the start of a round."""

    game = "house_of_cards"
    lesson_games = 6000
    leaf = HouseOfCardsLeaf()


def courses() -> Mapping[str, type[Course]]:
    """The courses, by agent."""
    return {"qlearning": HouseOfCardsCourse, "value": HouseOfCardsValue}
