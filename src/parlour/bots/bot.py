"""What a computer player is."""

from __future__ import annotations

from typing import Protocol

from parlour.core.moves import Move
from parlour.core.state import State


class Bot(Protocol):
    """A computer player."""

    def choose(self, state: State) -> Move:
        """A legal move for the seat on turn."""
