"""How tables come into memory and leave it: none waits for another, and none is opened only to be listed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from time import time
from typing import Any

import pytest

from parlour import storage
from parlour.bots import weights
from parlour.server.host.settings import Settings
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor import timers
from parlour.server.table_actor.actor import TableActor
from parlour.server.tables import time_slices
from parlour.server.tables.eviction import DAY
from parlour.table import clock, commands
from parlour.wire import messages as wire
from tests.server import at_table
from tests.server.at_table import AtOnce
from tests.server.connections import OUTBOX_SIZE, QueuedConnection
from tests.server.process import NONCE, Player, open_socket, serving
from tests.server.test_table_actor import ANN, BOB, come, friends, heard, running_server, say, until

SLOW = DAY  # seconds per turn in a game that takes days


async def unload(server: ParlourServer) -> None:
    for actor in server.tables.actors.values():
        actor.quiet_since = 0.0
    await server.eviction.unload(time())


async def begun(server: ParlourServer, **terms: Any) -> TableActor:
    """Begin a game between Ann and Bob, who have both left again."""
    actor = await friends(server, **terms)
    connections = [come(actor, ANN), come(actor, BOB)]
    assert isinstance(await say(actor, connections[ANN], wire.Start("go")), wire.Ack)
    for connection in connections:
        actor.disconnect(connection)
    return actor


@asynccontextmanager
async def not_started(data: Path) -> AsyncIterator[ParlourServer]:
    """A server that is not started.

    Its clocks get a minute when their table is opened: where one runs, opening writes.
    """
    chosen = Settings(data=data, pause=0.0, grace=0.2, restart_grace=60)
    opened = ParlourServer(storage.open_store(data / "parlour.sqlite"), AtOnce(), chosen)
    try:
        yield opened
    finally:
        await opened.close()


def full_disk(server: ParlourServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def append(*rows: Any, **more: Any) -> None:
        raise storage.WriteFailed("nothing was written: database or disk is full")

    monkeypatch.setattr(server.store, "append", append)


async def leave_two(data: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Store two tables: at the first one a clock runs, the other has none."""
    monkeypatch.setattr(clock, "SHORTEST", 1)
    async with running_server(data) as server:
        ids = (await begun(server, clock=1)).id, (await begun(server)).id
    return ids


# The disk.


def test_a_table_that_cannot_write_keeps_nobody_from_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        writing, other = await leave_two(tmp_path, monkeypatch)
        async with not_started(tmp_path) as server:
            full_disk(server, monkeypatch)
            async with asyncio.timeout(30):
                stuck = await server.tables.actor(writing)
                await until(lambda: stuck.paused == "table-cannot-write")
                connection = come(await server.tables.actor(other), None)
                assert [one["t"] for one in heard(connection)] == ["welcome", "state"]
                late = come(stuck, ANN)
                assert heard(late)[-1]["t"] == "paused", "and whoever comes to the stuck one is told so"

    asyncio.run(evening())


def test_a_server_starts_on_a_full_disk_though_clocks_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        live, _ = await leave_two(tmp_path, monkeypatch)
        async with not_started(tmp_path) as server:
            full_disk(server, monkeypatch)
            async with asyncio.timeout(30):
                await server.start()
                await until(lambda: live in server.tables.actors)

    asyncio.run(evening())


def test_a_table_that_cannot_be_opened_keeps_no_other_from_its_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        monkeypatch.setattr(clock, "SHORTEST", 1)
        async with running_server(tmp_path) as server:
            ids = sorted([(await begun(server, clock=1)).id for _ in range(3)])
        with closing(sqlite3.connect(tmp_path / "parlour.sqlite", isolation_level=None)) as connection:
            connection.execute("UPDATE tables SET game = 'gone' WHERE id = ?", (ids[0],))
        async with not_started(tmp_path) as server:
            await server.start()
            await until(lambda: set(server.tables.actors) == set(ids[1:]))
            assert server.evicting is not None and not server.evicting.done()

    asyncio.run(evening())


# After a restart.


def test_requested_tables_are_opened_before_those_that_nobody_asked_for(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            ids = sorted([(await begun(server, clock=60)).id for _ in range(12)])
        async with not_started(tmp_path) as server:
            await server.start()
            assert not server.tables.actors, "nobody waits until all tables are there"
            await server.tables.actor(ids[-1])
            assert len(server.tables.actors) <= 2
            await until(lambda: set(server.tables.actors) == set(ids))

    asyncio.run(evening())


def test_a_long_log_is_folded_in_parts_and_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_slices, "SLICE", 0.0)

    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await begun(server)
            for number in range(20):
                await actor.submit(ANN, f"hm {number}", lambda: [commands.take_back(actor.table, ANN)])
                seat = actor.table.on_turn
                turn = actor.table.moves
                await actor.submit(seat, f"move {number}", lambda: [commands.move(actor.table, seat, turn, "end")])  # noqa: B023
            await unload(server)
            assert not server.tables.actors
            asked = [asyncio.create_task(server.tables.actor(actor.id)) for _ in range(3)]
            while not (folding := server.tables.folding.locked()) and not asked[0].done():
                await asyncio.sleep(0)
            turns = 0
            while server.tables.folding.locked():
                turns += 1
                await asyncio.sleep(0)
            assert folding and turns >= 10, "others have their turn meanwhile"
            opened = {id(await one) for one in asked}
            assert len(opened) == 1

    asyncio.run(evening())


