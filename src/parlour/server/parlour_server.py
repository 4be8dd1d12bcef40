"""The server process as a whole: its store, its tables, its people and its workers."""

from __future__ import annotations

import asyncio

from parlour import storage
from parlour.server.host.bans import Bans
from parlour.server.host.settings import Settings
from parlour.server.people.identities import Identities
from parlour.server.tables.eviction import Eviction
from parlour.server.tables.moderation import Moderation
from parlour.server.tables.registry import TableRegistry
from parlour.server.workers.archive import Archive
from parlour.server.workers.pool import WorkerPool
from parlour.storage.rows import PersonRow


class ParlourServer:
    """The parts of a running server, started and closed together."""

    def __init__(self, store: storage.Store, pool: WorkerPool, settings: Settings) -> None:
        self.store = store
        self.pool = pool
        self.settings = settings
        self.people = Identities(store)
        self.tables = TableRegistry(store, pool, settings)
        self.moderation = Moderation(self.tables, self.people)
        self.archive = Archive(settings.address)
        self.eviction = Eviction(self.tables)
        self.evicting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Load the bans and start the eviction task. Tables are opened on request, or when their clock is due."""
        await self.people.start()
        self.evicting = asyncio.create_task(self.eviction.work())

    async def drain(self, key: str) -> None:
        """Answer the pending commands of all tables, and close every connection with the reason `key`."""
        await self.tables.drain(key)

    async def close(self) -> None:
        """End all tasks and workers, and close the store."""
        if self.evicting is not None:
            self.evicting.cancel()
            await asyncio.gather(self.evicting, return_exceptions=True)
        await self.tables.close()
        self.pool.close()
        await self.archive.close()
        await self.store.close()

    @property
    def bans(self) -> Bans:
        """The people, addresses and networks that are banned."""
        return self.people.bans

    async def forget(self, person: PersonRow) -> None:
        """Delete everything about a person and their programs. Running games go on without them."""
        everybody = [*await self.store.people.bots(person.id), person]
        sittings = [one for who in everybody for one in await self.store.people.sittings(who.id)]
        for sitting in sittings:
            await self.tables.leave(sitting.table_id, sitting.person)
        await self.people.forget(person)
        for sitting in sittings:
            self.tables.evict(sitting.table_id)
            self.archive.forget(sitting.table_id)
