"""What is fitted in each game: where the search stops, what is read off a position there, and how it becomes a score.

A position is a row of small numbers, so that a course can keep many.
"""

from __future__ import annotations

from typing import ClassVar, Protocol

import numpy as np

from parlour.bots.policy import Policy
from parlour.bots.weights import Values
from parlour.core.state import State
from parlour.games.house_of_cards.law.rules import HouseOfCards
from parlour.games.house_of_cards.play import policy as house_of_cards
from parlour.games.jolly.law.consts import DRAWING
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.play.hands import LEAF as JOLLY_LEAF
from parlour.games.jolly.play.policy import JollyPolicy
from parlour.games.potter.law.rules import Potter
from parlour.games.potter.play import policy as potter
from parlour.lab.train.fitting import Facts, Scoring

SIDES = 4  # of Jolly: who has opened


class Leaf(Scoring, Protocol):
    """A game's leaf."""

    seats: range  # tables that teach
    width: int  # how many numbers are read off a position
    features: ClassVar[dict[str, int]]
    start: Values  # what the fit begins with
    ridge: float

    def policy(self, values: Values | None = None) -> Policy:
        """The game's policy with such a leaf; without values, as it is shipped."""

    def place(self, state: State) -> int:
        """A number that changes where the search stops; negative where it does not."""

    def facts(self, state: State) -> list[int]:
        """What is read off a position."""


class HouseOfCardsLeaf:
    """The start of a round: the cards that everybody has left, and who is on turn."""

    seats = range(2, 5)
    width = 6
    features: ClassVar = house_of_cards.LEAF
    start = np.zeros(sum(house_of_cards.LEAF.values()))
    ridge = 1e-3

    def policy(self, values: Values | None = None) -> Policy:
        return house_of_cards.HouseOfCardsPolicy(values)

    def place(self, state: State) -> int:
        assert isinstance(state, HouseOfCards)
        return state.turns if len(state.pile_cards()) == 1 else -1

    def facts(self, state: State) -> list[int]:
        assert isinstance(state, HouseOfCards)
        left = [state.cards_left(seat) for seat in range(state.seats)]
        return [state.seats, state.on_turn, *left, *[0] * (self.seats[-1] - state.seats)]

    def scores(self, facts: Facts, values: Values) -> tuple[Values, Values]:
        most = self.seats[-1]
        rows, seat = np.arange(len(facts)), np.arange(most)
        moves = np.zeros((len(facts), most, len(values)))
        moves[rows[:, None], seat, (facts[:, 0] - 2)[:, None]] = facts[:, 2:]
        moves[rows, facts[:, 1], 3 + facts[:, 0] - 2] = 1.0
        return seated(moves @ values, facts[:, 0]), moves


class PotterLeaf:
    """The start of a round: the totals, and how far the highest is from the target."""

    seats = range(2, 6)
    width = 7
    features: ClassVar = potter.LEAF
    start = np.array([50.0, 0.0])
    ridge = 1e-9

    def policy(self, values: Values | None = None) -> Policy:
        return potter.PotterPolicy(values)

    def place(self, state: State) -> int:
        assert isinstance(state, Potter)
        return state.round

    def facts(self, state: State) -> list[int]:
        assert isinstance(state, Potter)
        totals = [state.total(seat) for seat in range(state.seats)]
        return [state.seats, state.target - max(totals), *totals, *[0] * (self.seats[-1] - state.seats)]

    def scores(self, facts: Facts, values: Values) -> tuple[Values, Values]:
        left = facts[:, 1].astype(np.float64)
        totals = facts[:, 2:].astype(np.float64)
        spread = np.maximum(values[0] + values[1] * left, 1.0)[:, None]
        moves = np.stack([totals / spread**2, totals * left[:, None] / spread**2], axis=2)
        return seated(-totals / spread, facts[:, 0]), moves


class JollyLeaf:
    """The start of a turn: a few numbers about both hands, seen open."""

    seats = range(2, 3)
    width = 10
    features: ClassVar = {name: SIDES * cases for name, cases in JOLLY_LEAF.items()}
    start = np.zeros(SIDES * sum(JOLLY_LEAF.values()))
    ridge = 1.0

    def __init__(self) -> None:
        self.eyes = JollyPolicy(leaf=self.start)

    def policy(self, values: Values | None = None) -> Policy:
        return JollyPolicy(leaf=values)

    def place(self, state: State) -> int:
        assert isinstance(state, Jolly)
        return state.turns if state.turn_phase() == DRAWING else -1

    def facts(self, state: State) -> list[int]:
        assert isinstance(state, Jolly)
        return self.eyes.traits_of(state)

    def scores(self, facts: Facts, values: Values) -> tuple[Values, Values]:
        places = facts.reshape(len(facts), 2, -1)
        moves = np.zeros((len(facts), 2, len(values)))
        np.put_along_axis(moves, places.astype(np.int64), 1.0, axis=2)
        return values[places].sum(axis=2), moves


def seated(scores: Values, seats: Facts) -> Values:
    """Nobody wins from a seat where nobody sits."""
    return np.where(np.arange(scores.shape[1]) < seats[:, None], scores, -np.inf)
