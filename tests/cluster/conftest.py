"""Fixtures of the cluster's tests: PostgreSQL, without which they are skipped."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import psycopg
import pytest

from parlour.storage import open_store
from tests.storage.conftest import running
from tests.storage.postgres_server import PostgresServer

EMPTY = "TRUNCATE tables, person, ban, node, listed CASCADE"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A server that does not wait for the disk: no test here cuts its power."""
    yield from running("fsync=off")


@pytest.fixture(scope="session")
def one_database(postgres: PostgresServer) -> str:
    """The database that all tests share, one after another."""
    address = postgres.create("cluster")
    asyncio.run(open_store(address).close())
    return address


@pytest.fixture
def database(one_database: str) -> str:
    """The address of an empty database."""
    with psycopg.connect(one_database, autocommit=True) as connection:
        connection.execute(EMPTY)
    return one_database
