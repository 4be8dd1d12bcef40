"""Disk errors fail only the appends that meet them: the writer never ends, and reports the truth."""

from __future__ import annotations

import asyncio
import resource
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from parlour.storage import Closed, StorageError, WriteFailed
from parlour.storage.sql import doubt
from parlour.storage.sql.statements import INSERT_ENTRY, INSERT_KEY, INSERT_TABLE
from parlour.storage.sqlite import connections, writer
from parlour.storage.sqlite.leftovers import overwrite_leftovers
from parlour.storage.sqlite.store import SqliteStore as Store
from tests.storage.databases import kept, locked
from tests.storage.samples import entry, table, together

SOON = 4.0  # seconds: far more than needed


def connection_of(store: Store) -> sqlite3.Connection:
    connection = store.writer.connection
    assert connection is not None
    return connection


def test_a_full_disk_fails_the_append_and_passes(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append(tables=[table()])
            connection = connection_of(store)
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages}")
            results = await together(store, [[entry(1)], [entry(2, text="x" * 100_000)]])
            assert isinstance(results[1], WriteFailed)
            connection.execute("PRAGMA max_page_count = 100000")
            await store.append([entry(3)])
            written = [1, 3] if results[0] is None else [3]  # both may have been in one commit, or each in its own
            assert [row.seq for row in await store.entries("T")] == written

    asyncio.run(story())


