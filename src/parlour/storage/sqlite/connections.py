"""Opens connections to the database: one that writes, and others that can only read."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from time import time

from parlour.storage.errors import StorageError
from parlour.storage.sqlite.migrations import check_version, migrate

# Seconds to wait for a lock held by another program, such as a backup.
BUSY_TIMEOUT = 5.0


def open_to_write(path: Path) -> sqlite3.Connection:
    """Open the writer's connection; create or migrate the database first."""
    try:
        connection = _connect(path, "rwc")
        try:
            _prepare(connection)
        except BaseException:
            connection.close()
            raise
    except sqlite3.Error as error:
        raise StorageError(f"cannot open {path}: {error}") from error
    return connection


def open_to_read(path: Path) -> sqlite3.Connection:
    """Open a connection that can only read. In WAL mode it sees the last commit and never waits.

    Its first read attaches it to the write-ahead log. While any connection is attached, nobody has to recover that log,
    and what a failed commit left at its end stays invisible.
    """
    try:
        connection = _connect(path, "ro")
        try:
            check_version(connection)
        except BaseException:
            connection.close()
            raise
        return connection
    except sqlite3.Error as error:
        raise StorageError(f"cannot open {path}: {error}") from error


def file_of(connection: sqlite3.Connection) -> Path:
    """Return the path of a connection's database file."""
    return Path(connection.execute("PRAGMA database_list").fetchone()[2])


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open a connection without an isolation level, so that transactions are begun explicitly.

    Threads may hand it on, but only one at a time may use it.
    """
    address = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(address, uri=True, timeout=BUSY_TIMEOUT, isolation_level=None, check_same_thread=False)
    name_clock(connection, time)
    return connection


def name_clock(connection: sqlite3.Connection, clock: Callable[[], float]) -> None:
    """Give the clock of the database the name that it has in PostgreSQL."""
    connection.create_function("unix_now", 0, clock)


def _prepare(connection: sqlite3.Connection) -> None:
    check_version(connection)  # before anything is changed
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StorageError(f"the database cannot keep a write-ahead log here (it stays in mode {mode!r})")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # on macOS a plain fsync does not reach the disk
    connection.execute("PRAGMA secure_delete = ON")  # deleted data is erased from the file too
    migrate(connection)
    connection.execute("PRAGMA foreign_keys = ON")  # after the migrations: a step that rebuilds a table needs them off
