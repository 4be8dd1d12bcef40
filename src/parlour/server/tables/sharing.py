"""What a node does because others share its store: it learns of their bans, of people they have changed and of tables
they have taken, and publishes its public tables.

A hint from the store makes it quick. Everything is read again on a timer too, because hints may be lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from parlour import storage
from parlour.server.host import background, logs
from parlour.server.people.identities import Identities
from parlour.server.tables.company import Company
from parlour.server.tables.listing import Listing
from parlour.server.tables.moderation import Moderation
from parlour.server.tables.registry import TableRegistry

ROUND = 1.0  # seconds
BANS_EVERY, TABLES_EVERY, PEOPLE_EVERY = 2, 10, 60  # rounds

Chore = Callable[[], Awaitable[None]]


class Sharing:
    """The reactions of a node to the others."""

    def __init__(
        self, tables: TableRegistry, people: Identities, moderation: Moderation, listing: Listing, company: Company
    ) -> None:
        self.tables = tables
        self.people = people
        self.moderation = moderation
        self.listing = listing
        self.company = company

    async def work(self) -> None:
        """Run the rounds for ever."""
        number = 0
        while True:
            await asyncio.sleep(ROUND)
            number += 1
            await self.run(self.listing.publish)
            if number % BANS_EVERY == 0:
                await self.run(self.moderation.refresh)
            if number % TABLES_EVERY == 0:
                await self.run(self.tables.drop_lost)
            if number % PEOPLE_EVERY == 0:
                await self.run(self.refresh_people)

    async def run(self, chore: Chore) -> None:
        """Run one chore; if it fails, the next round repeats it."""
        try:
            await chore()
        except storage.StorageError:
            pass  # the store has logged it
        except Exception as error:
            logs.event("sharing failed", logging.ERROR, cause=error, chore=getattr(chore, "__name__", ""))

    async def show_face(self, id: str) -> None:
        """Show the face that a person has chosen on another node."""
        row = await self.people.people.person(id)
        if row is not None:
            await self.tables.show_face(row)

    async def refresh_people(self) -> None:
        """Read again what people at the tables of this node may have changed on others: their faces and blocks."""
        for actor in list(self.tables.actors.values()):
            await actor.faces.refresh()
        for person in sorted({one.person for one in self.tables.connections() if one.person}):
            await self.company.refresh_blocks(person)

    def heard(self, hint: str) -> None:
        """React to a hint. An empty one means that others were lost: whatever they were about is read again."""
        match hint.split(" "):
            case ["bans"]:
                background.begin(self.run(self.moderation.refresh), "sharing")
            case ["party", id]:
                self.tables.context.wake_party(id)
            case ["tournament", id]:
                self.tables.context.wake_tournament(id)
            case ["person", id]:
                self.people.drop(id)
                background.begin(self.run(partial(self.show_face, id)), "sharing")
                background.begin(self.run(partial(self.company.refresh_blocks, id)), "sharing")
            case ["owner", table, node] if node != self.tables.nodes.me.id:
                self.tables.evict(table)
            case [""]:
                self.people.known.clear()
                for chore in (self.moderation.refresh, self.tables.drop_lost, self.refresh_people):
                    background.begin(self.run(chore), "sharing")
