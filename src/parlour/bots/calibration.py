"""Calibration of chances: converts the results of imagined games into chances that match real games.

Opponents hold better cards than chance would deal them, because they choose what to keep: a seat that imagines them
overestimates itself (`modesty`). And because not all that decides is visible, chances are too bold or too cautious
(`sharpness`, with a separate value for viewers who see no hand). `parlour calibration GAME --fit` determines the
numbers of each game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

STEP = 0.01


class Trust(NamedTuple):
    """The exponents for chances, and the factor for the viewer's own chance."""

    sharpness: float = 1.0
    modesty: float = 1.0
    public: float = 1.0


def trusted(shares: Sequence[float], seat: int | None, trust: Trust) -> list[float]:
    """Every seat's calibrated chance, from playouts that used what this seat knows."""
    power = trust.public if seat is None else trust.sharpness
    weights = [share**power * (trust.modesty if place == seat else 1.0) for place, share in enumerate(shares)]
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else list(shares)


def trusted_own(share: float, seats: int, trust: Trust) -> float:
    """The seat's calibrated chance, if all opponents are equally strong."""
    return trusted([share, *[(1.0 - share) / (seats - 1)] * (seats - 1)], 0, trust)[0]


def slope_of(share: float, seats: int, trust: Trust) -> float:
    """The slope of the calibrated chance with respect to the chance from playouts."""
    below, above = max(share - STEP, 0.0), min(share + STEP, 1.0)
    return (trusted_own(above, seats, trust) - trusted_own(below, seats, trust)) / (above - below)
