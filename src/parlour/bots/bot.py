"""What a computer player is."""

from __future__ import annotations

from typing import Protocol

from parlour.bots.search import Thought
from parlour.core.moves import Move
from parlour.core.state import State


class Bot(Protocol):
    """A computer player."""

    def choose(self, state: State) -> Move:
        """A legal move for the seat on turn."""


class Thinker(Bot, Protocol):
    """A computer player that says what its move rests on."""

    def think(self, state: State) -> Thought:
        """For every move that it considers: the chance to win, its error, and in how many games it was seen."""
