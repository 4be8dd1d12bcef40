"""What the page posts over HTTP: opening a table and sitting down, where a cookie is set."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.wire.messages import Name, Nonce


class MatchWish(msgspec.Struct, frozen=True):
    """A match: best of so many games, or to so many points."""

    kind: Literal["games", "points"]
    target: int


class OpenTable(msgspec.Struct, frozen=True):
    """A new table. A quick one names its first guest and the level of the computers."""

    game: str
    visibility: Literal["public", "private", "quick"]
    seats: int
    options: dict[str, Any] = {}
    name: Name = "Guest"
    nonce: Nonce = "0" * 32
    level: str = "reference"
    match: MatchWish | None = None


class SitDown(msgspec.Struct, frozen=True):
    """Take a seat, this one or any."""

    name: Name
    nonce: Nonce
    seat: int | None = None
