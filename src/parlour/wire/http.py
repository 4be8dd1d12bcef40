"""What goes over HTTP: what the hall offers, opening a table, and sitting down, where a cookie is set."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from parlour.wire.messages import Name, Nonce


class LevelOffer(msgspec.Struct, frozen=True):
    """A computer player of the menu, with its measured rating if it has one."""

    name: str
    rating: int | None


class GameOffer(msgspec.Struct, frozen=True):
    """What the hall offers for a game: the levels from the weakest on, and the one for who does not choose."""

    name: str
    levels: list[LevelOffer]
    first: str


class MatchWish(msgspec.Struct, frozen=True):
    """A match: best of so many games, or to so many points."""

    kind: Literal["games", "points"]
    target: int


class OpenTable(msgspec.Struct, frozen=True):
    """A new table. A quick one names its first guest and the level of the computers, if not the first of the offer."""

    game: str
    visibility: Literal["public", "private", "quick"]
    seats: int
    options: dict[str, Any] = {}
    name: Name = "Guest"
    nonce: Nonce = "0" * 32
    level: str | None = None
    match: MatchWish | None = None


class SitDown(msgspec.Struct, frozen=True):
    """Take a seat, this one or any."""

    name: Name
    nonce: Nonce
    seat: int | None = None
