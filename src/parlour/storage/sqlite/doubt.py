"""Commits in doubt: after a commit failed part of the way, find out whether the disk holds it.

A transaction is kept as a whole or not at all, so its inserts tell whether all of it is there.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable

from parlour.storage.sqlite.statements import Statement

INSERT = re.compile(r"INSERT INTO (\w+) \(([^)]*)\) VALUES")


def is_kept(connection: sqlite3.Connection, statements: Iterable[Statement]) -> bool:
    """Return whether every row of these inserts is in the database as written. Without inserts the answer is no."""
    looked_up = False
    for statement in statements:
        sought = lookup(statement.query)
        if sought is None:
            continue
        for values in statement.rows:
            if connection.execute(sought, values).fetchone() is None:
                return False
            looked_up = True
    return looked_up


def lookup(query: str) -> str | None:
    """Return the query that finds a row which this statement would have inserted; None if it inserts nothing.

    It compares with `IS`, because in SQL no null equals another.
    """
    found = INSERT.match(query)
    if found is None:
        return None
    name, columns = found.groups()
    return f"SELECT 1 FROM {name} WHERE {' AND '.join(f'{column.strip()} IS ?' for column in columns.split(','))}"


def overwrite_leftovers(connection: sqlite3.Connection) -> None:
    """Commit a transaction that changes nothing, to overwrite what a failed commit left in the write-ahead log.

    Open connections ignore those leftovers at the end of the log, but after a crash they would be read as a
    transaction. Whatever is written next overwrites them.
    """
    connection.execute("BEGIN IMMEDIATE")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {version}")
    connection.execute("COMMIT")
