"""Friends who stay together over several games: they follow their party, watch, take seats of computers, and leave."""

from __future__ import annotations

import asyncio
from random import Random

from parlour.server.parlour_server import ParlourServer
from parlour.storage.rows import PersonRow
from parlour.table.errors import TableError
from parlour.wire.http import NextGame
from trials.simulation.guests import Guest, names
from trials.simulation.mind import nonce
from trials.simulation.plan import TablePlan, chance_of
from trials.simulation.world import World

LEAVES = 0.15  # how often a friend leaves during a game
AFTER_A_GAME = 2.0  # seconds


class Friend(Guest):
    """A member of a party. Their seat follows from who they are."""

    def __init__(self, world: World, name: str, chance: Random) -> None:
        super().__init__(world, name, chance)
        self.party = ""
        self.version = 0  # of the party, as the page knows it
        self.left = False

    async def row(self, server: ParlourServer) -> PersonRow:
        """Return who this is, as the cookie says."""
        row = await server.people.of_token(self.person)
        assert row is not None
        return row

    async def open_party(self) -> str:
        async def open(server: ParlourServer) -> str:
            return await server.parties.open(await self.row(server), nonce(self.chance), self.name)

        return await self.insist("", open)

    async def join(self, party: str) -> None:
        """Become a member."""

        async def join(server: ParlourServer) -> None:
            await server.parties.join(party, await self.row(server), nonce(self.chance))

        await self.insist("", join)
        self.party = party

    async def follow(self) -> None:
        """Wait for one change of the party after another, as its page does."""

        async def wait(server: ParlourServer) -> int:
            await server.parties.changes.wait(self.party, self.version)
            return (await server.parties.find(self.party)).row.version

        while not self.left:
            self.version = await self.insist("", wait)
            await asyncio.sleep(self.chance.uniform(0.1, 0.5))

    async def sit(self, table: str) -> None:
        """Take the seat of a computer, if the table has one."""
        seats = self.world.witness.tables[table].table.seats_to_take()
        if not seats or self.left:
            return
        seat = self.chance.choice(seats)

        async def take(server: ParlourServer) -> None:
            actor, me = await server.tables.actor(table), await self.row(server)
            member = (await server.parties.find(self.party)).check_attending(me.id)
            await server.tables.take_seat(actor, seat, member.name, nonce(self.chance), me.id)

        try:
            await self.insist(table, take)
        except TableError as refused:
            self.world.story.tell(self.name, f"cannot take seat {seat} of {table[:4]}: {refused.key}")

    async def leave(self) -> None:
        """Leave the party for good, in the middle of its game."""

        async def leave(server: ParlourServer) -> None:
            await server.leave_party(self.party, (await self.row(server)).id)

        self.left = True
        try:
            await self.insist("", leave)
        except TableError as refused:  # the answer to the first request was lost
            self.world.story.tell(self.name, f"cannot leave: {refused.key}")

    async def play(self, table: str) -> None:
        """Play or watch one game of the party, and go on to the next."""
        truth = self.world.witness.tables[table]

        async def leave_sometime() -> None:
            await asyncio.sleep(self.chance.uniform(1, 20))
            if self.chance.random() < LEAVES and not self.world.calm:
                await self.leave()

        leaving = asyncio.create_task(leave_sometime())
        pages = await self.live(table, lambda: self.left or truth.table.phase == "over" or bool(truth.table.closed))
        await leaving
        await asyncio.sleep(AFTER_A_GAME)
        if not self.world.calm:
            for page in pages:
                page.close()


async def hold_party(world: World, plan: TablePlan, number: int) -> None:
    """Open a party, let everybody join, and play one game after another until the world is calm."""
    friends = [Friend(world, name, chance_of(world.plan.seed, name)) for name in names(plan, number)]
    for friend in friends:
        await friend.introduce("")
    party = await friends[0].open_party()
    for friend in friends:
        await friend.join(party)
        world.friends.append(friend)
    following = [asyncio.create_task(friend.follow()) for friend in friends]
    try:
        while not world.calm and (friends := [one for one in friends if not one.left]):
            table = await next_game(world, plan, party, friends)
            if table:
                await asyncio.gather(*(friend.play(table) for friend in friends))
            await asyncio.sleep(1.0)
        await asyncio.wait(following)
    finally:
        for task in following:
            task.cancel()


async def next_game(world: World, plan: TablePlan, party: str, friends: list[Friend]) -> str:
    """Begin the next game as the host; return its table, or nothing if that is refused."""

    async def begin(server: ParlourServer) -> str:
        server.check_open()
        found = await server.parties.find(party)
        games = await server.store.parties.games(party)
        players = [one.number for one in found.members][: plan.people]
        wish = NextGame(plan.game, plan.seats, players, len(games), plan.options, "easy")
        return await server.parties.next_game(party, found.row.host or "", wish)

    try:
        return await friends[0].insist("", begin)
    except TableError as refused:
        world.story.tell(friends[0].name, f"cannot begin: {refused.key}")
        return ""
