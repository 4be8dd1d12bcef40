"""The log of a table: what has happened, one entry after the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal["opened", "options", "sat", "stood", "computer", "secret", "began", "moved", "took_back", "rematch"]


@dataclass(frozen=True)
class Draft:
    """An entry that has been asked for and found right, but is not kept yet."""

    kind: Kind
    seat: int | None
    body: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Entry:
    """A kept entry: its number in the log, the client's `cmd` if a client asked for it, and when."""

    seq: int
    kind: Kind
    seat: int | None
    body: dict[str, Any]
    at: float
    cmd: str | None = None
