"""Taking back: within a player's own turn, back to the last moment at which nothing hidden or random had been revealed.

A few moves reveal nothing and stand nevertheless, because a rule makes them binding.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.core.events import Event
from parlour.core.state import State


@dataclass(frozen=True)
class Closed:
    """Why a move cannot be taken back: it revealed something, or the rule named here makes it binding."""

    move: str
    rule: str

    @property
    def words(self) -> str:
        """The suffix of the key that gives the reason: `table-revealed`, `table-binds`."""
        return "binds" if self.rule else "revealed"


class TakeBack:
    """The moves that the player on turn may still take back."""

    __slots__ = ("before", "closed")

    def __init__(self, closed: Closed | None = None) -> None:
        self.before: list[tuple[State, str]] = []
        self.closed = closed

    def remember(self, before: State, move: str, events: Sequence[Event], after: State) -> None:
        """Remember the state before a move that was played, if the move can be taken back."""
        if after.turn != before.turn:
            self.before.clear()
            self.closed = None
            return
        binding = ""
        for event in events:
            if event.reveals:
                return self.close(move, "")
            binding = binding or event.binds
        if binding:
            self.close(move, binding)
        else:
            self.before.append((before, move))

    def close(self, move: str, rule: str) -> None:
        """Make this move, and all before it, final."""
        self.before.clear()
        self.closed = Closed(move, rule)

    def last(self) -> tuple[State, str] | None:
        """Remove and return the state before the last move, and that move; None if it cannot be taken back."""
        return self.before.pop() if self.before else None