def test_a_table_let_go_of_while_it_is_opened_is_read_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await begun(server)
            await unload(server)
            await server.tables.folding.acquire()
            asked = asyncio.create_task(server.tables.actor(actor.id))
            await until(lambda: bool(server.tables.folding._waiters))
            seq = actor.table.seq + 1
            said = storage.Entry(table_id=actor.id, seq=seq, kind="said", body={"seat": 0, "text": "hi"}, at=time())
            await server.store.append([said])
            server.tables.evict(actor.id)
            server.tables.folding.release()
            assert (await asked).table.seq == seq

    asyncio.run(evening())


# Idle tables.


def test_idle_tables_are_closed_without_being_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            waiting = [(await server.tables.open_table("notty", "public", 2, {})).id for _ in range(3)]
            playing = (await begun(server)).id
            await unload(server)
            assert not server.tables.actors

            async def never(*asked: Any) -> Any:
                raise AssertionError("a log was read")

            with monkeypatch.context() as patch:
                patch.setattr(server.store, "entries", never)
                await server.eviction.close_idle(time() + 2 * DAY)
                assert not server.tables.actors and not server.tables.opening
                assert [row.id for row in await server.store.open_tables()] == [playing]
            for id in waiting:
                table = (await server.tables.actor(id)).table
                assert table.closed == "idle"
            assert not (await server.tables.actor(playing)).table.closed

    asyncio.run(evening())


