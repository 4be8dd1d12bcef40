"""A store on a database that speaks SQL: reads by queries, writes by a group-commit thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from types import TracebackType
from typing import Self

from parlour.storage.group_commit import GroupCommit, Waiting
from parlour.storage.operations import Operation
from parlour.storage.rows import Entry, IdleTable, ListedTable, NodeRow, TableRow
from parlour.storage.sql import queries, statements
from parlour.storage.sql.notices import SqlNotices
from parlour.storage.sql.parties import SqlParties
from parlour.storage.sql.people import SqlPeople
from parlour.storage.sql.readers import Readers
from parlour.storage.sql.social import SqlSocial
from parlour.storage.sql.tournaments import SqlTournaments
from parlour.storage.sql.work import Work


class SqlStore:
    """A store made of reader threads and a writer thread. It belongs to no event loop, so several may use it one after
    another."""

    shared = False

    def __init__(self, readers: Readers, writer: GroupCommit[Sequence[Work]]) -> None:
        self._readers = readers
        self._writer = writer
        self.people = SqlPeople(readers)
        self.social = SqlSocial(readers)
        self.parties = SqlParties(readers)
        self.notices = SqlNotices(readers)
        self.tournaments = SqlTournaments(readers)

    @property
    def commits(self) -> int:
        return self._writer.commits

    async def append(
        self, entries: Iterable[Entry] = (), *, tables: Iterable[TableRow] = (), more: Iterable[Operation] = ()
    ) -> None:
        await self._submit(statements.append(tables, entries, more))

    async def write(self, operations: Iterable[Operation]) -> None:
        await self._submit(tuple(statements.written(operations)))

    async def _submit(self, work: Sequence[Work]) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.submit(Waiting(work, future))
        await future

    async def tables(self) -> list[TableRow]:
        return await self._readers.read(queries.table_row, queries.ALL_TABLES)

    async def table(self, id: str) -> TableRow | None:
        return await self._readers.first(queries.table_row, queries.ONE_TABLE, id)

    async def open_tables(self) -> list[TableRow]:
        return await self._readers.read(queries.table_row, queries.OPEN_TABLES)

    async def due_tables(self, until: float) -> list[TableRow]:
        return await self._readers.read(queries.table_row, queries.DUE_TABLES, until)

    async def idle_tables(self, begun: float, waiting: float) -> list[IdleTable]:
        return await self._readers.read(queries.idle_row, queries.IDLE_TABLES, begun, waiting)

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        return await self._readers.read(queries.entry_row, queries.ENTRIES, table_id, after)

    async def find_cmd(self, table_id: str, seat: int | None, cmd: str) -> Entry | None:
        return await self._readers.first(queries.entry_row, queries.FIND_CMD, table_id, seat, cmd)

    async def table_of_code(self, code: str) -> str | None:
        return await self._readers.first(queries.only, queries.TABLE_OF_CODE, code)

    async def code_of(self, table_id: str) -> str | None:
        return await self._readers.first(queries.only, queries.CODE_OF, table_id)

    async def owned_tables(self, node: str) -> set[str]:
        return set(await self._readers.read(queries.only, queries.OWNED_TABLES, node))

    async def nodes(self) -> list[NodeRow]:
        return await self._readers.read(queries.node_row, queries.NODES)

    async def listed_tables(self, most: int, dead_after: float) -> list[ListedTable]:
        return await self._readers.read(queries.listed_row, queries.LISTED_TABLES, dead_after, most)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Hear nothing: a store of one process has nobody to hear from."""

    async def close(self) -> None:
        self._readers.stop()
        self._writer.stop()
        await asyncio.to_thread(self._join)

    def _join(self) -> None:
        self._readers.join()
        self._writer.join()  # last: the last connection to SQLite folds the write-ahead log into the database

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()
