"""What a computer player is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from parlour.bots.search import Thought
from parlour.core.moves import Move
from parlour.core.state import State

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # its default lets a plain `Bot` stand for one of any game

    S_contra = TypeVar("S_contra", bound=State, contravariant=True, default=State)
else:
    from typing import TypeVar

    S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Bot(Protocol[S_contra]):
    """A computer player of one game, or of any."""

    def choose(self, state: S_contra) -> Move:
        """A legal move for the seat on turn."""


class Thinker(Bot[S_contra], Protocol[S_contra]):
    """A computer player that says what its move rests on."""

    def think(self, state: S_contra) -> Thought:
        """For every move that it considers: the chance to win, its error, and in how many games it was seen."""
