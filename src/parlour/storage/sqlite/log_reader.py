"""The logs in a file of SQLite, for a process that only reads: it opens the file itself and waits for nobody."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.storage.errors import StorageError
from parlour.storage.rows import Entry, TableRow
from parlour.storage.sqlite import backups, queries
from parlour.storage.sqlite.connections import open_to_read


class SqliteLogReader:
    """A connection that can only read."""

    def __init__(self, path: Path) -> None:
        self.connection = open_to_read(path)

    def table(self, id: str) -> TableRow | None:
        with readable():
            found = self.connection.execute(queries.ONE_TABLE, (id,)).fetchone()
        return queries.table_row(found) if found else None

    def tables(self) -> list[TableRow]:
        with readable():
            return [queries.table_row(row) for row in self.connection.execute(queries.ALL_TABLES).fetchall()]

    def length(self, table_id: str) -> int:
        with readable():
            last = self.connection.execute(queries.LAST_SEQ, (table_id,)).fetchone()
        return int(last[0]) if last else 0

    def entries(self, table_id: str) -> list[Entry]:
        with readable():
            return [
                queries.entry_row(row) for row in self.connection.execute(queries.ENTRIES, (table_id, 0)).fetchall()
            ]

    def faults(self) -> Iterator[str]:
        with readable():
            yield from backups.faults(self.connection)

    def close(self) -> None:
        self.connection.close()


@contextmanager
def readable() -> Iterator[None]:
    """Errors of SQLite as errors of the store."""
    try:
        yield
    except sqlite3.Error as error:
        raise StorageError(f"cannot read: {error}") from error
