"""Databases for the contract of a store: the same tests run on each kind."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Protocol

from parlour.storage import Address, Store, open_store
from trials.simulation.disk import Disk
from trials.simulation.store import SimulatedStore


class Database(Protocol):
    """An empty database, and another program that uses it beside the store."""

    def open(self) -> Store:
        """Open the database."""

    def locked(self) -> AbstractContextManager[None]:
        """While this is entered, another program keeps the writer from writing; reads still work."""

    def kept(self, query: str = ...) -> list[Any]:
        """The first column of a query, as another program reads it."""


class AddressedDatabase(Database, Protocol):
    """A database that other programs find by its address."""

    @property
    def address(self) -> Address: ...


EVERY_SEQ = "SELECT seq FROM entry ORDER BY table_id, seq"


def opened(database: Database) -> Store:
    """The store of a database."""
    return database.open()


class SqliteDatabase:
    """An SQLite file; its name is one that must be quoted in an address."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "a log? 100%.db"

    @property
    def address(self) -> Address:
        return self.path

    def open(self) -> Store:
        return open_store(self.path)

    def locked(self) -> AbstractContextManager[None]:
        return locked(self.path)

    def kept(self, query: str = EVERY_SEQ) -> list[Any]:
        return kept(self.path, query)


class PostgresDatabase:
    """An empty database on a PostgreSQL server."""

    def __init__(self, address: str) -> None:
        self.address = address

    def open(self) -> Store:
        return open_store(self.address)

    @contextmanager
    def locked(self) -> Iterator[None]:
        import psycopg  # only where there is a server

        with psycopg.connect(self.address) as connection:
            connection.execute("LOCK TABLE tables, entry IN SHARE ROW EXCLUSIVE MODE")
            yield
            connection.rollback()

    def kept(self, query: str = EVERY_SEQ) -> list[Any]:
        import psycopg

        with psycopg.connect(self.address) as connection:
            return [row[0] for row in connection.execute(query).fetchall()]  # type: ignore[arg-type]


class SimulatedDatabase:
    """The database of the simulation, which keeps the same contract."""

    def __init__(self) -> None:
        self.disk = Disk(Random(1))

    def open(self) -> Store:
        return SimulatedStore(self.disk)

    def locked(self) -> AbstractContextManager[None]:
        return self.disk.lock()

    def kept(self, query: str = EVERY_SEQ) -> list[Any]:
        return [row[0] for row in self.disk.fetch(query)]


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program holds the write lock of a file."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def kept(path: Path, query: str = EVERY_SEQ) -> list[Any]:
    """The first column of a query, as another program reads it."""
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute(query)]
