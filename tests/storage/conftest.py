from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.storage.databases import Database, PostgresDatabase, SqliteDatabase
from tests.storage.postgres_server import PostgresServer, Unavailable

numbers = count()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The file of a test's SQLite database."""
    return SqliteDatabase(tmp_path).path


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A running PostgreSQL server; tests that need it are skipped where it cannot be had."""
    pytest.importorskip("psycopg", reason="parlour[postgres] is not installed")
    try:
        server = PostgresServer.new()
        server.start()
    except Unavailable as why:
        pytest.skip(str(why))
    try:
        yield server
    finally:
        server.remove()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return SqliteDatabase(tmp_path)
    server: PostgresServer = request.getfixturevalue("postgres")
    return PostgresDatabase(server.create(f"test_{next(numbers)}"))
