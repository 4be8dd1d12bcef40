"""The interface of a computer player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from parlour.bots.search import Thought
from parlour.core.moves import Move
from parlour.core.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # its default lets a plain `Bot` mean a player of any game

    S_contra = TypeVar("S_contra", bound=State, contravariant=True, default=State)
else:
    from typing import TypeVar

    S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Bot(Protocol[S_contra]):
    """A computer player of one game, or of any game."""

    def choose(self, state: S_contra) -> Move:
        """A legal move for the seat on turn."""


class Thinker(Bot[S_contra], Protocol[S_contra]):
    """A computer player that can explain what its move is based on."""

    def think(self, state: S_contra) -> Thought:
        """For every move considered: the chance of winning, its standard error, and the number of games played out."""
