"""After a commit that failed so that nobody knows what the disk holds: is it there?

A transaction is kept whole or not at all, so its inserts answer for everything in it.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable

from parlour.storage.sqlite.statements import Statement

INSERT = re.compile(r"INSERT INTO (\w+) \(([^)]*)\) VALUES")


def is_kept(connection: sqlite3.Connection, statements: Iterable[Statement]) -> bool:
    """Whether every row of these inserts stands in the database as it was meant. Without inserts nothing says so."""
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
    """The question for a row that this statement would have inserted; `IS` because a null equals no null in SQL."""
    found = INSERT.match(query)
    if found is None:
        return None
    name, columns = found.groups()
    return f"SELECT 1 FROM {name} WHERE {' AND '.join(f'{column.strip()} IS ?' for column in columns.split(','))}"


def overwrite_leftovers(connection: sqlite3.Connection) -> None:
    """A transaction that changes nothing.

    What a failed commit left at the end of the write-ahead log is no part of it for those who have it open, but after a
    crash it would be read as one. Whatever is written next lies over it.
    """
    connection.execute("BEGIN IMMEDIATE")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {version}")
    connection.execute("COMMIT")
