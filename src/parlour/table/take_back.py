"""Taking back: within a player's own turn, back to the last moment at which nothing hidden or random had been revealed.

A few moves show nothing and stand all the same, because a rule says that they bind.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.core.events import Event
from parlour.core.state import State


@dataclass(frozen=True)
class Closed:
    """Why there is no way back: this move showed something, or the rule named here binds whoever played it."""

    move: str
    rule: str

    @property
    def words(self) -> str:
        """The end of the key that says so: `table-revealed`, `table-binds`."""
        return "binds" if self.rule else "revealed"


class TakeBack:
    """The moves that the player on turn may still take back."""

    def __init__(self, closed: Closed | None = None) -> None:
        self.before: list[tuple[State, str]] = []
        self.closed = closed

    def remember(self, before: State, move: str, events: Sequence[Event], after: State) -> None:
        """A move was played; keep the way back to before it, if there is one."""
        if after.turn != before.turn:
            self.before.clear()
            self.closed = None
        elif any(event.reveals for event in events):
            self.close(move, "")
        elif any(event.binds for event in events):
            self.close(move, next(event.binds for event in events if event.binds))
        else:
            self.before.append((before, move))

    def close(self, move: str, rule: str) -> None:
        """From this move there is no way back."""
        self.before.clear()
        self.closed = Closed(move, rule)

    def last(self) -> tuple[State, str] | None:
        """The state before the last move, and that move; None if it cannot be taken back."""
        return self.before.pop() if self.before else None