def test_a_database_locked_for_too_long_fails_the_append_and_passes(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append(tables=[table()])
            connection_of(store).execute("PRAGMA busy_timeout = 20")
            with locked(path), pytest.raises(WriteFailed, match="locked"):
                await store.append([entry(1)])
            await store.append([entry(1)])
            assert [row.seq for row in await store.entries("T")] == [1]

    asyncio.run(story())


def test_a_connection_that_can_only_read_is_replaced(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append(tables=[table()])
            connection_of(store).execute("PRAGMA query_only = ON")
            with pytest.raises(WriteFailed, match="readonly"):
                await store.append([entry(1)])
            await store.append([entry(1)])
            assert [row.seq for row in await store.entries("T")] == [1]

    asyncio.run(story())


def test_a_connection_that_somebody_closed_is_replaced(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            connection_of(store).close()
            with pytest.raises(WriteFailed, match="closed database"):
                await asyncio.wait_for(store.append(tables=[table()]), SOON)
            await asyncio.wait_for(store.append(tables=[table()]), SOON)
            assert await store.tables() == [table()]

    asyncio.run(story())


@contextmanager
def no_file_may_grow() -> Iterator[None]:
    """Make every write past the start of a file fail for this process, like an error of the disk."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_errors_of_the_disk_fail_every_append_until_they_are_over(path: Path) -> None:
    """Real errors at the real file: nothing that failed is there, and no repeated command is lost."""

    async def story() -> None:
        async with Store(path) as store:
            await store.append([entry(1)], tables=[table()])
            with no_file_may_grow():
                for _ in range(3):
                    results = await asyncio.wait_for(together(store, [[entry(2)], [entry(3)]]), SOON)
                    assert [type(result) for result in results] == [WriteFailed] * 2
                    assert [row.seq for row in await store.entries("T")] == [1]
            assert await together(store, [[entry(2)], [entry(3)]]) == [None, None]
            assert [row.seq for row in await store.entries("T")] == [1, 2, 3]

    asyncio.run(story())
    assert kept(path) == [1, 2, 3]


class FailingCommit:
    """A connection whose next COMMIT fails, after it has taken effect or instead of it."""

    def __init__(self, connection: sqlite3.Connection, instead: str) -> None:
        self.connection = connection
        self.instead = instead
        self.failure = sqlite3.OperationalError("disk I/O error")
        self.failure.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC

    def execute(self, query: str) -> sqlite3.Cursor:
        if query != "COMMIT":
            return self.connection.execute(query)
        self.connection.execute(self.instead)
        raise self.failure

    def __getattr__(self, name: str) -> Any:
        return getattr(self.connection, name)


@pytest.mark.parametrize("instead", ["COMMIT", "ROLLBACK"])
def test_where_nobody_knows_whether_it_is_written_the_writer_looks(path: Path, instead: str) -> None:
    """Each append in doubt gets the truth about itself; later ones get a connection that works."""

    async def story() -> list[BaseException | None]:
        async with Store(path) as store:
            await store.append([entry(1)], tables=[table()])
            failing = FailingCommit(connection_of(store), instead)
            store.writer.connection = failing  # type: ignore[assignment]
            with locked(path):
                call = asyncio.create_task(together(store, [[entry(2)], [entry(1, by="another")], [entry(3)]]))
                await asyncio.sleep(0.05)
            results = await asyncio.wait_for(call, SOON)
            await store.append([entry(4)])
            return results

    results = asyncio.run(story())
    if instead == "COMMIT":
        assert [getattr(result, "on", result) for result in results] == [None, "seq", None]
        assert kept(path) == [1, 2, 3, 4]
    else:
        assert [type(result) for result in results] == [WriteFailed] * 3
        assert kept(path) == [1, 4]


class Blindness:
    """A database that cannot even be read for a while."""

    def __init__(self) -> None:
        self.over = False
        self.looks = 0

    def open(self, path: Path) -> sqlite3.Connection:
        self.looks += 1
        if self.over:
            return connections.open_to_read(path)
        raise StorageError("cannot open")

    async def looked(self) -> None:
        while not self.looks:
            await asyncio.sleep(0.01)


@pytest.fixture
def blindness(monkeypatch: pytest.MonkeyPatch) -> Blindness:
    blind = Blindness()
    monkeypatch.setattr(writer, "open_to_read", blind.open)
    return blind


def test_in_doubt_and_unreadable_the_caller_waits_and_others_are_told(path: Path, blindness: Blindness) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append(tables=[table()])
            store.writer.connection = FailingCommit(connection_of(store), "COMMIT")  # type: ignore[assignment]
            in_doubt = asyncio.create_task(store.append([entry(1)]))
            await asyncio.wait_for(blindness.looked(), SOON)
            with pytest.raises(WriteFailed):
                await asyncio.wait_for(store.append([entry(2)]), SOON)
            assert not in_doubt.done()
            blindness.over = True
            await asyncio.wait_for(in_doubt, SOON)
            await store.append([entry(2)])

    asyncio.run(story())
    assert kept(path) == [1, 2]


def test_closing_does_not_wait_for_a_trouble_to_pass(path: Path, blindness: Blindness) -> None:
    async def story() -> None:
        store = Store(path)
        await store.append(tables=[table()])
        store.writer.connection = FailingCommit(connection_of(store), "ROLLBACK")  # type: ignore[assignment]
        in_doubt = asyncio.create_task(store.append([entry(1)]))
        await asyncio.wait_for(blindness.looked(), SOON)
        await asyncio.wait_for(store.close(), SOON)
        with pytest.raises(Closed):
            await in_doubt

    asyncio.run(story())


def after_a_crash(path: Path, folder: Path) -> list[int]:
    """Return the entries that a program finds which has only the files."""
    copy_files(path, folder)
    return kept(folder / path.name)


def copy_files(path: Path, folder: Path) -> None:
    folder.mkdir()
    for file in (path, log_of(path)):
        shutil.copy(file, folder)


def log_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def test_what_a_failed_commit_left_in_the_log_does_not_come_back(path: Path, tmp_path: Path) -> None:
    """A commit that was written but could not be synced does not count; after a crash it would."""
    twin = tmp_path / "twin"

    async def story() -> None:
        async with Store(path) as store:
            await store.append([entry(1)], tables=[table()])
            begun = log_of(path).stat().st_size
            copy_files(path, twin)
            async with Store(twin / path.name) as other:
                await other.append([entry(2)])
                left = log_of(twin / path.name).read_bytes()[begun:]
            with log_of(path).open("ab") as log:
                log.write(left)
            assert [row.seq for row in await store.entries("T")] == [1]
            assert after_a_crash(path, tmp_path / "before") == [1, 2]
            with closing(connections.open_to_write(path)) as connection:
                overwrite_leftovers(connection)
            assert after_a_crash(path, tmp_path / "after") == [1]

    asyncio.run(story())


def test_a_row_is_looked_up_by_its_key(path: Path) -> None:
    """Resolving a doubt must not read a log of millions."""
    asyncio.run(Store(path).close())
    with closing(connections.open_to_read(path)) as connection:
        for query, columns in ((INSERT_ENTRY, 7), (INSERT_TABLE, 6), (INSERT_KEY, 3)):
            question = doubt.lookup(query)
            assert question is not None
            (plan,) = connection.execute(f"EXPLAIN QUERY PLAN {question}", [None] * columns).fetchall()
            assert plan[-1].startswith("SEARCH")
        assert doubt.lookup("DELETE FROM entry") is None


def test_a_reader_that_failed_is_replaced(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append(tables=[table()])
            broken = store.readers._free.get_nowait()
            assert broken is not None
            broken.close()
            while not store.readers._free.empty():
                other = store.readers._free.get_nowait()
                assert other is not None
                other.close()
            store.readers._free.put(broken)
            with pytest.raises(StorageError, match="cannot read"):
                await store.tables()
            assert await store.tables() == [table()]

    asyncio.run(story())
