"""Backups: complete even while somebody writes, checked, and restored without losing the previous database."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from parlour.storage import NewerDatabase, StorageError
from parlour.storage.sqlite import backups
from parlour.storage.sqlite.log_reader import SqliteLogReader
from parlour.storage.sqlite.store import SqliteStore as Store
from tests.storage.databases import kept
from tests.storage.samples import entry, table


async def filled(path: Path, entries: int) -> None:
    async with Store(path) as store:
        await store.append([entry(seq) for seq in range(1, entries + 1)], tables=[table()])


def damage(path: Path) -> None:
    """Overwrite the inner pages, and leave the header unchanged."""
    content = bytearray(path.read_bytes())
    content[8192:] = b"\xa5" * (len(content) - 8192)
    path.write_bytes(content)


def test_a_copy_made_while_somebody_writes_is_one_moment_of_it(path: Path, tmp_path: Path) -> None:
    async def write_and_copy() -> None:
        done = threading.Event()
        async with Store(path) as store:
            await store.append(tables=[table()])

            async def write() -> None:
                seq = 0
                while not done.is_set():
                    seq += 2
                    await store.append([entry(seq - 1), entry(seq)])

            writing = asyncio.create_task(write())
            for number in range(5):
                await asyncio.sleep(0.01)
                await asyncio.to_thread(backups.copy, path, tmp_path / f"copy {number}")
            done.set()
            await writing

    asyncio.run(write_and_copy())
    counts = []
    for number in range(5):
        found = kept(tmp_path / f"copy {number}")
        assert found == list(range(1, len(found) + 1)) and len(found) % 2 == 0
        counts.append(len(found))
    assert counts == sorted(counts) and counts[-1] > counts[0]


def test_a_copy_is_one_private_file(path: Path, tmp_path: Path) -> None:
    asyncio.run(filled(path, 3))
    folder = tmp_path / "backups"
    folder.mkdir()
    backups.copy(path, folder / "copy")
    assert kept(folder / "copy") == [1, 2, 3]
    assert [file.name for file in folder.iterdir()] == ["copy"]
    assert (folder / "copy").stat().st_mode & 0o777 == 0o600


def test_what_is_not_a_complete_database_of_parlour_is_refused(path: Path, tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="there is no file"):
        backups.check(tmp_path / "nowhere")
    (tmp_path / "text").write_text("x" * 10_000)
    with pytest.raises(StorageError, match=r"cannot (read|open)"):
        backups.check(tmp_path / "text")
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE things (name)")
    with pytest.raises(StorageError, match="no database of Parlour"):
        backups.check(tmp_path / "other")
    asyncio.run(filled(path, 2000))
    backups.check(path)
    damage(path)
    with pytest.raises(StorageError, match=r"damaged|malformed"):
        backups.check(path)


def test_a_newer_copy_is_refused(path: Path, tmp_path: Path) -> None:
    asyncio.run(filled(path, 1))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 999")
    with pytest.raises(NewerDatabase):
        backups.put_back(path, tmp_path / "database", tmp_path / "old")


def test_a_copy_is_put_back_and_what_was_there_is_kept(path: Path, tmp_path: Path) -> None:
    asyncio.run(filled(path, 2))
    backups.copy(path, tmp_path / "copy")
    path.unlink()
    asyncio.run(filled(path, 5))
    backups.put_back(tmp_path / "copy", path, tmp_path / "old")
    assert (kept(path), kept(tmp_path / "old")) == ([1, 2], [1, 2, 3, 4, 5])
    asyncio.run(grown(path))
    assert kept(path) == [1, 2, 3] and kept(tmp_path / "copy") == [1, 2]


async def grown(path: Path) -> None:
    async with Store(path) as store:
        await store.append([entry(3)])


def test_a_damaged_copy_changes_nothing(path: Path, tmp_path: Path) -> None:
    asyncio.run(filled(path, 2000))
    backups.copy(path, tmp_path / "copy")
    damage(tmp_path / "copy")
    with pytest.raises(StorageError):
        backups.put_back(tmp_path / "copy", path, tmp_path / "old")
    assert len(kept(path)) == 2000 and not (tmp_path / "old").exists()


def test_a_damaged_database_can_be_replaced(path: Path, tmp_path: Path) -> None:
    asyncio.run(filled(path, 2000))
    backups.copy(path, tmp_path / "copy")
    damage(path)
    backups.put_back(tmp_path / "copy", path, tmp_path / "old")
    assert len(kept(path)) == 2000 and (tmp_path / "old").exists()


def test_a_copy_of_a_damaged_database_is_refused_and_leaves_nothing(path: Path, tmp_path: Path) -> None:
    asyncio.run(filled(path, 2000))
    damage(path)
    with pytest.raises(StorageError, match=r"cannot copy|damaged"):
        backups.copy(path, tmp_path / "copy")
    assert not list(tmp_path.glob("copy*"))


def test_rows_that_point_at_nothing_and_indexes_that_lack_rows_are_damage(path: Path, tmp_path: Path) -> None:
    asyncio.run(filled(path, 20))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE entry SET table_id = 'nowhere' WHERE seq = 7")
    with pytest.raises(StorageError, match="a row of entry points at nothing"):
        backups.check(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE entry SET table_id = 'T' WHERE seq = 7")
        [index] = connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND sql LIKE '%entry%' LIMIT 1"
        ).fetchone()
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("UPDATE sqlite_master SET sql = sql || ' WHERE 0' WHERE name = ?", (index,))
    with pytest.raises(StorageError, match=r"damaged|cannot read"):
        backups.check(path)


def test_a_reader_of_a_damaged_log_says_so(path: Path) -> None:
    asyncio.run(filled(path, 2000))
    damage(path)
    with pytest.raises(StorageError, match="cannot read"):
        list(SqliteLogReader(path).entries("T"))
