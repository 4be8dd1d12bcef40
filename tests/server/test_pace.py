"""The pauses of computer players: how long they are, what they depend on, and how people skip them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args
from zlib import crc32

import pytest

import parlour
from parlour.server.host.environment import Environment
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.dispatch import respond
from parlour.server.table_actor.pace import GRAIN, MOST, TEMPERS, UNITS, rounded_up, units_before
from parlour.server.workers.no_answer import NoAnswer, TooSlow
from parlour.server.workers.pool import WorkerPool
from parlour.wire import messages as wire
from tests.server.at_table import ANN, AtOnce, on_turn, pass_to_computer, quick_table, running_server, until_moved
from tests.server.clockwork import Clockwork
from tests.server.connections import QueuedConnection
from tests.server.process import NONCE

MOVES = ("draw", "draw 3", "steal 1", "discard K♠", "meld 5♥ 6♥ 7♥", "meld 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥", "add 3♥=9♣ to 2")
LEVELS = ("", "reference", *TEMPERS)  # the first two have no temper
FOR_EVER = 1e9  # seconds: nobody has waited that long


# How long a pause is.


def test_every_action_at_a_calm_table_takes_one_pause() -> None:
    """As §7 of Notty's document asks for: a second between two actions, whoever plays."""
    for level in LEVELS:
        found = {units_before("calm", move, place, look=False, level=level) for move in MOVES for place in range(40)}
        assert found == {1.0}


def test_each_pace_is_faster_than_the_one_before() -> None:
    assert tuple(UNITS) == get_args(wire.Pace)
    for move in MOVES:
        found = [units_before(pace, move, 1, look=False) for pace in UNITS]
        assert found == sorted(found, reverse=True) and found[-1] == 0.0


def test_laying_many_cards_takes_longer_than_drawing_one() -> None:
    draw, meld = (units_before("normal", move, 0, look=False) for move in ("draw", "meld 5♥ 6♥ 7♥"))
    assert draw < meld <= UNITS["normal"] * MOST


@pytest.mark.parametrize("level", LEVELS)
def test_a_change_of_round_takes_a_second_and_a_fifth(level: str) -> None:
    assert units_before("normal", "play G7", 3, look=True, level=level) == pytest.approx(1.2)


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize("level", LEVELS)
def test_three_opponents_together_take_at_most_five_seconds(move: str, level: str) -> None:
    """However many actions their turns have, and whatever their temper is."""
    ends = 3 * GRAIN
    assert sum(units_before("normal", move, place, look=False, level=level) for place in range(500)) + ends < 5.0


@pytest.mark.parametrize("pace", ["normal", "brisk"])
def test_each_level_has_a_temper_of_its_own(pace: wire.Pace) -> None:
    found = {level: units_before(pace, "draw", 0, look=False, level=level) for level in TEMPERS}
    assert len(set(found.values())) == len(TEMPERS)
    assert max(found.values()) <= units_before(pace, "draw", 0, look=False, level="reference")


def test_thinking_for_too_long_is_rounded_up() -> None:
    """So that the time of an answer tells little about how hard it was."""
    assert [rounded_up(elapsed, 0.5, 0.1) for elapsed in (0.0, 0.2, 0.5)] == [0.5, 0.5, 0.5]
    assert [round(rounded_up(elapsed, 0.5, 0.1), 9) for elapsed in (0.51, 0.6, 0.61)] == [0.6, 0.6, 0.7]
    assert rounded_up(0.3, 0.0, 0.0) == 0.0


# What it depends on. Time is virtual here: only the computers wait.


class Thinking(AtOnce):
    """A worker pool that thinks for a time that depends on the hidden cards."""

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str:
        await asyncio.sleep((crc32(str(imagined["hands"]).encode()) % 40) / 1000)
        state = parlour.game(game, rules).position(imagined)
        return str(max(state.legal(), key=str))  # one that everybody can foresee


