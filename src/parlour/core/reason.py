"""A reason for a move, before it is put into words: a message key with its facts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

SEAT_FIELDS = ("seat", "thief", "victim", "winner", "starter")  # the facts that hold a seat, as in the events


@dataclass(frozen=True)
class Reason:
    """A message key with its facts."""

    key: str
    facts: dict[str, Any] = field(default_factory=dict)
