"""A policy: a fast player on plain numbers, for playing games out and for the first idea of a search.

It reads what the seat on turn may know, runs without the GIL, and says how far a game is played out and what the
position there is worth. A game's policy stands in its room, in `play/`; the C types stand in policy.pxd.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from parlour.core.rng import Rng
from parlour.core.state import Cells, Room, State

if not cython.compiled:
    from parlour.core.consts import OVER


class Policy:
    """Any legal action, all alike, to the end of the game: what a game's policy improves on."""

    def choose(self, state: State, room: Room, rng: Rng) -> int:
        """An action for the seat on turn."""
        return room.cells[rng.pick(state.list_legal(room.cells))]

    def action(self, state: State, rng: Rng) -> int:
        """`choose`, for Python."""
        chosen = self.choose(state, state.scratch(), rng)
        state.raise_trouble()
        return chosen

    def shortlist(self, state: State, cells: Cells, count: int) -> int:
        """Leave only the actions that are worth thinking about in the list of legal ones; say how many."""
        return count

    def slips(self, state: State, chosen: int, actions: Sequence[int]) -> list[int]:
        """Of these actions those that a level may play by error, where thinking led to `chosen`: human errors."""
        return list(actions)

    def doubt(self, world: State, seat: int) -> int:
        """How badly an imagined world fits what the other seats have done so far; 0 is well."""
        return 0

    def set_out(self, state: State) -> None:
        """A search sets out from here: remember what `arrived` needs."""

    def arrived(self, state: State) -> bool:
        """Whether the game need not be played out any further."""
        return state.on_turn == OVER

    def worth(self, state: State, seat: int) -> float:
        """What a seat may expect where the game was left: its share of the win, from 0 to 1."""
        return state.outcome(seat)

    def expects(self, state: State, seat: int) -> float:
        """`worth`, for Python."""
        return self.worth(state, seat)
