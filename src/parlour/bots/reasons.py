"""Why a move is good: for each game a module of its room that says it, in exact numbers of the very position.

That module has `kind(state, move)`, which sort of action a move is; `what(state, move)`, the whole action with its
cards; and `why(state, thought)`, the reasons, the weightiest first. Each is a message key with its facts; the words
stand in the room. A reason may use only what the seat on turn knows.
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
    """What a game's module offers."""

    def kind(self, state: S_contra, move: Move) -> Reason: ...
    def what(self, state: S_contra, move: Move) -> Reason: ...
    def why(self, state: S_contra, thought: Thought) -> Sequence[Reason]: ...


class PlainReasoning:
    """For a game without a module of its own: the move as it is written; why, its numbers alone must say."""

    def kind(self, state: State, move: Move) -> Reason:
        return Reason("hint-kind", {"word": str(move).split()[0]})

    def what(self, state: State, move: Move) -> Reason:
        return Reason("hint-what", {"move": str(move)})

    def why(self, state: State, thought: Thought) -> Sequence[Reason]:
        return []
