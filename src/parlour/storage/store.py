"""The store: the log of all tables, for asyncio. Only opening it blocks the event loop."""

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
from parlour.storage.writer import PendingAppend, Writer


class Store:
    """An append-only log. It belongs to no event loop, so several may use it one after another.

    Opening creates or migrates the file, and blocks: open the store before the loop has work.
    """

    def __init__(self, path: str | Path) -> None:
        connection = open_to_write(Path(path))
        self._readers = Readers(Path(path))
        self._writer = Writer(connection)
        self.people = People(self._readers, self.write)

    @property
    def commits(self) -> int:
        """The number of transactions committed since the store was opened."""
        return self._writer.commits

    async def append(
        self, entries: Iterable[Entry] = (), *, tables: Iterable[TableRow] = (), more: Iterable[Statement] = ()
    ) -> None:
        """Write all of these rows or none; they are on the disk when this returns.

        New tables, and whatever else follows from an entry, are written in the same transaction, so that no crash can
        come between. Appends are written in the order of their calls. When a caller is cancelled it no longer waits,
        but its rows are written nevertheless: dropping them would leave a gap before an append already queued behind
        it.
        """
        await self.write([*rows.statements(tables, entries), *more])

    async def write(self, statements: Iterable[Statement]) -> None:
        """Run all of these statements or none; their effect is on the disk when this returns."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.submit(PendingAppend(tuple(statements), future))
        await future

    async def tables(self) -> list[TableRow]:
        """Return all tables, oldest first."""
        return await self._readers.read(rows.table_row, rows.SELECT_TABLES)

    async def table(self, id: str) -> TableRow | None:
        """Return the table with this id, or None."""
        found = await self._readers.read(rows.table_row, rows.SELECT_TABLE, id)
        return found[0] if found else None

    async def open_tables(self) -> list[TableRow]:
        """Return all tables that are not closed, oldest first."""
        return await self._readers.read(rows.table_row, rows.SELECT_OPEN)

    async def due_tables(self, until: float) -> list[TableRow]:
        """Return the tables whose clocks need them in memory before `until`."""
        return await self._readers.read(rows.table_row, rows.SELECT_DUE, until)

    async def idle_tables(self, begun: float, waiting: float) -> list[IdleTable]:
        """Return the tables that are not closed and have no running clock, longest idle first: those where a game has
        begun and nothing has happened since `begun`, and those that have waited for their first game since
        `waiting`."""
        return await self._readers.read(rows.idle_row, rows.SELECT_IDLE, begun, waiting)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return the entries of a table's log with a `seq` above `after`, in order."""
        return await self._readers.read(rows.entry_row, rows.SELECT_ENTRIES, table_id, after)

    async def find_cmd(self, table_id: str, seat: int | None, cmd: str) -> Entry | None:
        """Return the entry that a command with this idempotency key has led to; None if the command is new."""
        found = await self._readers.read(rows.entry_row, rows.SELECT_CMD, table_id, seat, cmd)
        return found[0] if found else None

    async def close(self) -> None:
        """Accept no more calls, write what is still queued and end all threads. Closing twice does nothing more."""
        self._readers.stop()
        self._writer.stop()
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        self._readers.join()
        self._writer.join()  # last: the last connection to close checkpoints the write-ahead log

    async def __aenter__(self) -> Store:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()