async def moments(data: Path, deal: int, pool: WorkerPool, pace: wire.Pace, level: str) -> list[tuple[float, str]]:
    """Return when each move of the computers is heard of, until it is Ann's turn."""
    data.mkdir()
    heard: list[tuple[float, str]] = []
    luck = Environment(random_bytes=random.Random(deal).randbytes)  # deals in which nobody goes out before her turn
    async with running_server(data, pool, pause=1.0, luck=luck) as opened:
        for task in opened.tasks:
            task.cancel()  # nothing but the computers waits for a time
        actor = await three_computers(opened, level)
        ann = QueuedConnection(ANN, pace=pace)
        actor.connect(ann)
        while on_turn(actor) != ANN:
            moves = actor.table.moves
            while actor.table.moves == moves:
                await ann.outbox.get()
            heard.append((asyncio.get_running_loop().time(), actor.table.played[-1].move))
        await actor.close()
    return heard


async def three_computers(server: ParlourServer, level: str = "reference") -> TableActor:
    actor = await server.tables.open_table("notty", "quick", 3, {"first_player": 1})
    await server.tables.sit(actor, ANN, "Ann", NONCE)
    await server.tables.seat_computers(actor, ANN, level)
    return actor


def run_virtually(data: Path, deal: int, pool: WorkerPool, pace: wire.Pace, level: str) -> list[tuple[float, str]]:
    with asyncio.Runner(loop_factory=Clockwork) as runner:
        return runner.run(moments(data, deal, pool, pace, level))


class Foreseeable(Thinking):
    """The same moves, without any thinking."""

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str:
        return str(max(parlour.game(game, rules).position(imagined).legal(), key=str))


