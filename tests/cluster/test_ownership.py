"""A table belongs to the node that opened it last: the log lets nobody else write, and people are sent there."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from parlour import storage
from parlour.core.errors import ParlourError
from parlour.server.cluster.nodes import Elsewhere, NameTaken
from parlour.server.host.settings import Settings
from parlour.server.parlour_server import ParlourServer
from parlour.server.tables import registry
from parlour.server.tables.eviction import DAY
from parlour.server.tables.own_tables import own_tables
from parlour.table import commands
from parlour.wire import messages as wire
from tests.cluster.nodes import PATIENT, Node, cluster, heard, kinds, node, run_sql, silence, until
from tests.server.at_table import ANN, AtOnce, play, quick_table
from tests.server.connections import CloseFrame, QueuedConnection
from tests.server.process import NONCE


async def first_move(one: Node, table: str, cmd: str) -> object:
    """Ann's first legal move at a table, as a node has it."""
    actor = await one.tables.actor(table)
    assert actor.table.state is not None
    return await play(actor, ANN, cmd, actor.table.moves, str(actor.table.state.legal()[0]))


async def anns_table(one: Node) -> tuple[str, QueuedConnection]:
    """A table of Ann's with her on turn, and her connection."""
    actor, connection = await quick_table(one, "notty", "random", first_player=0)
    heard(connection)
    return actor.id, connection


