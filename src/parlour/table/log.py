"""The log of a table: what has happened, one entry after the other."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal[
    # The table and who sits at it.
    "opened", "options", "terms", "secret", "sat", "stood", "computer", "host", "closed",
    # The game.
    "began", "moved", "took_back", "rematch", "ended",
    # Its life: clocks, who left and came back, what people agreed on, what they said.
    "warned", "here", "grace", "took_over", "gave_back", "resigned", "voted", "skipped",
    "undo_asked", "undo_answered", "undone", "helped", "said", "emoted",
]  # fmt: skip


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
