"""The nodes that share a store, as one of them sees them.

Each writes heartbeats into the store. It is taken for dead when the last one is `dead_after` seconds old by the clock
of the database, or at once when nobody listens at its address any more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace

from parlour import storage
from parlour.server.cluster.calls import is_refused, is_sure
from parlour.server.cluster.placement import place
from parlour.server.host import logs
from parlour.server.host.environment import REAL, Environment
from parlour.storage.operations import Beat, ForgetNodes, RemoveNode
from parlour.storage.rows import NodeRow, TableRow
from parlour.table.errors import TableError

DEAD_AFTER = 0.75  # seconds without a heartbeat
INTERVAL, BEATS = 0.25, 3  # seconds between two heartbeats at the most, and how many there are in that time at least
PATIENCE = 1.0  # seconds for a heartbeat to arrive
FORGOTTEN = 3600.0  # seconds after which a dead node is deleted from the store
PROBED = 0.25  # seconds for which the answer of a node's address is believed


class Elsewhere(TableError):
    """Raised for a table that another node has in memory."""

    def __init__(self, node: NodeRow) -> None:
        super().__init__("table-come-back")
        self.node = node


class NameTaken(Exception):
    """Raised if another process is alive under this node's name."""


async def nothing() -> None:
    """Do nothing: the reaction to changes that nobody is interested in."""


async def check_name(store: storage.Store, name: str, address: str, dead_after: float) -> None:
    """Raise NameTaken if another process lives under a name. One whose heart beats no more, or at whose address nobody
    listens, has died; whoever listens at `address` now knows that no other does."""
    for node in await store.nodes():
        if node.id == name and node.age < dead_after and node.address != address and not await is_refused(node):
            raise NameTaken(name)


