"""The life of a table on the server: absent players, expired clocks, and what happens by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any

import msgspec
import pytest

from parlour import storage
from parlour.server.host.settings import Settings
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor import log_writer
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.dispatch import respond
from parlour.server.tables.eviction import DAY
from parlour.server.tables.own_tables import own_tables
from parlour.server.workers.pool import WorkerPool
from parlour.table import clock
from parlour.table.errors import TableError
from parlour.wire import messages as wire
from tests.server.connections import QueuedConnection
from tests.server.process import NONCE

ANN, BOB = 0, 1


@asynccontextmanager
async def running_server(data: Path, **settings: Any) -> AsyncIterator[ParlourServer]:
    chosen = Settings(**{"data": data, "pause": 0.0, "grace": 0.2, "restart_grace": 0.5, **settings})
    opened = ParlourServer(storage.open_store(data / "parlour.sqlite"), WorkerPool(), chosen)
    await opened.start()
    try:
        yield opened
    finally:
        await opened.close()


async def friends(server: ParlourServer, **terms: Any) -> TableActor:
    """Seat Ann and Bob at a private table of Notty; Ann begins."""
    actor = await server.tables.open_table("notty", "private", 2, {"first_player": 0}, **terms)
    for seat, name in enumerate(("Ann", "Bob")):
        await server.tables.sit(actor, seat, name, NONCE, (await server.people.create(name)).row)
    return actor


async def say(actor: TableActor, connection: QueuedConnection, message: wire.FromClient) -> wire.FromServer | None:
    return await respond(actor, connection, message)


def come(actor: TableActor, seat: int | None) -> QueuedConnection:
    connection = QueuedConnection(seat)
    actor.connect(connection)
    return connection


async def until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    deadline = time() + seconds
    while not condition():
        assert time() < deadline, "it did not happen"
        await asyncio.sleep(0.01)


def heard(connection: QueuedConnection) -> list[dict[str, Any]]:
    """Return all messages since the last call."""
    messages = []
    while not connection.outbox.empty():
        message = connection.outbox.get_nowait()
        messages.append(msgspec.json.decode(message) if isinstance(message, bytes) else {"t": "end", "why": message})
    return messages


def test_an_absent_player_is_replaced_after_the_grace_and_gets_the_seat_back_at_once(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            ann, bob = come(actor, ANN), come(actor, BOB)
            assert isinstance(await say(actor, ann, wire.Start("go")), wire.Ack)
            actor.disconnect(ann)
            assert actor.broadcast.info().seats[ANN].grace_until is not None
            await until(lambda: actor.table.moves > 0)  # a computer plays for Ann
            assert actor.broadcast.info().seats[ANN].stand_in
            ann = come(actor, ANN)
            await until(lambda: actor.table.holders() == [ANN, BOB])
            assert not actor.broadcast.info().seats[ANN].stand_in
            assert any(message["t"] == "events" for message in heard(bob))

    asyncio.run(evening())


def test_what_a_computer_plays_for_a_person_is_marked_also_after_a_restart(tmp_path: Path) -> None:
    def marks(messages: list[dict[str, Any]]) -> list[tuple[int, bool]]:
        return [(one["by"], one.get("computer", False)) for one in messages]

    async def evening() -> None:
        async with running_server(tmp_path, unload_after=0.0) as server:
            actor = await friends(server)
            ann, bob = come(actor, ANN), come(actor, BOB)
            await say(actor, ann, wire.Start("go"))
            await say(actor, ann, wire.Do("draw", 0, "draw 1"))
            await say(actor, ann, wire.PlayForMe("for me", 1, "action"))
            actor.disconnect(ann)
            await until(lambda: actor.table.on_turn == BOB)
            await say(actor, bob, wire.Do("end", actor.table.moves, "end"))
            await until(lambda: actor.table.on_turn == BOB)
            told = marks([one for one in heard(bob) if one["t"] == "events"])
            assert told[:2] == [(ANN, False), (ANN, True)]
            assert all(computer == (by == ANN) for by, computer in told[1:]), told
            actor.disconnect(bob)
            await server.eviction.unload(time())
            again = come(await server.tables.actor(actor.id), BOB)
            assert marks(heard(again)[1]["log"]) == told

    asyncio.run(evening())


def test_the_moves_of_a_computer_on_its_own_seat_are_its_own(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await server.tables.open_table("notty", "private", 2, {"first_player": 0})
            await server.tables.sit(actor, ANN, "Ann", NONCE, (await server.people.create("Ann")).row)
            ann = come(actor, ANN)
            await say(actor, ann, wire.SitBot("bot", BOB, "reference"))
            await say(actor, ann, wire.Start("go"))
            await say(actor, ann, wire.Do("end", 0, "end"))
            await until(lambda: actor.table.on_turn == ANN and actor.table.moves > 1)
            assert not any("computer" in message for message in heard(ann))

    asyncio.run(evening())


def test_the_lobby_shows_stand_ins_and_people_who_wait_for_another_game(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, grace=1.0) as server:
            actor = await server.tables.open_table("notty", "private", 2, {"first_player": 0})
            rows = [(await server.people.create(name)).row for name in ("Ann", "Bob")]
            for seat, row in enumerate(rows):
                await server.tables.sit(actor, seat, row.name, NONCE, row)
            ann, bob = come(actor, ANN), come(actor, BOB)
            await say(actor, ann, wire.Start("go"))
            actor.disconnect(ann)
            [table] = await own_tables(server.tables, rows[ANN])
            assert table.your_turn and table.until == actor.broadcast.info().seats[ANN].grace_until is not None
            await until(lambda: actor.broadcast.info().seats[ANN].stand_in)
            [table] = await own_tables(server.tables, rows[ANN])
            assert not table.your_turn and table.seats[ANN].stand_in
            await say(actor, bob, wire.Resign("enough"))
            assert actor.table.phase == "over"
            assert [await own_tables(server.tables, row) for row in rows] == [[], []]
            come(actor, ANN)  # otherwise Bob would not have to wait
            await until(lambda: actor.table.person(ANN).holds)
            await say(actor, bob, wire.Rematch("again", NONCE))
            [table] = await own_tables(server.tables, rows[ANN])
            assert (table.phase, table.your_turn, table.seats[BOB].ready) == ("over", False, True)
            assert await own_tables(server.tables, rows[BOB]) == []

    asyncio.run(evening())


def test_when_nobody_is_left_the_table_waits_and_says_so(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            ann, bob = come(actor, ANN), come(actor, BOB)
            await say(actor, ann, wire.Start("go"))
            actor.disconnect(bob)
            actor.disconnect(ann)
            watcher = come(actor, None)
            await asyncio.sleep(0.5)
            assert actor.table.moves == 0 and actor.table.holders() == [ANN, BOB]
            assert actor.broadcast.info().paused == "table-nobody-here"
            assert not watcher.closed

    asyncio.run(evening())


def test_the_host_who_leaves_passes_the_table_on(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            ann, bob = come(actor, ANN), come(actor, BOB)
            assert actor.table.host == ANN
            actor.disconnect(ann)
            await until(lambda: actor.table.host == BOB)
            assert isinstance(await say(actor, bob, wire.Start("go")), wire.Ack)

    asyncio.run(evening())


def test_a_clock_warns_gives_more_time_once_and_then_a_computer_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "SHORTEST", 1)

    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server, clock=1)
            ann, bob = come(actor, ANN), come(actor, BOB)
            await say(actor, ann, wire.Start("go"))
            await until(lambda: actor.table.clock.warned)
            assert [one["seat"] for one in heard(bob) if one["t"] == "warn"] == [ANN]
            assert isinstance(await say(actor, ann, wire.Here("still here")), wire.Ack)
            assert not actor.table.clock.warned
            await until(lambda: actor.table.clock.warned)
            answer = await say(actor, ann, wire.Here("and still"))
            assert isinstance(answer, wire.Refused) and answer.key == "table-extended"
            await until(lambda: actor.table.on_turn == BOB and actor.table.moves > 0)
            assert actor.broadcast.info().seats[ANN].stand_in and actor.is_connected(ANN)
            assert isinstance(await say(actor, ann, wire.Here("back")), wire.Ack)
            assert actor.table.holders() == [ANN, BOB]

    asyncio.run(evening())


def test_downtime_costs_nobody_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock would have expired while the server was down: opened again, the table gives the grace."""
    monkeypatch.setattr(clock, "SHORTEST", 1)

    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server, clock=1)
            ann = come(actor, ANN)
            come(actor, BOB)
            await say(actor, ann, wire.Start("go"))
        await asyncio.sleep(1.2)
        async with running_server(tmp_path, restart_grace=0.8) as server:
            id = actor.id
            await until(lambda: id in server.tables.actors)  # a table whose clock runs is opened without a request
            actor = server.tables.actors[id]
            await until(lambda: actor.table.clock.until > time())
            assert actor.table.holders() == [ANN, BOB]
            await until(lambda: actor.table.holders() == [BOB])  # if still nobody connects

    asyncio.run(evening())


