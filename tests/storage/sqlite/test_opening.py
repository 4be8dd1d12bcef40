"""What is opened as a database, and what a closed one leaves behind."""

from __future__ import annotations

import asyncio
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from parlour.storage import StorageError
from parlour.storage.sqlite.store import SqliteStore as Store
from tests.storage.samples import entry, table


def test_what_is_not_a_database_is_not_opened(path: Path) -> None:
    path.write_text("Dear diary, this file is not for you. " * 50)
    with pytest.raises(StorageError, match="not a database"):
        Store(path)
    with pytest.raises(StorageError, match="cannot open"):
        Store(path.parent / "missing" / "log.db")


def test_closing_folds_the_write_ahead_log_into_the_database(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append([entry(1)], tables=[table()])

    asyncio.run(story())
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_disk_that_cannot_keep_a_write_ahead_log_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on some network file systems, where SQLite stays in another mode without an error."""

    class Stubborn(sqlite3.Connection):
        def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
            return super().execute(statement.replace("journal_mode = WAL", "journal_mode = DELETE"), *values)

    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", partial(connect, factory=Stubborn))
    with pytest.raises(StorageError, match="cannot keep a write-ahead log"):
        Store(path)
