"""Eviction: opens the tables that are due, evicts quiet ones from memory, and closes idle ones.

All of it is decided from the store and from the tables already in memory; no table is opened to find out. In a
cluster each node does it for its own tables, and for those whose node is dead and that belong to it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from parlour import storage
from parlour.server.cluster.nodes import Elsewhere
from parlour.server.host import logs
from parlour.server.table_actor.actor import TableActor
from parlour.server.tables.registry import TableRegistry
from parlour.server.views.log_rows import row_of
from parlour.storage.operations import CloseTable, DropCode, Operation, PassTable, SetDue
from parlour.storage.rows import IdleTable, TableRow
from parlour.table import commands
from parlour.table.errors import LogError
from parlour.table.log import Entry

Chore = Callable[[float], Awaitable[None]]
INTERVAL = 60.0  # seconds between two rounds
DAY = 24 * 60 * 60


class Eviction:
    """The background task that opens, evicts and closes tables."""

    def __init__(self, tables: TableRegistry, last_chores: Sequence[Chore] = ()) -> None:
        self.tables = tables
        self.last_chores = last_chores
        self.now = tables.environment.now
        self.broken: set[str] = set()  # tables that cannot be opened, each logged once
        self.woken = asyncio.Event()

    async def wake(self) -> None:
        """Begin the next round at once: a node is gone, and its tables may be due."""
        self.woken.set()

    async def work(self) -> None:
        """Run the rounds for ever; a round that fails is logged and repeated.

        The first round after a start closes nothing, so that players who return at once find their table.
        """
        chores: list[Chore] = [self.open_due, self.open_reminding]
        while True:
            for chore in chores:
                try:
                    await chore(self.now())
                except storage.Closed:
                    return
                except storage.StorageError:
                    pass  # the store has logged it
                except Exception as error:
                    logs.event("cleaning failed", logging.ERROR, cause=error, chore=getattr(chore, "__name__", ""))
            # Not wait_for: before Python 3.12 it loses a cancellation that arrives together with a wake.
            with suppress(TimeoutError):
                async with asyncio.timeout(INTERVAL):
                    await self.woken.wait()
            self.woken.clear()
            chores = [self.open_due, self.unload, self.close_idle, *self.last_chores]
            if self.tables.nodes.shared:
                chores.append(self.open_reminding)

    async def open_due(self, now: float) -> None:
        """Open the tables whose clocks run out before the next round. Tables that were requested are opened first."""
        tables = self.tables
        soon = now + max(tables.settings.restart_grace, 2 * INTERVAL)
        for row in await tables.store.due_tables(soon):
            await self.open_mine(row)

    async def open_reminding(self, now: float) -> None:
        """Open the tables without a clock that may not have been left in order: whoever was there and is now missing on
        their turn wants to be told of it."""
        for row in await self.tables.store.notices.untimed_tables():
            if row.owner is not None or not self.tables.nodes.shared:
                await self.open_mine(row)

    async def open_mine(self, row: TableRow) -> None:
        """Open a table that this node has to look after, once no other table is being opened."""
        tables = self.tables
        while tables.opening:
            await asyncio.wait(tables.opening.values())
        if row.id not in tables.actors and row.id not in self.broken and tables.nodes.is_for_me(row.id, row.owner):
            await self.open(row.id)

    async def open(self, id: str) -> None:
        """Open a table.

        One that cannot be opened, for example because its game is no longer installed, is logged once.
        """
        try:
            await self.tables.actor(id)
        except storage.StorageError:
            raise
        except Elsewhere:
            pass  # another node was faster
        except LogError:
            self.broken.add(id)  # the registry has logged it
        except Exception as error:
            self.broken.add(id)
            logs.event("table cannot be opened", logging.ERROR, cause=error, table=logs.short(id))

    async def unload(self, now: float) -> None:
        """Evict the tables that nobody has used for a while and that will not be due for a while."""
        before = now - self.tables.settings.unload_after
        for id, actor in list(self.tables.actors.items()):
            if actor.quiet_since < before and self.is_quiet(actor, now):
                await self.unload_table(id, actor, now)

    def is_quiet(self, actor: TableActor, now: float) -> bool:
        """Return whether a table has no connection, no pending call and nothing due for a while."""
        due = actor.timers.due_unattended()
        later = now + max(self.tables.settings.unload_after, 2 * INTERVAL)
        return not actor.connections and not actor.calls and (due is None or due > later)

    async def unload_table(self, id: str, actor: TableActor, now: float) -> None:
        """Store when a table is due, if its clock can run, and evict it, unless somebody has connected meanwhile."""
        nodes = self.tables.nodes
        changes: list[Operation] = [PassTable(id, nodes.me.id, None)] if nodes.shared else []
        if actor.table.clock_runs:
            actor.asleep = True
            changes.append(SetDue(id, actor.timers.due_unattended()))
        if changes:
            await self.tables.store.write(changes)
        if self.tables.actors.get(id) is actor and (nodes.shared or self.is_quiet(actor, now)):
            self.tables.evict(id)  # in a cluster in any case: now any node may open it

    async def close_idle(self, now: float) -> None:
        """Close the tables at which nothing has happened for days; sooner where no game has begun."""
        settings = self.tables.settings
        begun, waiting = now - settings.table_days * DAY, now - settings.open_days * DAY
        for table in await self.tables.store.idle_tables(begun, waiting):
            actor = self.tables.actors.get(table.id)
            if not self.tables.nodes.is_for_me(table.id, table.owner):
                continue
            if actor is not None:
                if not actor.connections:
                    await self.tables.close_table(table.id, "idle")
            elif table.id not in self.tables.opening and table.id not in self.tables.unreadable:
                await self.close_unloaded(table)

    async def close_unloaded(self, table: IdleTable) -> None:
        """Append the closing entry to a table that is not in memory."""
        entry = Entry(table.seq + 1, commands.close("idle"), self.now())
        more: list[Operation] = [CloseTable(table.id, entry.at), DropCode(table.id)]
        try:
            await self.tables.store.append([row_of(table.id, entry)], more=more)
        except storage.Conflict:  # somebody has just used the table
            return
        self.tables.evict(table.id)  # somebody may have opened it meanwhile, without the closing entry
        logs.event("table closed", table=logs.short(table.id))
