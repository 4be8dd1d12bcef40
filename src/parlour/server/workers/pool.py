"""The pool of worker processes: computer players think there, from what their seat knows and nothing else.

A worker gets an imagined position, never the true one: everything that the seat does not know has been redealt before,
so it could not peek if it wanted to. A view would say too little: a player remembers more than the table shows (its
deck in House of Cards). Where many seats wait, all think less (budget_sharing.py). The clock is only a guard: a player
that thinks too long is ended and its worker replaced; workers end by themselves when the server is gone.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from heapq import heappop, heappush
from multiprocessing.connection import wait
from time import monotonic, perf_counter
from typing import Any, TypeVar

import parlour
from parlour import bots
from parlour.server.host import logs
from parlour.server.workers.budget_sharing import BudgetSharing

T = TypeVar("T")
SLOWEST_START = 60.0  # seconds that a process may take to start, on a machine that has much else to do
LEAST_START = 10.0  # seconds that a question waits for that
PLAYERS, AFTER_PLAYERS = 0, 1  # priorities: the lower one first
Thought = tuple[str, float]  # a move, and the seconds that it took


@contextmanager
def without_sigint() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C, which a terminal sends to all: their server ends them."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def watch_parent() -> None:
    """In a worker: end when the server does."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()


def think(
    game: str, level: str, position: dict[str, Any], seed: bytes, part: float, rules: int | None = None
) -> Thought:
    """In a worker: the move of a player in this position. What players have learned is read once per process."""
    begun = perf_counter()
    state = parlour.game(game, rules).position(position)
    move = parlour.bot(game, level=level, seed=seed, part=part).choose(state)
    return str(move), perf_counter() - begun


def wake() -> None:
    """In a worker: read what players need, before the first move is asked for."""
    for game in parlour.games():
        with suppress(Exception):  # one from outside may not even load
            parlour.bot(game, level=bots.stand_in(game))


def ignore_error(future: asyncio.Future[Any]) -> None:
    """Retrieve the error of a future that nobody may wait for any more, so that asyncio does not log it."""
    if not future.cancelled():
        future.exception()


class NoAnswer(Exception):
    """A worker has given no answer."""


class TooSlow(NoAnswer):
    """A worker has not answered in time."""


class Worker:
    """A process that does one piece of work at a time."""

    def __init__(self, first: Callable[[], None] = wake) -> None:
        self.first = first  # what the process does before its first work
        self.begun = 0.0  # when the process was asked for
        self.start()

    def start(self) -> None:
        """Prepare a new process; it starts with its first work."""
        spawn = multiprocessing.get_context("spawn")
        self.executor = ProcessPoolExecutor(1, mp_context=spawn, initializer=watch_parent)
        self.waking: Future[None] | None = None

    def wake(self) -> Future[None]:
        """Start the process."""
        if self.waking is None:
            self.begun = monotonic()
            self.waking = self.submit(self.first)
        return self.waking

    async def think(self, limit: float, *question: Any) -> Thought:
        """A move. Raises TooSlow, or what went wrong."""
        return await self.answer(limit, think, *question)

    async def answer(self, limit: float, work: Callable[..., T], *question: Any) -> T:
        """The result of some work. Raises TooSlow. A process that nobody waits for any more is ended."""
        await self.awake(limit)
        answer = self.submit(work, *question)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(answer), limit)
        except TimeoutError as error:
            raise TooSlow from error
        finally:
            if not answer.done():
                self.restart()

    async def awake(self, limit: float) -> None:
        """Wait for the start of the process. Raises TooSlow: the process goes on starting for the next question, and
        one that never has started is replaced."""
        if self.wake().done():
            return
        waking = asyncio.wrap_future(self.wake())
        waking.add_done_callback(ignore_error)
        await asyncio.wait([waking], timeout=max(limit, LEAST_START))
        if not self.wake().done():
            if monotonic() - self.begun > SLOWEST_START:
                self.restart()
            raise TooSlow

    def submit(self, work: Callable[..., T], *question: Any) -> Future[T]:
        """Submit work; a process that has died is replaced."""
        with without_sigint():
            try:
                return self.executor.submit(work, *question)
            except BrokenExecutor:
                self.restart()
                return self.executor.submit(work, *question)

    def restart(self) -> None:
        """End the process at once; a new one comes with the next move."""
        self.end()
        self.start()

    def end(self) -> None:
        """End the process, thinking or not."""
        processes = list((self.executor._processes or {}).values())
        self.executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class FreeWorkers:
    """The idle workers. The first to ask is served first, but players before all others."""

    def __init__(self, workers: list[Worker]) -> None:
        self.workers = workers[::-1]
        self.asked = 0
        self.waiting: list[tuple[int, int, asyncio.Future[Worker]]] = []

    def qsize(self) -> int:
        return len(self.workers)

    def empty(self) -> bool:
        return not self.workers

    async def get(self, order: int = PLAYERS) -> Worker:
        """A worker, as soon as one is free: the one that worked last, because it is awake and has read most."""
        if self.workers:
            return self.workers.pop()
        mine: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.asked += 1
        heappush(self.waiting, (order, self.asked, mine))
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was given one already
                self.put_nowait(mine.result())
            raise

    def put_nowait(self, worker: Worker) -> None:
        """Return a worker to the pool, or hand it to the next one who waits."""
        while self.waiting:
            _, _, next_one = heappop(self.waiting)
            if not next_one.done():
                next_one.set_result(worker)
                return
        self.workers.append(worker)


class WorkerPool:
    """The worker processes. `too_slow` and `failed` count the moves that had to be made without them."""

    def __init__(self, workers: int = 1, limit: float = 10.0) -> None:
        self.limit = limit
        self.sharing = BudgetSharing(workers)
        self.too_slow = 0
        self.failed = 0
        self.workers = [Worker() for _ in range(workers)]
        self.free = FreeWorkers(self.workers)

    def wake(self) -> None:
        """Start a process before it is needed."""
        self.workers[0].wake()

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str:
        """A move. Raises NoAnswer. The first to ask is served first. A game goes on by the rules it began with."""
        worker = await self.free.get()
        part = self.sharing.part
        try:
            move, seconds = await worker.think(self.limit, game, level, imagined, seed, part, rules)
        except TooSlow:
            self.too_slow += 1
            self.sharing.learn((game, level), part, self.limit)
            logs.event(
                "worker too slow", logging.WARNING, player=level, game=game, seconds=self.limit, part=round(part, 3)
            )
            raise
        except Exception as error:
            self.failed += 1
            logs.event("worker failed", logging.WARNING, cause=error, player=level, game=game)
            raise NoAnswer from error
        else:
            self.sharing.learn((game, level), part, seconds)
            return move
        finally:
            self.free.put_nowait(worker)

    async def ask(self, work: Callable[..., T], *question: Any) -> T:
        """The result of other work than a player's move. Raises NoAnswer. Players come first."""
        worker = await self.free.get(AFTER_PLAYERS)
        try:
            return await worker.answer(self.limit, work, *question)
        except NoAnswer:
            raise
        except Exception as error:
            logs.event("worker failed", logging.WARNING, cause=error, work=work.__name__)
            raise NoAnswer from error
        finally:
            self.free.put_nowait(worker)

    def close(self) -> None:
        """End the workers, thinking or not."""
        for worker in self.workers:
            worker.end()
