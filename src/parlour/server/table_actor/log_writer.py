"""The log writer of a table: it appends entries to the store, and pauses the table while the disk refuses them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from parlour import storage
from parlour.server.host import logs
from parlour.table.errors import TableError
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor

FIRST_WAIT, LONGEST_WAIT = 0.25, 5.0  # seconds before a failed write is tried again


class LogWriter:
    """Appends entries to the store. `paused` is the reason why nothing can be stored now, as a key of locales/."""

    __slots__ = ("actor", "paused", "retry")

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.paused = ""
        self.retry: asyncio.Future[None] | None = None  # while a failed write waits to be tried again

    async def write(
        self, entries: Sequence[storage.Entry], opening: Sequence[storage.TableRow], more: Sequence[storage.Operation]
    ) -> None:
        """Return once the entries are on the disk. While it is full or read-only, the table is paused."""
        wait = FIRST_WAIT
        context = self.actor.context
        while True:
            try:
                await context.store.append(entries, tables=opening, more=more)
                break
            except storage.WriteFailed:
                context.metrics.write_troubles.inc()
                if opening:
                    raise
                self.pause("table-cannot-write")
                await self.wait_to_retry(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
            except storage.Conflict as conflict:
                if conflict.on == "seq":  # another writer has changed this table: the state in memory is wrong
                    context.evict(self.actor.id)
                raise
        self.pause("")

    async def wait_to_retry(self, seconds: float) -> None:
        """Wait before a failed write is tried again; give it up if the table is evicted."""
        loop = asyncio.get_running_loop()
        self.retry = loop.create_future()
        timer = loop.call_later(seconds, self.wake)
        try:
            await self.retry
        finally:
            timer.cancel()
            self.retry = None
        if self.actor.evicted:
            raise TableError("table-come-back")

    def wake(self) -> None:
        """End the wait before a retry."""
        if self.retry is not None and not self.retry.done():
            self.retry.set_result(None)

    def pause(self, key: str) -> None:
        """Pause the table and broadcast the reason; an empty key ends the pause."""
        if key == self.paused:
            return
        self.paused = key
        table = logs.short(self.actor.id)
        logs.event("table paused" if key else "table goes on", logging.WARNING, table=table, why=key or None)
        for connection in self.actor.connections:
            if key and connection.greeted:
                connection.send(wire.Paused(key, {}))
        self.actor.broadcast.show_all()
