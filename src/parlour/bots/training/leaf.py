"""What a value course fits in a game: where the search stops, the facts of a position there, and their score.

The facts of a position are a row of small numbers, so that a course can store many.
"""

from __future__ import annotations

from typing import ClassVar, Protocol

import numpy as np

from parlour.bots.bot import S_contra
from parlour.bots.policy import Policy
from parlour.bots.training.fitting import Facts, Scoring
from parlour.bots.weights import Values


class Leaf(Scoring, Protocol[S_contra]):
    """The leaf of a game's search."""

    seats: range  # the table sizes to learn from
    width: int  # how many numbers describe a position
    features: ClassVar[dict[str, int]]
    start: Values  # where the fit begins
    ridge: float

    def policy(self, values: Values | None = None) -> Policy:
        """The game's policy with these values at its leaves; by default the shipped ones."""

    def place(self, state: S_contra) -> int:
        """A number that changes where the search stops; negative where it does not stop."""

    def facts(self, state: S_contra) -> list[int]:
        """The facts of a position."""


def seated(scores: Values, seats: Facts) -> Values:
    """The scores, with -inf for empty seats, which cannot win."""
    return np.where(np.arange(scores.shape[1]) < seats[:, None], scores, -np.inf)
