"""What goes wrong while people play: each kind of trouble comes back after a while, until the world is calm."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from parlour.core.errors import ParlourError
from parlour.server.parlour_server import ParlourServer
from parlour.storage import StorageError
from trials.simulation.plan import chance_of
from trials.simulation.process import Lost
from trials.simulation.world import Node, World

STEP = 3.0  # seconds by which a wall clock is set


class Faults:
    """Everything that can be done to a world."""

    def __init__(self, world: World, calm: asyncio.Event) -> None:
        self.world = world
        self.calm = calm
        self.chance = chance_of(world.plan.seed, "faults")

    async def run(self) -> None:
        """Cause every kind of trouble of the plan, until the world is calm."""
        troubles = self.world.plan.troubles
        kinds: list[tuple[float, Callable[[], Coroutine[Any, Any, None]]]] = [
            (troubles.crash, self.crash),
            (troubles.restart, self.restart),
            (troubles.freeze, self.freeze),
            (troubles.full_disk, self.fill_disk),
            (troubles.lost_disk, self.lose_disk),
            (troubles.cut, self.cut),
            (troubles.stall, self.stall),
            (troubles.reload, self.reload),
            (troubles.partition, self.partition),
            (troubles.evict, self.evict),
            (troubles.close, self.close),
            (troubles.ban, self.ban),
            (troubles.set_clock, self.set_clock),
            (troubles.cut_off, self.cut_off),
            (troubles.drain, self.drain),
        ]
        await asyncio.gather(*(self.repeat(mean, trouble) for mean, trouble in kinds if mean))

    async def repeat(self, mean: float, trouble: Callable[[], Coroutine[Any, Any, None]]) -> None:
        calm = asyncio.create_task(self.calm.wait())
        while not (await asyncio.wait([calm], timeout=self.chance.expovariate(1 / mean)))[0]:
            self.world.story.count(f"troubles: {trouble.__name__}")
            await trouble()

    # Processes.

    def some_node(self) -> Node | None:
        """Return a node that runs and that nobody else is at."""
        free = [node for node in self.world.nodes if node.process is not None and not node.held]
        return self.chance.choice(free) if free else None

    async def crash(self) -> None:
        """Kill a process, and start the next one."""
        node = self.some_node()
        if node is None:
            return
        node.held = True
        self.world.kill(node)
        await asyncio.sleep(self.chance.choice((0.0, 0.1, 3.0)) * self.chance.random())
        await self.world.start(node)
        node.held = False

    async def restart(self) -> None:
        """Stop a process politely, and start the next one."""
        node = self.some_node()
        if node is None:
            return
        node.held = True
        await self.world.stop(node)
        await self.world.start(node)
        node.held = False

    async def freeze(self) -> None:
        """Let a process sleep, and wake it again: meanwhile others may have taken its tables."""
        node = self.some_node()
        if node is None or node.process is None:
            return
        node.held = True
        process = node.process
        self.world.story.tell(process.name, "freezes")
        process.freeze()
        await asyncio.sleep(self.chance.choice((0.1, 1.0, 15.0)) * self.chance.random())
        process.thaw()
        self.world.story.tell(process.name, "thaws")
        node.held = False

    async def partition(self) -> None:
        """Cut everybody off from a node at once. Neither side is told."""
        node = self.some_node()
        if node is not None and node.process is not None:
            self.world.story.tell(node.process.name, "is cut off from everybody")
            for socket in list(node.process.sockets):
                socket.cut()

    async def set_clock(self) -> None:
        """Set the wall clock of a machine forward or back, as time synchronisation does."""
        node = self.some_node()
        if node is not None and node.process is not None:
            step = self.chance.uniform(-STEP, STEP)
            self.world.story.tell(node.process.name, f"sets its clock by {step:.3f} s")
            node.process.skew += step

    async def cut_off(self) -> None:
        """Cut one node off from the database, but neither from its people nor from the other nodes."""
        node = self.some_node()
        if node is not None and node.process is not None:
            process = node.process
            self.world.story.tell(process.name, "cannot reach the database")
            process.store.cut_off(True)
            await asyncio.sleep(self.chance.choice((1.0, 5.0, 20.0)) * self.chance.random())
            process.store.cut_off(False)
            self.world.story.tell(process.name, "reaches the database")

    async def drain(self) -> None:
        """Let a node hand its tables to the others, and take it into service again."""
        node = self.some_node()
        if node is not None and node.process is not None:
            process = node.process
            self.world.story.tell(process.name, "is drained")
            with contextlib.suppress(Lost, ParlourError, StorageError):
                handed = await process.request(lambda server: server.hand_over())
                self.world.story.count("tables handed over", handed)
            await asyncio.sleep(self.chance.uniform(0.1, 5.0))
            while not process.dead and process.server.nodes.me.draining:
                with contextlib.suppress(Lost, StorageError):
                    await process.request(lambda server: server.resume())
                await asyncio.sleep(1.0)

    # The disk.

    async def fill_disk(self) -> None:
        """Let every commit fail for a while."""
        self.world.story.tell("disk", "is full")
        self.world.disk.read_only = True
        await asyncio.sleep(self.chance.uniform(0.1, 10.0))
        self.world.disk.read_only = False
        self.world.story.tell("disk", "has room again")

    async def lose_disk(self) -> None:
        """Let every read and every commit fail for a while."""
        self.world.story.tell("disk", "is gone")
        self.world.disk.unreadable = True
        await asyncio.sleep(self.chance.uniform(0.1, 5.0))
        self.world.disk.unreadable = False
        self.world.story.tell("disk", "is back")

    # Pages and their network.

    def some_page(self) -> int | None:
        open = [number for number, page in enumerate(self.world.pages) if not page.closed]
        return self.chance.choice(open) if open else None

    async def cut(self) -> None:
        """Cut the connection of a page without a word to either side."""
        number = self.some_page()
        if number is not None:
            self.world.story.tell(self.world.pages[number].name, "is cut off")
            self.world.cut(self.world.pages[number])

    async def stall(self) -> None:
        """Let a page read nothing for a while."""
        number = self.some_page()
        if number is not None and self.world.pages[number] in self.world.sockets:
            self.world.sockets[self.world.pages[number]].stall(self.chance.uniform(1.0, 30.0))

    async def reload(self) -> None:
        """Close a page with everything that it was about to send; its person opens another one."""
        number = self.some_page()
        if number is not None:
            self.world.story.tell(self.world.pages[number].name, "is closed")
            self.world.pages[number].close()

    # Tables.

    def some_table(self) -> str | None:
        tables = list(self.world.witness.tables)
        return self.chance.choice(tables) if tables else None

    async def evict(self) -> None:
        """Drop a table from memory."""
        if (table := self.some_table()) is not None:
            await self.ask(table, lambda server: evicted(server, table))

    async def close(self) -> None:
        """Close a table for good."""
        if (table := self.some_table()) is not None:
            await self.ask(table, lambda server: server.tables.close_table(table, "closed"))

    async def ban(self) -> None:
        """Ban somebody for a while."""
        people = self.world.disk.fetch("SELECT id FROM person ORDER BY id") if not self.world.disk.unreadable else []
        if people:
            (person,) = self.chance.choice(people)
            await self.ask("", lambda server: server.moderation.ban(person))
            await asyncio.sleep(self.chance.uniform(0.1, 5.0))
            await self.ask("", lambda server: server.moderation.unban(person))

    async def ask(self, table: str, work: Callable[[ParlourServer], Awaitable[None]]) -> None:
        with contextlib.suppress(Lost, ParlourError, StorageError):
            await self.world.request(table, work)


async def evicted(server: ParlourServer, table: str) -> None:
    server.tables.evict(table)
