"""Several nodes in this process, on one database of PostgreSQL."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import psycopg

from parlour import storage
from parlour.server.host.settings import Settings
from parlour.server.parlour_server import ParlourServer
from parlour.storage.postgres.store import PostgresStore
from tests.server.at_table import AtOnce
from tests.server.connections import CloseFrame, QueuedConnection

# Seconds without a heartbeat: more than any test takes, even on a busy machine. `silence` makes a node dead.
PATIENT = 300.0
BEAT = 0.1  # seconds between two heartbeats


class Node(ParlourServer):
    """A server in this process."""

    @property
    def name(self) -> str:
        return self.nodes.me.id


@asynccontextmanager
async def cluster(address: str, folder: Path, *names: str) -> AsyncIterator[list[Node]]:
    """Start nodes on a database."""
    async with AsyncExitStack() as stack:
        nodes = [await stack.enter_async_context(node(address, folder, name)) for name in names]
        for one in nodes:
            await one.nodes.beat()  # so that each knows the others
        yield nodes


@asynccontextmanager
async def node(address: str, folder: Path, name: str, **settings: Any) -> AsyncIterator[Node]:
    """Start one node."""
    how = Settings(data=folder, database=address, node=name, dead_after=PATIENT, pause=0.0, **settings)
    opened = Node(storage.open_store(address), AtOnce(), how)
    opened.nodes.interval = BEAT
    await opened.start()
    try:
        yield opened
    finally:
        await opened.close()


def run_sql(one: ParlourServer, statement: str, *values: object) -> list[Any]:
    """Run a statement beside the nodes."""
    assert isinstance(one.store, PostgresStore)
    with psycopg.connect(one.store.address, autocommit=True) as connection:
        done = connection.execute(statement, values)  # type: ignore[arg-type]
        return done.fetchall() if done.description else []


def deafen(node: Node) -> None:
    """Let a node hear no hints any more."""
    assert isinstance(node.store, PostgresStore)
    for listener in node.store.listeners:
        listener.heard = lambda hint: None


async def silence(node: Node, *others: Node) -> None:
    """Stop a node's heart, and let the others notice. It goes on otherwise, without hearing anything."""
    deafen(node)
    for task in node.tasks[1:]:
        task.cancel()
    await asyncio.gather(*node.tasks[1:], return_exceptions=True)
    run_sql(node, "UPDATE node SET heartbeat = heartbeat - 1000 WHERE id = %s", node.name)
    for other in others:
        await other.nodes.beat()


async def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


async def kinds(node: ParlourServer, table: str) -> list[str]:
    """The kinds of a table's entries, those of a node with its name."""
    rows = await node.store.entries(table)
    return [f"owned {row.body['node']}" if row.kind == "owned" else row.kind for row in rows]


def heard(connection: QueuedConnection) -> list[dict[str, Any] | CloseFrame]:
    """Everything that a connection was sent since the last look."""
    found: list[dict[str, Any] | CloseFrame] = []
    while not connection.outbox.empty():
        message = connection.outbox.get_nowait()
        found.append(json.loads(message) if isinstance(message, bytes) else message)
    return found
