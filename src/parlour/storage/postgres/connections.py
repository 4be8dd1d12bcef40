"""Connections to PostgreSQL, and its errors as those of the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, LiteralString

import psycopg

from parlour.storage.errors import StorageError

Connection = psycopg.Connection[tuple[Any, ...]]
# A server that does not answer is noticed within seconds, not when the system gives up on the socket.
SETTINGS = {
    "connect_timeout": 5,
    "application_name": "parlour",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}


def connect(address: str, **more: Any) -> Connection:
    """Connect to a server; a StorageError if that fails."""
    with told_as_storage_errors("cannot open the database"):
        return psycopg.connect(address, **{**SETTINGS, **more})


@contextmanager
def told_as_storage_errors(what: str) -> Iterator[None]:
    """Errors of PostgreSQL as errors of the store."""
    try:
        yield
    except psycopg.Error as error:
        raise StorageError(f"{what}: {str(error).strip()}") from error


@lru_cache(maxsize=256)
def dialect(query: LiteralString) -> LiteralString:
    """A query of the common dialect as psycopg takes it."""
    return query.replace("%", "%%").replace("?", "%s")
