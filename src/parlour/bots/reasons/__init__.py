"""Why a move is good: for each game a module that says it, in exact numbers of the very position.

A game's module has `kind(state, move)`, which sort of action a move is; `what(state, move)`, the whole action with its
cards; and `why(state, thought)`, the reasons, the weightiest first. Each is a message key with its facts; the words
stand in locales/. A reason may use only what the seat on turn knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from parlour.bots.search import Thought
from parlour.core.moves import Move
from parlour.core.state import State

SEAT_FIELDS = ("seat", "thief", "victim", "winner", "starter")  # facts that name a seat, as in the events


@dataclass(frozen=True)
class Reason:
    """A message and its facts."""

    key: str
    facts: dict[str, Any] = field(default_factory=dict)


class Reasoning(Protocol):
    """What a game's module offers."""

    def kind(self, state: State, move: Move) -> Reason: ...
    def what(self, state: State, move: Move) -> Reason: ...
    def why(self, state: State, thought: Thought) -> Sequence[Reason]: ...


class PlainReasoning:
    """For a game without a module of its own: the move as it is written; why, its numbers alone must say."""

    def kind(self, state: State, move: Move) -> Reason:
        return Reason("hint-kind", {"word": str(move).split()[0]})

    def what(self, state: State, move: Move) -> Reason:
        return Reason("hint-what", {"move": str(move)})

    def why(self, state: State, thought: Thought) -> Sequence[Reason]:
        return []


def reasoning(game: str) -> Reasoning:
    """Who gives the reasons for a game."""
    name = f"{__name__}.{game}"
    return cast(Reasoning, import_module(name)) if find_spec(name) is not None else PlainReasoning()
