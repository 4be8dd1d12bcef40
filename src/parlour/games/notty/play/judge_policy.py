"""A judge's policy for Notty: plays the turn to its end by value, then asks the network how the next turn stands.

The network is accurate at the beginning of a turn (docs/players.md); within one, and most of all after an odd move, its
answers are not consistent. A judge therefore asks it only there. Types in judge_policy.pxd.
"""

from __future__ import annotations

import cython

from parlour.core.state import State
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.value import NottyValue

if not cython.compiled:
    from math import pow

    from parlour.core.consts import OVER

SHARPNESS = 2.4  # the network is too modest: this power of its answers matched the expert's games against itself


class NottyJudgePolicy(NottyValue):
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
        """A seat's chance according to the network, scaled so that the chances of all seats add up to one."""
        self.load(state)
        whole = 0.0
        own = 0.0
        for other in range(state.seats):
            chance = pow(self.win_chance(other, state.on_turn, 0), SHARPNESS)
            whole += chance
            if other == seat:
                own = chance
        return own / whole if whole > 0.0 else 1.0 / state.seats
