"""Help at the table: hints for the player on turn, chances for spectators and solo players, none between strangers."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.dispatch import respond
from parlour.server.table_actor.hints import HINTS_OF_ADDRESS
from parlour.server.workers.pool import WorkerPool
from parlour.table import commands
from parlour.table.entries import Visibility
from parlour.wire import messages as wire
from tests.server.at_table import ANN, play, quick_table, running_server
from tests.server.connections import QueuedConnection
from tests.server.process import NONCE

decoder = msgspec.json.Decoder(wire.FromServer)
BOB = 1


async def heard(connection: QueuedConnection, kind: type[msgspec.Struct]) -> msgspec.Struct:
    """Return the next message of a kind."""
    while True:
        text = await asyncio.wait_for(connection.outbox.get(), 60)
        assert isinstance(text, bytes)
        message = decoder.decode(text)
        if isinstance(message, kind):
            return message


def drain(connection: QueuedConnection) -> None:
    while not connection.outbox.empty():
        connection.outbox.get_nowait()


async def two_people(opened: ParlourServer, visibility: Visibility) -> tuple[TableActor, QueuedConnection]:
    """Open a game of Potter between two people; the one on turn is connected."""
    actor = await opened.tables.open_table("potter", visibility, 2, {})
    for seat, name in enumerate(("Ann", "Bob")):
        await opened.tables.sit(actor, seat, name, NONCE)
    await actor.submit(ANN, "begin", lambda: [commands.begin(actor.table, ANN)])
    assert actor.table.state is not None
    connection = QueuedConnection(actor.table.state.turn)
    actor.connect(connection)
    return actor, connection


async def ask(actor: TableActor, connection: QueuedConnection, message: wire.FromClient) -> wire.FromServer | None:
    return await respond(actor, connection, message)


@pytest.mark.parametrize("game", ["house_of_cards", "jolly", "notty", "potter"])
def test_a_hint_comes_in_three_steps(tmp_path: Path, game: str) -> None:
    async def look() -> None:
        async with running_server(tmp_path, WorkerPool()) as opened:
            actor, connection = await quick_table(opened, game, "easy")
            while actor.table.state is None or actor.table.state.turn != ANN:
                await asyncio.wait_for(connection.outbox.get(), 60)
            said = []
            for level in (1, 2, 3):
                answer = await ask(actor, connection, wire.AskHint(actor.table.moves, level))
                assert isinstance(answer, wire.Hint)
                assert (answer.move is None) == (level == 1)
                assert len(answer.reasons) == 1 if level < 3 else len(answer.reasons) > 1
                assert 0 <= answer.win_chance <= 1
                said.append(answer)
            assert said[1].move == said[2].move
            assert said[1].reasons[0] == said[2].reasons[0]
            assert len({answer.win_chance for answer in said}) == 1

    asyncio.run(look())


def test_there_is_no_hint_for_another_turn_seat_or_a_spectator(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(tmp_path, WorkerPool()) as opened:
            actor, connection = await two_people(opened, "private")
            assert isinstance(await ask(actor, connection, wire.AskHint(0, 3)), wire.Hint)
            assert await ask(actor, connection, wire.AskHint(7, 3)) == wire.Error("web-stale", {})
            for seat in (1 - (connection.seat or 0), None):
                other = QueuedConnection(seat)
                actor.connect(other)
                answer = await ask(actor, other, wire.AskHint(0, 3))
                assert isinstance(answer, wire.Error)
                assert answer.key in ("table-not-your-turn", "table-not-seated")

    asyncio.run(look())


def test_strangers_get_no_help(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(tmp_path, WorkerPool()) as opened:
            actor, connection = await two_people(opened, "public")
            assert await ask(actor, connection, wire.AskHint(0, 1)) == wire.Error("table-no-help", {})

    asyncio.run(look())


def test_a_spectator_hears_the_chances_after_every_move_until_they_do_not_want_to(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(tmp_path, WorkerPool()) as opened:
            actor, player = await two_people(opened, "public")
            spectator = QueuedConnection(None)
            actor.connect(spectator)
            assert await ask(actor, spectator, wire.WatchChances(True)) is None
            first = await heard(spectator, wire.Chances)
            assert isinstance(first, wire.Chances)
            assert first.turn == 0
            assert sum(first.shares) == pytest.approx(1)
            await play(actor, player.seat or 0, "draw", 0, "draw")
            second = await heard(spectator, wire.Chances)
            assert isinstance(second, wire.Chances)
            assert second.turn == 1
            await ask(actor, spectator, wire.WatchChances(False))
            assert actor.chances.watchers == {}

    asyncio.run(look())


def test_players_with_opponents_get_no_chances(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(tmp_path, WorkerPool()) as opened:
            actor, player = await two_people(opened, "private")
            spectator = QueuedConnection(None)
            actor.connect(spectator)
            drain(player)
            for connection in (player, spectator):
                await ask(actor, connection, wire.WatchChances(True))
            await heard(spectator, wire.Chances)
            while not player.outbox.empty():
                text = player.outbox.get_nowait()
                assert isinstance(text, bytes)
                assert not isinstance(decoder.decode(text), wire.Chances)

    asyncio.run(look())


def test_solo_players_get_them(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(tmp_path, WorkerPool()) as opened:
            actor, connection = await quick_table(opened, "notty", "easy")
            await ask(actor, connection, wire.WatchChances(True))
            assert isinstance(await heard(connection, wire.Chances), wire.Chances)

    asyncio.run(look())


class NeverThere(WorkerPool):
    """A worker pool whose workers are all busy."""

    async def ask(self, work: Any, *question: Any) -> Any:
        await asyncio.Event().wait()


def test_nobody_waits_for_more_than_a_few_hints(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(tmp_path, NeverThere()) as opened:
            waiting = []

            async def ask_hint(person: str, address: str, same: TableActor | None = None) -> wire.FromServer | None:
                actor = same or (await quick_table(opened, "notty", "easy", first_player=ANN))[0]
                connection = QueuedConnection(ANN, person=person, address=address, greeted=True)
                asking = asyncio.create_task(respond(actor, connection, wire.AskHint(actor.table.moves, 1)))
                done, _ = await asyncio.wait([asking], timeout=0.5)
                waiting.append(asking)
                return asking.result() if done else None

            actor, _ = await quick_table(opened, "notty", "easy", first_player=ANN)
            refused = wire.Error("table-hints-wait", {})
            at_one_table = [await ask_hint(f"p{number}", "", actor) for number in range(3)]
            assert at_one_table == [None, None, refused]
            assert [await ask_hint("eve", "") for _ in range(3)] == [None, None, refused]
            of_a_house = [await ask_hint(f"f{number}", "192.0.2.1") for number in range(HINTS_OF_ADDRESS + 1)]
            assert of_a_house == [None] * HINTS_OF_ADDRESS + [refused]
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert not opened.tables.context.hints

    asyncio.run(look())
