"""Where a database is, and how it is opened: the path of a file of SQLite, or the address of a PostgreSQL server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.storage.errors import StorageError

if TYPE_CHECKING:
    from parlour.storage.store import LogReader, Store

SERVER = ("postgresql://", "postgres://")
MISSING = "PostgreSQL needs the extra: pip install 'parlour[postgres]'"
Address = str | Path


def is_server(address: Address) -> bool:
    """Whether an address is that of a database server, not of a file."""
    return str(address).startswith(SERVER)


def without_password(address: Address) -> str:
    """An address as it may be shown: with stars in the place of a password."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", str(address))


@contextmanager
def needs_extra() -> Iterator[None]:
    """While psycopg is imported: an error that names the extra if it is not installed."""
    try:
        yield
    except ImportError as missing:
        raise StorageError(MISSING) from missing


def open_store(address: Address) -> Store:
    """Open a store; the database is created or migrated if it has to be."""
    if not is_server(address):
        from parlour.storage.sqlite.store import SqliteStore  # late: a table in the browser has no database

        return SqliteStore(address)
    with needs_extra():
        from parlour.storage.postgres.store import PostgresStore  # psycopg is an extra
    return PostgresStore(str(address))


def open_log(address: Address) -> LogReader:
    """Open the logs of a store to read."""
    if not is_server(address):
        from parlour.storage.sqlite.log_reader import SqliteLogReader

        return SqliteLogReader(Path(address))
    with needs_extra():
        from parlour.storage.postgres.log_reader import PostgresLogReader  # psycopg is an extra
    return PostgresLogReader(str(address))
