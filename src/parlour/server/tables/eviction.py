"""Which tables are in memory: those that are due are opened, those where nobody is leave, idle ones are closed.

All of it is decided from what is stored and what is in memory already; no table is opened to find out.
"""

from __future__ import annotations

import asyncio
import logging
from time import time
from typing import TYPE_CHECKING

from parlour import storage
from parlour.server.host import logs
from parlour.server.table_actor.actor import TableActor
from parlour.server.views.log_rows import row_of
from parlour.storage import rows
from parlour.table import life
from parlour.table.errors import LogError
from parlour.table.log import Entry

if TYPE_CHECKING:
    from parlour.server.tables.registry import House

CLEANING = 60.0  # seconds between two looks around
DAY = 24 * 60 * 60


class Eviction:
    """Looks around in a house, from its opening on."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.broken: set[str] = set()  # tables that cannot be opened, told once

    async def work(self) -> None:
        """What goes wrong is told, and tried again the next time. At the opening nothing is closed yet: whoever comes
        back at once finds their table."""
        chores = [self.open_due]
        while True:
            for chore in chores:
                try:
                    await chore(time())
                except storage.Closed:
                    return
                except storage.StorageError:
                    pass  # the store has told it
                except Exception as error:
                    logs.event("cleaning failed", logging.ERROR, cause=error, chore=chore.__name__)
            await asyncio.sleep(CLEANING)
            chores = [self.open_due, self.unload, self.close_idle]

    async def open_due(self, now: float) -> None:
        """Open the tables whose clocks run out before the next look. Whoever asks for a table comes first."""
        house = self.house
        soon = now + max(house.settings.restart_grace, 2 * CLEANING)
        for row in await house.store.due_tables(soon):
            while house.opening:
                await asyncio.wait(house.opening.values())
            if row.id not in house.actors and row.id not in self.broken:
                await self.open(row.id)

    async def open(self, id: str) -> None:
        """Open a table. One that cannot be opened, such as of a game that is no longer installed, is told once."""
        try:
            await self.house.actor(id)
        except storage.StorageError:
            raise
        except LogError:
            self.broken.add(id)  # the house has logged it
        except Exception as error:
            self.broken.add(id)
            logs.event("table cannot be opened", logging.ERROR, cause=error, table=logs.short(id))

    async def unload(self, now: float) -> None:
        """Drop the tables where nobody has been for a while, and that are not due for another while."""
        before = now - self.house.settings.unload_after
        for id, actor in list(self.house.actors.items()):
            if actor.quiet_since < before and self.is_quiet(actor, now):
                await self.put_to_sleep(id, actor, now)

    def is_quiet(self, actor: TableActor, now: float) -> bool:
        """Whether nobody is there, nobody waits, and nothing happens by itself for a while."""
        due = actor.timers.due_unattended()
        later = now + max(self.house.settings.unload_after, 2 * CLEANING)
        return not actor.connections and not actor.waiting and (due is None or due > later)

    async def put_to_sleep(self, id: str, actor: TableActor, now: float) -> None:
        """Drop a table. Where a clock could run, the store knows before when the table is due; somebody may come
        meanwhile, and then it stays."""
        if actor.table.clock_runs:
            actor.asleep = True
            await self.house.store.write([rows.mark_asleep(id, actor.timers.due_unattended())])
        if self.house.actors.get(id) is actor and self.is_quiet(actor, now):
            self.house.evict(id)

    async def close_idle(self, now: float) -> None:
        """Close the tables at which nothing has happened for days; sooner where no game has begun."""
        settings = self.house.settings
        begun, waiting = now - settings.table_days * DAY, now - settings.open_days * DAY
        for table in await self.house.store.idle_tables(begun, waiting):
            actor = self.house.actors.get(table.id)
            if actor is not None:
                if not actor.connections:
                    await self.house.close_table(table.id, "idle")
            elif table.id not in self.house.opening and table.id not in self.house.unreadable:
                await self.close_asleep(table)

    async def close_asleep(self, table: rows.IdleTable) -> None:
        """One more entry for a table that is not in memory."""
        entry = Entry(table.seq + 1, life.close("idle"), time())
        try:
            await self.house.store.append([row_of(table.id, entry)], more=[rows.mark_closed(table.id, entry.at)])
        except storage.Conflict:  # somebody has just been there
            return
        self.house.evict(table.id)  # who has asked for it meanwhile has read what it was before
        logs.event("table closed", table=logs.short(table.id))
