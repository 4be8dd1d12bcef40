"""The sequential test: stops as soon as it is clear which of two shares is the true one.

Wald's test on the scores of the deals, with their own variance (as chess engines are tested): the log likelihood ratio
is taken to be that of a normal mean. Both errors are at most about 5 %.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
FEWEST = 10  # the fewest deals for a meaningful variance
DOUBT = 0.25  # variance of one imaginary deal, half a game off, so that equal scores do not decide at once


@dataclass
class Sprt:
    """Decides whether the share is `low` or `high`, from the scores of deals added one by one."""

    low: float
    high: float
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, score: float) -> None:
        """Add the score of a deal."""
        self.deals += 1
        self.total += score
        self.squares += score * score

    @property
    def ratio(self) -> float:
        """The log likelihood ratio of `high` to `low`."""
        if self.deals < FEWEST:
            return 0.0
        mean = self.total / self.deals
        spread = max(self.squares / self.deals - mean * mean, 0.0) + DOUBT / self.deals
        return self.deals * (self.high - self.low) * (mean - (self.high + self.low) / 2) / spread

    @property
    def verdict(self) -> str:
        """`high`, `low`, or `open` as long as it is not clear."""
        if abs(self.ratio) < BOUND:
            return "open"
        return "high" if self.ratio > 0 else "low"
