"""Duels of two policies on duplicate deals, without the GIL, to measure tuning and training.

Each deal is played once from every seat; the deal is the statistical unit.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

import cython

from parlour.bots.policy import Policy
from parlour.core.rng import Rng
from parlour.core.state import Room

if not cython.compiled:
    from parlour.core.consts import OVER

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from parlour.core.game import Game


@dataclass(frozen=True)
class Score:
    """The mean share of the wins, and half the width of its 95 % interval."""

    share: float
    error: float
    deals: int


class Duel:
    """A table with one policy in one seat, and the other policy in all other seats."""

    def __init__(
        self, game: Game, one: Policy, other: Policy, seats: int = 2, options: Mapping[str, object] | None = None
    ) -> None:
        self.one = one
        self.other = other
        self.seats = seats
        self.room = Room()
        self.chance = Rng.blank()
        self.state = game.blank(seats, options or {})

    def score(self, deals: Iterable[int]) -> Score:
        """The score of the first policy on these deals, each played from every seat."""
        return score_of([self.share(seed) for seed in deals])

    def share(self, seed: int) -> float:
        """The mean share of the first policy in one deal, played from every seat."""
        total = 0.0
        for seat in range(self.seats):
            source = Rng(seed)
            with cython.nogil:
                total += self.play(seat, source)
        self.state.raise_trouble()
        return total / self.seats

    def play(self, seat: int, source: Rng) -> float:
        """Play one game with the first policy in this seat, and return its share of the win."""
        self.state.rng.rekey(source)
        self.chance.rekey(source)
        self.state.deal_cards()
        while self.state.on_turn != OVER:
            if self.state.on_turn == seat:
                self.state.apply(self.one.choose(self.state, self.room, self.chance))
            else:
                self.state.apply(self.other.choose(self.state, self.room, self.chance))
        return self.state.outcome(seat)


def score_of(shares: list[float]) -> Score:
    """The mean of the shares and its interval."""
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / max(len(shares) - 1, 1)
    return Score(mean, 1.96 * sqrt(variance / len(shares)), len(shares))
