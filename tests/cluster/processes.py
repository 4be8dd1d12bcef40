"""Nodes as real processes, and guests who follow a table from node to node as the page does."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import psycopg
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from parlour.wire.messages import VERSION
from tests.server.process import Place, Player, Server, free_port, serving

PATIENT = "300"  # seconds without a heartbeat, so that no node is taken for dead because the machine is busy
MOST_MOVES = 10  # from node to node, until a guest gives up


def node_flags(name: str, database: str, port: int, more: Sequence[str] = ()) -> list[str]:
    """The flags of a node that pages reach without a proxy."""
    address = f"http://127.0.0.1:{port}"
    named = ["--database", database, "--node", name, "--node-url", address, "--dead-after", PATIENT]
    return [*named, "--log", "json", "--workers", "1", *more]


@contextmanager
def node_process(folder: Path, database: str, name: str, *more: str) -> Iterator[Server]:
    """A node in a process of its own, with a log."""
    port = free_port()
    (folder / name).mkdir(parents=True, exist_ok=True)
    flags = node_flags(name, database, port, more)
    with serving(folder / name, port=port, flags=flags, log=folder / f"{name}.log") as server:
        yield server


@contextmanager
def node_processes(folder: Path, database: str, *names: str) -> Iterator[list[Server]]:
    """Several nodes, each in a process of its own."""
    with ExitStack() as stack:
        yield [stack.enter_context(node_process(folder, database, name)) for name in names]


class Guest(Player):
    """A player who keeps what was not answered, and goes where the table is."""

    def __init__(self, servers: Sequence[Place], name: str) -> None:
        super().__init__(servers[0], name)
        self.servers = servers
        self.sockets = 0  # that were opened
        self.unanswered: dict[str, dict[str, Any]] = {}

    def come(self, table: str, by: int = 0) -> dict[str, Any]:
        """Open the table's socket at one of the servers, and follow it; return the welcome."""
        url = f"{self.servers[by].address}/api/tables/{table}/socket"
        for _ in range(MOST_MOVES):
            self.close()
            self.sockets += 1
            self.socket = connect(url.replace("http", "ws", 1), additional_headers={"Cookie": self.cookie})
            with suppress(ConnectionClosed):  # a node may have sent this guest away before the hello
                self.send(t="hello", v=VERSION)
            first = self.receive()
            if first["t"] == "welcome":
                self.until(lambda message: message["t"] == "state")
                for command in self.unanswered.values():
                    self.send(**command)
                return first
            assert first["t"] == "moved", first
            url = urljoin(url, first["url"])
        raise AssertionError("sent from node to node")

    def come_back(self, table: str, by: int = 0, seconds: float = 60.0) -> None:
        """Try until the table is there again."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                self.come(table, by)
                return
            except (OSError, WebSocketException, AssertionError):
                assert time.monotonic() < deadline, "the table has not come back"
                time.sleep(0.05)

    def order(self, t: str, cmd: str, **fields: Any) -> None:
        """Send a command, and keep it until it is answered."""
        self.unanswered[cmd] = {"t": t, "cmd": cmd, **fields}
        with suppress(WebSocketException, OSError):
            self.send(**self.unanswered[cmd])

    def answer(self, cmd: str) -> dict[str, Any]:
        """Wait for the answer to a command."""
        found = self.until(lambda message: message.get("cmd") == cmd)
        del self.unanswered[cmd]
        return found


def rows(database: str, query: str, *values: object) -> list[Any]:
    """What another program finds in the database."""
    with psycopg.connect(database, autocommit=True) as connection:
        return connection.execute(query, values).fetchall()  # type: ignore[arg-type]


def log_of(database: str, table: str) -> list[tuple[int, str, str | None, dict[str, Any]]]:
    """The entries of a table: number, kind, command and body."""
    query = "SELECT seq, kind, cmd, body FROM entry WHERE table_id = %s ORDER BY seq"
    return [(seq, kind, cmd, json.loads(body)) for seq, kind, cmd, body in rows(database, query, table)]


def eventually(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for a condition."""
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "it has not happened"
        time.sleep(0.02)
