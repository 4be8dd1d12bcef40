"""The store: the log of all tables, for a server in asyncio. No call blocks the event loop but the opening."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from parlour.storage import rows
from parlour.storage.connections import open_to_write
from parlour.storage.people import People
from parlour.storage.readers import Readers
from parlour.storage.rows import Entry, IdleTable, Statement, TableRow
from parlour.storage.writer import Waiting, Writer


class Store:
    """A log that is only added to. It belongs to no event loop, so several may use it one after another.

    Opening makes the file or brings it up to date, and is done before the loop has work.
    """

    def __init__(self, path: str | Path) -> None:
        connection = open_to_write(Path(path))
        self._readers = Readers(Path(path))
        self._writer = Writer(connection)
        self.people = People(self._readers, self.write)

    @property
    def commits(self) -> int:
        """How many transactions were committed since the store was opened."""
        return self._writer.commits

    async def append(
        self, entries: Iterable[Entry] = (), *, tables: Iterable[TableRow] = (), more: Iterable[Statement] = ()
    ) -> None:
        """Write all of these or none; when this returns they are on the disk.

        Tables, and what more follows from an entry, go with it, so that no crash can come between. Appends are written
        in the order of their calls. A caller that is cancelled no longer waits, but what it handed in is written all
        the same: were it dropped, an append already behind it would leave a gap.
        """
        await self.write([*rows.statements(tables, entries), *more])

    async def write(self, statements: Iterable[Statement]) -> None:
        """Run all of these or none; when this returns it is on the disk."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.submit(Waiting(tuple(statements), future))
        await future

    async def tables(self) -> list[TableRow]:
        """All tables, oldest first."""
        return await self._readers.read(rows.table_row, rows.SELECT_TABLES)

    async def table(self, id: str) -> TableRow | None:
        """A table, if there is one with this id."""
        found = await self._readers.read(rows.table_row, rows.SELECT_TABLE, id)
        return found[0] if found else None

    async def open_tables(self) -> list[TableRow]:
        """All tables that are not closed, oldest first."""
        return await self._readers.read(rows.table_row, rows.SELECT_OPEN)

    async def due_tables(self, until: float) -> list[TableRow]:
        """Tables whose clock needs them in memory by then."""
        return await self._readers.read(rows.table_row, rows.SELECT_DUE, until)

    async def idle_tables(self, begun: float, waiting: float) -> list[IdleTable]:
        """Tables that are not closed and where no clock runs, longest idle first: those where a game has begun and
        nothing has happened since `begun`, and those that wait for their first one since `waiting`."""
        return await self._readers.read(rows.idle_row, rows.SELECT_IDLE, begun, waiting)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table behind this `seq`, in order."""
        return await self._readers.read(rows.entry_row, rows.SELECT_ENTRIES, table_id, after)

    async def find_cmd(self, table_id: str, seat: int | None, cmd: str) -> Entry | None:
        """What a command has led to, if it came before: a client that heard no answer sends it again."""
        found = await self._readers.read(rows.entry_row, rows.SELECT_CMD, table_id, seat, cmd)
        return found[0] if found else None

    async def close(self) -> None:
        """Take no more calls, write what still waits and end all threads. Closing again does nothing."""
        self._readers.stop()
        self._writer.stop()
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        self._readers.join()
        self._writer.join()  # last, because the last connection to close folds the write-ahead log into the database

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()
