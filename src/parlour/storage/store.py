"""The store: the log of all tables, for a server in asyncio. No call blocks the event loop but the opening."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType

from parlour.storage import rows
from parlour.storage.connections import open_to_write
from parlour.storage.readers import Readers
from parlour.storage.rows import Entry, SeatToken, TableRow
from parlour.storage.writer import Waiting, Writer


class Store:
    """A log that is only added to. It belongs to no event loop, so several may use it one after another.

    Opening makes the file or brings it up to date, and is done before the loop has work.
    """

    def __init__(self, path: str | Path) -> None:
        connection = open_to_write(Path(path))
        self._readers = Readers(Path(path))
        self._writer = Writer(connection)

    @property
    def commits(self) -> int:
        """How many transactions were committed since the store was opened."""
        return self._writer.commits

    async def append(
        self, entries: Iterable[Entry] = (), *, tables: Iterable[TableRow] = (), tokens: Iterable[SeatToken] = ()
    ) -> None:
        """Write all of these or none; when this returns they are on the disk.

        Tables and tokens go with the entries that tell of them, so that no crash can come between. Appends are written
        in the order of their calls. A caller that is cancelled no longer waits, but what it handed in is written all
        the same: were it dropped, an append already behind it would leave a gap.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.submit(Waiting(rows.statements(tables, entries, tokens), future))
        await future

    async def tables(self) -> list[TableRow]:
        """All tables, oldest first."""
        return await self._readers.read(rows.table_row, rows.SELECT_TABLES)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table behind this `seq`, in order."""
        return await self._readers.read(rows.entry_row, rows.SELECT_ENTRIES, table_id, after)

    async def find_cmd(self, table_id: str, seat: int | None, cmd: str) -> Entry | None:
        """What a command has led to, if it came before: a client that heard no answer sends it again."""
        found = await self._readers.read(rows.entry_row, rows.SELECT_CMD, table_id, seat, cmd)
        return found[0] if found else None

    async def token_seat(self, token_hash: str) -> SeatToken | None:
        """The seat that a token opens, by its hash (`hash_token`)."""
        found = await self._readers.read(rows.token_row, rows.SELECT_TOKEN, token_hash)
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
