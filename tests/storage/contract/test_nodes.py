"""Nodes that share a store: heartbeats by the clock of the database, owners of tables, the list of public tables."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from msgspec import structs

from parlour.storage import Conflict, Store, TableRow
from parlour.storage.operations import (
    Ban,
    Beat,
    CloseTable,
    ForgetNodes,
    ListTable,
    PassTable,
    RemoveNode,
    SetDue,
    SetOwner,
    UnlistTable,
)
from parlour.storage.rows import ListedTable, NodeRow
from tests.storage.databases import Database, opened
from tests.storage.samples import entry, table

OSLO = NodeRow(id="oslo", run="1", address="http://10.0.0.1:8000", key="k", url="https://oslo.example.org", version="9")
ROME = NodeRow(id="rome", run="2", address="http://10.0.0.2:8000", key="l", draining=True)
DEAD = 100.0  # seconds: more than a test takes


async def seen(store: Store) -> list[NodeRow]:
    """The nodes, as if all had just been alive."""
    found = await store.nodes()
    assert all(-1.0 < one.age < DEAD for one in found)
    return [replace(one, age=0.0) for one in found]


def test_nodes_come_back_as_they_went_in_with_their_age(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.write([Beat(ROME, DEAD), Beat(OSLO, DEAD)])
            assert await seen(store) == [OSLO, ROME]
            before = (await store.nodes())[0].age
            await asyncio.sleep(0.05)
            assert (await store.nodes())[0].age > before
            await store.write([Beat(OSLO, DEAD)])
            young, old = await store.nodes()
            assert young.age < old.age

    asyncio.run(story())


def test_a_name_belongs_to_one_process_until_its_heart_has_stopped(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.write([Beat(OSLO, DEAD)])
            another = replace(OSLO, run="other", key="other")
            with pytest.raises(Conflict) as caught:
                await store.write([Beat(another, DEAD)])
            assert caught.value.on == "node"
            assert await seen(store) == [OSLO]
            await asyncio.sleep(0.02)
            await store.write([Beat(another, 0.01)])
            assert await seen(store) == [another]
            await store.write([RemoveNode("oslo", OSLO.run)])
            assert await seen(store) == [another], "the one that has lost the name cannot take the row away"
            await store.write([RemoveNode("oslo", "other")])
            assert await store.nodes() == []

    asyncio.run(story())


def test_a_table_has_the_owner_that_took_it_last_and_passes_from_that_one_alone(database: Database) -> None:
    async def owner_of(store: Store, id: str) -> str | None:
        row = await store.table(id)
        assert row is not None
        return row.owner

    async def story() -> None:
        async with opened(database) as store:
            mine: TableRow = replace(table("mine"), owner="oslo")
            await store.append(tables=[table(), mine])
            assert await store.table("mine") == mine
            await store.append([entry(1)], more=[SetOwner("T", "oslo")])
            assert await store.owned_tables("oslo") == {"T", "mine"}
            await store.write([SetOwner("T", "rome"), PassTable("T", "oslo", None)])
            assert await owner_of(store, "T") == "rome"
            await store.write([PassTable("T", "rome", "oslo"), PassTable("mine", "oslo", None)])
            assert (await owner_of(store, "T"), await owner_of(store, "mine")) == ("oslo", None)
            await store.write([CloseTable("T", 5.0)])
            assert await store.owned_tables("oslo") == set()

    asyncio.run(story())


def test_due_and_idle_tables_name_their_owner_and_owning_a_table_does_not_wake_it(database: Database) -> None:
    owned = structs.replace(entry(2), kind="owned", at=100.0)

    async def story() -> None:
        async with opened(database) as store:
            await store.append([entry(1), owned], tables=[table()], more=[SetOwner("T", "oslo")])
            [idle] = await store.idle_tables(50.0, 50.0)
            assert (idle.id, idle.seq, idle.at, idle.owner) == ("T", 2, 2.5, "oslo")
            await store.write([SetDue("T", 7.0)])
            assert [row.owner for row in await store.due_tables(8.0)] == ["oslo"]

    asyncio.run(story())


def line(table_id: str, node: str = "oslo", free: bool = True, body: str = "{}") -> ListedTable:
    return ListedTable(table_id=table_id, node=node, free=free, body=body)


def test_the_list_of_public_tables_has_those_with_a_free_seat_first_and_none_of_dead_nodes(database: Database) -> None:
    rows = [line("A", free=False), line("B"), line("C", "rome"), line("D", "paris")]

    async def story() -> None:
        async with opened(database) as store:
            await store.append(tables=[table(row.table_id) for row in rows])
            await store.write([Beat(OSLO, DEAD), Beat(ROME, DEAD), *map(ListTable, rows)])
            assert await store.listed_tables(10, DEAD) == [line("B"), line("C", "rome"), line("A", free=False)]
            assert await store.listed_tables(1, DEAD) == [line("B")]
            await store.write([ListTable(line("A", "rome", body="new")), UnlistTable("A", "oslo")])
            await store.write([UnlistTable("B", "oslo")])
            assert await store.listed_tables(10, DEAD) == [line("A", "rome", body="new"), line("C", "rome")]
            await store.write([RemoveNode("rome", ROME.run)])
            assert await store.listed_tables(10, DEAD) == []
        assert database.kept("SELECT table_id FROM listed") == ["D"]

    asyncio.run(story())


def test_nodes_that_died_long_ago_are_forgotten_with_their_lines(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append(tables=[table("A"), table("D")])
            await store.write([Beat(OSLO, DEAD), ListTable(line("A")), ListTable(line("D", "paris"))])
            await store.write([ForgetNodes(DEAD)])
            assert await seen(store) == [OSLO]
            await asyncio.sleep(0.02)
            await store.write([ForgetNodes(0.01)])
            assert await store.nodes() == []
        assert database.kept("SELECT table_id FROM listed") == []

    asyncio.run(story())


def test_whoever_shares_a_store_hears_hints(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            if not store.shared:
                store.listen(lambda hint: pytest.fail("nobody else can be there"))
                await store.write([Ban("192.0.2.7", 1.0)])
                return
            hints: asyncio.Queue[str] = asyncio.Queue()
            async with opened(database) as another:
                another.listen(hints.put_nowait)
                assert await asyncio.wait_for(hints.get(), 30) == "", "what was before is unknown"
                await store.append([entry(1)], tables=[table()], more=[SetOwner("T", "oslo")])
                await store.write([Ban("192.0.2.7", 1.0)])
                assert [await asyncio.wait_for(hints.get(), 30) for _ in range(2)] == ["owner T oslo", "bans"]

    asyncio.run(story())
