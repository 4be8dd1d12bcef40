"""All rows of a PostgreSQL database, to copy them to another database or from it."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from contextlib import closing, contextmanager
from typing import Any

from psycopg import IsolationLevel, sql

from parlour.storage.postgres.connections import Connection, connect, told_as_storage_errors
from parlour.storage.postgres.holding import hold
from parlour.storage.postgres.migrations import check_known, migrate
from parlour.storage.sql.readers import Values
from parlour.storage.sql.tables import COLUMNS, select_all

AT_ONCE = 2000  # rows of a cursor


class PostgresBulk:
    """One transaction over all tables."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def rows(self, table: str) -> Generator[Values, None, None]:
        """All rows of a table, read piece by piece."""
        with self.connection.cursor(f"all_{table}") as cursor:
            cursor.itersize = AT_ONCE
            cursor.execute(select_all(table).encode())
            yield from cursor

    def insert(self, table: str, rows: Iterable[Values]) -> None:
        """Add rows to a table, by COPY."""
        query = sql.SQL("COPY {} ({}) FROM STDIN").format(
            sql.Identifier(table), sql.SQL(", ").join(map(sql.Identifier, COLUMNS[table]))
        )
        with self.connection.cursor() as cursor, cursor.copy(query) as copy:
            for row in rows:
                copy.write_row(row)

    def count(self, table: str) -> int:
        """The number of rows of a table."""
        query = sql.SQL("SELECT count(*) FROM {}").format(sql.Identifier(table))
        found: Any = self.connection.execute(query).fetchone()
        return int(found[0])


@contextmanager
def reading(address: str) -> Iterator[PostgresBulk]:
    """The rows of a database as they are at one moment."""
    with closing(connect(address)) as connection, told_as_storage_errors("cannot copy"):
        hold(connection)
        check_known(connection)
        connection.commit()
        connection.isolation_level = IsolationLevel.REPEATABLE_READ
        connection.read_only = True
        yield PostgresBulk(connection)
        connection.rollback()


@contextmanager
def writing(address: str) -> Iterator[PostgresBulk]:
    """A transaction that is committed at the end, whole, or rolled back by an error."""
    with closing(connect(address)) as connection, told_as_storage_errors("cannot copy"):
        hold(connection)
        migrate(connection)
        check_known(connection)
        yield PostgresBulk(connection)
        connection.commit()
