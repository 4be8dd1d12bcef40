"""Shares with 95 % intervals. The unit is the deal, because games of one deal are not independent."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, variance
from typing import NamedTuple

Z = 1.959964  # the 97.5 % quantile of the normal distribution


class Estimate(NamedTuple):
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float

    @property
    def mirrored(self) -> Estimate:
        """The estimate for the other one of two players."""
        return Estimate(1 - self.share, 1 - self.high, 1 - self.low)


def estimate(scores: Sequence[float]) -> Estimate:
    """The mean of the deals' scores, with Wilson's interval for the effective number of games.

    In the middle it is the usual interval of a mean; near 0 and 1 it stays inside them and is never empty.
    """
    if not scores:
        return Estimate(0.5, 0.0, 1.0)
    share = fmean(scores)
    worth = worth_of(scores, share)
    if worth == inf:
        return Estimate(share, share, share)
    middle = (share + Z * Z / (2 * worth)) / (1 + Z * Z / worth)
    reach = Z / (1 + Z * Z / worth) * sqrt(share * (1 - share) / worth + Z * Z / (4 * worth * worth))
    return Estimate(share, max(middle - reach, 0.0), min(middle + reach, 1.0))


def worth_of(scores: Sequence[float], share: float) -> float:
    """The number of independent games that would leave the same uncertainty."""
    spread = variance(scores) if len(scores) > 1 else 0.0
    if share * (1 - share) == 0 or len(scores) == 1:
        return len(scores)
    return share * (1 - share) * len(scores) / spread if spread else inf
