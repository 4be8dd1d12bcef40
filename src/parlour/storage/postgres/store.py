"""The store on a PostgreSQL server."""

from __future__ import annotations

from contextlib import closing

from parlour.storage.postgres.connections import connect, told_as_storage_errors
from parlour.storage.postgres.migrations import migrate
from parlour.storage.postgres.readers import PostgresReaders
from parlour.storage.postgres.writer import Writer
from parlour.storage.sql.store import SqlStore


class PostgresStore(SqlStore):
    """A database of PostgreSQL. Opening creates its tables or migrates them."""

    def __init__(self, address: str) -> None:
        with closing(connect(address, autocommit=True)) as connection, told_as_storage_errors("cannot open"):
            migrate(connection)
        self.writer = Writer(address)
        self.readers = PostgresReaders(address)
        super().__init__(self.readers, self.writer)
