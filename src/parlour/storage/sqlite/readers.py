"""The threads that read. Each has a connection of its own, and none shares the writer's: no read waits for a write."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeVar

from parlour.storage.errors import Closed, StorageError
from parlour.storage.sqlite.connections import open_to_read
from parlour.storage.sqlite.statements import Values

READERS = 4

Row = TypeVar("Row")


class Readers:
    """A pool of read threads and as many connections. A connection that has failed is reopened when it is needed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stopped = False
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="parlour-reader")
        self._free: SimpleQueue[sqlite3.Connection | None] = SimpleQueue()
        for _ in range(READERS):
            self._free.put(open_to_read(path))

    async def read(self, make: Callable[[Values], Row], query: str, *values: object) -> list[Row]:
        """Run a query and return its rows, each converted by `make`."""
        if self._stopped:
            raise Closed
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, make, query, values)

    async def first(self, make: Callable[[Values], Row], query: str, *values: object) -> Row | None:
        """The first row of a query; None if it has no rows."""
        found = await self.read(make, query, *values)
        return found[0] if found else None

    def stop(self) -> None:
        """Accept no more reads."""
        self._stopped = True

    def join(self) -> None:
        """Wait for the reads in progress, then close all connections."""
        self._threads.shutdown()
        with suppress(Empty):  # until none is left, even if two callers close at once
            while True:
                close(self._free.get_nowait())

    def _read(self, make: Callable[[Values], Row], query: str, values: Values) -> list[Row]:
        connection = self._free.get()
        try:
            connection = connection or open_to_read(self._path)
            rows = connection.execute(query, values).fetchall()  # all at once: an open cursor would block checkpoints
        except sqlite3.Error as error:
            close(connection)
            connection = None
            raise StorageError(f"cannot read: {error}") from error
        finally:
            self._free.put(connection)
        return [make(row) for row in rows]


def close(connection: sqlite3.Connection | None) -> None:
    """Close a connection that may be broken already, or missing."""
    if connection is not None:
        with suppress(sqlite3.Error):
            connection.close()
