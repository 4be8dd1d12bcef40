"""The read connections to PostgreSQL, from a pool."""

from __future__ import annotations

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from parlour.storage.errors import StorageError
from parlour.storage.postgres.connections import SETTINGS, Connection, dialect
from parlour.storage.sql.readers import READERS, Readers, Values

PATIENCE = 5.0  # seconds for a connection


class PostgresReaders(Readers):
    """A connection for every thread. One that was lost is replaced, and its query asked once more."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._pool: ConnectionPool[Connection] = ConnectionPool(
            address,
            kwargs={**SETTINGS, "autocommit": True},
            min_size=1,
            max_size=READERS,
            timeout=PATIENCE,
            open=True,
            check=ConnectionPool.check_connection,
        )

    def fetch(self, query: str, values: Values) -> list[Values]:
        try:
            with self._pool.connection() as connection:
                return connection.execute(dialect(query), values).fetchall()
        except (psycopg.Error, PoolTimeout) as error:
            raise StorageError(f"cannot read: {str(error).strip()}") from error

    def disconnect(self) -> None:
        self._pool.close()
