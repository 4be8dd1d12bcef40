"""The settings of SQLite."""

from __future__ import annotations

import asyncio
from pathlib import Path

from parlour.storage.sql.queries import FIND_CMD
from parlour.storage.sqlite.store import SqliteStore as Store


def test_the_writer_syncs_every_commit_and_checks_references(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            connection = store.writer.connection
            assert connection is not None
            settings = {
                name: connection.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
            assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
            plan = connection.execute(f"EXPLAIN QUERY PLAN {FIND_CMD}", ("T", 0, "a")).fetchall()
            assert "entry_cmd" in plan[0][-1]

    asyncio.run(story())
