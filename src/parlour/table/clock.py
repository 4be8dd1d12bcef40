"""The turn clock: seconds per turn, a warning, extra time once for a player who is still there, then a computer.

All times are wall-clock times from the log, so that every fold of it agrees.
"""

from __future__ import annotations

from dataclasses import dataclass

from parlour.table.errors import TableError

SHORTEST, LONGEST = 10, 14 * 24 * 60 * 60
SLOW = 60 * 60  # seconds per turn from which nobody is expected to wait at the table: a game that takes days
WARNING = 1 / 3  # of a turn's time is left when its player is warned


def checked_clock(seconds: int | None) -> int | None:
    """Return the seconds per turn if a table can have them; raise otherwise."""
    if seconds is not None and not SHORTEST <= seconds <= LONGEST:
        raise TableError("table-bad-clock", given=seconds, low=SHORTEST, high=LONGEST)
    return seconds


@dataclass(slots=True)
class Clock:
    """The clock of the current turn."""

    seconds: int | None = None
    until: float = 0.0  # when the turn's time is up
    began: float = 0.0
    warned: bool = False
    extended: bool = False

    @property
    def slow(self) -> bool:
        """Whether the game takes days."""
        return self.seconds is not None and self.seconds >= SLOW

    @property
    def warn_at(self) -> float:
        """The time at which the player on turn is warned."""
        return self.until - (self.seconds or 0) * WARNING

    def start(self, at: float) -> None:
        """Start the clock of a new turn."""
        self.began = at
        self.until = at + (self.seconds or 0)
        self.warned = self.extended = False

    def extend(self, until: float) -> None:
        """Give this turn more time."""
        self.until = max(self.until, until)
        self.warned = False
