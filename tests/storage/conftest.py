from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.storage.databases import AddressedDatabase, PostgresDatabase, SqliteDatabase
from tests.storage.postgres_server import PostgresServer, Unavailable

numbers = count()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a test's SQLite database."""
    return SqliteDatabase(tmp_path).path


def running(*settings: str) -> Iterator[PostgresServer]:
    """A running PostgreSQL server; tests that need it are skipped where it cannot be had."""
    pytest.importorskip("psycopg", reason="parlour[postgres] is not installed")
    try:
        server = PostgresServer.new(settings)
        server.start()
    except Unavailable as why:
        pytest.skip(str(why))
    try:
        yield server
    finally:
        server.remove()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A running PostgreSQL server."""
    yield from running()


@pytest.fixture
def sqlite_database(tmp_path: Path) -> AddressedDatabase:
    return SqliteDatabase(tmp_path)


@pytest.fixture
def postgres_database(postgres: PostgresServer) -> AddressedDatabase:
    return PostgresDatabase(postgres.create(f"test_{next(numbers)}"))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> AddressedDatabase:
    """An empty database of each kind."""
    found: AddressedDatabase = request.getfixturevalue(f"{request.param}_database")
    return found