@pytest.mark.parametrize("pace", ["calm", "normal", "brisk"])
@pytest.mark.parametrize("pool", [Foreseeable(), Thinking()], ids=["at once", "thinking"])
@pytest.mark.parametrize("level", ["reference", "expert"])
def test_pauses_follow_from_the_moves_and_the_level_alone(
    tmp_path: Path, pace: wire.Pace, pool: WorkerPool, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was dealt, and however long the computers think about it."""
    monkeypatch.setattr("parlour.server.table_actor.presence.TOGETHER", 0.0)  # nothing else waits for a time
    for deal in range(3):
        heard = run_virtually(tmp_path / f"{deal}", deal, pool, pace, level)
        assert len(heard) >= 4
        times = [0.0, *(at for at, _ in heard)]
        for place, (move, before, now) in enumerate(zip((move for _, move in heard), times, times[1:], strict=False)):
            look = place == 0  # at the cards that were dealt
            units = GRAIN if move == "end" else units_before(pace, move, place, look, level)
            assert now - before == pytest.approx(units, abs=1e-6), (move, heard)


# Choosing a pace, and skipping ahead.


@asynccontextmanager
async def waiting_for_ever(data: Path) -> AsyncIterator[tuple[TableActor, QueuedConnection]]:
    """A computer's turn that lasts for ever unless it is skipped; and Ann, who waits."""
    async with running_server(data, AtOnce(), pause=FOR_EVER) as opened:
        actor = await three_computers(opened)
        ann = QueuedConnection(ANN)
        actor.connect(ann)
        while actor.pace.resting is None:
            await asyncio.sleep(0.001)
        yield actor, ann


def test_one_person_skips_all_pauses_up_to_their_turn(tmp_path: Path) -> None:
    async def evening() -> None:
        async with waiting_for_ever(tmp_path) as (actor, ann):
            assert await respond(actor, ann, wire.SkipAhead(actor.table.moves)) is None
            while on_turn(actor) != ANN:
                await asyncio.sleep(0.001)
            assert actor.computers.task is not None
            await actor.computers.task
            assert not actor.pace.hurry, "the next turn of the computers is waited for again"

    asyncio.run(evening())


def test_a_spectator_and_a_client_ahead_of_time_skip_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        async with waiting_for_ever(tmp_path) as (actor, ann):
            watcher = QueuedConnection(None)
            actor.connect(watcher)
            await respond(actor, watcher, wire.SkipAhead(actor.table.moves))
            await respond(actor, ann, wire.SkipAhead(actor.table.moves + 1))
            assert not actor.pace.hurry
            assert actor.pace.resting is not None and not actor.pace.resting.is_set()

    asyncio.run(evening())


def test_two_screens_of_the_players_have_to_agree(tmp_path: Path) -> None:
    async def evening() -> None:
        async with waiting_for_ever(tmp_path) as (actor, ann):
            other = QueuedConnection(ANN)
            actor.connect(other)
            await respond(actor, ann, wire.SkipAhead(actor.table.moves))
            assert not actor.pace.hurry
            actor.disconnect(other)
            assert actor.pace.hurry

    asyncio.run(evening())


def test_the_calmest_choice_holds_and_everybody_sees_it(tmp_path: Path) -> None:
    async def evening() -> None:
        async with waiting_for_ever(tmp_path) as (actor, ann):
            other = QueuedConnection(ANN, pace="brisk")
            actor.connect(other)
            assert actor.broadcast.info().pace == "normal"
            await respond(actor, ann, wire.SetPace("at_once"))
            assert actor.broadcast.info().pace == "brisk"
            await respond(actor, other, wire.SetPace("calm"))
            assert actor.broadcast.info().pace == "calm"
            actor.disconnect(other)
            assert actor.broadcast.info().pace == "at_once"

    asyncio.run(evening())


def test_a_faster_pace_ends_the_pause(tmp_path: Path) -> None:
    async def evening() -> None:
        async with waiting_for_ever(tmp_path) as (actor, ann):
            resting = actor.pace.resting
            assert resting is not None
            await respond(actor, ann, wire.SetPace("calm"))
            assert not resting.is_set()
            await respond(actor, ann, wire.SetPace("at_once"))
            assert resting.is_set()
            while on_turn(actor) != ANN:
                await asyncio.sleep(0.001)

    asyncio.run(evening())


def test_a_hello_brings_the_pace(tmp_path: Path) -> None:
    async def evening() -> None:
        async with waiting_for_ever(tmp_path) as (actor, ann):
            await respond(actor, ann, wire.Hello(wire.VERSION, pace="brisk"))
            assert actor.broadcast.info().pace == "brisk"

    asyncio.run(evening())


# Moves without an answer, and playing for people.


class Staged(WorkerPool):
    """A worker pool that notes who thinks, and may fail, without starting any process."""

    def __init__(self, tale: list[str], trouble: NoAnswer | None = None) -> None:
        super().__init__()
        self.tale = tale
        self.trouble = trouble

    def wake(self) -> None:
        pass

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str:
        self.tale.append(f"{level} thinks")
        if self.trouble is not None:
            raise self.trouble
        return str(parlour.game(game).position(imagined).legal()[0])


@pytest.mark.parametrize("trouble", [NoAnswer(), TooSlow()], ids=["a failure", "too slow"])
def test_a_seat_is_played_even_if_its_worker_finds_no_move(tmp_path: Path, trouble: NoAnswer) -> None:
    async def play() -> None:
        async with running_server(tmp_path, Staged([], trouble)) as opened:
            actor, connection = await quick_table(opened, "notty", "hard", first_player=0)
            await pass_to_computer(actor)
            await until_moved(actor, connection, actor.table.moves + 1)

    asyncio.run(play())


def test_what_was_dealt_is_looked_at_for_longer_than_a_move(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_server(tmp_path, Staged([])) as opened:
            actor, _ = await quick_table(opened, "notty", "hard", first_player=0)
            assert actor.pace.look
            await pass_to_computer(actor)
            assert not actor.pace.look

    asyncio.run(play())


@pytest.mark.parametrize(("game", "level"), [("notty", "qlearning"), ("potter", "expert"), ("jolly", "expert")])
def test_play_for_me_asks_a_strong_player(tmp_path: Path, game: str, level: str) -> None:
    """In Notty the learned one as it is (N12)."""
    tale: list[str] = []

    async def play() -> None:
        async with running_server(tmp_path, Staged(tale)) as opened:
            options = {"notty": {"first_player": 0}, "jolly": {"starter": 0}}.get(game, {})
            actor, connection = await quick_table(opened, game, "easy", **options)
            while on_turn(actor) != ANN:
                await until_moved(actor, connection, actor.table.moves + 1)
            tale.clear()
            answer = await actor.computers.play_for(ANN, wire.PlayForMe("c", actor.table.moves, "action"))
            assert isinstance(answer, wire.Ack)

    asyncio.run(play())
    assert tale[0] == f"{level} thinks"
