"""Troubles of the database server: what was acknowledged is there, and what was not was not written."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from parlour.storage import NewerDatabase, StorageError, WriteFailed, open_log, open_store
from parlour.storage.postgres import writer
from parlour.storage.postgres.connections import Connection
from parlour.storage.postgres.store import PostgresStore
from parlour.storage.rows import Entry
from tests.storage.postgres_server import PostgresServer
from tests.storage.samples import entry, table, together


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
    """Append until it is written, as a table does that pauses and goes on."""
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
    """A connection whose next commit is answered by nobody, after it was done or instead of it."""

    def __init__(self, connection: Connection, done: bool) -> None:
        self.connection = connection
        self.done = done

    def execute(self, query: str, *values: Any) -> psycopg.Cursor[Any]:
        if query != "COMMIT" or self.done:
            answer = self.connection.execute(query, *values)  # type: ignore[arg-type]
        if query == "COMMIT":
            raise psycopg.OperationalError("the connection was lost")
        return answer

    def __getattr__(self, name: str) -> object:
        return getattr(self.connection, name)


@pytest.mark.parametrize("done", [True, False])
def test_where_the_answer_to_a_commit_is_lost_the_writer_looks(postgres: PostgresServer, done: bool) -> None:
    async def story() -> None:
        async with PostgresStore(postgres.create(f"lost_answer_{done}")) as store:
            await store.append([entry(1)], tables=[table()])
            assert store.writer.connection is not None
            store.writer.connection = LostAnswer(store.writer.connection, done)  # type: ignore[assignment]
            results = await together(store, [[entry(2)], [entry(3, seat=0, cmd="a")]])
            assert [type(result) for result in results] == [type(None) if done else WriteFailed] * 2
            await store.append([entry(4 if done else 2)])
            assert [row.seq for row in await store.entries("T")] == ([1, 2, 3, 4] if done else [1, 2])

    asyncio.run(story())


def test_a_commit_still_under_way_is_ended_before_the_writer_looks(postgres: PostgresServer) -> None:
    """The process whose answer was lost sits in its transaction: it must not commit after the caller was refused."""

    async def story() -> None:
        async with PostgresStore(postgres.create("under_way")) as store:
            await store.append(tables=[table()])
            connection = store.writer.connection
            assert connection is not None
            connection.execute("BEGIN")
            connection.execute("INSERT INTO ban (what, since) VALUES ('never', 1)")
            store.writer.connection = None  # lost, though its process at the server goes on
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


def test_a_newer_database_is_refused_and_left_as_it_is(postgres: PostgresServer) -> None:
    address = postgres.create("newer")
    asyncio.run(open_store(address).close())
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("UPDATE parlour_schema SET version = version + 1")
    for opening in (open_store, open_log):
        with pytest.raises(NewerDatabase):
            opening(address)


def test_a_batch_with_one_bad_append_is_written_without_it_and_in_order(postgres: PostgresServer) -> None:
    """The entries of a batch go in one statement until one of them is refused; then each has a savepoint."""

    async def story() -> None:
        async with PostgresStore(postgres.create("mixed")) as store:
            await store.append(tables=[table()])
            good = [[entry(seq, seat=0, cmd=str(seq))] for seq in range(1, 40)]
            results = await together(store, [*good, [entry(7)], [entry(40, "nowhere")], [entry(41)]])
            assert [type(result).__name__ for result in results[39:]] == ["Conflict", "BadRow", "NoneType"]
            assert set(map(type, results[:39])) == {type(None)}

    assert writer.INSERT_ENTRIES.endswith("ON CONFLICT DO NOTHING")
    asyncio.run(story())
