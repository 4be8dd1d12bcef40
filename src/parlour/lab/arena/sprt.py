"""The sequential test: stop as soon as it is clear which of two shares is the true one.

Wald's test on the scores of the deals, with their own spread (as chess engines are tested): the logarithm of the
likelihood ratio is taken to be that of a normal mean. Both errors are at most about 5 %.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log

ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
FEWEST = 10  # deals before the spread says anything
DOUBT = 0.25  # one more deal, half a game off: a spread of nothing must not decide


@dataclass
class Sprt:
    """Is the share `low`, or is it `high`? The scores of the deals come in one by one."""

    low: float
    high: float
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, score: float) -> None:
        """One more deal."""
        self.deals += 1
        self.total += score
        self.squares += score * score

    @property
    def ratio(self) -> float:
        """The logarithm of how much likelier `high` is than `low`."""
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
