"""After a commit that failed so that nobody knows whether it was written: look for its rows.

A transaction is kept whole or not at all, so its inserts answer for everything in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from parlour.storage.sql.readers import Values
from parlour.storage.sql.work import Statement, Work

INSERT = re.compile(r"INSERT INTO (\w+) \(([^)]*)\) VALUES \([?, ]*\)$")  # plain ones: any other may change nothing


def is_kept(fetch: Callable[[str, Values], list[Values]], statements: Iterable[Work], is_same: str = "IS") -> bool:
    """Whether every row of these inserts stands in the database as it was meant; without inserts nothing shows it.

    `is_same` compares two values that may be null.
    """
    found = False
    for statement in statements:
        if not isinstance(statement, Statement) or (query := lookup(statement.query, is_same)) is None:
            continue
        for values in statement.rows:
            if not fetch(query, values):
                return False
            found = True
    return found


def lookup(query: str, is_same: str = "IS") -> str | None:
    """The query for a row that this statement would have inserted; None if it is no plain insert."""
    found = INSERT.match(query)
    if found is None:
        return None
    name, columns = found.groups()
    return (
        f"SELECT 1 FROM {name} WHERE {' AND '.join(f'{column.strip()} {is_same} ?' for column in columns.split(','))}"
    )
