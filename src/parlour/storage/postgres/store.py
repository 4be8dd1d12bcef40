"""The store on a PostgreSQL server."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from parlour.storage.postgres.connections import connect, told_as_storage_errors
from parlour.storage.postgres.listening import Listener
from parlour.storage.postgres.migrations import migrate
from parlour.storage.postgres.readers import PostgresReaders
from parlour.storage.postgres.writer import Writer
from parlour.storage.sql.store import SqlStore


class PostgresStore(SqlStore):
    """A database of PostgreSQL, which several processes may use. Opening creates its tables or migrates them."""

    shared = True

    def __init__(self, address: str) -> None:
        with closing(connect(address, autocommit=True)) as connection, told_as_storage_errors("cannot open"):
            migrate(connection)
        self.address = address
        self.listeners: list[Listener] = []
        self.writer = Writer(address)
        self.readers = PostgresReaders(address)
        super().__init__(self.readers, self.writer)

    def listen(self, heard: Callable[[str], None]) -> None:
        self.listeners.append(Listener(self.address, heard))

    async def close(self) -> None:
        for listener in self.listeners:
            listener.stop()
        await super().close()
