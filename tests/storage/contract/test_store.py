"""A store returns what was written, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from msgspec import structs

from parlour.storage import BadRow, Closed, Conflict, hash_token
from parlour.storage.operations import Append, Ban, OpenTable
from tests.storage.databases import Database, opened
from tests.storage.samples import entry, table


def test_rows_come_back_as_they_went_in(database: Database) -> None:
    first = entry(1, seat=0, cmd="a", move="draw 2", name="නෝටි 🂡 \ud800", deep={"list": [1, None, 2.5]})

    async def story() -> None:
        async with opened(database) as store:
            await store.append([first, entry(2)], tables=[table()])
            assert await store.tables() == [table()]
            assert await store.entries("T") == [first, entry(2)]
        async with opened(database) as store:
            assert await store.entries("T") == [first, entry(2)]

    asyncio.run(story())


def test_tables_come_oldest_first_and_entries_in_order(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append(tables=[table("new", 9.0), table("b", 1.0), table("a", 1.0)])
            await store.append([entry(3, "b"), entry(1, "b"), entry(2, "b"), entry(7, "a")])
            assert [row.id for row in await store.tables()] == ["a", "b", "new"]
            assert [row.seq for row in await store.entries("b")] == [1, 2, 3]
            assert [row.seq for row in await store.entries("b", after=2)] == [3]
            assert await store.entries("b", after=3) == []
            assert await store.entries("nowhere") == []

    asyncio.run(story())


def test_a_command_is_found_by_its_table_its_seat_and_its_name(database: Database) -> None:
    rows = [entry(1, seat=0, cmd="x"), entry(2, seat=1, cmd="x"), entry(3, cmd="x"), entry(4, seat=0)]

    async def story() -> None:
        async with opened(database) as store:
            await store.append(rows, tables=[table()])
            assert await store.find_cmd("T", 0, "x") == rows[0]
            assert await store.find_cmd("T", 1, "x") == rows[1]
            assert await store.find_cmd("T", None, "x") == rows[2]
            assert await store.find_cmd("T", 2, "x") is None
            assert await store.find_cmd("T", 0, "y") is None
            assert await store.find_cmd("U", 0, "x") is None

    asyncio.run(story())


def test_of_a_token_only_the_hash_is_kept() -> None:
    assert hash_token("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"


def test_a_body_changed_after_the_call_is_written_as_it_was(database: Database) -> None:
    row = entry(1, score=1)

    async def story() -> None:
        async with opened(database) as store:
            await store.append(tables=[table()])
            with database.locked():
                writing = asyncio.create_task(store.append([row]))
                await asyncio.sleep(0)
                row.body["score"] = 2
            await writing
            assert await store.entries("T") == [entry(1, score=1)]

    asyncio.run(story())
    with pytest.raises(AttributeError, match="immutable"):
        row.seq = 2  # type: ignore[misc]


@pytest.mark.parametrize("value", [float("nan"), {1, 2}, b"bytes"])
def test_a_body_that_is_not_json_is_refused(database: Database, value: object) -> None:
    async def story() -> None:
        async with opened(database) as store:
            with pytest.raises(BadRow, match="no JSON"):
                await store.append([entry(1, value=value)], tables=[table()])
            assert await store.tables() == []

    asyncio.run(story())


def test_several_loops_use_one_store_one_after_another(database: Database) -> None:
    store = opened(database)
    asyncio.run(store.append(tables=[table()]))
    for seq in range(1, 4):
        asyncio.run(store.append([entry(seq)]))
    assert [row.seq for row in asyncio.run(store.entries("T"))] == [1, 2, 3]
    asyncio.run(store.close())


def test_closing_writes_what_waits_and_takes_no_more(database: Database) -> None:
    async def story() -> None:
        store = opened(database)
        await store.append(tables=[table()])
        assert await store.tables() == [table()]
        with database.locked():
            waiting = [asyncio.create_task(store.append([entry(seq)])) for seq in range(1, 6)]
            await asyncio.sleep(0)
            closing = asyncio.create_task(store.close())
            await asyncio.sleep(0)
            with pytest.raises(Closed):
                await store.append([entry(9)])
            with pytest.raises(Closed):
                await store.tables()
        await asyncio.gather(*waiting, closing, store.close())
        await store.close()

    asyncio.run(story())
    assert database.kept() == [1, 2, 3, 4, 5]


def test_a_cancelled_caller_leaves_no_gap(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append(tables=[table()])
            with database.locked():
                calls = [asyncio.create_task(store.append([entry(seq)])) for seq in (1, 2, 3)]
                await asyncio.sleep(0)
                calls[1].cancel()
            results = await asyncio.gather(*calls, return_exceptions=True)
            assert [type(result) for result in results] == [type(None), asyncio.CancelledError, type(None)]
            assert [row.seq for row in await store.entries("T")] == [1, 2, 3]

    asyncio.run(story())


def test_a_loop_that_is_gone_does_not_hold_up_the_writer(database: Database) -> None:
    store = opened(database)
    asyncio.run(store.append(tables=[table()]))

    async def impatient() -> None:
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(store.append([entry(1)]), 0.01)

    with database.locked():
        asyncio.run(impatient())
    asyncio.run(store.append([entry(2)]))
    assert [row.seq for row in asyncio.run(store.entries("T"))] == [1, 2]
    asyncio.run(store.close())


def test_a_table_and_its_entries_are_written_with_other_operations_or_not_at_all(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.write([OpenTable(table()), Append(entry(1)), Ban("somebody", 1.0)])
            with pytest.raises(Conflict):
                await store.write([Ban("another", 2.0), Append(entry(1))])
            assert [row.seq for row in await store.entries("T")] == [1]
            assert await store.people.bans() == {"somebody"}
            with pytest.raises(BadRow, match="a body is a dict"):
                await store.append([structs.replace(entry(2), body=cast(Any, [1, 2]))])

    asyncio.run(story())
