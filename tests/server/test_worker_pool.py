"""Real worker processes: same request, same move; failures are counted and affect nobody else; under load all think
less."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour import bots
from parlour.server.table_actor.actor import TableActor
from parlour.server.workers.budget_sharing import LEAST_PART
from parlour.server.workers.no_answer import NoAnswer, TooSlow
from parlour.server.workers.pool import SLOWEST_START, Worker, WorkerPool, think, wake
from parlour.wire import messages as wire
from tests.core.mode import COMPILED
from tests.server.at_table import ANN, on_turn, quick_table, running_server
from tests.server.connections import QueuedConnection

GAME = "potter" if COMPILED else "house_of_cards"  # what an uncompiled process can search in time
TABLES = 40


@pytest.fixture
def pool() -> Iterator[WorkerPool]:
    made = WorkerPool(limit=60.0)
    yield made
    made.close()


def question(game: str = "house_of_cards", number: int = 3) -> dict[str, Any]:
    state = parlour.game(game).deal(seats=2, seed=number)
    assert state.turn is not None
    return state.imagine(state.turn, number).position()


def test_the_same_question_and_part_give_the_same_move(pool: WorkerPool) -> None:
    async def ask(part: float) -> str:
        worker = pool.workers[0]
        move, _ = await worker.think(60.0, "house_of_cards", "expert", question(), b"luck", part)
        return move

    async def twice() -> None:
        for part in (1.0, 0.3, LEAST_PART):
            here = parlour.bot("house_of_cards", level="expert", seed=b"luck", part=part)
            state = parlour.game("house_of_cards").position(question())
            assert await ask(part) == await ask(part) == str(here.choose(state))

    asyncio.run(twice())


def test_too_slow_is_counted_and_told_and_the_next_question_is_answered(
    pool: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask() -> str:
        return await pool.choose("house_of_cards", "hard", question(), b"luck")

    async def slow_then_quick() -> str:
        pool.limit = 0.0
        with caplog.at_level(logging.WARNING), pytest.raises(TooSlow):
            await ask()
        pool.limit = 60.0
        return await ask()

    assert asyncio.run(slow_then_quick())
    assert (pool.too_slow, pool.failed) == (1, 0)
    (told,) = caplog.records
    assert told.msg == "worker too slow"
    assert told.__dict__["facts"] == {"player": "hard", "game": "house_of_cards", "seconds": 0.0, "part": 1.0}
    assert "luck" not in caplog.text
    assert not [card for hand in question()["hands"] for card in hand.split() if card in caplog.text]


def test_a_player_that_fails_is_counted_and_its_worker_continues(pool: WorkerPool) -> None:
    async def fail_then_answer() -> str:
        with pytest.raises(NoAnswer):
            await pool.choose("house_of_cards", "grandmaster", question(), b"luck")
        return await pool.choose("house_of_cards", "easy", question(), b"luck")

    assert asyncio.run(fail_then_answer())
    assert (pool.too_slow, pool.failed) == (0, 1)


def test_a_worker_that_dies_is_replaced(pool: WorkerPool) -> None:
    async def ask() -> str:
        return await pool.choose("notty", "hard", question("notty"), b"luck")

    async def die_between() -> tuple[str, str]:
        before = await ask()
        for process in (pool.workers[0].running()._processes or {}).values():
            process.kill()
            process.join()
        try:
            return before, await ask()
        except NoAnswer:  # its death was noticed only by the request
            return before, await ask()

    before, after = asyncio.run(die_between())
    assert before == after


def test_a_slow_player_disturbs_no_other_worker() -> None:
    pool = WorkerPool(workers=2, limit=60.0)

    async def both() -> tuple[Any, Any]:
        first, second = pool.workers
        await asyncio.gather(
            *(one.think(60.0, "notty", "easy", question("notty"), b"", 1.0) for one in (first, second))
        )
        return await asyncio.gather(
            first.think(0.0, "notty", "expert", question("notty"), b"", 1.0),
            second.think(60.0, "notty", "expert", question("notty"), b"", 1.0),
            return_exceptions=True,
        )

    try:
        slow, quick = asyncio.run(both())
    finally:
        pool.close()
    assert isinstance(slow, TooSlow) and isinstance(quick, tuple)


async def play_on(actor: TableActor, connection: QueuedConnection, moves: int) -> None:
    """Let experts play for both sides until this many more moves are made or the game is over."""
    goal = actor.table.moves + moves
    while actor.table.moves < goal and (turn := on_turn(actor)) is not None:
        if turn == ANN:
            seen = actor.table.moves
            answer = await actor.computers.play_for(ANN, wire.PlayForMe(f"for me {seen}", seen, "action"))
            assert isinstance(answer, wire.Ack | wire.Stale), answer
        else:
            await asyncio.wait_for(connection.outbox.get(), 60)
    while not connection.outbox.empty():
        connection.outbox.get_nowait()


def test_forty_tables_all_get_moves_with_less_thought_and_afterwards_with_the_whole_again(
    tmp_path: Path, pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts: list[float] = []
    think = Worker.think

    async def told(self: Worker, limit: float, *question: Any) -> tuple[str, float]:
        *_, part, _rules = question
        parts.append(part)
        return await think(self, limit, *question)

    monkeypatch.setattr(Worker, "think", told)

    async def evening() -> None:
        sharing = pool.sharing
        async with running_server(tmp_path, pool) as opened:
            tables = [await quick_table(opened, GAME, "expert") for _ in range(TABLES + 2)]
            (first, connection), *crowd, (last, late) = tables
            await play_on(first, connection, 16)
            sharing.window = 6 * sharing.seconds[GAME, "expert"]  # room for six that wait
            parts.clear()
            before = [actor.table.moves for actor, _ in crowd]
            await asyncio.gather(*(play_on(actor, connection, 3) for actor, connection in crowd))
            assert all(actor.table.moves >= moves + 3 for (actor, _), moves in zip(crowd, before, strict=True))
            assert LEAST_PART <= min(parts) < 0.5
            assert sorted(parts)[len(parts) // 2] < 0.5
            for actor, connection in crowd:
                actor.disconnect(connection)
                if actor.computers.task is not None:
                    await actor.computers.task  # the move that is being computed
            assert not sharing.waiting.total()
            parts.clear()
            for actor, connection in ((last, late), *crowd):
                actor.connect(connection)
                await play_on(actor, connection, 4)
                actor.disconnect(connection)
                if parts[-1] == 1.0:
                    break
            assert parts[-1] == 1.0

    asyncio.run(evening())
    assert (pool.too_slow, pool.failed) == (0, 0)


def test_a_process_that_does_not_start_is_replaced_after_a_minute(
    pool: WorkerPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.workers.pool.LEAST_START", 0.0)
    worker = pool.workers[0]

    async def ask() -> None:
        worker.waking, worker.begun = Future(), time.monotonic()  # it never starts
        with pytest.raises(TooSlow):
            await worker.wait_for_start(0.0)
        assert worker.executor is first, "it has begun only now"
        worker.begun -= SLOWEST_START
        with pytest.raises(TooSlow):
            await worker.wait_for_start(0.0)

    first = worker.running()
    asyncio.run(ask())
    assert worker.executor is not first and worker.waking is None


def test_other_work_that_fails_or_takes_too_long_gives_no_answer(
    pool: WorkerPool, caplog: pytest.LogCaptureFixture
) -> None:
    async def ask(work: Any, *question: Any) -> Any:
        return await pool.ask(work, *question)

    async def twice() -> int:
        with caplog.at_level(logging.WARNING), pytest.raises(NoAnswer):
            await ask(divmod, 1, 0)
        pool.limit = 0.0
        with pytest.raises(TooSlow):
            await ask(time.sleep, 60)
        pool.limit = 60.0
        found: int = await ask(abs, -3)
        return found

    assert asyncio.run(twice()) == 3
    (told,) = [record for record in caplog.records if record.msg == "worker failed"]
    assert told.__dict__["facts"]["work"] == "divmod"
    assert len(pool.free.workers) == 1, "the worker is free again"


def test_a_worker_that_has_woken_up_answers_for_every_game() -> None:
    wake()
    for game in parlour.games():
        move, seconds = think(game, bots.stand_in(game), question(game), b"luck", 1.0)
        assert parlour.game(game).position(question(game)).refusal(move) is None and seconds >= 0
