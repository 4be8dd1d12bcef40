"""The store in one file of SQLite."""

from __future__ import annotations

from pathlib import Path

from parlour.storage.sql.store import SqlStore
from parlour.storage.sqlite.connections import open_to_write
from parlour.storage.sqlite.readers import SqliteReaders
from parlour.storage.sqlite.writer import Writer


class SqliteStore(SqlStore):
    """A file of SQLite in WAL mode. Opening creates the file or migrates it, and is done before the loop has work."""

    def __init__(self, path: str | Path) -> None:
        connection = open_to_write(Path(path))
        self.readers = SqliteReaders(Path(path))
        self.writer = Writer(connection)
        super().__init__(self.readers, self.writer)
