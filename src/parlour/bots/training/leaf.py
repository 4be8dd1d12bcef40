"""What is fitted in a game: where the search stops, what is read off a position there, and how it becomes a score.

A position is a row of small numbers, so that a course can keep many.
"""

from __future__ import annotations

from typing import ClassVar, Protocol

import numpy as np

from parlour.bots.bot import S_contra
from parlour.bots.policy import Policy
from parlour.bots.training.fitting import Facts, Scoring
from parlour.bots.weights import Values


class Leaf(Scoring, Protocol[S_contra]):
    """A game's leaf."""

    seats: range  # tables that teach
    width: int  # how many numbers are read off a position
    features: ClassVar[dict[str, int]]
    start: Values  # what the fit begins with
    ridge: float

    def policy(self, values: Values | None = None) -> Policy:
        """The game's policy with such a leaf; without values, as it is shipped."""

    def place(self, state: S_contra) -> int:
        """A number that changes where the search stops; negative where it does not."""

    def facts(self, state: S_contra) -> list[int]:
        """What is read off a position."""


def seated(scores: Values, seats: Facts) -> Values:
    """Nobody wins from a seat where nobody sits."""
    return np.where(np.arange(scores.shape[1]) < seats[:, None], scores, -np.inf)