def test_a_table_is_opened_by_one_node_and_others_name_it(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            table, _ = await anns_table(oslo)
            with pytest.raises(Elsewhere) as caught:
                await rome.tables.actor(table)
            assert caught.value.node.id == "oslo"
            assert rome.nodes.socket_of(caught.value.node, table) == f"/api/tables/{table}/socket?node=oslo"
            assert "owned rome" not in await kinds(oslo, table), "nothing was written only to find out"

    asyncio.run(story())


def test_the_tables_of_a_dead_node_are_taken_over_and_its_ghost_writes_nothing(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            table, connection = await anns_table(oslo)
            await silence(oslo, rome)
            assert isinstance(await first_move(rome, table, "here"), wire.Ack)
            before = await kinds(rome, table)
            assert before[-2:] == ["owned rome", "moved"]
            oslo.nodes.beaten_at += 1000  # it believes that it is alive
            with pytest.raises(storage.Conflict):
                await first_move(oslo, table, "there")
            assert await kinds(rome, table) == before
            assert table not in oslo.tables.actors
            told = heard(connection)
            assert told == [{"t": "bye", "key": "table-come-back", "args": {}}, CloseFrame(1012, "table-come-back")], (
                "nothing was told that was not written"
            )

    asyncio.run(story())


def test_a_node_that_was_taken_for_dead_drops_what_it_lost_before_anybody_is_told(
    database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            (lost, _), (kept, connection) = await anns_table(oslo), await anns_table(oslo)
            await silence(oslo, rome)
            await rome.tables.actor(lost)
            oslo.nodes.beaten_at -= 2 * PATIENT
            with pytest.raises(Elsewhere):
                await oslo.tables.actor(lost)
            assert (await oslo.tables.actor(kept)).connections == {connection: None}, "what nobody took is still there"

    asyncio.run(story())


def test_of_two_nodes_that_want_an_orphan_one_gets_it(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome", "wien") as [oslo, rome, wien]:
            tables = [(await anns_table(oslo))[0] for _ in range(8)]
            await silence(oslo, rome, wien)
            wishes = [one.tables.actor(table) for table in tables for one in (rome, wien)]
            results = await asyncio.gather(*wishes, return_exceptions=True)
            for table, *pair in zip(tables, results[::2], results[1::2], strict=True):
                assert sum(isinstance(one, Elsewhere) for one in pair) == 1, pair
                [owned] = [kind for kind in await kinds(rome, table) if kind.startswith("owned")]
                owner = rome if owned == "owned rome" else wien
                assert table in owner.tables.actors

    asyncio.run(story())


def test_people_who_come_back_to_a_node_get_their_table_there(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They were sent to the owner and cannot reach it. But a table does not go to and fro all the time."""

    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            table, connection = await anns_table(oslo)
            ann = (table, "192.0.2.7", "key")
            assert not rome.sent_away.is_back(ann)
            rome.sent_away.note(ann)
            assert rome.sent_away.is_back(ann) and not rome.sent_away.is_back(ann), "once"
            actor = await rome.tables.actor(table, by_force=True)
            await until(lambda: connection.closed)  # a hint is enough: oslo writes nothing
            rome.tables.evict(table)
            assert actor.evicted
            with pytest.raises(Elsewhere):
                await oslo.tables.actor(table, by_force=True)
            monkeypatch.setattr(registry, "KEPT", 0.0)
            await oslo.tables.actor(table, by_force=True)
            assert [kind for kind in await kinds(oslo, table) if "owned" in kind] == ["owned rome", "owned oslo"]

    asyncio.run(story())


def test_a_table_that_left_the_memory_may_be_opened_anywhere(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            actor = await oslo.tables.open_table("notty", "private", 2, {})
            await oslo.eviction.unload_table(actor.id, actor, oslo.eviction.now())
            assert actor.id not in oslo.tables.actors
            await rome.tables.actor(actor.id)
            assert await rome.store.owned_tables("rome") == {actor.id}

    asyncio.run(story())


def test_a_look_at_ones_tables_takes_none_from_its_node(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            ann = (await oslo.people.create("Ann")).row
            actor = await oslo.tables.open_table("notty", "quick", 2, {"first_player": 0}, clock=60)
            await oslo.tables.sit(actor, ANN, "Ann", NONCE, ann)
            assert [(one.phase, one.your_turn) for one in await own_tables(rome.tables, ann)] == [("open", False)]
            await oslo.tables.seat_computers(actor, ANN, "random")
            [here], [there] = [await own_tables(one.tables, ann) for one in (oslo, rome)]
            assert (there.table, there.your_turn, there.until) == (actor.id, True, here.until)
            assert not rome.tables.actors and "owned rome" not in await kinds(rome, actor.id)

    asyncio.run(story())


def test_due_tables_of_a_dead_node_are_opened_by_the_one_they_belong_to(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome", "wien") as [oslo, rome, wien]:
            tables = set()
            for _ in range(12):
                actor = await oslo.tables.open_table("notty", "quick", 2, {"first_player": 0}, clock=60)
                await oslo.tables.sit(actor, ANN, "Ann", NONCE)
                await oslo.tables.seat_computers(actor, ANN, "random")
                tables.add(actor.id)
            await silence(oslo, rome, wien)
            await until(lambda: rome.tables.actors.keys() | wien.tables.actors.keys() == tables)
            assert not rome.tables.actors.keys() & wien.tables.actors.keys()
            assert rome.tables.actors and wien.tables.actors, "12 tables, all on one side: 1 in 2,000"

    asyncio.run(story())


def test_idle_tables_are_closed_once_and_not_under_their_owners_nose(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            actor = await oslo.tables.open_table("notty", "private", 2, {})
            later = oslo.eviction.now() + 100 * DAY
            await rome.eviction.close_idle(later)
            assert "closed" not in await kinds(rome, actor.id)
            await oslo.eviction.close_idle(later)
            assert await kinds(rome, actor.id) == ["opened", "secret", "closed"]
            orphan = await oslo.tables.open_table("notty", "private", 2, {})
            await silence(oslo, rome)
            await rome.eviction.close_idle(later)
            assert (await kinds(rome, orphan.id))[-1] == "closed"
            assert await rome.store.table_of_code(orphan.code) is None

    asyncio.run(story())


def test_a_node_that_is_drained_hands_its_tables_over_and_opens_no_more(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            table, connection = await anns_table(oslo)
            other = await rome.tables.open_table("notty", "private", 2, {})
            assert await oslo.hand_over() == 1
            there = f"/api/tables/{table}/socket?node=rome"
            assert heard(connection) == [{"t": "moved", "url": there}, CloseFrame(1012, "moved")]
            assert not oslo.nodes.ready and rome.nodes.ready
            for asked in (table, other.id):
                with pytest.raises(Elsewhere) as caught:
                    await oslo.tables.actor(asked)
                assert caught.value.node.id == "rome"
            with pytest.raises(Elsewhere):
                oslo.check_open()
            assert isinstance(await first_move(rome, table, "there"), wire.Ack)
            await rome.nodes.beat()
            with pytest.raises(ParlourError, match="no other node"):
                await rome.hand_over()
            await oslo.resume()
            oslo.check_open()
            await rome.nodes.beat()
            assert await rome.hand_over() == 2

    asyncio.run(story())


def test_commands_under_way_are_answered_before_their_table_is_handed_over(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            table, _ = await anns_table(oslo)
            moving = asyncio.create_task(first_move(oslo, table, "late"))
            await asyncio.sleep(0)
            assert await oslo.hand_over() == 1
            answer = await moving
            assert isinstance(answer, wire.Ack)
            [moved] = [row for row in await rome.store.entries(table) if row.cmd == "late"]
            assert (moved.seq, moved.kind) == (answer.seq, "moved")

    asyncio.run(story())


def test_a_repeated_command_is_answered_by_the_next_owner(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            table, _ = await anns_table(oslo)
            first = await first_move(oslo, table, "a")
            await silence(oslo, rome)
            actor = await rome.tables.actor(table)
            again = await actor.submit(ANN, "a", lambda: [commands.move(actor.table, ANN, 0, "end")])
            assert isinstance(first, wire.Ack) and again == wire.Ack("a", first.seq, repeat=True)

    asyncio.run(story())


def test_a_name_is_for_one_process_and_one_that_has_lost_it_stops(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo") as [oslo]:
            replaced = asyncio.Event()
            oslo.nodes.on_replaced = replaced.set
            address = str(oslo.settings.database)
            twin = ParlourServer(
                storage.open_store(address), AtOnce(), Settings(data=tmp_path, database=address, node="oslo")
            )
            async with await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", 0) as listening:
                port = listening.sockets[0].getsockname()[1]
                oslo.nodes.me = replace(oslo.nodes.me, address=f"http://127.0.0.1:{port}")
                await oslo.nodes.beat()
                with pytest.raises(NameTaken):
                    await twin.start()
            await twin.close()
            run_sql(oslo, "UPDATE node SET heartbeat = heartbeat - 1000, run = 'another'")
            run_sql(oslo, "UPDATE node SET heartbeat = heartbeat + 1000")
            await asyncio.wait_for(replaced.wait(), 60)

    asyncio.run(story())


def test_an_entry_of_ownership_makes_no_difference_to_the_game(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with cluster(database, tmp_path, "oslo", "rome") as [oslo, rome]:
            table, _ = await anns_table(oslo)
            before = (await oslo.tables.actor(table)).table
            await silence(oslo, rome)
            after = (await rome.tables.actor(table)).table
            assert before.state is not None and after.state is not None
            assert (after.state.hash(), after.moves, after.seq) == (before.state.hash(), before.moves, before.seq + 1)
            assert (before.owner, after.owner) == ("", "rome")
            async with node(str(rome.settings.database), tmp_path, "wien") as wien:
                await wien.nodes.beat()
                with pytest.raises(Elsewhere):
                    await wien.tables.actor(table)

    asyncio.run(story())
