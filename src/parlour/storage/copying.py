"""Copies all data from one database to another, of the same kind or not."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import AbstractContextManager, closing
from pathlib import Path
from typing import Protocol

from parlour.storage.errors import StorageError
from parlour.storage.opening import Address, is_server, needs_extra
from parlour.storage.sql.readers import Values
from parlour.storage.sql.tables import COLUMNS
from parlour.storage.sqlite import bulk


class Bulk(Protocol):
    """All rows of a database, in one transaction."""

    def rows(self, table: str) -> Generator[Values, None, None]: ...
    def insert(self, table: str, rows: Iterable[Values]) -> None: ...
    def count(self, table: str) -> int: ...


def copy(source: Address, target: Address) -> dict[str, int]:
    """Copy everything into an empty database: all of it, or nothing; the number of rows per table."""
    with reading(source) as old, writing(target) as new:
        check_empty(new)
        for table in COLUMNS:
            with closing(old.rows(table)) as rows:
                new.insert(table, rows)
        counts = {table: new.count(table) for table in COLUMNS}
        for table, count in counts.items():
            if count != old.count(table):
                raise StorageError(f"{table} has {old.count(table)} rows, of which {count} arrived")
    return counts


def check_empty(bulk: Bulk) -> None:
    """Refuse a database that has data already: two parlours cannot be mixed."""
    there = [table for table in COLUMNS if bulk.count(table)]
    if there:
        raise StorageError(f"the target is not empty: it has rows in {', '.join(there)}")


def reading(address: Address) -> AbstractContextManager[Bulk]:
    """The rows of a database as they are at one moment."""
    if not is_server(address):
        return bulk.reading(Path(address))
    with needs_extra():
        from parlour.storage.postgres import bulk as postgres  # psycopg is an extra
    return postgres.reading(str(address))


def writing(address: Address) -> AbstractContextManager[Bulk]:
    """A transaction on a database, which is created if it is a file."""
    if not is_server(address):
        return bulk.writing(Path(address))
    with needs_extra():
        from parlour.storage.postgres import bulk as postgres  # psycopg is an extra
    return postgres.writing(str(address))
