"""How far imagined games are to be trusted: chances as they come true, from chances as they were played out.

Others hold better cards than chance would deal them, because they choose what they keep: a seat that imagines them
thinks too well of itself (`modesty`). And what decides later is not all in sight: chances are too bold, or too shy
(`sharpness`, another one for who sees no hand). The numbers of each game come from `parlour calibration GAME --fit`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

STEP = 0.01


class Trust(NamedTuple):
    """The powers of chances, and the factor of the seat's own."""

    sharpness: float = 1.0
    modesty: float = 1.0
    public: float = 1.0


def trusted(shares: Sequence[float], seat: int | None, trust: Trust) -> list[float]:
    """Every seat's chance, from what was played out with this seat's eyes."""
    power = trust.public if seat is None else trust.sharpness
    weights = [share**power * (trust.modesty if place == seat else 1.0) for place, share in enumerate(shares)]
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else list(shares)


def trusted_own(share: float, seats: int, trust: Trust) -> float:
    """The seat's chance alone; the others are taken to be alike."""
    return trusted([share, *[(1.0 - share) / (seats - 1)] * (seats - 1)], 0, trust)[0]


def slope_of(share: float, seats: int, trust: Trust) -> float:
    """How much the trusted chance changes with the one played out."""
    below, above = max(share - STEP, 0.0), min(share + STEP, 1.0)
    return (trusted_own(above, seats, trust) - trusted_own(below, seats, trust)) / (above - below)
