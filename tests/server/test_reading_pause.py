"""The reading pause: nobody plays behind a window that the page has opened by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import time

import pytest

from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor import reading_pause
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.dispatch import respond
from parlour.table import commands
from parlour.wire import messages as wire
from tests.server.at_table import ANN, AtOnce, play, running_server
from tests.server.connections import QueuedConnection
from tests.server.process import NONCE

BOB, COMPUTER = 1, 2


async def settle() -> None:
    """Let everything happen that can happen by itself, and be stored."""
    for _ in range(30):
        await asyncio.sleep(0.01)


async def until(condition: Callable[[], bool]) -> None:
    deadline = time() + 30
    while not condition():
        assert time() < deadline, "it did not happen"
        await asyncio.sleep(0.01)


async def alone(opened: ParlourServer, **how: object) -> TableActor:
    """Open a table of Ann against a computer that begins. Nobody is connected yet, so nobody plays."""
    actor = await opened.tables.open_table("notty", "quick", 2, {"first_player": 1}, **how)  # type: ignore[arg-type]
    await opened.tables.sit(actor, ANN, "Ann", NONCE)
    await opened.tables.seat_computers(actor, ANN, "easy")
    return actor


async def friends(opened: ParlourServer) -> TableActor:
    """Open a table of Ann and Bob with a computer that begins."""
    actor = await opened.tables.open_table("notty", "private", 3, {"first_player": COMPUTER})
    for seat, name in enumerate(("Ann", "Bob")):
        await opened.tables.sit(actor, seat, name, NONCE)
    await actor.submit(ANN, "computer", lambda: [commands.sit_computer(actor.table, ANN, COMPUTER, "easy")])
    return actor


async def come(actor: TableActor, seat: int | None, reading: int | None = None) -> QueuedConnection:
    connection = QueuedConnection(seat)
    assert await respond(actor, connection, wire.Hello(wire.VERSION, reading=reading)) is None
    return connection


async def close_window(actor: TableActor, connection: QueuedConnection) -> None:
    assert await respond(actor, connection, wire.Reading(actor.table.moves, False)) is None


def test_computers_wait_until_the_only_person_has_read(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor = await alone(opened)
            ann = await come(actor, ANN, reading=0)
            await settle()
            assert actor.table.moves == 0
            assert actor.broadcast.info().reading == wire.ReadingInfo([ANN], None)
            await close_window(actor, ann)
            await until(lambda: actor.table.on_turn == ANN)
            assert actor.broadcast.info().reading is None

    asyncio.run(evening())


def test_a_window_that_opens_while_the_computer_thinks_is_in_time(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce(), pause=0.1) as opened:
            actor = await alone(opened)
            ann = await come(actor, ANN)
            assert actor.computers.task is not None  # it thinks, and pauses
            await respond(actor, ann, wire.Reading(0, True))
            await actor.computers.task
            assert actor.table.moves == 0
            await close_window(actor, ann)
            assert not actor.pace.look  # no long pause: everybody has read already
            await until(lambda: actor.table.moves > 0)

    asyncio.run(evening())


def test_nobody_waits_for_what_cannot_be_read_now(tmp_path: Path) -> None:
    """From another moment, from a spectator, or after a move that opens no window."""

    async def evening() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor = await alone(opened)
            watcher = await come(actor, None, reading=0)
            assert actor.broadcast.info().reading is None
            ann = await come(actor, ANN, reading=7)
            assert actor.broadcast.info().reading is None
            await until(lambda: actor.table.on_turn == ANN)
            await respond(actor, ann, wire.Reading(actor.table.moves, True))
            assert actor.broadcast.info().reading is None
            await close_window(actor, watcher)

    asyncio.run(evening())


def test_a_lost_connection_and_a_killed_server_are_read_through(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor = await alone(opened)
            ann = await come(actor, ANN, reading=0)
            actor.disconnect(ann)
            assert actor.broadcast.info().reading is None
            await come(actor, ANN, reading=0)
            await settle()
            assert actor.table.moves == 0
        async with running_server(tmp_path, AtOnce()) as opened:
            again = await opened.tables.actor(actor.id)
            ann = await come(again, ANN, reading=0)
            await settle()
            assert again.table.moves == 0
            await close_window(again, ann)
            await until(lambda: again.table.moves > 0)

    asyncio.run(evening())


def test_the_clock_stands_while_the_only_person_reads(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor = await opened.tables.open_table("notty", "quick", 2, {"first_player": ANN}, clock=10)
            await opened.tables.sit(actor, ANN, "Ann", NONCE)
            await opened.tables.seat_computers(actor, ANN, "easy")
            ann = await come(actor, ANN, reading=0)
            assert actor.broadcast.info().time is None
            assert list(actor.timers.deadlines()) == []
            began = actor.table.clock.until
            closed_at = time()
            await close_window(actor, ann)
            await until(lambda: actor.table.clock.until > began)
            assert actor.table.clock.until >= closed_at + 10
            assert actor.broadcast.info().time is not None

    asyncio.run(evening())


def test_among_people_everybody_reads_and_then_play_continues(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce(), pause=0.3) as opened:
            actor = await friends(opened)
            ann, bob = await come(actor, ANN), await come(actor, BOB)
            assert await respond(actor, ann, wire.Start("go"))
            for connection in (ann, bob):
                await respond(actor, connection, wire.Reading(0, True))
            shown = actor.broadcast.info().reading
            assert shown is not None and shown.seats == [ANN, BOB]
            assert shown.until is not None and 0 < shown.until - time() <= reading_pause.COUNTDOWN
            await close_window(actor, ann)
            assert actor.computers.task is not None
            await actor.computers.task
            assert actor.table.moves == 0
            await close_window(actor, bob)
            await until(lambda: actor.table.moves > 0)

    asyncio.run(evening())


def test_among_people_the_countdown_ends_and_does_not_begin_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading_pause, "COUNTDOWN", 0.2)

    async def evening() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor = await opened.tables.open_table("notty", "private", 2, {"first_player": ANN})
            for seat, name in enumerate(("Ann", "Bob")):
                await opened.tables.sit(actor, seat, name, NONCE)
            ann, bob = await come(actor, ANN), await come(actor, BOB)
            assert await respond(actor, ann, wire.Start("go"))
            await respond(actor, bob, wire.Reading(0, True))
            refused = await respond(actor, ann, wire.Do("too early", 0, "end"))
            assert isinstance(refused, wire.Refused) and refused.key == "table-others-read"
            assert refused.args["names"] == ["Bob"]
            await until(lambda: actor.broadcast.info().reading is None)
            await respond(actor, bob, wire.Reading(0, True))
            assert actor.broadcast.info().reading is None
            assert isinstance(await respond(actor, ann, wire.Do("now", 0, "end")), wire.Ack)

    asyncio.run(evening())


def test_outside_programs_are_not_held_up(tmp_path: Path) -> None:
    async def evening() -> None:
        async with running_server(tmp_path, AtOnce()) as opened:
            actor = await opened.tables.open_table("notty", "private", 2, {"first_player": BOB})
            await opened.tables.sit(actor, ANN, "Ann", NONCE)
            await actor.submit(None, "robot", lambda: [commands.sit(actor.table, BOB, "Robot", NONCE, bot=True)])
            ann, robot = await come(actor, ANN), await come(actor, BOB)
            assert await respond(actor, ann, wire.Start("go"))
            await respond(actor, ann, wire.Reading(0, True))
            assert actor.broadcast.info().reading == wire.ReadingInfo([ANN], None)
            assert isinstance(await respond(actor, robot, wire.Do("at once", 0, "end")), wire.Ack)
            assert isinstance(await play(actor, ANN, "next", 1, "end"), wire.Ack)

    asyncio.run(evening())
