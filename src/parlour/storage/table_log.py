"""Reads the log of one table in another process: it opens the file itself and waits for nobody."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from parlour.storage import rows
from parlour.storage.connections import open_to_read
from parlour.storage.rows import Entry

LAST = "SELECT seq FROM entry WHERE table_id = ? ORDER BY seq DESC LIMIT 1"


def game_and_length(database: Path, table: str) -> tuple[str, int] | None:
    """Return the game of a table and the number of its last entry; None if there is no such table."""
    with closing(open_to_read(database)) as connection:
        found = connection.execute(rows.SELECT_TABLE, (table,)).fetchone()
        last = connection.execute(LAST, (table,)).fetchone()
    return (rows.table_row(found).game, last[0] if last else 0) if found else None


def log_of(database: Path, table: str) -> list[Entry]:
    """Return all entries of a table, in order."""
    with closing(open_to_read(database)) as connection:
        found = connection.execute(rows.SELECT_ENTRIES, (table, 0)).fetchall()
    return [rows.entry_row(row) for row in found]
