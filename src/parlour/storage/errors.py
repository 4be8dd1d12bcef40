"""The errors of the store. Their messages are for whoever runs the server; players never see them."""

from __future__ import annotations

import sqlite3
from typing import Literal

Duplicate = Literal["seq", "cmd", "table", "token"]
DUPLICATES = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
# How SQLite's message names the duplicate key.
NAMES: dict[str, Duplicate] = {"entry.seq": "seq", "entry_cmd": "cmd", "tables.id": "table", "person_key.hash": "token"}


class StorageError(Exception):
    """Base class of all storage errors."""


class NewerDatabase(StorageError):
    """The file was written by a newer program; guessing at its meaning could destroy it."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(
            f"the database has version {version}, this program knows versions up to {known}: use a newer program"
        )
        self.version = version
        self.known = known


class Damaged(StorageError):
    """The file is no database, or SQLite calls it malformed; writing to it could destroy what is left."""


class Conflict(StorageError):
    """A row with this key exists already; `on` names the key. Nothing of this append was written."""

    def __init__(self, on: Duplicate, reason: str) -> None:
        super().__init__(f"already there: {on} ({reason})")
        self.on = on


class BadRow(StorageError):
    """A row that can never be written, such as one of an unknown table. Nothing of this append was written."""


class WriteFailed(StorageError):
    """The disk is full, read-only, locked or failing.

    Nothing of this append was written; later ones may succeed, and it is safe to append the same rows again.
    """


class Closed(StorageError):
    """The store is closed. The outcome of an append that was still in doubt stays unknown."""

    def __init__(self) -> None:
        super().__init__("the store is closed")


def broken_constraint(error: sqlite3.IntegrityError) -> StorageError:
    """Return the error for a violated constraint: a conflict with an existing row, or a row that can never be valid."""
    reason = str(error)
    if error.sqlite_errorcode in DUPLICATES:
        for name, duplicate in NAMES.items():
            if name in reason:
                return Conflict(duplicate, reason)
    return BadRow(reason)
