"""Two policies against each other on duplicate deals, without the GIL: what tuning and training measure by.

Each deal is played twice with the seats changed; the deal is the statistical unit.
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
    """The mean share of the wins, and the half width of its 95 % interval."""

    share: float
    error: float
    deals: int


class Duel:
    """One policy on one seat, the other on all the others."""

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
        """What the one comes to on these deals, each played from every seat."""
        return score_of([self.share(seed) for seed in deals])

    def share(self, seed: int) -> float:
        """One deal, from every seat."""
        total = 0.0
        for seat in range(self.seats):
            source = Rng(seed)
            with cython.nogil:
                total += self.play(seat, source)
        self.state.raise_trouble()
        return total / self.seats

    def play(self, seat: int, source: Rng) -> float:
        """One game, with the one on this seat."""
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
    """Mean and interval."""
    mean = sum(shares) / len(shares)
    variance = sum((share - mean) ** 2 for share in shares) / max(len(shares) - 1, 1)
    return Score(mean, 1.96 * sqrt(variance / len(shares)), len(shares))
