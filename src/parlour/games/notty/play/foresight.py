"""Notty looked at from afar: the turn is played to its end by value, then the network says how the next one begins.

The network is right about how turns begin (docs/players.md); in the middle of one, and most of all after an odd move,
its answers do not fit together. A judge therefore asks it there alone. Types in notty_foresight.pxd.
"""

from __future__ import annotations

import cython

from parlour.core.state import State
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.value import NottyValue

if not cython.compiled:
    from math import pow

    from parlour.core.consts import OVER

SHARPNESS = 2.4  # its answers are too modest: this power of them came true in games of the expert with itself


class NottyForesight(NottyValue):
    """Plays by value to the end of the turn."""

    def set_out(self, state: State) -> None:
        self.last_turn = state.turns + 1

    def arrived(self, state: State) -> bool:
        return state.on_turn == OVER or state.turns >= self.last_turn

    def worth(self, state: State, seat: int) -> float:
        if state.on_turn == OVER:
            return state.outcome(seat)
        return self.expected(cython.cast(Notty, state), seat)

    def expected(self, state: Notty, seat: int) -> float:
        """The network answers for each seat by itself; together the seats win once."""
        self.load(state)
        whole = 0.0
        own = 0.0
        for other in range(state.seats):
            chance = pow(self.win_chance(other, state.on_turn, 0), SHARPNESS)
            whole += chance
            if other == seat:
                own = chance
        return own / whole if whole > 0.0 else 1.0 / state.seats
