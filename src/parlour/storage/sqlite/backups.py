"""Backups of the database: taken while it is in use, checked before anybody relies on them, and restored."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from parlour.storage.errors import Damaged, StorageError
from parlour.storage.sqlite.connections import open_to_read
from parlour.storage.sqlite.migrations import check_version

MOST_REPORTED = 20  # reported faults of a file
FULL_CHECK_LIMIT = 128 * 1024 * 1024  # bytes that a start may read: a tenth of a second or two
SUFFIXES = ("", "-wal", "-shm")  # the suffixes of the files that make up a database


def copy(source: Path, target: Path) -> None:
    """Copy the whole database, as it is at one moment, into one file. Writers do not wait for the copy."""
    new = target.with_name(target.name + ".new")
    new.unlink(missing_ok=True)
    os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(open_to_read(source)) as from_file, closing(sqlite3.connect(new)) as to_file:
            from_file.backup(to_file)
            to_file.execute("PRAGMA journal_mode = DELETE")  # the copy is one file, without a write-ahead log
        check(new)
        with new.open("rb") as file:
            os.fsync(file.fileno())
        new.replace(target)
    except sqlite3.Error as error:
        raise StorageError(f"cannot copy {source}: {error}") from error
    finally:
        new.unlink(missing_ok=True)


def check(path: Path) -> None:
    """Check that a file is an undamaged Parlour database of a version that this program knows; raise otherwise."""
    if not path.is_file():
        raise StorageError(f"there is no file {path}")
    try:
        with closing(open_to_read(path)) as connection:
            version = check_version(connection)
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            if version < 1 or not {"tables", "entry"} <= names:
                raise StorageError(f"{path} is no database of Parlour")
            wrong = list(faults(connection))
    except sqlite3.Error as error:
        raise StorageError(f"cannot read {path}: {error}") from error
    if wrong:
        raise StorageError(f"{path} is damaged: {wrong[0]}")


def faults(connection: sqlite3.Connection) -> Iterator[str]:
    """Yield the faults that SQLite's own checks find."""
    for (line,) in connection.execute(f"PRAGMA integrity_check({MOST_REPORTED})"):
        if line != "ok":
            yield str(line)
    for row in connection.execute("PRAGMA foreign_key_check").fetchmany(MOST_REPORTED):
        yield f"a row of {row[0]} points at nothing"


def check_health(path: Path) -> None:
    """Check quickly whether a database is damaged; raise `Damaged` if so.

    A file of up to `FULL_CHECK_LIMIT` bytes is checked as a whole. Of a larger one only the length, the schema and the
    ends of every tree are read, so that a starting server does not wait for the whole disk.
    """
    try:
        with closing(open_to_read(path)) as connection:
            wrong = structural_fault(connection, path)
    except StorageError as error:
        if is_malformed(error.__cause__):
            raise Damaged(str(error.__cause__)) from error
        raise
    except sqlite3.Error as error:
        if is_malformed(error):
            raise Damaged(str(error)) from error
        raise StorageError(f"cannot read {path}: {error}") from error
    if wrong is not None:
        raise Damaged(wrong)


def structural_fault(connection: sqlite3.Connection, path: Path) -> str | None:
    """Return the fault in the trees of a database; None if there is none."""
    if path.stat().st_size <= FULL_CHECK_LIMIT:
        first = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        return None if first == "ok" else " ".join(first.split())
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        keys = [row[1] for row in connection.execute(f'PRAGMA table_info("{name}")') if row[5]] or ["rowid"]
        for order in ("ASC", "DESC"):
            by = ", ".join(f'"{key}" {order}' for key in keys)
            connection.execute(f'SELECT * FROM "{name}" ORDER BY {by} LIMIT 1').fetchall()
    return None


def is_malformed(error: BaseException | None) -> bool:
    """Return whether SQLite calls the file malformed, or no database at all."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def put_back(backup: Path, database: Path, aside: Path) -> None:
    """Put a backup in the place of the database; the previous database is kept under the name `aside`.

    Nobody may have the database open.
    """
    check(backup)
    fresh = database.with_name(database.name + ".restored")
    copy(backup, fresh)
    for ending in SUFFIXES:
        there = database.with_name(database.name + ending)
        if there.exists():
            there.rename(aside.with_name(aside.name + ending))
    fresh.rename(database)
