"""All rows of a file of SQLite, to copy them to another database or from it."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from parlour.storage.errors import StorageError
from parlour.storage.sql.readers import Values
from parlour.storage.sql.tables import insert_into, select_all
from parlour.storage.sqlite.connections import open_to_read, open_to_write


class SqliteBulk:
    """One transaction over all tables."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def rows(self, table: str) -> Generator[Values, None, None]:
        """All rows of a table."""
        yield from self.connection.execute(select_all(table))

    def insert(self, table: str, rows: Iterable[Values]) -> None:
        """Add rows to a table."""
        self.connection.executemany(insert_into(table), rows)

    def count(self, table: str) -> int:
        """The number of rows of a table."""
        return int(self.connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


@contextmanager
def reading(path: Path) -> Iterator[SqliteBulk]:
    """The rows of a file as they are at one moment."""
    with closing(open_to_read(path)) as connection, told():
        connection.execute("BEGIN")
        yield SqliteBulk(connection)
        connection.execute("ROLLBACK")


@contextmanager
def writing(path: Path) -> Iterator[SqliteBulk]:
    """A transaction that is committed at the end, whole, or rolled back by an error."""
    with closing(open_to_write(path)) as connection, told():
        connection.execute("BEGIN IMMEDIATE")
        yield SqliteBulk(connection)
        connection.execute("COMMIT")


@contextmanager
def told() -> Iterator[None]:
    """Errors of SQLite as errors of the store."""
    try:
        yield
    except sqlite3.Error as error:
        raise StorageError(f"cannot copy: {error}") from error
