"""A reason for a move, before it has words: a message key with its facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

SEAT_FIELDS = ("seat", "thief", "victim", "winner", "starter")  # facts that name a seat, as in the events


@dataclass(frozen=True)
class Reason:
    """A message and its facts."""

    key: str
    facts: dict[str, Any] = field(default_factory=dict)
