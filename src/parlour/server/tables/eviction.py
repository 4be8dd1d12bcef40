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
from parlour.server.table_actor.actor import Desk
from parlour.server.views.log_rows import row_of
from parlour.storage import rows
from parlour.table import life
from parlour.table.errors import LogError
from parlour.table.log import Entry

if TYPE_CHECKING:
    from parlour.server.tables.registry import House

CLEANING = 60.0  # seconds between two looks around
DAY = 24 * 60 * 60


class Cleaner:
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
            if row.id not in house.desks and row.id not in self.broken:
                await self.open(row.id)

    async def open(self, id: str) -> None:
        """Open a table. One that cannot be opened, such as of a game that is no longer installed, is told once."""
        try:
            await self.house.desk(id)
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
        for id, desk in list(self.house.desks.items()):
            if desk.quiet_since < before and self.is_quiet(desk, now):
                await self.put_to_sleep(id, desk, now)

    def is_quiet(self, desk: Desk, now: float) -> bool:
        """Whether nobody is there, nobody waits, and nothing happens by itself for a while."""
        due = desk.times.due_without_guests()
        later = now + max(self.house.settings.unload_after, 2 * CLEANING)
        return not desk.guests and not desk.waiting and (due is None or due > later)

    async def put_to_sleep(self, id: str, desk: Desk, now: float) -> None:
        """Drop a table. Where a clock could run, the store knows before when the table is due; somebody may come
        meanwhile, and then it stays."""
        if desk.table.clock_runs:
            desk.asleep = True
            await self.house.store.write([rows.mark_asleep(id, desk.times.due_without_guests())])
        if self.house.desks.get(id) is desk and self.is_quiet(desk, now):
            self.house.let_go(id)

    async def close_idle(self, now: float) -> None:
        """Close the tables at which nothing has happened for days; sooner where no game has begun."""
        settings = self.house.settings
        begun, waiting = now - settings.table_days * DAY, now - settings.open_days * DAY
        for table in await self.house.store.idle_tables(begun, waiting):
            desk = self.house.desks.get(table.id)
            if desk is not None:
                if not desk.guests:
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
        self.house.let_go(table.id)  # who has asked for it meanwhile has read what it was before
        logs.event("table closed", table=logs.short(table.id))
