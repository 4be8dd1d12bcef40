"""Tables as they are in the store, for a look: nothing is opened, and no node's table is taken from it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from functools import partial

from cachetools import LRUCache

import parlour
from parlour import storage
from parlour.server.table_actor.actor import TableActor
from parlour.server.tables.time_slices import in_slices
from parlour.server.views.log_rows import entry_of
from parlour.table.errors import LogError
from parlour.table.table import Table

KEPT = 100  # tables in memory; only what is new is read of them the next time


class TableReader:
    """Folds tables from their logs. A table that is in memory here is returned as it is there."""

    def __init__(
        self, store: storage.Store, actors: Mapping[str, TableActor], unreadable: Callable[[str, LogError], None]
    ) -> None:
        self.store = store
        self.actors = actors
        self.unreadable = unreadable  # called for a log that cannot be read
        self.folded: LRUCache[str, Table] = LRUCache(KEPT)
        self.folding = asyncio.Lock()

    async def table(self, id: str) -> Table | None:
        """Return a table as it is now; None if there is no such table, or its log cannot be read."""
        if id in self.actors:
            return self.actors[id].table
        async with self.folding:  # one after another, because a table that is being folded is not whole
            try:
                return await self.fold(id)
            except LogError as error:
                self.forget(id)
                self.unreadable(id, error)
                return None

    async def fold(self, id: str) -> Table | None:
        """Fold what has been written since the last time."""
        table: Table | None = self.folded.get(id)
        if table is None:
            row = await self.store.table(id)
            if row is None:
                return None
            table = self.folded[id] = Table(parlour.game(row.game))
        try:
            await in_slices(await self.store.entries(id, table.seq), partial(fold, table))
        except BaseException:
            self.forget(id)  # it is not whole
            raise
        return table

    def forget(self, id: str) -> None:
        """Drop a table from which a name was deleted."""
        self.folded.pop(id, None)


def fold(table: Table, row: storage.Entry) -> None:
    """Fold a stored entry into a table."""
    table.apply(entry_of(row))
