"""A copy from one database to another has everything, or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from parlour.storage import Address, StorageError, copying, open_log, open_store
from parlour.storage.operations import AddPerson, AddScore, Ban, SetDue, SetRating, Sit
from parlour.storage.rows import PersonRow, RatingRow, ScoreRow, Sitting, hash_token
from tests.storage.databases import Database, opened
from tests.storage.postgres_server import PostgresServer
from tests.storage.samples import entry, table

ANN = PersonRow(id="zoe", name="Ann 🂡 නෝටි", created=1.0)
ROBOT = PersonRow(id="a robot", name="Robot", created=2.0, owner="zoe")
SEAT = Sitting(person="zoe", table_id="T", seat=0, since=3.0)
GOOD = RatingRow(person="zoe", game="notty", against="people", mu=30.1, sigma=5.3, games=1, won=1)
LAST = ScoreRow(
    table_id="T", number=0, person="zoe", game="notty", against="people", place=1, of=2, won=True, mu=30.1, sigma=5.3,
    at=9.0,
)  # fmt: skip


async def an_evening(address: Address) -> None:
    async with open_store(address) as store:
        rows = [entry(1, seat=0, cmd="a", text="\ud800 \\ \n\t,"), *(entry(seq) for seq in range(2, 3000))]
        await store.append(rows, tables=[table(), table("U", 2.0)])
        await store.write([AddPerson(ANN, hash_token("a")), AddPerson(ROBOT, hash_token("r")), Ban("1.2.3.4", 3.0)])
        await store.write(
            [Sit(Sitting(person="zoe", table_id="T", seat=0, since=3.0)), AddScore(LAST), SetRating(GOOD)]
        )
        await store.write([SetDue("U", 12.5)])


async def everything(address: Address) -> list[object]:
    async with open_store(address) as store:
        people = store.people
        return [
            await store.tables(),
            await store.entries("T"),
            await store.due_tables(13.0),
            await people.of_key(hash_token("r")),
            await people.sittings("zoe"),
            await people.scores("zoe"),
            await people.ratings("zoe"),
            await people.bans(),
        ]


def test_everything_goes_from_one_database_to_the_other_and_back(database: Database, tmp_path: Path) -> None:
    first, last = tmp_path / "first.sqlite", tmp_path / "last.sqlite"
    asyncio.run(an_evening(first))
    counts = copying.copy(first, database.address)
    assert (counts["tables"], counts["entry"], counts["person"]) == (2, 2999, 2)
    assert copying.copy(database.address, last) == counts
    kept = asyncio.run(everything(first))
    assert asyncio.run(everything(database.address)) == kept == asyncio.run(everything(last))


def test_a_log_is_read_by_another_process_as_it_was_written(database: Database) -> None:
    asyncio.run(an_evening(database.address))
    log = open_log(database.address)
    try:
        found = log.table("T")
        assert found == table() and log.table("nowhere") is None
        assert (log.length("T"), log.length("U"), len(log.entries("T"))) == (2999, 0, 2999)
        assert list(log.faults()) == []
    finally:
        log.close()


def test_nothing_is_copied_into_a_database_that_has_data(database: Database, tmp_path: Path) -> None:
    first = tmp_path / "first.sqlite"
    asyncio.run(an_evening(first))

    async def begun() -> None:
        async with opened(database) as store:
            await store.write([Ban("somebody", 1.0)])

    asyncio.run(begun())
    with pytest.raises(StorageError, match="not empty: it has rows in ban"):
        copying.copy(first, database.address)
    assert database.kept() == []


def test_a_copy_that_fails_leaves_nothing_behind(database: Database, tmp_path: Path) -> None:
    first = tmp_path / "first.sqlite"
    asyncio.run(an_evening(first))
    with closing(sqlite3.connect(first, isolation_level=None)) as connection:
        connection.execute("UPDATE entry SET table_id = 'nowhere' WHERE seq = 2999")
    with pytest.raises(StorageError, match="cannot copy"):
        copying.copy(first, database.address)
    assert asyncio.run(everything(database.address))[:2] == [[], []]


def test_a_database_that_a_server_uses_is_not_copied(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.create("in_use")

    async def while_open() -> None:
        async with open_store(address):
            for source, target in ((address, tmp_path / "copy"), (tmp_path / "empty", address)):
                with pytest.raises(StorageError, match="another server uses"):
                    await asyncio.to_thread(copying.copy, source, target)
            with pytest.raises(StorageError, match="another server uses"):
                open_store(address)

    asyncio.run(open_store(tmp_path / "empty").close())
    asyncio.run(while_open())
    asyncio.run(open_store(address).close())
