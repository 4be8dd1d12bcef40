"""The databases that a trial can run on: SQLite in the server's folder, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count

from tests.storage.postgres_server import PostgresServer, Unavailable

URL = "postgresql://"


class Databases:
    """An empty database for each server: here, SQLite in its own folder."""

    name = "SQLite"
    durability = "WAL, synchronous = FULL"
    pid: int | None = None  # of the database server, if there is one to measure

    def flags(self) -> Sequence[str]:
        """Return the arguments of a server with a database of its own."""
        return ()

    @staticmethod
    @contextmanager
    def of(wish: str) -> Iterator[Databases]:
        """`sqlite`, `postgresql` (a server of the trial's own) or the address of a database."""
        if wish == "sqlite":
            yield Databases()
        elif wish.startswith(URL):
            yield GivenDatabase(wish)
        elif wish == "postgresql":
            with postgres() as databases:
                yield databases
        else:
            raise SystemExit(f"--database {wish}: sqlite, postgresql or {URL}... are known")


class GivenDatabase(Databases):
    """A database elsewhere, which all servers of the trial use one after another."""

    name = "PostgreSQL"
    durability = "as that server is set up"

    def __init__(self, address: str) -> None:
        self.address = address

    def flags(self) -> Sequence[str]:
        return ("--database", self.address)


class PostgresDatabases(Databases):
    """New databases on a PostgreSQL server of the trial's own."""

    name = "PostgreSQL"
    durability = "fsync and synchronous_commit on, on the cores of the clients"

    def __init__(self, server: PostgresServer) -> None:
        self.server = server
        self.pid = int((server.data / "postmaster.pid").read_text().splitlines()[0])
        self.numbers = count(1)

    def flags(self) -> Sequence[str]:
        return ("--database", self.server.create(f"load{next(self.numbers)}"))


@contextmanager
def postgres() -> Iterator[Databases]:
    try:
        server = PostgresServer.new(["shared_buffers=256MB"])
    except Unavailable as missing:
        raise SystemExit(f"--database postgresql: {missing}") from None
    server.start()
    try:
        yield PostgresDatabases(server)
    finally:
        server.remove()
