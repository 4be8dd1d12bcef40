"""The promises of the writer: grouped, durable before told, each caller for himself, and never a silent end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Event

import pytest

from parlour.storage import BadRow, Conflict, Entry, SeatToken, Store, WriteFailed, WriterDied, hash_token
from parlour.storage.rows import SELECT_CMD
from tests.storage.samples import entry, kept, locked, table

SOON = 4.0  # seconds: far more than is needed, less than the patience with locks


async def together(store: Store, appends: Sequence[Sequence[Entry]]) -> list[BaseException | None]:
    """What becomes of appends that all wait at the same time."""
    return await asyncio.gather(*(store.append(entries) for entries in appends), return_exceptions=True)


def test_many_appends_share_few_commits(path: Path) -> None:
    """While the first commit is held up all others gather behind it, and go in one."""

    async def story() -> None:
        async with Store(path) as store:
            await store.append(tables=[table()])
            before = store.commits
            with locked(path):
                calls = [asyncio.create_task(store.append([entry(seq)])) for seq in range(1, 501)]
                await asyncio.sleep(0.01)
            await asyncio.gather(*calls)
            assert 1 <= store.commits - before <= 2
            assert [row.seq for row in await store.entries("T")] == list(range(1, 501))

    asyncio.run(story())


def test_many_tables_at_once_share_commits_without_any_hold_up(path: Path) -> None:
    async def play(store: Store, name: str) -> None:
        for seq in range(1, 21):
            await store.append([entry(seq, name)])

    async def story() -> None:
        names = [f"table {number}" for number in range(100)]
        async with Store(path) as store:
            await store.append(tables=[table(name) for name in names])
            before = store.commits
            await asyncio.gather(*(play(store, name) for name in names))
            assert store.commits - before <= 2000 // 4

    asyncio.run(story())
    assert kept(path) == list(range(1, 21)) * 100


def test_an_append_resolves_after_its_commit_and_a_read_does_not_wait_for_it(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append([entry(1)], tables=[table()])
            with locked(path):
                call = asyncio.create_task(store.append([entry(2)]))
                await asyncio.sleep(0.05)
                assert [row.seq for row in await asyncio.wait_for(store.entries("T"), SOON)] == [1]
                assert not call.done()
            await call
            assert kept(path) == [1, 2]

    asyncio.run(story())


def test_a_conflict_fails_only_for_its_caller_and_wholly(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append([entry(1, seat=0, cmd="a")], tables=[table()])
            appends = [
                [entry(2)],
                [entry(90), entry(1)],
                [entry(3, seat=1, cmd="a")],
                [entry(91), entry(92, seat=0, cmd="a")],
                [entry(93), entry(94, "nowhere")],
                [entry(4)],
            ]
            with locked(path):
                call = asyncio.create_task(together(store, appends))
                await asyncio.sleep(0.01)
            results = await call
            assert [getattr(result, "on", type(result)) for result in results] == [
                type(None),
                "seq",
                type(None),
                "cmd",
                BadRow,
                type(None),
            ]
            assert [row.seq for row in await store.entries("T")] == [1, 2, 3, 4]

    asyncio.run(story())


def test_of_two_equal_appends_in_one_commit_the_first_is_written(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append(tables=[table()])
            results = await together(store, [[entry(1, by="first")], [entry(1, by="second")]])
            assert results[0] is None
            assert isinstance(results[1], Conflict)
            assert await store.entries("T") == [entry(1, by="first")]

    asyncio.run(story())


def test_a_command_without_a_seat_counts_once_too(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append([entry(1, cmd="a"), entry(2), entry(3)], tables=[table()])
            with pytest.raises(Conflict) as caught:
                await store.append([entry(4, cmd="a")])
            assert caught.value.on == "cmd"

    asyncio.run(story())


def test_tables_and_tokens_are_there_once(path: Path) -> None:
    token = SeatToken(hash=hash_token("secret"), table_id="T", seat=0, created=3.0)

    async def story() -> None:
        async with Store(path) as store:
            await store.append(tables=[table()], tokens=[token])
            with pytest.raises(Conflict, match="already there: table"):
                await store.append([entry(1)], tables=[table()])
            with pytest.raises(Conflict, match="already there: token"):
                await store.append([entry(1)], tokens=[token])
            assert await store.entries("T") == []

    asyncio.run(story())


@pytest.mark.parametrize(
    "row",
    [entry(0), entry(-1), entry(2**63), entry(1, seat=-1), entry(1, cmd="\ud800"), entry(1, seat=[])],  # type: ignore[arg-type]
)
def test_a_row_that_cannot_be_fails_only_for_its_caller(path: Path, row: Entry) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append(tables=[table()])
            results = await together(store, [[row], [entry(7)]])
            assert isinstance(results[0], BadRow)
            assert results[1] is None
            assert [row.seq for row in await store.entries("T")] == [7]

    asyncio.run(story())


def test_a_full_disk_fails_the_append_and_passes(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append(tables=[table()])
            connection = store._writer.connection
            pages = connection.execute("PRAGMA page_count").fetchone()[0]
            connection.execute(f"PRAGMA max_page_count = {pages}")
            results = await together(store, [[entry(1)], [entry(2, text="x" * 100_000)]])
            assert isinstance(results[1], WriteFailed)
            connection.execute("PRAGMA max_page_count = 100000")
            await store.append([entry(3)])
            written = [1, 3] if results[0] is None else [3]  # the two may have gone in one commit or in two
            assert [row.seq for row in await store.entries("T")] == written

    asyncio.run(story())


def test_a_database_locked_for_too_long_fails_the_append_and_passes(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            await store.append(tables=[table()])
            store._writer.connection.execute("PRAGMA busy_timeout = 20")
            with locked(path), pytest.raises(WriteFailed, match="locked"):
                await store.append([entry(1)])
            await store.append([entry(1)])
            assert [row.seq for row in await store.entries("T")] == [1]

    asyncio.run(story())


class FailingDisk:
    """A connection that takes its time, then fails. A failed fsync is no trouble that passes."""

    in_transaction = False

    def __init__(self) -> None:
        self.failure = sqlite3.OperationalError("disk I/O error")
        self.failure.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        self.reached = Event()
        self.released = Event()

    def execute(self, query: str) -> None:
        self.reached.set()
        self.released.wait(SOON)
        raise self.failure

    def close(self) -> None:
        pass


def test_a_dead_writer_fails_every_append_with_its_error(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those in the batch, those behind it, and those who come later; what was written can still be read."""
    disk = FailingDisk()

    async def story() -> None:
        async with Store(path) as store:
            await store.append([entry(1)], tables=[table()])
            store._writer.connection.close()
            monkeypatch.setattr(store._writer, "connection", disk)
            in_the_batch = asyncio.create_task(together(store, [[entry(2)]]))
            await asyncio.to_thread(disk.reached.wait, SOON)
            behind_it = asyncio.create_task(together(store, [[entry(3)], [entry(4)]]))
            await asyncio.sleep(0.01)
            disk.released.set()
            results = [*await asyncio.wait_for(in_the_batch, SOON), *await asyncio.wait_for(behind_it, SOON)]
            results += await asyncio.wait_for(together(store, [[entry(5)], [entry(6)]]), SOON)
            assert [type(result) for result in results] == [WriterDied] * 5
            assert all(result is not None and result.__cause__ is disk.failure for result in results)
            assert "OperationalError: disk I/O error" in str(results[-1])
            assert [row.seq for row in await store.entries("T")] == [1]

    asyncio.run(story())


def test_a_writer_without_its_connection_does_not_hang(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            store._writer.connection.close()
            for _ in range(2):
                with pytest.raises(WriterDied, match="closed database"):
                    await asyncio.wait_for(store.append(tables=[table()]), SOON)

    asyncio.run(story())


def test_the_writer_syncs_every_commit_and_checks_references(path: Path) -> None:
    async def story() -> None:
        async with Store(path) as store:
            settings = {
                name: store._writer.connection.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
            assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
            plan = store._writer.connection.execute(f"EXPLAIN QUERY PLAN {SELECT_CMD}", ("T", 0, "a")).fetchall()
            assert "entry_cmd" in plan[0][-1]

    asyncio.run(story())
