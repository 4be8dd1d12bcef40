"""How surprising a set of counts is, if chance should treat all of them alike."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

# The seeds are fixed, so a test that stays below this once does so always. Fair dice pass it once in 30,000 times.
BOUND = 4.0


def surprise(counts: Collection[int]) -> float:
    """Chi square, as so many standard deviations above what is to be expected."""
    expected = sum(counts) / len(counts)
    freedom = len(counts) - 1
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    return (chi_square - freedom) / sqrt(2 * freedom)
