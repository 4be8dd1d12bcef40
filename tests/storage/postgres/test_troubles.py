"""Failures of the database server: what was acknowledged is stored, and what was not is not."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from parlour.storage import NewerDatabase, StorageError, WriteFailed, copying, hash_token, open_log, open_store
from parlour.storage.operations import AddPerson, SetDue, SetRating
from parlour.storage.postgres import holding, listening, migrations, readers, writer
from parlour.storage.postgres.connections import Connection
from parlour.storage.postgres.store import PostgresStore
from parlour.storage.rows import Entry, PersonRow, RatingRow
from tests.storage.postgres_server import PostgresServer
from tests.storage.samples import entry, table, together

ADDED = migrations.Step(("ALTER TABLE entry ADD COLUMN mood text",))
RENAMED = migrations.Step(("ALTER TABLE entry RENAME COLUMN body TO contents",), breaks=True)


@pytest.fixture
def own_server() -> Iterator[PostgresServer]:
    """A server that a test may stop and kill."""
    server = PostgresServer.new()
    server.start()
    try:
        yield server
    finally:
        server.remove()


async def persistently(store: PostgresStore, row: Entry) -> None:
    """Append until it is written, as a table does that pauses and resumes."""
    while True:
        try:
            return await store.append([row])
        except WriteFailed:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_a_restart_of_the_server_fails_appends_that_met_it_and_passes(own_server: PostgresServer, mode: str) -> None:
    async def story() -> None:
        async with PostgresStore(own_server.create("restarted")) as store:
            await store.append([entry(1)], tables=[table()])
            writing = asyncio.create_task(steady(store))
            await asyncio.sleep(0.2)
            await asyncio.to_thread(own_server.stop, mode)
            with pytest.raises(StorageError):
                await store.append([entry(1)])
            await asyncio.to_thread(own_server.start)
            last = await writing
            assert [row.seq for row in await store.entries("T")] == list(range(1, last + 1))

    async def steady(store: PostgresStore) -> int:
        for seq in range(2, 200):
            await persistently(store, entry(seq))
            await asyncio.sleep(0.005)
        return 199

    asyncio.run(story())


class LostAnswer:
    """A connection whose next statement is answered by nobody, after it was done or instead of it."""

    def __init__(self, connection: Connection, done: bool, statement: str) -> None:
        self.connection = connection
        self.done = done
        self.statement = statement

    def execute(self, query: str, *values: Any) -> psycopg.Cursor[Any]:
        if query != self.statement or self.done:
            answer = self.connection.execute(query, *values)  # type: ignore[arg-type]
        if query == self.statement:
            self.connection.close()
            raise psycopg.OperationalError("the connection was lost")
        return answer

    def __getattr__(self, name: str) -> object:
        return getattr(self.connection, name)


@pytest.mark.parametrize("done", [True, False])
@pytest.mark.parametrize("statement", [writer.INSERT_ENTRIES, "COMMIT"])
def test_where_the_answer_to_a_commit_is_lost_the_writer_looks(
    postgres: PostgresServer, done: bool, statement: str
) -> None:
    more = [] if statement == writer.INSERT_ENTRIES else [SetDue("T", 4.0)]  # entries alone need no COMMIT

    async def story() -> None:
        async with PostgresStore(postgres.create(f"lost_answer_{done}_{len(more)}")) as store:
            await store.append([entry(1)], tables=[table()])
            assert store.writer.connection is not None
            lost = LostAnswer(store.writer.connection, done, statement)
            store.writer.connection = lost  # type: ignore[assignment]
            results = await asyncio.gather(
                store.append([entry(2)]), store.append([entry(3, seat=0, cmd="a")], more=more), return_exceptions=True
            )
            assert [type(result) for result in results] == [type(None) if done else WriteFailed] * 2
            await store.append([entry(4 if done else 2)])
            assert [row.seq for row in await store.entries("T")] == ([1, 2, 3, 4] if done else [1, 2])

    asyncio.run(story())


def test_a_commit_still_under_way_is_ended_before_the_writer_looks(postgres: PostgresServer) -> None:
    """The process whose answer was lost is still in its transaction: it must not commit after the refusal."""

    async def story() -> None:
        async with PostgresStore(postgres.create("under_way")) as store:
            await store.append(tables=[table()])
            connection = store.writer.connection
            assert connection is not None
            connection.execute("BEGIN")
            connection.execute("INSERT INTO ban (what, since) VALUES ('never', 1)")
            store.writer.connection = None  # lost, although its process on the server continues
            await store.append([entry(1)])
            with pytest.raises(psycopg.OperationalError):
                connection.commit()
            connection.close()
            assert await store.people.bans() == set()

    asyncio.run(story())


def test_a_server_that_is_not_there_is_said_at_once() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nobody listens
        address = f"postgresql://parlour@127.0.0.1:{taken.getsockname()[1]}/none"
        for opening in (open_store, open_log):
            with pytest.raises(StorageError, match="cannot open the database"):
                opening(address)


def test_a_database_that_only_newer_programs_can_use_is_refused_and_left_as_it_is(postgres: PostgresServer) -> None:
    address = postgres.create("newer")
    asyncio.run(open_store(address).close())
    with psycopg.connect(address, autocommit=True) as connection:
        migrations.migrate(connection, [*migrations.STEPS, RENAMED])
    for opening in (open_store, open_log):
        with pytest.raises(NewerDatabase):
            opening(address)


def test_a_program_goes_on_with_a_database_to_which_a_newer_one_has_added(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """While a cluster is upgraded, and after the way back. A copy would lose what the step has added."""
    address = postgres.create("added")

    async def story() -> None:
        async with open_store(address) as older:
            await older.append([entry(1)], tables=[table()])
            with psycopg.connect(address, autocommit=True) as connection:
                migrations.migrate(connection, [*migrations.STEPS, ADDED])
            await older.append([entry(2)])
            async with open_store(address) as another:
                await another.append([entry(3)])
                assert [row.seq for row in await older.entries("T")] == [1, 2, 3]
        with pytest.raises(NewerDatabase):
            copying.copy(address, tmp_path / "copy.sqlite")
        with psycopg.connect(address, autocommit=True) as connection:
            migrations.migrate(connection, [*migrations.STEPS, ADDED])
            query = "SELECT version, oldest, count(mood) FROM parlour_schema, entry GROUP BY version, oldest"
            assert connection.execute(query).fetchall() == [(len(migrations.STEPS) + 1, 2, 0)]

    asyncio.run(story())


def test_a_database_that_has_gone_back_in_time_takes_no_entry_behind_a_gap(postgres: PostgresServer) -> None:
    """As after the promotion of a standby that did not have everything: the table is opened again from what is left."""

    async def story() -> None:
        async with PostgresStore(postgres.create("gone_back")) as store:
            await store.append([entry(1), entry(2), entry(3)], tables=[table(), table("U")])
            with psycopg.connect(store.address, autocommit=True) as connection:
                connection.execute("DELETE FROM entry WHERE seq = 3")
            store.writer.timeline = "before"
            store.writer.disconnect()
            results = await together(store, [[entry(4)], [entry(1, "U"), entry(2, "U")], [entry(3), entry(4)]])
            assert [getattr(result, "on", result) for result in results] == ["seq", None, None]
            assert [row.seq for row in await store.entries("T")] == [1, 2, 3, 4]

    asyncio.run(story())


def test_batches_that_wait_for_each_other_are_written_all_the_same(postgres: PostgresServer) -> None:
    """Two servers that change the same ratings in opposite order: PostgreSQL ends one of the transactions."""
    people = [PersonRow(id=id, name=id, created=1.0) for id in ("ann", "bob")]

    def rating(person: str, games: int) -> SetRating:
        return SetRating(RatingRow(person=person, game="notty", against="people", mu=1, sigma=1, games=games, won=0))

    async def story() -> None:
        address = postgres.create("crossed")
        async with PostgresStore(address) as one, PostgresStore(address) as other:
            await one.write([AddPerson(row, hash_token(row.id)) for row in people])
            await one.write([rating("ann", 1), rating("bob", 1)])
            assert one.writer.connection is not None
            one.writer.connection = Between(one.writer.connection, other)  # type: ignore[assignment]
            await one.write([rating("ann", 2), rating("bob", 2)])
            assert [row.games for row in await one.people.ratings("ann")] == [2]
            assert [row.name for row in await one.people.bots("ann")] == []

    asyncio.run(story())


class Between:
    """A connection between whose two updates somebody else takes the rows in the opposite order, once."""

    def __init__(self, connection: Connection, other: PostgresStore) -> None:
        self.connection = connection
        self.other = other
        self.updates = 0
        self.crossing: threading.Thread | None = None

    def cross(self) -> None:
        with psycopg.connect(self.other.address) as connection:
            connection.execute("SET deadlock_timeout = '60s'")  # so that the other one is ended
            connection.execute("UPDATE rating SET won = 0 WHERE person = 'bob'")
            self.ready.set()
            connection.execute("UPDATE rating SET won = 0 WHERE person = 'ann'")

    def execute(self, query: str, *values: Any) -> psycopg.Cursor[Any]:
        self.updates += query.startswith("UPDATE rating")
        if self.updates == 2 and self.crossing is None:
            self.ready = threading.Event()
            self.crossing = threading.Thread(target=self.cross)
            self.crossing.start()
            self.ready.wait(30)
        return self.connection.execute(query, *values)  # type: ignore[arg-type]

    def __getattr__(self, name: str) -> object:
        return getattr(self.connection, name)


def test_a_batch_with_one_bad_append_is_written_without_it_and_in_order(postgres: PostgresServer) -> None:
    """The entries of a batch go in one statement; where one of them is refused, each has a savepoint."""

    async def story() -> None:
        async with PostgresStore(postgres.create("mixed")) as store:
            await store.append(tables=[table()])
            good = [[entry(seq, seat=0, cmd=str(seq))] for seq in range(1, 40)]
            results = await together(store, [*good, [entry(7)], [entry(40, "nowhere")], [entry(41)]])
            assert [type(result).__name__ for result in results[39:]] == ["Conflict", "BadRow", "NoneType"]
            assert set(map(type, results[:39])) == {type(None)}

    asyncio.run(story())


def test_a_server_does_not_open_a_database_that_is_being_copied(postgres: PostgresServer) -> None:
    address = postgres.create("copied")
    with psycopg.connect(address, autocommit=True) as copying_it:
        holding.hold(copying_it)
        with pytest.raises(StorageError, match="is being copied"):
            open_store(address)
    asyncio.run(open_store(address).close())


def test_while_the_server_is_away_reading_fails_and_hints_come_back_with_it(
    own_server: PostgresServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(readers, "PATIENCE", 0.2)
    monkeypatch.setattr(listening, "AGAIN", 0.05)

    async def story() -> None:
        async with PostgresStore(own_server.create("away")) as store:
            heard: list[str] = []
            store.listen(heard.append)
            async with asyncio.timeout(60):
                while heard != [""]:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(own_server.stop, "immediate")
                with pytest.raises(StorageError, match="cannot read"):
                    await store.entries("T")
                await asyncio.to_thread(own_server.start)
                while heard != ["", ""]:
                    await asyncio.sleep(0.01)

    asyncio.run(story())
    assert "hints lost" in [record.getMessage() for record in caplog.records]


def test_a_batch_that_keeps_meeting_others_fails_and_the_next_one_is_written(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with PostgresStore(postgres.create("deadlocked")) as store:
            await store.append(tables=[table()])
            whole, tries = writer.commit, 0

            def crossed(connection: Connection) -> None:
                nonlocal tries
                tries += 1
                raise psycopg.errors.DeadlockDetected("deadlock detected")

            monkeypatch.setattr(writer, "commit", crossed)
            with pytest.raises(StorageError):
                await store.write([SetDue("T", 5.0)])
            assert tries == writer.TRIES
            monkeypatch.setattr(writer, "commit", whole)
            await store.append([entry(1)])
            assert [row.seq for row in await store.entries("T")] == [1]

    asyncio.run(story())
