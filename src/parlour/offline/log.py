"""The log of the tables on a device, kept by the browser: durable before anybody is told of it, as on a server."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import msgspec

from parlour.storage.errors import Conflict, WriteFailed
from parlour.storage.notices import Notices
from parlour.storage.operations import Operation
from parlour.storage.rows import Entry, TableRow
from parlour.storage.store import People

TAKEN = "taken"  # the answer of a keeper that already has an entry of this number


class Keeper(Protocol):
    """Whatever keeps rows for good: the browser's database."""

    async def append(self, rows: str, opened: str) -> str:
        """Keep the rows of entries, all or none, and of a table that begins with them; both are JSON.

        Return an empty text, TAKEN, or why it was not possible.
        """

    async def read(self, table: str) -> str:
        """Return a table and its log as JSON (Kept); an empty text if there is no such table."""


class Kept(msgspec.Struct):
    """A table as it is kept, with its entries in their order."""

    table: TableRow
    entries: list[Entry]


class DeviceLog:
    """The part of a store that the actor of a table uses. Nobody but the person at the device is known here."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    @property
    def people(self) -> People:
        raise NotImplementedError("a table on a device knows nobody")

    @property
    def notices(self) -> Notices:
        raise NotImplementedError("a table on a device reminds nobody")

    async def append(
        self, entries: Iterable[Entry] = (), *, tables: Iterable[TableRow] = (), more: Iterable[Operation] = ()
    ) -> None:
        """Keep entries, and the table that they open. What a server projects from them is not needed here."""
        rows = msgspec.json.encode(list(entries)).decode()
        opened = msgspec.json.encode(list(tables)).decode()
        answer = await self.keeper.append(rows, opened)
        if answer == TAKEN:
            raise Conflict("seq", "another window of this browser plays at this table")
        if answer:
            raise WriteFailed(answer)

    async def write(self, operations: Iterable[Operation]) -> None:
        """Write nothing: there are only projections and notices besides the log."""

    async def find_cmd(self, table_id: str, seat: int | None, cmd: str) -> Entry | None:
        """Return the entry that a command has led to."""
        kept = await self.read(table_id)
        entries = kept.entries if kept is not None else []
        return next((one for one in entries if (one.seat, one.cmd) == (seat, cmd)), None)

    async def read(self, table_id: str) -> Kept | None:
        """Return a table with its log; None if there is no such table."""
        text = await self.keeper.read(table_id)
        return msgspec.json.decode(text, type=Kept) if text else None
