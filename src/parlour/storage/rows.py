"""The rows of the store: tables, the entries of their logs, and what is kept about people. Plain data, no SQL."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from typing import Any

from parlour.storage.errors import BadRow


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as it was opened."""

    id: str
    created: float
    game: str
    visibility: str
    body: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One entry of a table's log. `seq` counts from 1; `cmd` is the idempotency key of the command behind it."""

    table_id: str
    seq: int
    kind: str
    body: dict[str, Any]
    at: float
    seat: int | None = None
    cmd: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class IdleTable:
    """A table at which nothing has happened for long: the number of its last entry, and when that was written."""

    id: str
    seq: int
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """A person, or an outside program of the person `owner`."""

    id: str
    name: str
    created: float
    owner: str | None = None
    listed: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
    """A table at which a person has sat down."""

    person: str
    table_id: str
    seat: int
    since: float


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRow:
    """The rating of a person in a game, against people or against computers."""

    person: str
    game: str
    against: str
    mu: float
    sigma: float
    games: int
    won: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreRow:
    """The result of a rated game for one person; `mu` and `sigma` are their rating after it."""

    table_id: str
    number: int
    person: str
    game: str
    against: str
    place: int
    of: int
    won: bool
    mu: float
    sigma: float
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedRow:
    """A game that a person has finished: their place, if it has places, and why it was broken off, if it was."""

    person: str
    table_id: str
    number: int
    seat: int
    place: int | None
    won: bool
    ended: str
    at: float


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderRow:
    """A line of a leaderboard; `bot` marks an outside program."""

    name: str
    person: str
    mu: float
    sigma: float
    games: int
    won: int
    bot: bool


def hash_token(token: str) -> str:
    """The hash of a token, which is all that is stored of it: a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def text_of(body: object) -> str:
    """A body as JSON text. NaN is refused, because no other reader of JSON would understand it."""
    if not isinstance(body, dict):
        raise BadRow(f"a body is a dict, not {type(body).__name__}")
    try:
        return json.dumps(body, separators=(",", ":"), allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRow(f"a body that is no JSON: {error}") from error
