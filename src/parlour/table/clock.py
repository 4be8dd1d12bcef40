"""The turn clock: seconds per turn, a warning, extra time once for a player who is still there, then a computer.

All times are wall time from the log, so that every fold of it agrees.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.table.errors import TableError

SHORTEST, LONGEST = 10, 14 * 24 * 60 * 60
SLOW = 60 * 60  # from here on nobody waits at the table: a game over days
WARNING = 1 / 3  # of the time of a turn is left when its player is warned


def checked_clock(seconds: int | None) -> int | None:
    """A time for a turn that a table can have."""
    if seconds is not None and not SHORTEST <= seconds <= LONGEST:
        raise TableError("table-bad-clock", given=seconds, low=SHORTEST, high=LONGEST)
    return seconds


@dataclass
class Clock:
    """The clock of the turn on the table."""

    seconds: int | None = None
    until: float = 0.0  # when the time of the turn ends
    began: float = 0.0
    warned: bool = False
    extended: bool = False

    @property
    def slow(self) -> bool:
        """Whether the game goes over days."""
        return self.seconds is not None and self.seconds >= SLOW

    @property
    def warn_at(self) -> float:
        """When the player on turn is warned."""
        return self.until - (self.seconds or 0) * WARNING

    def start(self, at: float) -> None:
        """A turn begins."""
        self.began = at
        self.until = at + (self.seconds or 0)
        self.warned = self.extended = False

    def extend(self, until: float) -> None:
        """More time for this turn."""
        self.until = max(self.until, until)
        self.warned = False
