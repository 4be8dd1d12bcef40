"""The world of a run: nodes on one disk, a network, and the people. Everything in it follows from the plan."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from parlour.server.cluster.nodes import Elsewhere
from parlour.server.parlour_server import ParlourServer
from parlour.storage import StorageError
from trials.simulation.disk import Disk
from trials.simulation.door import Visit, knock
from trials.simulation.loop import VirtualLoop
from trials.simulation.network import Network, Socket
from trials.simulation.page import Page
from trials.simulation.plan import Plan, chance_of
from trials.simulation.process import Lost, Process
from trials.simulation.story import Story
from trials.simulation.witness import Witness

if TYPE_CHECKING:
    from trials.simulation.parties import Friend

T = TypeVar("T")
UNNOTICED = 2.0  # seconds for which a proxy sends people to a node that does not answer


class Node:
    """A machine on which one process runs after another."""

    def __init__(self, number: int) -> None:
        self.name = f"node{number}"
        self.starts = 0
        self.process: Process | None = None
        self.held = False  # being started or stopped by somebody


class World:
    """Everything there is."""

    def __init__(self, plan: Plan, loop: VirtualLoop, story: Story) -> None:
        self.plan = plan
        self.loop = loop
        self.story = story
        self.chance = chance_of(plan.seed, "world")
        self.disk = Disk(chance_of(plan.seed, "disk"), plan.disk, loop.time)
        self.network = Network(loop, chance_of(plan.seed, "network"), plan.network)
        self.witness = Witness(story, loop.time, self.game_of)
        self.disk.journal = self.witness.committed
        self.nodes = [Node(number) for number in range(plan.nodes)]
        self.pages: list[Page] = []
        self.friends: list[Friend] = []  # members of parties
        self.sockets: dict[Page, Socket] = {}
        self.calm = False

    def game_of(self, table: str) -> str:
        """Return the game of a table."""
        return str(self.disk.connection.execute("SELECT game FROM tables WHERE id = ?", (table,)).fetchone()[0])

    # Nodes.

    async def start(self, node: Node) -> None:
        """Start a process on a node. It may be killed before it is ready."""
        node.starts += 1
        name = f"{node.name}.{node.starts}"
        chance = chance_of(self.plan.seed, name)
        node.process = process = Process(node.name, name, self.loop, self.disk, self.network, self.plan.process, chance)
        self.story.tell(name, "starts")
        task = process.begin(process.server.start())
        await asyncio.wait([task], timeout=5.0)
        if task.done() and not task.cancelled() and isinstance(task.exception(), StorageError):
            process.kill()  # the host gives up, and whoever watches it starts it again
            await asyncio.sleep(0.5)
            await self.start(node)

    def kill(self, node: Node) -> None:
        """End the process of a node at once."""
        if node.process is not None:
            self.story.tell(node.process.name, "is killed")
            node.process.kill()
            node.process = None

    async def stop(self, node: Node) -> None:
        """End the process of a node politely."""
        process, node.process = node.process, None
        if process is not None:
            self.story.tell(process.name, "stops")
            await process.stop()

    def reconcile(self) -> None:
        """Let every node drop the tables that another one has changed, as a hint from the database would tell it to."""
        if len(self.nodes) == 1 or self.plan.cluster:
            return
        for process in [node.process for node in self.nodes if node.process is not None]:
            tables = process.server.tables
            for id, actor in list(tables.actors.items()):
                if actor.table.seq < self.witness.tables[id].seq:
                    process.domain.run(tables.evict, id)

    # The way to a table.

    def is_up(self, node: Node) -> bool:
        """Return whether the proxy sends anybody to this node."""
        process = node.process
        if process is None:
            return False
        return process.frozen_at is None or self.loop.now - process.frozen_at < UNNOTICED

    def process_at(self, name: str) -> Process | None:
        """Return the process that runs on a machine."""
        return next((node.process for node in self.nodes if node.name == name), None)

    def route(self, table: str, tries: int = 0, wanted: str = "") -> Process | None:
        """Return the process that a page of this table reaches: of the node that it names, or by the table's id."""
        names = [node.name for node in self.nodes]
        first = names.index(wanted) if wanted else (sum(table.encode()) + tries) % len(self.nodes)
        if self.chance.random() < (0.0 if self.calm else self.plan.misroutes):
            first = self.chance.randrange(len(self.nodes))
        order = self.nodes[first:] + self.nodes[:first]
        return next((node.process for node in order if self.is_up(node)), None)

    def knock(self, page: Page) -> Socket | None:
        """Open a socket for a page."""
        tries = page.failures if self.plan.cluster else 0
        process = self.route(page.table, tries, page.elsewhere.partition("?node=")[2])
        if process is None:
            return None
        socket = self.sockets[page] = Socket(self.network, page)
        behind = self.plan.knobs.most_behind
        page.visit = Visit(page.table, page.cookies(), page.name, behind, self.witness.told, page.name)
        self.network.later(self.network.delay(), self.arrive, process, socket, page.visit)
        return socket

    def arrive(self, process: Process, socket: Socket, visit: Visit) -> None:
        if process.dead:
            socket.reset()
        elif not socket.is_cut:
            knock(process, socket, visit)

    async def request(self, table: str, work: Callable[[ParlourServer], Awaitable[T]]) -> T:
        """Send a request to the server of a table; raise Lost if it gets no answer."""
        process = self.route(table)
        if process is None:
            await asyncio.sleep(0.05)
            raise Lost
        try:
            return await process.request(work)
        except Elsewhere as elsewhere:
            other = self.process_at(elsewhere.node.id)
        if other is None:
            raise Lost
        try:
            return await other.request(work)
        except Elsewhere:  # it is asked to come back
            raise Lost from None

    def cut(self, page: Page) -> None:
        """Cut the connection of a page."""
        if page in self.sockets:
            self.sockets[page].cut()
