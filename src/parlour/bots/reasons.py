"""Why a move is good: each game has a module that explains it, in exact numbers of the position.

That module has `kind(state, move)`, the kind of action; `what(state, move)`, the whole action with its cards; and
`why(state, thought)`, the reasons, the most important first. Each is a message key with its facts; the words are in the
game's folder. A reason may use only what the seat on turn knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from parlour.bots.bot import S_contra
from parlour.bots.search import Thought
from parlour.core.moves import Move
from parlour.core.reason import Reason
from parlour.core.state import State


class Reasoning(Protocol[S_contra]):
    """The functions of a game's `reasons` module."""

    def kind(self, state: S_contra, move: Move) -> Reason: ...
    def what(self, state: S_contra, move: Move) -> Reason: ...
    def why(self, state: S_contra, thought: Thought) -> Sequence[Reason]: ...


class PlainReasoning:
    """The reasons for a game without such a module: the move in notation, and no reason beyond its numbers."""

    def kind(self, state: State, move: Move) -> Reason:
        return Reason("hint-kind", {"word": str(move).split()[0]})

    def what(self, state: State, move: Move) -> Reason:
        return Reason("hint-what", {"move": str(move)})

    def why(self, state: State, thought: Thought) -> Sequence[Reason]:
        return []
