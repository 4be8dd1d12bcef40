"""How the database is opened: one connection that writes, and others that can only read."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from parlour.storage.errors import StorageError
from parlour.storage.sqlite.migrations import check_version, migrate

# Seconds to wait for a lock of another program, such as a backup.
PATIENCE = 5.0


def open_to_write(path: Path) -> sqlite3.Connection:
    """The connection of the writer, with the database made or brought up to date."""
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
    """A connection that can only read. In WAL mode it sees the last commit and waits for nobody.

    By its first read it takes part in the write-ahead log. As long as somebody does, nobody has to recover that log,
    and what a failed commit left at its end stays unseen.
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
    """Where the database of a connection lies."""
    return Path(connection.execute("PRAGMA database_list").fetchone()[2])


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    """Transactions are written out where they are meant (no isolation level); threads hand connections on, one at a
    time."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)


def _prepare(connection: sqlite3.Connection) -> None:
    check_version(connection)  # before anything is changed
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise StorageError(f"the database cannot keep a write-ahead log here (it stays in mode {mode!r})")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # on macOS a plain fsync does not reach the disk
    connection.execute("PRAGMA secure_delete = ON")  # what somebody has had deleted is gone from the file too
    migrate(connection)
    connection.execute("PRAGMA foreign_keys = ON")  # after the steps: one that rebuilds a table needs them off
