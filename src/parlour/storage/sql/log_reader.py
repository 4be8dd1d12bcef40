"""The logs of a store, for a process that only reads: it has a connection of its own and waits for nobody."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from parlour.storage.rows import Entry, TableRow
from parlour.storage.sql import queries
from parlour.storage.sql.readers import Values


class SqlLogReader(ABC):
    """One connection that only reads."""

    @abstractmethod
    def fetch(self, query: str, values: Values = ()) -> list[Values]:
        """All rows of a query; a StorageError if it cannot be answered."""

    @abstractmethod
    def faults(self) -> Iterator[str]:
        """What the database itself finds wrong with its files or its references."""

    @abstractmethod
    def close(self) -> None:
        """End the connection."""

    def table(self, id: str) -> TableRow | None:
        return next(map(queries.table_row, self.fetch(queries.ONE_TABLE, (id,))), None)

    def tables(self) -> list[TableRow]:
        return [queries.table_row(row) for row in self.fetch(queries.ALL_TABLES)]

    def length(self, table_id: str) -> int:
        return next((int(row[0]) for row in self.fetch(queries.LAST_SEQ, (table_id,))), 0)

    def entries(self, table_id: str) -> list[Entry]:
        return [queries.entry_row(row) for row in self.fetch(queries.ENTRIES, (table_id, 0))]
