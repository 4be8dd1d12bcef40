"""The people of a run: each has cookies, sits down somewhere, and opens pages that act until the world is calm."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import TypeVar

from parlour.server.parlour_server import ParlourServer
from parlour.storage import StorageError
from parlour.table.errors import TableError
from trials.simulation.door import Cookies
from trials.simulation.mind import Mind, Taste, nonce
from trials.simulation.page import Page
from trials.simulation.plan import TablePlan, chance_of
from trials.simulation.process import Lost
from trials.simulation.world import World

T = TypeVar("T")
NAMES = ("Ann", "Bob", "Cas", "Dan", "Eve", "Fay")


class Guest:
    """A person with a browser: who they are, and the token of their seat."""

    def __init__(self, world: World, name: str, chance: Random) -> None:
        self.world = world
        self.name = name
        self.chance = chance
        self.taste = Taste(chance_of(world.plan.seed, "taste"))
        self.person = ""
        self.seat = ""
        self.pages = 0

    def cookies(self) -> Cookies:
        return Cookies(self.person, self.seat)

    async def insist(self, table: str, work: Callable[[ParlourServer], Awaitable[T]]) -> T:
        """Repeat a request until it is answered."""
        while True:
            try:
                return await self.world.request(table, work)
            except (Lost, StorageError):
                await asyncio.sleep(self.chance.uniform(0.2, 2.0))

    async def introduce(self, table: str) -> None:
        """Get a cookie that says who this is."""
        made = await self.insist(table, lambda server: server.people.create(self.name))
        assert made.token is not None
        self.person = made.token

    async def sit(self, table: str) -> None:
        """Take a seat, if there is one. Whose answer was lost is found by the person's cookie."""

        async def take(server: ParlourServer) -> str:
            actor = await server.tables.actor(table)
            row = await server.people.of_token(self.person)
            _, token = await server.tables.sit(actor, None, self.name, nonce(self.chance), row)
            return token

        try:
            self.seat = await self.insist(table, take)
        except TableError as refused:
            self.world.story.tell(self.name, f"gets no seat at {table[:4]}: {refused.key}")

    def open_page(self, table: str) -> Page:
        """Open a page at a table."""
        self.pages += 1
        world, name = self.world, f"{self.name}{self.pages}"
        chance = chance_of(world.plan.seed, name)
        page = Page(name, table, self.cookies, world.knock, world.loop, chance, world.witness)
        world.pages.append(page)
        page.connect()
        return page

    def mind(self, page: Page) -> Mind:
        """Return what decides the acts of a page."""
        return Mind(page, self.chance, self.world.plan.rudeness, self.taste)

    async def live(self, table: str, over: Callable[[], bool] = lambda: False) -> list[Page]:
        """Act at a table until it is over or the world is calm, sometimes on two devices; return the open pages."""
        pages = [self.open_page(table) for _ in range(self.chance.choice((1, 1, 2)))]
        minds = [self.mind(page) for page in pages]
        while not self.world.calm and not over():
            await asyncio.sleep(self.chance.expovariate(1 / self.world.plan.pace))
            number = self.chance.randrange(len(pages))
            if pages[number].closed:  # somebody has reloaded the page
                pages[number] = self.open_page(table)
                minds[number] = self.mind(pages[number])
            if pages[number].you is None and self.seat == "" and self.chance.random() < 0.1:
                await self.sit(table)
                pages[number].renew()
            elif not self.world.calm:
                minds[number].act()
        return pages


def names(plan: TablePlan, number: int) -> list[str]:
    """Return the names of all who come to a table."""
    return [f"{NAMES[place]}-{number}-" for place in range(max(1, plan.people + plan.spectators))]


async def open_table(world: World, plan: TablePlan, number: int) -> None:
    """Open a table as planned, and let everybody come."""
    guests = [Guest(world, name, chance_of(world.plan.seed, name)) for name in names(plan, number)]
    host = guests[0]

    async def open(server: ParlourServer) -> str:
        if plan.visibility == "show":
            return (await server.tables.open_show(plan.game, ["easy"] * plan.seats, plan.options)).id
        actor = await server.tables.open_table(
            plan.game, plan.visibility, plan.seats, plan.options, None, plan.clock, plan.rated
        )
        return actor.id

    table = ""
    while not table and not world.calm:
        try:
            table = await host.insist("", open)
        except TableError:  # the disk is full
            await asyncio.sleep(1.0)
    await asyncio.gather(*(come(guest, table, plan, place) for place, guest in enumerate(guests)))


async def come(guest: Guest, table: str, plan: TablePlan, place: int) -> None:
    """Come to a table: sit down, or watch."""
    world = guest.world
    await asyncio.sleep(guest.chance.uniform(0, 2))
    await guest.introduce(table)
    if place < plan.people:
        await guest.sit(table)
    if plan.visibility == "quick" and guest.seat:
        await start_quickly(guest, table)
    if not world.calm:
        await guest.live(table)


async def start_quickly(guest: Guest, table: str) -> None:
    """Let computers take the other seats and begin, as a quick table does."""

    async def fill(server: ParlourServer) -> None:
        actor = await server.tables.actor(table)
        host = actor.table.host
        if host is None:
            raise TableError("table-host-only")  # a node that has not heard of the host yet
        await server.tables.seat_computers(actor, host, "easy")

    try:
        await guest.insist(table, fill)
    except TableError as refused:
        guest.world.story.tell(guest.name, f"cannot begin at {table[:4]}: {refused.key}")
