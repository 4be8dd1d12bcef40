"""How tables come into memory and leave it: none waits for another, and none is opened only to be looked at."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any

import pytest

from parlour import storage
from parlour.bots import weights
from parlour.server.host.settings import Settings
from parlour.server.table_actor import timers
from parlour.server.table_actor.actor import Desk
from parlour.server.table_actor.connections import QUEUE, Guest
from parlour.server.tables import time_slices
from parlour.server.tables.eviction import DAY
from parlour.server.tables.registry import House
from parlour.table import clock, life
from parlour.wire import messages as wire
from tests.server import at_table
from tests.server.at_table import AtOnce
from tests.server.process import NONCE, Player, open_socket, serving
from tests.server.test_life import ANN, BOB, come, friends, heard, house, say, until

SLOW = DAY  # seconds of a turn in a game over days


async def unload(open_house: House) -> None:
    for desk in open_house.desks.values():
        desk.quiet_since = 0.0
    await open_house.cleaner.unload(time())


async def begun(open_house: House, **terms: Any) -> Desk:
    """Ann and Bob in a game; both have gone again."""
    desk = await friends(open_house, **terms)
    guests = [come(desk, ANN), come(desk, BOB)]
    assert isinstance(await say(desk, guests[ANN], wire.Start("go")), wire.Ack)
    for guest in guests:
        desk.part(guest)
    return desk


@asynccontextmanager
async def not_started(data: Path) -> AsyncIterator[House]:
    """Its clocks get a minute when their table is opened: where one runs, opening writes."""
    chosen = Settings(data=data, pause=0.0, grace=0.2, restart_grace=60)
    opened = House(storage.Store(data / "parlour.sqlite"), AtOnce(), chosen)
    try:
        yield opened
    finally:
        await opened.close()


def full_disk(open_house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def append(*rows: Any, **more: Any) -> None:
        raise storage.WriteFailed("nothing was written: database or disk is full")

    monkeypatch.setattr(open_house.store, "append", append)


async def leave_two(data: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """Two tables on the disk: at the first one a clock runs, the other has none."""
    monkeypatch.setattr(clock, "SHORTEST", 1)
    async with house(data) as open_house:
        ids = (await begun(open_house, clock=1)).id, (await begun(open_house)).id
    return ids


# The disk.


def test_a_table_that_cannot_write_keeps_nobody_from_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        writing, other = await leave_two(tmp_path, monkeypatch)
        async with not_started(tmp_path) as open_house:
            full_disk(open_house, monkeypatch)
            async with asyncio.timeout(30):
                stuck = await open_house.desk(writing)
                await until(lambda: stuck.paused == "table-cannot-write")
                guest = come(await open_house.desk(other), None)
                assert [one["t"] for one in heard(guest)] == ["welcome", "state"]
                late = come(stuck, ANN)
                assert heard(late)[-1]["t"] == "paused", "and whoever comes to the stuck one is told so"

    asyncio.run(evening())


def test_a_house_opens_on_a_full_disk_though_clocks_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        live, _ = await leave_two(tmp_path, monkeypatch)
        async with not_started(tmp_path) as open_house:
            full_disk(open_house, monkeypatch)
            async with asyncio.timeout(30):
                await open_house.start()
                await until(lambda: live in open_house.desks)

    asyncio.run(evening())


def test_a_table_that_cannot_be_opened_keeps_no_other_from_its_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        monkeypatch.setattr(clock, "SHORTEST", 1)
        async with house(tmp_path) as open_house:
            ids = sorted([(await begun(open_house, clock=1)).id for _ in range(3)])
            await open_house.store.write([("UPDATE tables SET game = 'gone' WHERE id = ?", [(ids[0],)])])
        async with not_started(tmp_path) as open_house:
            await open_house.start()
            await until(lambda: set(open_house.desks) == set(ids[1:]))
            assert open_house.cleaning is not None and not open_house.cleaning.done()

    asyncio.run(evening())


# After a restart.


def test_whoever_asks_for_a_table_comes_before_those_that_nobody_asked_for(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as open_house:
            ids = sorted([(await begun(open_house, clock=60)).id for _ in range(12)])
        async with not_started(tmp_path) as open_house:
            await open_house.start()
            assert not open_house.desks, "nobody waits until all tables are there"
            await open_house.desk(ids[-1])
            assert len(open_house.desks) <= 2
            await until(lambda: set(open_house.desks) == set(ids))

    asyncio.run(evening())


def test_a_long_log_is_folded_in_parts_and_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_slices, "SLICE", 0.0)

    async def evening() -> None:
        async with house(tmp_path) as open_house:
            desk = await begun(open_house)
            for number in range(20):
                await desk.ask(ANN, f"hm {number}", lambda: [desk.table.take_back(ANN)])
                seat = desk.table.on_turn
                turn = desk.table.moves
                await desk.ask(seat, f"move {number}", lambda: [desk.table.move(seat, turn, "end")])  # noqa: B023
            await unload(open_house)
            assert not open_house.desks
            asked = [asyncio.create_task(open_house.desk(desk.id)) for _ in range(3)]
            while not (folding := open_house.folding.locked()) and not asked[0].done():
                await asyncio.sleep(0)
            turns = 0
            while open_house.folding.locked():
                turns += 1
                await asyncio.sleep(0)
            assert folding and turns >= 10, "others have their turn meanwhile"
            opened = {id(await one) for one in asked}
            assert len(opened) == 1

    asyncio.run(evening())


def test_a_table_let_go_of_while_it_is_opened_is_read_again(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as open_house:
            desk = await begun(open_house)
            await unload(open_house)
            await open_house.folding.acquire()
            asked = asyncio.create_task(open_house.desk(desk.id))
            await until(lambda: bool(open_house.folding._waiters))
            seq = desk.table.seq + 1
            said = storage.Entry(table_id=desk.id, seq=seq, kind="said", body={"seat": 0, "text": "hi"}, at=time())
            await open_house.store.append([said])
            open_house.let_go(desk.id)
            open_house.folding.release()
            assert (await asked).table.seq == seq

    asyncio.run(evening())


# Idle tables.


def test_idle_tables_are_closed_without_being_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        async with house(tmp_path) as open_house:
            waiting = [(await open_house.open_table("notty", "public", 2, {})).id for _ in range(3)]
            playing = (await begun(open_house)).id
            await unload(open_house)
            assert not open_house.desks

            async def never(*asked: Any) -> Any:
                raise AssertionError("a log was read")

            with monkeypatch.context() as patch:
                patch.setattr(open_house.store, "entries", never)
                await open_house.cleaner.close_idle(time() + 2 * DAY)
                assert not open_house.desks and not open_house.opening
                assert [row.id for row in await open_house.store.open_tables()] == [playing]
            for id in waiting:
                table = (await open_house.desk(id)).table
                assert table.closed == "idle"
            assert not (await open_house.desk(playing)).table.closed

    asyncio.run(evening())


def test_a_game_over_days_sleeps_until_its_clock_is_due(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as open_house:
            desk = await begun(open_house, clock=SLOW)
            await unload(open_house)
            assert desk.id not in open_house.desks, "nobody is there, and nothing happens for hours"
            await open_house.cleaner.open_due(time())
            assert desk.id not in open_house.desks
            await open_house.cleaner.close_idle(time() + 300 * DAY)
            assert len(await open_house.store.open_tables()) == 1, "somebody's time still runs"
            await open_house.cleaner.open_due(desk.table.clock.warn_at)
            again = open_house.desks[desk.id]
            assert (again.table.on_turn, again.table.clock.until) == (ANN, desk.table.clock.until)

    asyncio.run(evening())


def test_after_a_crash_a_table_that_was_awake_is_opened_whatever_the_store_said_before(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as open_house:
            desk = await begun(open_house, clock=SLOW)
            await unload(open_house)
            assert await open_house.store.due_tables(time()) == []
            again = await open_house.desk(desk.id)
            assert isinstance(await say(again, come(again, ANN), wire.Say("hi", "hello")), wire.Ack)
            assert [row.id for row in await open_house.store.due_tables(time())] == [desk.id]

    asyncio.run(evening())


def test_a_game_over_days_that_everybody_has_left_is_closed_in_the_end(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as open_house:
            desk = await begun(open_house, clock=SLOW)
            for seat in (ANN, BOB):
                await desk.through_owner(lambda: desk.keep(None, None, [life.take_over(seat, "clock")]))  # noqa: B023
            assert desk.times.due_without_guests() is None
            await unload(open_house)
            assert desk.id not in open_house.desks
            await open_house.cleaner.close_idle(time() + 20 * DAY)
            assert len(await open_house.store.open_tables()) == 1
            await open_house.cleaner.close_idle(time() + 40 * DAY)
            assert await open_house.store.open_tables() == []

    asyncio.run(evening())


def test_a_table_whose_fast_clock_has_nothing_left_to_do_leaves_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "SHORTEST", 1)

    async def evening() -> None:
        async with house(tmp_path) as open_house:
            desk = await begun(open_house, clock=1)
            await unload(open_house)
            assert desk.id in open_house.desks, "somebody's time runs out soon"
            await until(lambda: desk.table.holders() == [BOB])  # a computer would play for Ann, but nobody is there
            await until(lambda: not desk.waiting)
            await unload(open_house)
            assert desk.id not in open_house.desks
            again = await open_house.desk(desk.id)
            come(again, ANN)
            await until(lambda: again.table.holders() == [ANN, BOB])

    asyncio.run(evening())


# Many who come at once.


def test_a_hundred_spectators_who_come_back_together_stay(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as open_house:
            desk = await begun(open_house)
            ann = come(desk, ANN)
            guests = [come(desk, None) for _ in range(100)]
            assert not any(guest.left for guest in [ann, *guests])
            assert max(guest.outbox.qsize() for guest in [ann, *guests]) < QUEUE / 4
            await until(lambda: desk.presence.timer is None)
            last = heard(ann)[-1]
            assert last["t"] == "state" and desk.info().spectators == 100
            assert msg_spectators(last) == 100, "and everybody hears in the end how many they are"
            for guest in guests:
                desk.part(guest)
            assert not ann.left
            await until(lambda: desk.presence.timer is None)
            assert msg_spectators(heard(ann)[-1]) == 0

    asyncio.run(evening())


def msg_spectators(message: dict[str, Any]) -> int:
    return int(message["info"]["spectators"])


def test_who_says_hello_to_a_table_that_has_left_the_memory_is_sent_to_the_one_that_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        table = bob.open()
        ann.sit(table)
        early = open_socket(server, table)
        early.send('{"t":"ping","n":1}')
        assert "pong" in str(early.recv(timeout=30)), "the connection has its table, and has said no hello"
        assert ann.post("/api/me/delete", {})[0] == 200  # which drops the table from memory
        bob.sit(table)
        bob.join(table)
        early.send(f'{{"t":"hello","v":{wire.VERSION}}}')
        assert "table-come-back" in str(early.recv(timeout=30))
        early.close()
        bob.close()


def test_a_dropped_desk_greets_nobody(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as open_house:
            desk = await begun(open_house)
            open_house.let_go(desk.id)
            with pytest.raises(Exception, match="opened again"):
                await say(desk, Guest(None), wire.Hello(wire.VERSION))
            assert not desk.guests

    asyncio.run(evening())


# What goes wrong where nobody waits for it.


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
        async with at_table.house(tmp_path, Broken()) as open_house:
            desk, _ = await at_table.quick_table(open_house, "notty", "reference", first_player=0)
            for _ in range(2):
                await at_table.pass_to_computer(desk)
                await until(lambda: desk.table.on_turn == ANN)
            assert failures(caplog) == ["computer failed"]

    asyncio.run(evening())


def test_weights_that_cannot_be_used_keep_nobody_waiting_at_a_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "file_of", lambda game, agent: tmp_path / "none")
    weights.values.cache_clear()

    async def evening() -> None:
        async with at_table.house(tmp_path, AtOnce()) as open_house:
            desk, _ = await at_table.quick_table(open_house, "notty", "medium", first_player=0)
            await at_table.pass_to_computer(desk)
            await until(lambda: desk.table.on_turn == ANN)
            assert failures(caplog) == ["computer failed"]

    asyncio.run(evening())
    weights.values.cache_clear()


def test_a_clock_that_fails_is_told_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "SHORTEST", 1)
    monkeypatch.setattr(timers, "TRY_AGAIN", 0.05)

    async def evening() -> None:
        async with house(tmp_path) as open_house:
            desk = await begun(open_house, clock=1)
            keep, failed = desk.keep, 0

            async def fails_twice(*what: Any, **more: Any) -> int:
                nonlocal failed
                failed += 1
                if failed <= 2:
                    raise ZeroDivisionError
                return await keep(*what, **more)

            monkeypatch.setattr(desk, "keep", fails_twice)
            await until(lambda: desk.table.clock.warned)
            assert failures(caplog) == ["timer failed", "timer failed"]

    asyncio.run(evening())


# Commands.


def test_the_commands_of_a_seat_belong_to_whoever_sits_there(tmp_path: Path) -> None:
    async def evening() -> None:
        async with house(tmp_path) as open_house:
            desk = await friends(open_house)
            eve = come(desk, BOB)
            assert isinstance(await say(desk, eve, wire.Say("1", "hello")), wire.Ack)
            assert isinstance(await say(desk, eve, wire.Stand("2")), wire.Ack)
            await open_house.sit(desk, BOB, "Cara", NONCE, (await open_house.people.welcome("Cara")).row)
            desk.part(eve)
            for opened in (desk, None):
                if opened is None:
                    await unload(open_house)
                    opened = await open_house.desk(desk.id)
                cara = come(opened, BOB)
                answers = [await say(opened, cara, wire.Say(cmd, "I am new")) for cmd in ("1", "2")]
                assert [getattr(one, "repeat", "refused") for one in answers] == [opened is not desk] * 2
                assert [line.text for line in opened.table.talk] == ["hello", "I am new", "I am new"]
                opened.part(cara)

    asyncio.run(evening())


def test_a_desk_remembers_so_many_commands_and_the_store_all_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.table_actor.idempotency.REMEMBERED", 3)

    async def evening() -> None:
        async with house(tmp_path) as open_house:
            desk = await friends(open_house)
            ann = come(desk, ANN)
            first = await say(desk, ann, wire.Start("go"))
            said = [await say(desk, ann, wire.Say(f"say {number}", "hm")) for number in range(10)]
            assert isinstance(first, wire.Ack) and isinstance(said[0], wire.Ack)
            assert len(desk.known) == 3
            before = desk.table.seq
            assert await say(desk, ann, wire.Start("go")) == wire.Ack("go", first.seq, repeat=True)
            again = await say(desk, ann, wire.Say("say 0", "hm"))
            assert again == wire.Ack("say 0", said[0].seq, repeat=True)
            assert desk.table.seq == before and desk.id in open_house.desks

    asyncio.run(evening())
