"""The rows of tables and of their log entries, and the statements that write and read them.

Bodies become text as soon as they are handed in, so that a dict that changes later does not change what is written.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from parlour.storage.errors import BadRow

Values = tuple[Any, ...]
Statement = tuple[str, Sequence[Values]]  # a query, and the values of each row that it is run for


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table as it was when it was opened."""

    id: str
    created: float
    game: str
    visibility: str
    body: dict[str, Any]


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """An entry of a table's log. `seq` counts from 1; `cmd` is the idempotency key of the command behind it."""

    table_id: str
    seq: int
    kind: str
    body: dict[str, Any]
    at: float
    seat: int | None = None
    cmd: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class IdleTable:
    """A table at which nothing has happened for a long time, with its last entry and the time of that."""

    id: str
    seq: int
    at: float


INSERT_TABLE = "INSERT INTO tables (id, created, game, visibility, body) VALUES (?, ?, ?, ?, ?)"
INSERT_ENTRY = "INSERT INTO entry (table_id, seq, cmd, seat, kind, body, at) VALUES (?, ?, ?, ?, ?, ?, ?)"

SELECT_TABLES = "SELECT id, created, game, visibility, body FROM tables ORDER BY created, id"
SELECT_TABLE = "SELECT id, created, game, visibility, body FROM tables WHERE id = ?"
SELECT_OPEN = "SELECT id, created, game, visibility, body FROM tables WHERE closed IS NULL ORDER BY created, id"
# First the tables that were in memory to the last, then by when they are due.
SELECT_DUE = (
    "SELECT id, created, game, visibility, body FROM tables WHERE live AND (due IS NULL OR due < ?) ORDER BY due, id"
)
# Reads from the log alone when something last happened at a table and whether a first game has begun. A table whose
# clock can run is not idle.
SELECT_IDLE = (
    "SELECT tables.id, last.seq, last.at FROM tables JOIN entry AS last ON last.table_id = tables.id"
    " WHERE closed IS NULL AND NOT live"
    " AND last.seq = (SELECT seq FROM entry WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1)"
    " AND last.at < CASE WHEN EXISTS (SELECT 1 FROM entry WHERE table_id = tables.id AND kind = 'began')"
    " THEN ? ELSE ? END ORDER BY last.at, tables.id"
)
SET_LIVE = "UPDATE tables SET live = ?, due = ? WHERE id = ?"
SET_CLOSED = "UPDATE tables SET closed = ?, live = 0 WHERE id = ?"
SELECT_ENTRIES = (
    "SELECT table_id, seq, cmd, seat, kind, body, at FROM entry WHERE table_id = ? AND seq > ? ORDER BY seq"
)
FORGET_COMMANDS = "UPDATE entry SET cmd = NULL WHERE table_id = ? AND seat = ? AND cmd IS NOT NULL"
# Written like the index `entry_cmd`; otherwise SQLite would not use it.
SELECT_CMD = (
    "SELECT table_id, seq, cmd, seat, kind, body, at FROM entry"
    " WHERE table_id = ? AND COALESCE(seat, -1) = COALESCE(?, -1) AND cmd = ?"
)


def hash_token(token: str) -> str:
    """Return the hash of a token: only this is stored, so that a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()


def statements(tables: Iterable[TableRow], entries: Iterable[Entry]) -> tuple[Statement, ...]:
    """Return the statements that write these rows, tables first, because entries refer to them."""
    return (
        (INSERT_TABLE, [(row.id, row.created, row.game, row.visibility, _text(row.body)) for row in tables]),
        (INSERT_ENTRY, [_entry_values(row) for row in entries]),
    )


def mark_live(table_id: str, live: bool) -> Statement:
    """Return the statement that stores whether a table's clock can run; such tables are opened when the server
    starts."""
    return SET_LIVE, [(int(live), None, table_id)]


def mark_asleep(table_id: str, due: float | None) -> Statement:
    """Return the statement that stores when an evicted table is due, if ever."""
    return SET_LIVE, [(int(due is not None), due, table_id)]


def forget_commands(table_id: str, seat: int) -> Statement:
    """Return the statement that deletes a seat's idempotency keys, after another person, or nobody, has taken the
    seat."""
    return FORGET_COMMANDS, [(table_id, seat)]


def mark_closed(table_id: str, at: float) -> Statement:
    """Return the statement that marks a table as closed for good."""
    return SET_CLOSED, [(at, table_id)]


def table_row(values: Values) -> TableRow:
    """Decode a table from its row."""
    table_id, created, game, visibility, body = values
    return TableRow(id=table_id, created=created, game=game, visibility=visibility, body=json.loads(body))


def idle_row(values: Values) -> IdleTable:
    """Decode an idle table from its row."""
    table_id, seq, at = values
    return IdleTable(id=table_id, seq=seq, at=at)


def entry_row(values: Values) -> Entry:
    """Decode a log entry from its row."""
    table_id, seq, cmd, seat, kind, body, at = values
    return Entry(table_id=table_id, seq=seq, cmd=cmd, seat=seat, kind=kind, body=json.loads(body), at=at)


def _entry_values(row: Entry) -> Values:
    return row.table_id, row.seq, row.cmd, row.seat, row.kind, _text(row.body), row.at


def _text(body: object) -> str:
    """Encode a body as JSON. NaN is refused, because other JSON readers would not understand it."""
    if not isinstance(body, dict):
        raise BadRow(f"a body is a dict, not {type(body).__name__}")
    try:
        return json.dumps(body, separators=(",", ":"), allow_nan=False)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadRow(f"a body that is no JSON: {error}") from error