def test_in_a_game_over_days_nobody_has_to_be_there(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await server.tables.open_table("notty", "private", 2, {"first_player": 0}, clock=DAY)
            ann_row = (await server.people.create("Ann")).row
            await server.tables.sit(actor, ANN, "Ann", NONCE, ann_row)
            ann = come(actor, ANN)
            await say(actor, ann, wire.SitBot("bot", BOB, "reference"))
            await say(actor, ann, wire.Start("go"))
            await say(actor, ann, wire.Do("end", 0, "end"))
            actor.disconnect(ann)
            await until(lambda: actor.table.on_turn == ANN and actor.table.moves > 1)
            assert actor.table.holders() == [ANN]
            tables = await own_tables(server.tables, ann_row)
            assert [(one.table, one.your_turn) for one in tables] == [(actor.id, True)]
            assert tables[0].until is not None and tables[0].until > time() + DAY / 2
            await server.eviction.unload(time())
            assert actor.id in server.tables.actors

    asyncio.run(evening())


def test_resigning_voting_undoing_and_talking_over_the_wire(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            ann, bob, watcher = come(actor, ANN), come(actor, BOB), come(actor, None)
            await say(actor, ann, wire.Start("go"))
            await say(actor, ann, wire.Do("draw", 0, "draw 2"))
            heard(watcher)
            await say(actor, ann, wire.AskUndo("please"))
            await say(actor, bob, wire.AnswerUndo("no", False))
            assert heard(watcher)[-1]["said_no"] == BOB
            assert isinstance(await say(actor, ann, wire.AskUndo("undo")), wire.Ack)
            assert actor.broadcast.info().undo == wire.UndoInfo(ANN, "draw 2", [])
            assert isinstance(await say(actor, bob, wire.AnswerUndo("yes", True)), wire.Ack)
            assert (actor.table.played, actor.history) == ([], [])
            undone = heard(watcher)[-1]
            assert (undone["log"], undone["taken_back"]) == ([], "draw 2")
            assert isinstance(await say(actor, bob, wire.Say("hi", "<i>hello</i>")), wire.Ack)
            assert heard(watcher)[-1]["text"] == "<i>hello</i>"
            assert come(actor, None) and heard(come(actor, None))[1]["talk"][0]["text"] == "<i>hello</i>"
            assert isinstance(await say(actor, watcher, wire.Say("psst", "he has a 7")), wire.Refused)
            await say(actor, ann, wire.Vote("a", "end", True))
            assert actor.broadcast.info().end_votes == [ANN]
            await say(actor, bob, wire.Vote("b", "end", True))
            assert (actor.broadcast.info().phase, actor.broadcast.info().ended) == ("over", "vote")
            for seat, connection in ((ANN, ann), (BOB, bob)):
                await say(actor, connection, wire.Rematch(f"again {seat}", NONCE))
            assert actor.broadcast.info().phase == "playing"
            await say(actor, bob, wire.Resign("enough"))
            last = [one for one in heard(watcher) if one["t"] == "state"][-1]
            assert last["situation"]["result"]["winners"] == [ANN]
            assert last["situation"]["secret"], "the deal can be checked"

    asyncio.run(evening())


def test_a_person_who_stood_up_sees_nothing_of_the_seats_next_owner(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await server.tables.open_table("jolly", "private", 2, {})
            for seat, name in enumerate(("Ann", "Eve")):
                await server.tables.sit(actor, seat, name, NONCE, (await server.people.create(name)).row)
            ann, eve = come(actor, ANN), come(actor, BOB)
            assert isinstance(await say(actor, eve, wire.Stand("bye")), wire.Ack)
            await server.tables.sit(actor, BOB, "Bob", NONCE, (await server.people.create("Bob")).row)
            await say(actor, ann, wire.Start("go"))
            watcher = come(actor, None)
            actor.broadcast.show_all()
            assert heard(eve)[-1]["situation"] == heard(watcher)[-1]["situation"]
            answer = await say(actor, eve, wire.Resign("for Bob"))
            assert isinstance(answer, wire.Refused) and answer.key == "table-not-seated"

    asyncio.run(evening())


def test_at_a_show_computers_play_as_long_as_somebody_watches(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, pause=0.01) as server:
            actor = await server.tables.open_show("notty", ["reference", "reference", "random"], {})
            assert (actor.table.phase, actor.table.moves, actor.broadcast.info().paused) == (
                "playing",
                0,
                "table-nobody-here",
            )
            watcher = come(actor, None)
            await until(lambda: actor.table.moves > 5)
            actor.disconnect(watcher)
            await asyncio.sleep(0.1)
            moves = actor.table.moves
            await asyncio.sleep(0.2)
            assert actor.table.moves == moves
            assert actor.table.rated is False

    asyncio.run(evening())


def test_a_command_repeated_after_others_gets_its_first_answer(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            ann = come(actor, ANN)
            come(actor, BOB)
            await say(actor, ann, wire.Start("go"))
            first = await say(actor, ann, wire.Resign("enough"))  # ends the game, which adds further entries
            again = await say(actor, ann, wire.Resign("enough"))
            assert isinstance(first, wire.Ack) and isinstance(again, wire.Ack)
            assert (first.seq, first.repeat, again.seq, again.repeat) == (first.seq, False, first.seq, True)
            assert actor.table.seq > first.seq

    asyncio.run(evening())


def test_play_for_me_repeated_gets_its_first_answer(tmp_path: Path) -> None:
    """The move has changed the turn, which must not make the repeated command stale."""

    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            ann = come(actor, ANN)
            come(actor, BOB)
            await say(actor, ann, wire.Start("go"))
            asked = wire.PlayForMe("help", actor.table.moves, "turn")
            first, again = await say(actor, ann, asked), await say(actor, ann, asked)
            assert isinstance(first, wire.Ack) and again == wire.Ack("help", first.seq, repeat=True)

    asyncio.run(evening())


def test_what_was_refused_is_not_carried_out_by_a_copy_that_comes_late(tmp_path: Path) -> None:
    """A page that reconnects sends its commands again; the old connection may still hand in its copies."""

    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            ann, bob = come(actor, ANN), come(actor, BOB)
            too_soon = wire.Resign("no")
            refused = await say(actor, ann, too_soon)
            await say(actor, ann, wire.Start("go"))
            assert isinstance(refused, wire.Refused) and await say(actor, ann, too_soon) == refused
            assert isinstance(await say(actor, bob, too_soon), wire.Ack), "another seat may use the same key"

    asyncio.run(evening())


def test_a_full_disk_pauses_the_table_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_writer, "FIRST_WAIT", 0.02)

    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            ann, bob = come(actor, ANN), come(actor, BOB)
            await say(actor, ann, wire.Start("go"))
            whole = server.store.append
            full = True

            async def append(*rows: Any, **more: Any) -> None:
                if full:
                    raise storage.WriteFailed("nothing was written: database or disk is full")
                await whole(*rows, **more)

            monkeypatch.setattr(server.store, "append", append)
            heard(bob)
            move = asyncio.create_task(say(actor, ann, wire.Do("draw", 0, "draw 1")))
            await until(lambda: actor.paused == "table-cannot-write")
            assert [one["t"] for one in heard(bob)][:1] == ["paused"] and actor.table.moves == 0
            with pytest.raises(Exception, match="cannot save"):
                await server.tables.open_table("notty", "private", 2, {})
            full = False
            assert isinstance(await move, wire.Ack)
            assert (actor.paused, actor.table.moves, actor.broadcast.info().paused) == ("", 1, "")

    asyncio.run(evening())


def test_tables_where_nobody_is_go_from_memory_and_come_back_whole(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, unload_after=0.0) as server:
            actor = await friends(server)
            ann = come(actor, ANN)
            come(actor, BOB)
            await say(actor, ann, wire.Start("go"))
            await say(actor, ann, wire.Do("draw", 0, "draw 2"))
            before = actor.table.state.hash() if actor.table.state else 0
            await server.eviction.unload(time())
            assert actor.id in server.tables.actors, "somebody is there"
            for connection in list(actor.connections):
                actor.disconnect(connection)
            await server.eviction.unload(time())
            assert actor.id not in server.tables.actors
            again = await server.tables.actor(actor.id)
            assert again is not actor and again.table.state is not None and again.table.state.hash() == before

    asyncio.run(evening())


def test_a_client_waiting_for_a_table_that_is_evicted_is_told(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            actor = await friends(server)
            blocked = asyncio.Event()
            first = asyncio.create_task(actor.call(blocked.wait))
            second = asyncio.create_task(server.tables.sit(actor, None, "Cara", NONCE))
            await asyncio.sleep(0)
            await server.eviction.unload(time())
            assert actor.id in server.tables.actors, "somebody waits for it"
            server.tables.evict(actor.id)
            blocked.set()
            await first
            with pytest.raises(TableError, match="opened again"):
                await second
            with pytest.raises(TableError, match="opened again"):
                await actor.call(blocked.wait)
            assert (await server.tables.actor(actor.id)).table.people() == [ANN, BOB]

    asyncio.run(evening())


def test_idle_tables_are_closed_and_their_finished_games_stay(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path) as server:
            waiting = await server.tables.open_table("notty", "public", 2, {})
            playing = await friends(server)
            ann = come(playing, ANN)
            come(playing, BOB)
            await say(playing, ann, wire.Start("go"))
            for connection in list(playing.connections):
                playing.disconnect(connection)
            await server.eviction.close_idle(time() + 2 * DAY)
            assert (await server.tables.actor(waiting.id)).table.closed == "idle"
            assert not (await server.tables.actor(playing.id)).table.closed
            await server.eviction.close_idle(time() + 40 * DAY)
            actor = await server.tables.actor(playing.id)
            assert actor.table.closed == "idle"
            assert await say(actor, QueuedConnection(ANN), wire.Hello(wire.VERSION)) == wire.Bye("table-closed", {})

    asyncio.run(evening())
