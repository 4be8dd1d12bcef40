"""Constraints that a write has broken, as errors of the store."""

from __future__ import annotations

import sqlite3

from parlour.storage.errors import BadRow, Conflict, Duplicate, StorageError

DUPLICATES = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
# How SQLite names, in its message, what is there twice.
NAMES: dict[str, Duplicate] = {
    "entry.seq": "seq",
    "entry_cmd": "cmd",
    "tables.id": "table",
    "person_key.hash": "token",
    "table_code": "code",
    "device_code": "code",
    "party.code": "code",
    "tournament.code": "code",
    "tournament_round": "tournament",
    "tournament_pair": "tournament",
    "tournament_player": "tournament",
}


def broken_constraint(error: sqlite3.IntegrityError) -> StorageError:
    """Was it a duplicate, or a row that can never be right?"""
    reason = str(error)
    if error.sqlite_errorcode in DUPLICATES:
        for name, duplicate in NAMES.items():
            if name in reason:
                return Conflict(duplicate, reason)
    return BadRow(reason)
