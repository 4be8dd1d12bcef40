"""What everybody at a table hears of an entry, before the server puts it into words of the wire for each seat."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class WholeTable:
    """The table as it is now."""


@dataclass(frozen=True)
class Play:
    """A move and its events; `computer` where one played it for the person on the seat."""

    seat: int
    move: str
    computer: bool


@dataclass(frozen=True)
class MoveGone:
    """The table, and a move of this seat that no longer stands. Where `rewound`, later moves are gone with it."""

    seat: int
    move: str
    rewound: bool


@dataclass(frozen=True)
class UndoRefused:
    """The table, and who did not agree to an undo."""

    seat: int


@dataclass(frozen=True)
class TimeRunsOut:
    """The table, and a warning that this seat's time ends."""

    seat: int
    until: float


@dataclass(frozen=True)
class Talked:
    """The last line of talk."""


News = WholeTable | Play | MoveGone | UndoRefused | TimeRunsOut | Talked
WHOLE_TABLE = WholeTable()
