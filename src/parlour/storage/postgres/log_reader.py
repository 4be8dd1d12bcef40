"""The logs in PostgreSQL, for a process that only reads."""

from __future__ import annotations

from collections.abc import Iterator

from parlour.storage.errors import StorageError
from parlour.storage.postgres.connections import connect, dialect, told_as_storage_errors
from parlour.storage.postgres.migrations import version_of
from parlour.storage.sql.log_reader import SqlLogReader
from parlour.storage.sql.readers import Values


class PostgresLogReader(SqlLogReader):
    """A connection whose transactions can only read."""

    def __init__(self, address: str) -> None:
        self.connection = connect(address, autocommit=True, options="-c default_transaction_read_only=on")
        try:
            with told_as_storage_errors("cannot read the database"):
                version_of(self.connection)
        except StorageError:
            self.connection.close()
            raise

    def fetch(self, query: str, values: Values = ()) -> list[Values]:
        with told_as_storage_errors("cannot read"):
            return self.connection.execute(dialect(query), values).fetchall()

    def faults(self) -> Iterator[str]:
        """Nothing: PostgreSQL keeps its own pages and references, and `pg_amcheck` looks through them."""
        yield from ()

    def close(self) -> None:
        self.connection.close()
