"""Fits a value to the results of games: each seat has a score, and its chance is proportional to exp(score).

With two seats that is logistic regression. It is solved by Fisher scoring, which is Newton's method where the scores
are linear in the weights, with numpy alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

import numpy as np
import numpy.typing as npt

from parlour.bots.weights import Values

Facts = npt.NDArray[np.int16]
Shares = npt.NDArray[np.float32]

CHUNK = 4096  # positions processed at a time
ROUNDS = 25  # the most iterations of Newton's method
CLOSE = 1e-3  # stop when the log likelihood of all games gains less than this
HALVINGS = 12  # the most halvings of a step that was too long


@dataclass(frozen=True)
class Sample:
    """Positions: their facts, the results of their games, and their weights."""

    facts: Facts
    shares: Shares
    counts: Values

    @classmethod
    def of(cls, facts: Facts, shares: Shares, game: npt.NDArray[np.int32]) -> Sample:
        """A sample in which every game has equal weight; otherwise long games, which decide little, would dominate."""
        return cls(facts, shares, 1.0 / np.bincount(game)[game])

    def parts(self) -> Iterator[Sample]:
        """The sample in chunks of a few positions."""
        for at in range(0, len(self.facts), CHUNK):
            part = slice(at, at + CHUNK)
            yield Sample(self.facts[part], self.shares[part], self.counts[part])


class Scoring(Protocol):
    """How the facts of positions become scores."""

    def scores(self, facts: Facts, values: Values) -> tuple[Values, Values]:
        """The score of each seat in each position, -inf for empty seats, and its derivatives by each value."""


def fit(scoring: Scoring, sample: Sample, start: Values, ridge: float) -> Values:
    """The values with the highest likelihood; `ridge` restrains those that occur rarely."""
    values, mark = start, likelihood(scoring, sample, start)
    for _ in range(ROUNDS):
        gradient, information = gradient_and_information(scoring, sample, values)
        gradient -= ridge * (values - start)
        step = np.linalg.solve(information + ridge * np.eye(len(values)), gradient)
        for _ in range(HALVINGS):
            found = likelihood(scoring, sample, values + step) - ridge * np.sum((values + step - start) ** 2) / 2
            if found >= mark:
                break
            step = step / 2
        gain = found - mark
        if gain > 0:
            values, mark = values + step, found
        if gain < CLOSE:
            break
    return values


def likelihood(scoring: Scoring, sample: Sample, values: Values) -> float:
    """The log likelihood of the results of the games."""
    total = 0.0
    for part in sample.parts():
        chances = chances_of(scoring.scores(part.facts, values)[0])
        total += float(part.counts @ np.sum(part.shares * np.log(np.maximum(chances, 1e-12)), axis=1))
    return total


def explained(scoring: Scoring, sample: Sample, values: Values) -> float:
    """The part of the uncertainty about the winner that the values remove: 0 is guessing, 1 is knowing."""
    guessing = 0.0
    for part in sample.parts():
        scores = scoring.scores(part.facts, values)[0]
        guessing += float(part.counts @ np.log(np.isfinite(scores).sum(axis=1)))
    return 1.0 + likelihood(scoring, sample, values) / guessing


def chances_of(scores: Values) -> Values:
    """Each seat's chance, from the scores."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Values = powers / powers.sum(axis=1, keepdims=True)
    return chances


def gradient_and_information(scoring: Scoring, sample: Sample, values: Values) -> tuple[Values, Values]:
    """The gradient and the Fisher information of the log likelihood."""
    size = len(values)
    gradient, information = np.zeros(size), np.zeros((size, size))
    for part in sample.parts():
        scores, derivatives = scoring.scores(part.facts, values)
        chances = chances_of(scores)
        missed = part.counts[:, None] * (part.shares - chances)
        gradient += missed.reshape(-1) @ derivatives.reshape(-1, size)
        spread = derivatives - chances[:, None, :] @ derivatives  # deviation from the position's mean
        spread *= np.sqrt(part.counts[:, None] * chances)[:, :, None]
        spread = spread.reshape(-1, size)
        information += spread.T @ spread
    return gradient, information
