"""The fair queue: one job at a time, every asker in turn; and players first in the workers' queue."""

from __future__ import annotations

import asyncio

import pytest

from parlour.server.workers.fair_queue import FairQueue, QueueIsFull
from parlour.server.workers.pool import AFTER_PLAYERS, FreeWorkers, Worker


def test_an_asker_with_twenty_jobs_waits_for_the_others_after_each() -> None:
    turns, served = FairQueue(each=20, most=100), list[str]()

    async def ask(asker: str) -> None:
        async with turns.turn(asker):
            served.append(asker)
            await asyncio.sleep(0)

    async def evening() -> None:
        async with turns.turn("many"):
            waiting = [asyncio.create_task(ask(asker)) for asker in ["many"] * 20 + ["one", "two", "two"]]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)

    asyncio.run(evening())
    assert served == ["many", "one", "two", "many", "two"] + ["many"] * 18
    assert not turns.taken and not turns.waiting


def test_the_jobs_that_wait_are_limited_per_asker_and_in_all() -> None:
    turns = FairQueue(each=2, most=3)

    async def hold() -> None:
        async with turns.turn("first"):
            waiting = [asyncio.create_task(turns.wait(asker)) for asker in ("a", "a", "b")]
            await asyncio.sleep(0)
            assert not turns.has_room("a") and not turns.has_room("c")
            with pytest.raises(QueueIsFull):
                async with turns.turn("a"):
                    pass
            for one in waiting:
                one.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert turns.has_room("a") and not turns.waiting

    asyncio.run(hold())
    assert not turns.taken


def test_an_asker_that_gives_up_on_its_turn_hands_it_on() -> None:
    turns = FairQueue(each=2, most=3)

    async def give_up() -> None:
        async with turns.turn("first"):
            waiting = [asyncio.create_task(turns.wait(asker)) for asker in ("a", "b")]
            await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert waiting[0].cancelled() and not waiting[1].cancelled()

    asyncio.run(give_up())


def test_players_come_before_hints() -> None:
    served: list[str] = []

    async def ask(free: FreeWorkers, who: str, *order: int) -> None:
        worker = await free.get(*order)
        served.append(who)
        await asyncio.sleep(0)
        free.put_nowait(worker)

    async def evening() -> None:
        free = FreeWorkers([Worker()])
        hints = [ask(free, f"hint {number}", AFTER_PLAYERS) for number in range(3)]
        await asyncio.gather(*hints, ask(free, "player"), ask(free, "another player"))
        assert free.qsize() == 1

    asyncio.run(evening())
    assert served == ["hint 0", "player", "another player", "hint 1", "hint 2"]
