"""Nobody plays behind a window that the page has opened by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import time

import pytest

from parlour.server.table_actor import reading_pause
from parlour.server.table_actor.actor import Desk
from parlour.server.table_actor.connections import Guest
from parlour.server.table_actor.socket import respond
from parlour.server.tables.registry import House
from parlour.wire import messages as wire
from tests.server.at_table import ANN, AtOnce, house, play
from tests.server.process import NONCE

BOB, COMPUTER = 1, 2


async def settle() -> None:
    """Everything that can happen by itself has happened, and been written."""
    for _ in range(30):
        await asyncio.sleep(0.01)


async def until(condition: Callable[[], bool]) -> None:
    deadline = time() + 30
    while not condition():
        assert time() < deadline, "it did not happen"
        await asyncio.sleep(0.01)


async def alone(opened: House, **how: object) -> Desk:
    """Ann against a computer that begins. Nobody is connected yet, so nobody plays."""
    desk = await opened.open_table("notty", "quick", 2, {"first_player": 1}, **how)  # type: ignore[arg-type]
    await opened.sit(desk, ANN, "Ann", NONCE)
    await opened.seat_computers(desk, ANN, "easy")
    return desk


async def friends(opened: House) -> Desk:
    """Ann and Bob with a computer that begins."""
    desk = await opened.open_table("notty", "private", 3, {"first_player": COMPUTER})
    for seat, name in enumerate(("Ann", "Bob")):
        await opened.sit(desk, seat, name, NONCE)
    await desk.ask(ANN, "computer", lambda: [desk.table.sit_computer(ANN, COMPUTER, "easy")])
    return desk


async def come(desk: Desk, seat: int | None, reading: int | None = None) -> Guest:
    guest = Guest(seat)
    assert await respond(desk, guest, wire.Hello(wire.VERSION, reading=reading)) is None
    return guest


async def close_window(desk: Desk, guest: Guest) -> None:
    assert await respond(desk, guest, wire.Reading(desk.table.moves, False)) is None


def test_computers_wait_until_the_only_person_has_read(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, AtOnce()) as opened:
            desk = await alone(opened)
            ann = await come(desk, ANN, reading=0)
            await settle()
            assert desk.table.moves == 0
            assert desk.info().reading == wire.ReadingInfo([ANN], None)
            await close_window(desk, ann)
            await until(lambda: desk.table.on_turn == ANN)
            assert desk.info().reading is None

    asyncio.run(evening())


def test_a_window_that_opens_while_the_computer_thinks_is_in_time(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, AtOnce(), pause=0.1) as opened:
            desk = await alone(opened)
            ann = await come(desk, ANN)
            assert desk.computers.task is not None  # it thinks, and rests
            await respond(desk, ann, wire.Reading(0, True))
            await desk.computers.task
            assert desk.table.moves == 0
            await close_window(desk, ann)
            assert desk.computers.pauses() == 1  # what there was to look at has been looked at
            await until(lambda: desk.table.moves > 0)

    asyncio.run(evening())


def test_nobody_waits_for_what_cannot_be_read_now(tmp_path: Path) -> None:
    """Of another moment, by a spectator, after a move about which no window opens."""

    async def evening() -> None:
        async with house(tmp_path, AtOnce()) as opened:
            desk = await alone(opened)
            watcher = await come(desk, None, reading=0)
            assert desk.info().reading is None
            ann = await come(desk, ANN, reading=7)
            assert desk.info().reading is None
            await until(lambda: desk.table.on_turn == ANN)
            await respond(desk, ann, wire.Reading(desk.table.moves, True))
            assert desk.info().reading is None
            await close_window(desk, watcher)

    asyncio.run(evening())


def test_a_lost_connection_and_a_killed_server_are_read_through(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, AtOnce()) as opened:
            desk = await alone(opened)
            ann = await come(desk, ANN, reading=0)
            desk.part(ann)
            assert desk.info().reading is None
            await come(desk, ANN, reading=0)
            await settle()
            assert desk.table.moves == 0
        async with house(tmp_path, AtOnce()) as opened:
            again = await opened.desk(desk.id)
            ann = await come(again, ANN, reading=0)
            await settle()
            assert again.table.moves == 0
            await close_window(again, ann)
            await until(lambda: again.table.moves > 0)

    asyncio.run(evening())


def test_the_clock_stands_while_the_only_person_reads(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, AtOnce()) as opened:
            desk = await opened.open_table("notty", "quick", 2, {"first_player": ANN}, clock=10)
            await opened.sit(desk, ANN, "Ann", NONCE)
            await opened.seat_computers(desk, ANN, "easy")
            ann = await come(desk, ANN, reading=0)
            assert desk.info().time is None
            assert list(desk.times.coming()) == []
            began = desk.table.clock.until
            closed_at = time()
            await close_window(desk, ann)
            await until(lambda: desk.table.clock.until > began)
            assert desk.table.clock.until >= closed_at + 10
            assert desk.info().time is not None

    asyncio.run(evening())


def test_among_people_everybody_reads_and_then_play_goes_on(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, AtOnce(), pause=0.3) as opened:
            desk = await friends(opened)
            ann, bob = await come(desk, ANN), await come(desk, BOB)
            assert await respond(desk, ann, wire.Start("go"))
            for guest in (ann, bob):
                await respond(desk, guest, wire.Reading(0, True))
            shown = desk.info().reading
            assert shown is not None and shown.seats == [ANN, BOB]
            assert shown.until is not None and 0 < shown.until - time() <= reading_pause.COUNTDOWN
            await close_window(desk, ann)
            assert desk.computers.task is not None
            await desk.computers.task
            assert desk.table.moves == 0
            await close_window(desk, bob)
            await until(lambda: desk.table.moves > 0)

    asyncio.run(evening())


def test_among_people_the_countdown_ends_and_does_not_begin_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading_pause, "COUNTDOWN", 0.2)

    async def evening() -> None:
        async with house(tmp_path, AtOnce()) as opened:
            desk = await opened.open_table("notty", "private", 2, {"first_player": ANN})
            for seat, name in enumerate(("Ann", "Bob")):
                await opened.sit(desk, seat, name, NONCE)
            ann, bob = await come(desk, ANN), await come(desk, BOB)
            assert await respond(desk, ann, wire.Start("go"))
            await respond(desk, bob, wire.Reading(0, True))
            refused = await respond(desk, ann, wire.Do("too early", 0, "end"))
            assert isinstance(refused, wire.Refused) and refused.key == "table-others-read"
            assert refused.args["names"] == ["Bob"]
            await until(lambda: desk.info().reading is None)
            await respond(desk, bob, wire.Reading(0, True))
            assert desk.info().reading is None
            assert isinstance(await respond(desk, ann, wire.Do("now", 0, "end")), wire.Ack)

    asyncio.run(evening())


def test_outside_programs_are_not_held_up(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path, AtOnce()) as opened:
            desk = await opened.open_table("notty", "private", 2, {"first_player": BOB})
            await opened.sit(desk, ANN, "Ann", NONCE)
            await desk.ask(None, "robot", lambda: [desk.table.sit(BOB, "Robot", NONCE, bot=True)])
            ann, robot = await come(desk, ANN), await come(desk, BOB)
            assert await respond(desk, ann, wire.Start("go"))
            await respond(desk, ann, wire.Reading(0, True))
            assert desk.info().reading == wire.ReadingInfo([ANN], None)
            assert isinstance(await respond(desk, robot, wire.Do("at once", 0, "end")), wire.Ack)
            assert isinstance(await play(desk, ANN, "next", 1, "end"), wire.Ack)

    asyncio.run(evening())
