"""The event loop of the simulation: virtual time, domains that die and freeze, and nothing real."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from time import monotonic
from typing import Any, TypeVar

import pytest

from trials.simulation.loop import Domain, Stuck, VirtualLoop

T = TypeVar("T")


def virtual(main: Callable[[VirtualLoop], Coroutine[Any, Any, T]], seed: int = 1) -> T | None:
    """Run a coroutine in virtual time."""
    loop = VirtualLoop(Random(seed))  # type: ignore[abstract]
    try:
        return loop.run(main(loop), lambda: False)
    finally:
        loop.bury()


def test_a_year_passes_in_no_time() -> None:
    async def wait(loop: VirtualLoop) -> float:
        await asyncio.sleep(365 * 24 * 60 * 60)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 60)
        return loop.time()

    begun = monotonic()
    assert virtual(wait) == 365 * 24 * 60 * 60 + 60
    assert monotonic() - begun < 30


def test_threads_and_files_are_errors() -> None:
    async def think(loop: VirtualLoop) -> None:
        with pytest.raises(NotImplementedError):
            await asyncio.to_thread(print)
        with pytest.raises(NotImplementedError):
            await asyncio.open_connection("127.0.0.1", 1)

    virtual(think)


def test_what_waits_for_itself_is_found() -> None:
    async def spin(loop: VirtualLoop) -> None:
        while True:
            await asyncio.sleep(0)

    async def wait(loop: VirtualLoop) -> None:
        await loop.create_future()

    with pytest.raises(Stuck, match="no time passes"):
        virtual(spin)
    with pytest.raises(Stuck, match="nothing is left"):
        virtual(wait)


def order_of(seed: int) -> list[str]:
    """The order in which the callbacks of two processes run."""
    order: list[str] = []

    async def both(loop: VirtualLoop) -> None:
        for name in "ab":
            domain = loop.add_domain(Domain(name))
            for number in range(5):
                domain.run(loop.call_soon, order.append, f"{name}{number}")
        await asyncio.sleep(60)

    virtual(both, seed)
    return order


def test_processes_take_turns_by_chance_and_each_keeps_its_order() -> None:
    orders = [order_of(seed) for seed in range(20)]
    for name in "ab":
        assert all(
            [one for one in order if one[0] == name] == [f"{name}{number}" for number in range(5)] for order in orders
        )
    assert len({tuple(order) for order in orders}) > 5
    assert order_of(3) == orders[3]


def test_the_dead_do_nothing_and_the_frozen_do_it_later() -> None:
    done: list[tuple[str, float]] = []

    async def tick(name: str, loop: VirtualLoop) -> None:
        try:
            for _ in range(3):
                await asyncio.sleep(10)
                done.append((name, round(loop.time())))
        finally:
            done.append((f"{name} ends", round(loop.time())))

    async def watch(loop: VirtualLoop) -> None:
        domains = {name: loop.add_domain(Domain(name)) for name in ("frozen", "dead")}
        for name, domain in domains.items():
            domain.run(asyncio.create_task, tick(name, loop))
        await asyncio.sleep(15)
        loop.kill(domains["dead"])
        domains["frozen"].frozen = True
        await asyncio.sleep(100)
        domains["frozen"].frozen = False
        await asyncio.sleep(100)
        assert not loop.timers(domains["dead"]) and len(domains["dead"].tasks) == 1

    virtual(watch)
    assert sorted(done[:2]) == [("dead", 10), ("frozen", 10)]
    assert done[2:5] == [("frozen", 115), ("frozen", 125), ("frozen ends", 125)]
