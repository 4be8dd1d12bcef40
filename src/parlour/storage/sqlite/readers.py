"""The read connections to SQLite. None is the writer's: no read waits for a write."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue

from parlour.storage.errors import StorageError
from parlour.storage.sql.readers import READERS, Readers, Values
from parlour.storage.sqlite.connections import open_to_read


class SqliteReaders(Readers):
    """As many connections as threads: every query finds one free. One that failed is reopened when it is needed."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._free: SimpleQueue[sqlite3.Connection | None] = SimpleQueue()
        for _ in range(READERS):
            self._free.put(open_to_read(path))

    def fetch(self, query: str, values: Values) -> list[Values]:
        connection = self._free.get()
        try:
            connection = connection or open_to_read(self._path)
            return connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            close(connection)
            connection = None
            raise StorageError(f"cannot read: {error}") from error
        finally:
            self._free.put(connection)

    def disconnect(self) -> None:
        with suppress(Empty):  # until none is left, also when two close at once
            while True:
                close(self._free.get_nowait())


def close(connection: sqlite3.Connection | None) -> None:
    """Close a connection that may be broken already, or missing."""
    if connection is not None:
        with suppress(sqlite3.Error):
            connection.close()
