"""A copy from one database to another has everything, or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from parlour.storage import Address, StorageError, copying, open_log, open_store
from parlour.storage.notices import (
    AddDevice,
    AddMailCode,
    AddNotice,
    AddReminder,
    AddServerKey,
    ConfirmMail,
    DeviceRow,
    MailCodeRow,
    MailRow,
    NoticeRow,
)
from parlour.storage.opening import needs_extra
from parlour.storage.operations import AddPerson, AddScore, Ban, SetDue, SetRating, Sit
from parlour.storage.rows import PersonRow, RatingRow, ScoreRow, Sitting, hash_token
from parlour.storage.sqlite.bulk import SqliteBulk
from tests.storage.databases import AddressedDatabase, opened
from tests.storage.postgres_server import PostgresServer
from tests.storage.samples import entry, table

ANN = PersonRow(id="zoe", name="Ann 🂡 නෝටි", created=1.0, avatar="hare", colour="plum")
ROBOT = PersonRow(id="a robot", name="Robot", created=2.0, owner="zoe")
SEAT = Sitting(person="zoe", table_id="T", seat=0, since=3.0)
GOOD = RatingRow(person="zoe", game="notty", against="people", mu=30.1, sigma=5.3, games=1, won=1)
LAST = ScoreRow(
    table_id="T", number=0, person="zoe", game="notty", against="people", place=1, of=2, won=True, mu=30.1, sigma=5.3,
    at=9.0,
)  # fmt: skip

PHONE = DeviceRow(id="1", person="zoe", endpoint="https://push.example/1", language="cs", at=2.0)
MAIL = MailRow(person="zoe", address="zoe@example.org", language="si", at=3.0, letters=False)
CODE = MailCodeRow(person="zoe", address="zoe@example.org", language="si", code_hash=hash_token("c"), until=100.0)
TURN = NoticeRow(person="zoe", table_id="T", kind="invitation", at=20.0, due=None, tries=1, by="a robot")


async def an_evening(address: Address) -> None:
    async with open_store(address) as store:
        rows = [entry(1, seat=0, cmd="a", text="\ud800 \\ \n\t,"), *(entry(seq) for seq in range(2, 3000))]
        await store.append(rows, tables=[table(), table("U", 2.0)])
        await store.write([AddPerson(ANN, hash_token("a")), AddPerson(ROBOT, hash_token("r")), Ban("1.2.3.4", 3.0)])
        await store.write(
            [Sit(Sitting(person="zoe", table_id="T", seat=0, since=3.0)), AddScore(LAST), SetRating(GOOD)]
        )
        await store.write([SetDue("U", 12.5)])
        await store.write([AddServerKey("push", "key"), AddDevice(PHONE), AddMailCode(CODE, 4.0)])
        await store.write([ConfirmMail(MAIL, CODE.code_hash), AddMailCode(CODE, 4.0)])
        await store.write([AddReminder("zoe", "T", 1.0), AddNotice(TURN)])


async def everything(address: Address) -> list[object]:
    async with open_store(address) as store:
        people = store.people
        return [
            await store.tables(),
            await store.entries("T"),
            await store.due_tables(13.0),
            await people.of_key(hash_token("r")),
            await people.of_key(hash_token("a")),
            await people.sittings("zoe"),
            await people.scores("zoe"),
            await people.ratings("zoe"),
            await people.bans(),
            await store.notices.server_key("push"),
            await store.notices.devices("zoe"),
            await store.notices.mail("zoe"),
            await store.notices.mail_code("zoe", 5.0),
            await store.notices.reminders_of("zoe"),
            await store.notices.of_person("zoe"),
        ]


def test_everything_goes_from_one_database_to_the_other_and_back(database: AddressedDatabase, tmp_path: Path) -> None:
    first, last = tmp_path / "first.sqlite", tmp_path / "last.sqlite"
    asyncio.run(an_evening(first))
    counts = copying.copy(first, database.address)
    assert (counts["tables"], counts["entry"], counts["person"]) == (2, 2999, 2)
    assert copying.copy(database.address, last) == counts
    kept = asyncio.run(everything(first))
    assert asyncio.run(everything(database.address)) == kept == asyncio.run(everything(last))


def test_a_log_is_read_by_another_process_as_it_was_written(database: AddressedDatabase) -> None:
    asyncio.run(an_evening(database.address))
    log = open_log(database.address)
    try:
        found = log.table("T")
        assert found == table() and log.table("nowhere") is None
        assert (log.length("T"), log.length("U"), len(log.entries("T"))) == (2999, 0, 2999)
        assert list(log.faults()) == []
    finally:
        log.close()


def test_nothing_is_copied_into_a_database_that_has_data(database: AddressedDatabase, tmp_path: Path) -> None:
    first = tmp_path / "first.sqlite"
    asyncio.run(an_evening(first))

    async def begun() -> None:
        async with opened(database) as store:
            await store.write([Ban("somebody", 1.0)])

    asyncio.run(begun())
    with pytest.raises(StorageError, match="not empty: it has rows in ban"):
        copying.copy(first, database.address)
    assert database.kept() == []


def test_a_copy_that_fails_leaves_nothing_behind(database: AddressedDatabase, tmp_path: Path) -> None:
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
            async with open_store(address):
                pass  # servers share it

    asyncio.run(open_store(tmp_path / "empty").close())
    asyncio.run(while_open())
    asyncio.run(open_store(address).close())


def test_a_copy_that_lost_a_row_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = tmp_path / "first.sqlite", tmp_path / "second.sqlite"
    asyncio.run(an_evening(first))
    whole = SqliteBulk.rows

    def lossy(self: SqliteBulk, table: str) -> Iterator[Any]:
        rows = whole(self, table)
        if table == "entry":
            next(rows)
        yield from rows

    monkeypatch.setattr(SqliteBulk, "rows", lossy)
    with pytest.raises(StorageError, match=r"entry has \d+ rows, of which \d+ arrived"):
        copying.copy(first, second)
    assert asyncio.run(everything(second))[:2] == [[], []]


def test_without_the_extra_a_server_is_told_what_to_install() -> None:
    with pytest.raises(StorageError, match="postgres"), needs_extra():
        raise ImportError("No module named 'psycopg'")
