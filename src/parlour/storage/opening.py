"""Where a database is, and how it is opened: the path of a file of SQLite, or the address of a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path

from parlour.storage.errors import StorageError
from parlour.storage.sqlite.log_reader import SqliteLogReader
from parlour.storage.sqlite.store import SqliteStore
from parlour.storage.store import LogReader, Store

SERVER = ("postgresql://", "postgres://")
MISSING = "PostgreSQL needs the extra: pip install 'parlour[postgres]'"
Address = str | Path


def is_server(address: Address) -> bool:
    """Whether an address is that of a database server, not of a file."""
    return str(address).startswith(SERVER)


def open_store(address: Address) -> Store:
    """Open a store; the database is created or migrated if it has to be."""
    if not is_server(address):
        return SqliteStore(address)
    try:
        from parlour.storage.postgres.store import PostgresStore  # psycopg is an extra
    except ImportError as missing:
        raise StorageError(MISSING) from missing
    return PostgresStore(str(address))


def open_log(address: Address) -> LogReader:
    """Open the logs of a store to read."""
    if not is_server(address):
        return SqliteLogReader(Path(address))
    try:
        from parlour.storage.postgres.log_reader import PostgresLogReader  # psycopg is an extra
    except ImportError as missing:
        raise StorageError(MISSING) from missing
    return PostgresLogReader(str(address))
