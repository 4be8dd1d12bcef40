"""Taking back: within the own turn, back to the last moment at which nothing hidden or random had been revealed."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.core.events import Event
from parlour.core.state import State


class TakeBack:
    """The moves that the player on turn may still take back."""

    def __init__(self) -> None:
        self.before: list[tuple[State, str]] = []
        self.revealed: str | None = None  # the move that closed the way back, if one did

    def remember(self, before: State, move: str, events: Sequence[Event], after: State) -> None:
        """A move was played; keep the way back to before it, if there is one."""
        if after.turn != before.turn:
            self.before.clear()
            self.revealed = None
        elif any(event.reveals for event in events):
            self.before.clear()
            self.revealed = move
        else:
            self.before.append((before, move))

    def last(self) -> tuple[State, str] | None:
        """The state before the last move, and that move; None if it cannot be taken back."""
        return self.before.pop() if self.before else None
