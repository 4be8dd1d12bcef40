"""Sample rows to write, and a second program that uses the database at the same time."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from parlour.storage import Entry, Store, TableRow


def table(table_id: str = "T", created: float = 1.0) -> TableRow:
    return TableRow(id=table_id, created=created, game="notty", visibility="private", body={"seats": 2})


def entry(seq: int, table_id: str = "T", seat: int | None = None, cmd: str | None = None, **body: Any) -> Entry:
    return Entry(table_id=table_id, seq=seq, cmd=cmd, seat=seat, kind="move", body=body, at=2.5)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Let another program hold the write lock, so that the writer cannot go on."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def kept(path: Path, query: str = "SELECT seq FROM entry ORDER BY table_id, seq") -> list[Any]:
    """Return the first column of a query, as another program reads it from the file."""
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute(query)]


async def together(store: Store, appends: Sequence[Sequence[Entry]]) -> list[BaseException | None]:
    """Run appends that are all queued at the same time, and return their errors."""
    return await asyncio.gather(*(store.append(entries) for entries in appends), return_exceptions=True)