def test_a_game_over_days_sleeps_until_its_clock_is_due(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await begun(server, clock=SLOW)
            await unload(server)
            assert actor.id not in server.tables.actors, "nobody is there, and nothing happens for hours"
            await server.eviction.open_due(time())
            assert actor.id not in server.tables.actors
            await server.eviction.close_idle(time() + 300 * DAY)
            assert len(await server.store.open_tables()) == 1, "somebody's time still runs"
            await server.eviction.open_due(actor.table.clock.warn_at)
            again = server.tables.actors[actor.id]
            assert (again.table.on_turn, again.table.clock.until) == (ANN, actor.table.clock.until)

    asyncio.run(evening())


def test_after_a_crash_a_table_that_was_awake_is_opened_whatever_the_store_said_before(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await begun(server, clock=SLOW)
            await unload(server)
            assert await server.store.due_tables(time()) == []
            again = await server.tables.actor(actor.id)
            assert isinstance(await say(again, come(again, ANN), wire.Say("hi", "hello")), wire.Ack)
            assert [row.id for row in await server.store.due_tables(time())] == [actor.id]

    asyncio.run(evening())


def test_a_game_over_days_that_everybody_has_left_is_closed_in_the_end(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await begun(server, clock=SLOW)
            for seat in (ANN, BOB):
                await actor.call(lambda: actor.commit(None, None, [commands.take_over(seat, "clock")]))  # noqa: B023
            assert actor.timers.due_unattended() is None
            await unload(server)
            assert actor.id not in server.tables.actors
            await server.eviction.close_idle(time() + 20 * DAY)
            assert len(await server.store.open_tables()) == 1
            await server.eviction.close_idle(time() + 40 * DAY)
            assert await server.store.open_tables() == []

    asyncio.run(evening())


def test_a_table_whose_fast_clock_has_nothing_left_to_do_leaves_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "SHORTEST", 1)

    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await begun(server, clock=1)
            await unload(server)
            assert actor.id in server.tables.actors, "somebody's time runs out soon"
            await until(lambda: actor.table.holders() == [BOB])  # a computer would play for Ann, but nobody is there
            await until(lambda: not actor.calls)
            await unload(server)
            assert actor.id not in server.tables.actors
            again = await server.tables.actor(actor.id)
            come(again, ANN)
            await until(lambda: again.table.holders() == [ANN, BOB])

    asyncio.run(evening())


# Many connections at once.


def test_a_hundred_spectators_who_come_back_together_stay(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await begun(server)
            ann = come(actor, ANN)
            connections = [come(actor, None) for _ in range(100)]
            assert not any(connection.closed for connection in [ann, *connections])
            assert max(connection.outbox.qsize() for connection in [ann, *connections]) < OUTBOX_SIZE / 4
            await until(lambda: actor.presence.timer is None)
            last = heard(ann)[-1]
            assert last["t"] == "state" and actor.broadcast.info().spectators == 100
            assert msg_spectators(last) == 100, "and everybody hears in the end how many they are"
            for connection in connections:
                actor.disconnect(connection)
            assert not ann.closed
            await until(lambda: actor.presence.timer is None)
            assert msg_spectators(heard(ann)[-1]) == 0

    asyncio.run(evening())


def msg_spectators(message: dict[str, Any]) -> int:
    return int(message["info"]["spectators"])


def test_a_hello_to_an_evicted_table_reaches_the_one_that_is_opened_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        table = bob.open()
        ann.sit(table)
        early = open_socket(server, table)
        early.send('{"t":"ping","n":1}')
        assert "pong" in str(early.recv(timeout=30)), "the connection has its table, and has said no hello"
        assert ann.post("/api/me/delete", {})[0] == 200  # which evicts the table from memory
        bob.sit(table)
        bob.join(table)
        early.send(f'{{"t":"hello","v":{wire.VERSION}}}')
        assert "table-come-back" in str(early.recv(timeout=30))
        early.close()
        bob.close()


def test_a_dropped_desk_greets_nobody(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await begun(server)
            server.tables.evict(actor.id)
            with pytest.raises(Exception, match="opened again"):
                await say(actor, QueuedConnection(None), wire.Hello(wire.VERSION))
            assert not actor.connections

    asyncio.run(evening())


# Failures in background tasks.


def failures(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.msg for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize("answer", ["no move at all", "group R1 R2", None], ids=["unreadable", "illegal", "raises"])
def test_a_computer_that_fails_is_told_once_and_keeps_nobody_waiting(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, answer: str | None
) -> None:
    class Broken(AtOnce):
        async def choose(self, *question: Any, **more: Any) -> str:
            if answer is None:
                raise ZeroDivisionError
            return answer

    async def evening() -> None:
        async with at_table.running_server(tmp_path, Broken()) as server:
            actor, _ = await at_table.quick_table(server, "notty", "reference", first_player=0)
            for _ in range(2):
                await at_table.pass_to_computer(actor)
                await until(lambda: actor.table.on_turn == ANN)
            assert failures(caplog) == ["computer failed"]

    asyncio.run(evening())


def test_weights_that_cannot_be_used_keep_nobody_waiting_at_a_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "file_of", lambda game, agent: tmp_path / "none")
    weights.values.cache_clear()

    async def evening() -> None:
        async with at_table.running_server(tmp_path, AtOnce()) as server:
            actor, _ = await at_table.quick_table(server, "notty", "medium", first_player=0)
            await at_table.pass_to_computer(actor)
            await until(lambda: actor.table.on_turn == ANN)
            assert failures(caplog) == ["computer failed"]

    asyncio.run(evening())
    weights.values.cache_clear()


def test_a_clock_that_fails_is_told_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "SHORTEST", 1)
    monkeypatch.setattr(timers, "RETRY_AFTER", 0.05)

    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await begun(server, clock=1)
            keep, failed = actor.commit, 0

            async def fails_twice(*what: Any, **more: Any) -> int:
                nonlocal failed
                failed += 1
                if failed <= 2:
                    raise ZeroDivisionError
                return await keep(*what, **more)

            monkeypatch.setattr(actor, "commit", fails_twice)
            await until(lambda: actor.table.clock.warned)
            assert failures(caplog) == ["timer failed", "timer failed"]

    asyncio.run(evening())


# Commands.


def test_the_commands_of_a_seat_belong_to_its_occupant(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            eve = come(actor, BOB)
            assert isinstance(await say(actor, eve, wire.Say("1", "hello")), wire.Ack)
            assert isinstance(await say(actor, eve, wire.Stand("2")), wire.Ack)
            await server.tables.sit(actor, BOB, "Cara", NONCE, (await server.people.create("Cara")).row)
            actor.disconnect(eve)
            for opened in (actor, None):
                if opened is None:
                    await unload(server)
                    opened = await server.tables.actor(actor.id)
                cara = come(opened, BOB)
                answers = [await say(opened, cara, wire.Say(cmd, "I am new")) for cmd in ("1", "2")]
                assert [getattr(one, "repeat", "refused") for one in answers] == [opened is not actor] * 2
                assert [line.text for line in opened.table.talk] == ["hello", "I am new", "I am new"]
                opened.disconnect(cara)

    asyncio.run(evening())


def test_a_server_that_is_woken_while_it_closes_ends(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            while not server.eviction.woken._waiters:
                await asyncio.sleep(0.001)
            await server.eviction.wake()

    asyncio.run(evening())


def test_an_actor_remembers_the_last_commands_and_the_store_all_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.table_actor.idempotency.REMEMBERED", 3)

    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            ann = come(actor, ANN)
            first = await say(actor, ann, wire.Start("go"))
            said = [await say(actor, ann, wire.Say(f"say {number}", "hm")) for number in range(10)]
            assert isinstance(first, wire.Ack) and isinstance(said[0], wire.Ack)
            assert actor.idempotency_keys.most_of_a_seat() == 3
            before = actor.table.seq
            assert await say(actor, ann, wire.Start("go")) == wire.Ack("go", first.seq, repeat=True)
            again = await say(actor, ann, wire.Say("say 0", "hm"))
            assert again == wire.Ack("say 0", said[0].seq, repeat=True)
            assert actor.table.seq == before and actor.id in server.tables.actors

    asyncio.run(evening())
