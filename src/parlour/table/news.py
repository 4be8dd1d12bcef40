"""News: what everybody at a table is sent about an entry, before the server turns it into messages for each seat."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class WholeTable:
    """News that the table has changed."""


@dataclass(frozen=True)
class Play:
    """News of a move and its events; `computer` is set if a computer played it for the seat's person."""

    seat: int
    move: str
    computer: bool


@dataclass(frozen=True)
class MoveGone:
    """News that a move of this seat no longer stands. If `rewound`, later moves are gone with it."""

    seat: int
    move: str
    rewound: bool


@dataclass(frozen=True)
class UndoRefused:
    """News that somebody did not agree to an undo."""

    seat: int


@dataclass(frozen=True)
class TimeRunsOut:
    """News that this seat's time is almost up."""

    seat: int
    until: float


@dataclass(frozen=True)
class Talked:
    """News of the last line of chat."""


News = WholeTable | Play | MoveGone | UndoRefused | TimeRunsOut | Talked
WHOLE_TABLE = WholeTable()
