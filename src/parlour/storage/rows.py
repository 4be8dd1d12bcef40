"""What is kept: tables, their entries and seat tokens, and how each becomes a row and comes back.

Bodies become text as soon as they are handed in, so that a dict changed afterwards does not change what is written.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.storage.errors import BadRow

Values = tuple[Any, ...]
Statement = tuple[str, Sequence[Values]]  # a query, and the values of every row it is run for


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
    """One thing that happened at a table. `seq` counts from 1; `cmd` is what its seat called the command behind it."""

    table_id: str
    seq: int
    kind: str
    body: dict[str, Any]
    at: float
    seat: int | None = None
    cmd: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatToken:
    """Who shows a token with this hash sits there. The token itself is kept by its owner alone."""

    hash: str
    table_id: str
    seat: int
    created: float


INSERT_TABLE = "INSERT INTO tables (id, created, game, visibility, body) VALUES (?, ?, ?, ?, ?)"
INSERT_ENTRY = "INSERT INTO entry (table_id, seq, cmd, seat, kind, body, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
INSERT_TOKEN = "INSERT INTO token (hash, table_id, seat, created) VALUES (?, ?, ?, ?)"

SELECT_TABLES = "SELECT id, created, game, visibility, body FROM tables ORDER BY created, id"
SELECT_ENTRIES = (
    "SELECT table_id, seq, cmd, seat, kind, body, at FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq"
)
# Written like the index `entry_cmd`, or SQLite would not use it.
SELECT_CMD = (
    "SELECT table_id, seq, cmd, seat, kind, body, at FROM entry"
    " WHERE table_id = ? AND COALESCE(seat, -1) = COALESCE(?, -1) AND cmd = ?"
)
SELECT_TOKEN = "SELECT hash, table_id, seat, created FROM token WHERE hash = ?"


def hash_token(token: str) -> str:
    """What is kept of a seat token: a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def statements(
    tables: Iterable[TableRow], entries: Iterable[Entry], tokens: Iterable[SeatToken]
) -> tuple[Statement, ...]:
    """All that writes these rows, tables first, because the others point at them."""
    return (
        (INSERT_TABLE, [(row.id, row.created, row.game, row.visibility, _text(row.body)) for row in tables]),
        (INSERT_ENTRY, [_entry_values(row) for row in entries]),
        (INSERT_TOKEN, [(row.hash, row.table_id, row.seat, row.created) for row in tokens]),
    )


def table_row(values: Values) -> TableRow:
    """A table, read back."""
    table_id, created, game, visibility, body = values
    return TableRow(id=table_id, created=created, game=game, visibility=visibility, body=json.loads(body))


def entry_row(values: Values) -> Entry:
    """An entry, read back."""
    table_id, seq, cmd, seat, kind, body, at = values
    return Entry(table_id=table_id, seq=seq, cmd=cmd, seat=seat, kind=kind, body=json.loads(body), at=at)


def token_row(values: Values) -> SeatToken:
    """A seat token, read back."""
    token_hash, table_id, seat, created = values
    return SeatToken(hash=token_hash, table_id=table_id, seat=seat, created=created)


def _entry_values(row: Entry) -> Values:
    return row.table_id, row.seq, row.cmd, row.seat, row.kind, _text(row.body), row.at


def _text(body: object) -> str:
    """A body as JSON. NaN is refused, because no other reader of JSON would understand it."""
    if not isinstance(body, dict):
        raise BadRow(f"a body is a dict, not {type(body).__name__}")
    try:
        return json.dumps(body, separators=(",", ":"), allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRow(f"a body that is no JSON: {error}") from error
