"""Databases of earlier versions, in `old/`: each opens in this one, and its unfinished games continue."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

import parlour
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import TableActor
from parlour.server.workers.finished_games import finished as archived
from parlour.table.seats import Person
from parlour.testing.policies import Policy, heuristic
from parlour.wire import messages as wire
from tests.server.at_table import AtOnce, on_turn, play, running_server
from tests.server.connections import QueuedConnection
from tests.storage.databases import kept

OLD = sorted((Path(__file__).parents[1] / "old").glob("*.sqlite"))
LARGEST = 200_000  # bytes: these files are kept for ever
ENTRIES = "SELECT table_id || seq || kind || body || at FROM entry ORDER BY table_id, seq"

every_database = pytest.mark.parametrize("database", OLD, ids=lambda path: path.stem)


@pytest.fixture
def data(tmp_path: Path, database: Path) -> Path:
    """A data folder with a copy of the database."""
    shutil.copyfile(database, tmp_path / "parlour.sqlite")
    return tmp_path


async def play_on(actor: TableActor) -> None:
    """Let people and computers play until the game is over."""
    actor.connections[QueuedConnection(actor.table.people()[0])] = None  # somebody is connected, so computers play
    actor.computers.update()
    policies: dict[int, Policy] = {}
    while (seat := on_turn(actor)) is not None:
        if not isinstance(actor.table.seats[seat], Person):
            await asyncio.sleep(0)
            continue
        state, moves = actor.table.state, actor.table.moves
        assert state is not None
        choose = policies.setdefault(seat, heuristic(state.game.name, f"old {seat}"))
        move = str(state.game.move(state, choose(state)))
        answer = await play(actor, seat, f"on {moves}", moves, move)
        assert isinstance(answer, wire.Ack), answer


async def actors(opened: ParlourServer) -> list[TableActor]:
    return [await opened.tables.actor(row.id) for row in await opened.store.tables()]


def test_the_old_databases_are_there_and_small() -> None:
    assert {path.stem for path in OLD} >= {"schema_1"}
    assert all(path.stat().st_size < LARGEST for path in OLD)


@every_database
def test_an_old_database_opens_as_it_was_left(data: Path) -> None:
    async def look() -> list[tuple[str, str]]:
        async with running_server(data, AtOnce()) as opened:
            return sorted((actor.table.game.name, actor.table.phase) for actor in await actors(opened))

    running = [(game, "playing") for game in ("house_of_cards", "jolly", "notty", "potter")]
    assert asyncio.run(look()) == sorted([*running, ("notty", "over"), ("potter", "open")])


@every_database
def test_its_running_games_are_played_on_to_their_end(data: Path) -> None:
    before = kept(data / "parlour.sqlite", ENTRIES)

    async def evening() -> list[tuple[str, object]]:
        records: list[tuple[str, object]] = []
        async with running_server(data, AtOnce()) as opened:
            for actor in await actors(opened):
                if actor.table.phase == "playing":
                    await play_on(actor)
                    state = actor.table.state
                    assert state is not None and state.over
                    assert parlour.replay(state.record()).hash() == state.hash()
                    records.append((actor.id, actor.table.record()))
        async with running_server(data, AtOnce()) as again:  # what was added is stored as well as what was there
            for id, record in records:
                assert (await again.tables.actor(id)).table.record() == record
        return records

    assert len(asyncio.run(evening())) == 4
    after = kept(data / "parlour.sqlite", ENTRIES)
    assert len(after) > len(before)
    assert set(before) <= set(after)


@every_database
def test_its_finished_game_can_be_looked_at_and_its_open_table_taken(data: Path) -> None:
    async def visit() -> None:
        async with running_server(data, AtOnce()) as opened:
            found = {actor.table.phase: actor for actor in await actors(opened)}
            over, waiting = found["over"], found["open"]
            finished = archived(opened.archive.database, (over.id, 0))
            assert finished.end.hash() == parlour.replay(finished.record).hash()
            seat, _ = await opened.tables.sit(waiting, None, "Bob", "ab" * 16)
            assert (seat, len(waiting.table.people())) == (1, 2)

    asyncio.run(visit())
