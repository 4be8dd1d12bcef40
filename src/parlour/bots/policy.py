"""A policy: a fast player on plain numbers, for playouts and for the first candidate of a search.

It reads what the seat on turn may know, runs without the GIL, and decides where a playout stops and what the position
there is worth. The policy of a game is in its folder, in `play/`; the C types are in policy.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from parlour.core.rng import Rng
from parlour.core.state import Cells, Room, State

if not cython.compiled:
    from parlour.core.consts import OVER


class Policy:
    """The base policy: any legal action, all equally likely, to the end of the game."""

    def choose(self, state: State, room: Room, rng: Rng) -> int:
        """An action for the seat on turn."""
        return room.cells[rng.pick(state.list_legal(room.cells))]

    def action(self, state: State, rng: Rng) -> int:
        """An action for the seat on turn: `choose` for Python."""
        chosen = self.choose(state, state.scratch(), rng)
        state.raise_trouble()
        return chosen

    def shortlist(self, state: State, cells: Cells, count: int) -> int:
        """Keep only the actions worth considering in the list of legal ones, and return how many are left."""
        return count

    def slips(self, state: State, chosen: int, actions: Sequence[int]) -> list[int]:
        """Those of the actions that a level may play by mistake where `chosen` is best: mistakes that people make."""
        return list(actions)

    def doubt(self, world: State, seat: int) -> int:
        """How badly an imagined world fits what the other seats have done so far; 0 is a good fit."""
        return 0

    def set_out(self, state: State) -> None:
        """Prepare for a search from this state: remember what `arrived` needs."""

    def arrived(self, state: State) -> bool:
        """Whether a playout may stop here."""
        return state.on_turn == OVER

    def worth(self, state: State, seat: int) -> float:
        """A seat's expected share of the win, from 0 to 1, where a playout stopped."""
        return state.outcome(seat)

    def expects(self, state: State, seat: int) -> float:
        """A seat's expected share of the win: `worth` for Python."""
        return self.worth(state, seat)