class Nodes:
    """This node and the others, as of the last heartbeat. A store of one process has one node, without a name."""

    def __init__(
        self,
        store: storage.Store,
        me: NodeRow | None = None,
        environment: Environment = REAL,
        dead_after: float = DEAD_AFTER,
    ) -> None:
        self.store = store
        self.dead_after = dead_after
        self.interval = min(INTERVAL, dead_after / BEATS)
        self.shared = me is not None
        self.me = me or NodeRow(id="", run="", address="", key="")
        self.monotonic = environment.monotonic
        self.known: dict[str, NodeRow] = {}
        self.read_at = self.monotonic()  # when `known` was read
        self.beaten_at = self.read_at  # when this node's last heartbeat was sent that has arrived
        self.probes: dict[str, tuple[float, bool]] = {}  # by address: when it was tried, and whether it refused
        self.beating = asyncio.Lock()
        self.on_change: Callable[[], Awaitable[None]] = nothing  # nodes have come or gone
        self.on_doubt: Callable[[], Awaitable[None]] = nothing  # others may have taken this node's tables
        self.cut_off = False  # this node cannot reach the store, and others can
        self.on_cut_off: Callable[[], None] = lambda: None
        self.on_replaced: Callable[[], None] = lambda: None  # another process has this node's name

    # Heartbeats.

    async def start(self) -> None:
        """Take this node's name; NameTaken if another process lives under it."""
        if self.shared:
            await check_name(self.store, self.me.id, self.me.address, self.dead_after)
            await self.store.write([Beat(self.me, 0.0)])
            await self.beat()

    async def work(self) -> None:
        """Write heartbeats for ever."""
        while self.shared:
            await asyncio.sleep(self.interval)
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.make_sure(self.interval)
            except storage.Closed:
                return
            except storage.Conflict:
                logs.event("node replaced", logging.ERROR, node=self.me.id)
                return self.on_replaced()
            except (storage.StorageError, TimeoutError):  # the store has logged it
                await self.look_around()
            except Exception as error:
                logs.event("heartbeat failed", logging.ERROR, cause=error)

    async def make_sure(self, within: float) -> None:
        """Return once a heartbeat younger than this has arrived, and nothing is in memory that others have taken.

        Raises StorageError if the store cannot be reached: then nothing is sure.
        """
        async with self.beating:
            if not self.shared or self.monotonic() - self.beaten_at < within:
                return
            await self.beat()

    async def beat(self) -> None:
        """Write a heartbeat, and read those of the others.

        A node that was taken for dead drops what others have taken, before it is sure of itself again.
        """
        now, before = self.monotonic(), self.living()
        was_sure = self.sure
        await self.store.write([Beat(self.me, self.dead_after)])
        found = await self.store.nodes()
        if not was_sure:
            logs.event("node was away", logging.WARNING, node=self.me.id)
            await self.on_doubt()
        self.known = {node.id: node for node in found}
        self.read_at, self.beaten_at, self.cut_off = self.monotonic(), now, False
        if self.living() != before:
            await self.on_change()

    @property
    def sure(self) -> bool:
        """Whether no other node can take this one for dead yet."""
        return not self.shared or self.monotonic() - self.beaten_at < self.dead_after

    async def look_around(self) -> None:
        """If the store cannot be reached, ask the others whether they reach it. Then people are better off there; if
        nobody does, they stay, and their tables wait."""
        if self.cut_off or self.sure:
            return
        answers = await asyncio.gather(*map(is_sure, self.others()))
        if any(answers) and not self.sure:
            self.cut_off = True
            logs.event("node cut off", logging.ERROR, node=self.me.id)
            self.on_cut_off()

    @property
    def ready(self) -> bool:
        """Whether a proxy should send people here."""
        return not self.me.draining and not self.cut_off

    async def set_draining(self, draining: bool) -> None:
        """Tell the others whether this node gives its tables away; on return they have all had time to hear it."""
        self.me = replace(self.me, draining=draining)
        await self.beat()
        await asyncio.sleep(2 * self.interval)

    async def stop(self) -> None:
        """Take this node off the list, so that nobody waits for its heartbeat."""
        if self.shared:
            await self.store.write([RemoveNode(self.me.id, self.me.run), ForgetNodes(FORGOTTEN)])

    # The others.

    def living(self) -> frozenset[str]:
        """Return the names of the nodes that live and keep their tables."""
        return frozenset(id for id, node in self.known.items() if not node.draining and self.is_young(node))

    def is_young(self, node: NodeRow) -> bool:
        """Return whether a node's heartbeat is young enough, as of the last reading."""
        return node.age < self.dead_after

    def others(self) -> list[NodeRow]:
        """Return the other nodes that live, those that give their tables away too."""
        return [node for id, node in self.known.items() if id != self.me.id and self.is_young(node)]

    def keepers(self) -> list[NodeRow]:
        """Return the other nodes that live and keep their tables."""
        return [self.known[id] for id in sorted(self.living() - {self.me.id})]

    async def holder(self, table: TableRow) -> NodeRow | None:
        """Return the other node that has a table in memory, or should have it; None if this one may open it."""
        if self.me.draining:
            return self.heir(table.id)
        if not self.shared or table.owner in (None, self.me.id) or table.owner not in self.living():
            return None
        node = self.known[str(table.owner)]
        return None if await self.refuses(node) else node

    async def refuses(self, node: NodeRow) -> bool:
        """Return whether a node's process is gone, though its heartbeat is still young."""
        if not node.address:
            return False
        tried_at, refused = self.probes.get(node.address, (-PROBED, False))
        if self.monotonic() - tried_at > PROBED:
            refused = await is_refused(node)
            self.probes[node.address] = (self.monotonic(), refused)
        return refused

    def is_for_me(self, table: str, owner: str | None) -> bool:
        """Return whether this node has to look after a table: its own, or an orphan that belongs here."""
        if not self.shared or owner == self.me.id:
            return True
        return owner not in self.living() and place(table, self.living()) == self.me.id

    def heir(self, table: str) -> NodeRow | None:
        """Return the node to which this one hands a table over; None if there is no other."""
        id = place(table, self.living() - {self.me.id})
        return self.known[id] if id is not None else None

    def urls(self) -> list[str]:
        """Return the addresses of the nodes that pages reach by themselves, without a proxy."""
        return sorted({node.url for node in self.known.values() if node.url})

    def socket_of(self, node: NodeRow, table: str) -> str:
        """Return the address of a table's socket at a node, as a page resolves it: at the address of the cluster, whose
        proxy knows the node by its name, or at the node's own."""
        path = f"/api/tables/{table}/socket"
        return f"{node.url}{path}" if node.url else f"{path}?node={node.id}"
