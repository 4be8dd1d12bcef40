"""Copies of the database: made while it is in use, checked before anybody relies on them, and put back."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from parlour.storage.connections import open_to_read
from parlour.storage.errors import StorageError
from parlour.storage.migrations import check_version

MOST_TOLD = 20  # lines of what is wrong with a file
BESIDE = ("", "-wal", "-shm")  # a database is these files


def copy(source: Path, target: Path) -> None:
    """The whole database as it is at one moment, in one file. Whoever writes meanwhile does not wait for it."""
    new = target.with_name(target.name + ".new")
    new.unlink(missing_ok=True)
    os.close(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(open_to_read(source)) as from_file, closing(sqlite3.connect(new)) as to_file:
            from_file.backup(to_file)
            to_file.execute("PRAGMA journal_mode = DELETE")  # no files beside it
        check(new)
        with new.open("rb") as file:
            os.fsync(file.fileno())
        new.replace(target)
    except sqlite3.Error as error:
        raise StorageError(f"cannot copy {source}: {error}") from error
    finally:
        new.unlink(missing_ok=True)


def check(path: Path) -> None:
    """A whole database of ours, of a version that this program knows; raises otherwise."""
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
    """What SQLite itself finds wrong."""
    for (line,) in connection.execute(f"PRAGMA integrity_check({MOST_TOLD})"):
        if line != "ok":
            yield str(line)
    for row in connection.execute("PRAGMA foreign_key_check").fetchmany(MOST_TOLD):
        yield f"a row of {row[0]} points at nothing"


def put_back(backup: Path, database: Path, aside: Path) -> None:
    """Take a copy in the place of the database; what was there before is kept under the name `aside`.

    Nobody may have the database open.
    """
    check(backup)
    fresh = database.with_name(database.name + ".restored")
    copy(backup, fresh)
    for ending in BESIDE:
        there = database.with_name(database.name + ending)
        if there.exists():
            there.rename(aside.with_name(aside.name + ending))
    fresh.rename(database)
