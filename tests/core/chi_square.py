"""How unlikely a set of counts is if all outcomes are equally likely."""

from __future__ import annotations

from collections.abc import Collection
from math import sqrt

# The seeds are fixed, so a test that stays below this once always does. Fair dice exceed it once in 30,000 times.
BOUND = 4.0


def surprise(counts: Collection[int]) -> float:
    """Chi square, in standard deviations above its expectation."""
    expected = sum(counts) / len(counts)
    freedom = len(counts) - 1
    chi_square = sum((count - expected) ** 2 for count in counts) / expected
    return (chi_square - freedom) / sqrt(2 * freedom)
