"""The logs in a file of SQLite, for a process that only reads."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from parlour.storage.errors import StorageError
from parlour.storage.sql.log_reader import SqlLogReader
from parlour.storage.sql.readers import Values
from parlour.storage.sqlite import backups
from parlour.storage.sqlite.connections import open_to_read


class SqliteLogReader(SqlLogReader):
    """A connection that can only read."""

    def __init__(self, path: Path) -> None:
        self.connection = open_to_read(path)

    def fetch(self, query: str, values: Values = ()) -> list[Values]:
        try:
            return self.connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StorageError(f"cannot read: {error}") from error

    def faults(self) -> Iterator[str]:
        try:
            yield from backups.faults(self.connection)
        except sqlite3.Error as error:
            raise StorageError(f"cannot read: {error}") from error

    def close(self) -> None:
        self.connection.close()
