"""Calls from node to node, over the simulated network instead of HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress

import msgspec

from parlour.server import parlour_server
from parlour.server.cluster import nodes
from parlour.server.cluster.calls import PROBE, Answer, NoNode
from parlour.server.http.node import Drop, Leave
from parlour.server.parlour_server import ParlourServer
from parlour.storage import StorageError
from parlour.storage.rows import NodeRow
from parlour.table.errors import TableError
from trials.simulation.process import Lost
from trials.simulation.world import World


class Peers:
    """The nodes of a world, as they reach each other."""

    def __init__(self, world: World) -> None:
        self.world = world

    async def is_refused(self, node: NodeRow) -> bool:
        """Return whether no process runs on a machine. One that sleeps is silent, and proves nothing."""
        process = self.world.process_at(node.id)
        await asyncio.sleep(min(PROBE, self.world.network.delay()))
        return process is None or process.dead

    async def is_sure(self, node: NodeRow) -> bool:
        """Return whether a node says that it reaches the store."""

        async def answer(server: ParlourServer) -> bool:
            return server.nodes.sure

        process = self.world.process_at(node.id)
        try:
            return process is not None and await process.request(answer)
        except Lost:
            return False

    async def call(
        self, node: NodeRow, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Send a request to a node."""

        async def answer(server: ParlourServer) -> None:
            if path == "/api/node/leave":
                asked = msgspec.json.decode(body, type=Leave)
                with suppress(TableError, StorageError):
                    await server.tables.leave(asked.table, asked.person)
            else:
                drop = msgspec.json.decode(body, type=Drop)
                server.drop(drop.people, drop.tables)

        process = self.world.process_at(node.id)
        if process is None:
            raise NoNode(node.id)
        try:
            await process.request(answer)
        except Lost:
            raise NoNode(node.id) from None
        return Answer(200, [], b"{}")


PLACES = ((nodes, "is_refused"), (nodes, "is_sure"), (parlour_server, "call"))  # where the server has these functions


@contextmanager
def connected(world: World) -> Iterator[None]:
    """Let the nodes of a world call each other while this block runs."""
    peers = Peers(world)
    before = [getattr(module, name) for module, name in PLACES]
    try:
        for module, name in PLACES:
            setattr(module, name, getattr(peers, name))
        yield
    finally:
        for (module, name), function in zip(PLACES, before, strict=True):
            setattr(module, name, function)
