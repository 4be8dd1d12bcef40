"""PostgreSQL, nodes and a proxy on this machine, started and ended together."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.process import free_port
from tests.storage.postgres_server import PostgresServer
from trials.cluster.proxies import Proxy
from trials.trial_server import TrialServer

NAMES = ("oslo", "rome", "wien")
EXPECTED = ('"event": "node cut off"', '"event": "heartbeat failed"')  # logged where the trial causes it


class NodeServer(TrialServer):
    """A node, with a log of its own."""

    def __init__(
        self, folder: Path, name: str, database: str, program: str = "parlour", more: Sequence[str] = ()
    ) -> None:
        self.name = name
        self.address_of_database = database
        folder.mkdir(parents=True, exist_ok=True)
        flags = ["--database", database, "--node", name, "--proxy", "--log", "json", "--workers", "1", *more]
        super().__init__(folder, program=program, flags=flags)

    @property
    def troubles(self) -> list[str]:
        return [line for line in super().troubles if not any(event in line for event in EXPECTED)]

    def stop_for_a_while(self) -> None:
        """Stop the process without ending it."""
        os.kill(self.process.pid, signal.SIGSTOP)

    def wake(self) -> None:
        os.kill(self.process.pid, signal.SIGCONT)


class Cluster:
    """The whole server, as its guests and its admins see it."""

    def __init__(
        self, folder: Path, database: str, proxy: str = "nginx", own: Mapping[str, str] | None = None,
        program: str = "parlour",
    ) -> None:  # fmt: skip
        self.folder = folder
        self.database = database
        addresses = {name: (own or {}).get(name, database) for name in NAMES}
        self.nodes: dict[str, NodeServer] = {}
        try:
            for name, address in addresses.items():
                self.nodes[name] = NodeServer(folder / name, name, address, program)
            places = [f"127.0.0.1:{node.port}" for node in self.nodes.values()]
            self.proxy = Proxy(proxy, folder / proxy, free_port(), places)
        except BaseException:
            self.kill()
            raise
        self.port, self.address = self.proxy.port, self.proxy.address

    @property
    def troubles(self) -> list[str]:
        """The lines of all logs that no node may write."""
        return [f"{name}: {line}" for name, node in self.nodes.items() for line in node.troubles]

    def kill(self) -> None:
        """End all nodes at once."""
        for node in self.nodes.values():
            if node.process.poll() is None:
                node.wake()
                node.kill()

    def end(self) -> None:
        """End everything."""
        self.kill()
        if hasattr(self, "proxy"):
            self.proxy.end()


@contextmanager
def database_server(*settings: str) -> Iterator[PostgresServer]:
    """A PostgreSQL server of the trial's own."""
    server = PostgresServer.new(settings)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@contextmanager
def ended(cluster: Cluster) -> Iterator[Cluster]:
    """End a cluster when the block ends, whatever has happened."""
    try:
        yield cluster
    finally:
        cluster.end()
