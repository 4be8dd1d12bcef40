"""The pool of worker processes, in which computer players think from what their seat knows and nothing else.

A worker gets an imagined position, never the true one: everything that the seat does not know was redealt before, so
that a player cannot cheat. A view would not be enough, because a player remembers more than the table shows (its deck
in House of Cards). Under load, all players think less (budget_sharing.py). The timeout is only a guard: a player that
thinks too long is killed and its worker replaced. Workers exit by themselves when the server is gone.
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
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from time import monotonic, perf_counter
from typing import Any, TypeVar

import parlour
from parlour import bots
from parlour.server.host import logs
from parlour.server.workers.budget_sharing import BudgetSharing
from parlour.server.workers.no_answer import NoAnswer, TooSlow

T = TypeVar("T")
SLOWEST_START = 60.0  # seconds that a process may take to start on a busy machine
LEAST_START = 10.0  # seconds that a request waits for a process to start, at least
PLAYERS, AFTER_PLAYERS = 0, 1  # priorities, lower first
Thought = tuple[str, float]  # a move, and the seconds that it took


@contextmanager
def without_sigint() -> Iterator[None]:
    """Let processes started within this block ignore Ctrl-C, which a terminal sends to all: the server ends them
    itself."""
    resource_tracker.ensure_running()  # started within the block, it would unblock the signal before they start
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def watch_parent() -> None:
    """End this worker when the server ends. Runs in a worker."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()


def think(
    game: str, level: str, position: dict[str, Any], seed: bytes, part: float, rules: int | None = None
) -> Thought:
    """Return a player's move in this position. Runs in a worker, which loads what players have learned once."""
    begun = perf_counter()
    state = parlour.game(game, rules).position(position)
    move = parlour.bot(game, level=level, seed=seed, part=part).choose(state)
    return str(move), perf_counter() - begun


def wake() -> None:
    """Load what players need before the first move is requested. Runs in a worker."""
    for game in parlour.games():
        with suppress(Exception):  # a player from outside may fail to load
            parlour.bot(game, level=bots.stand_in(game))


def ignore_error(future: asyncio.Future[Any]) -> None:
    """Retrieve the exception of a future that nobody may be waiting for any more, so that asyncio does not log it."""
    if not future.cancelled():
        future.exception()


class Worker:
    """A process that runs one job at a time."""

    def __init__(self, first: Callable[[], None] = wake) -> None:
        self.first = first  # what the process runs before its first job
        self.begun = 0.0  # when the process was started
        self.start()

    def start(self) -> None:
        """Prepare a new process; its first job starts it."""
        self.executor: ProcessPoolExecutor | None = None
        self.waking: Future[None] | None = None

    def wake(self) -> Future[None]:
        """Start the process."""
        if self.waking is None:
            self.begun = monotonic()
            self.waking = self.submit(self.first)
        return self.waking

    async def think(self, limit: float, *question: Any) -> Thought:
        """Return a move. Raises TooSlow, or the worker's error."""
        return await self.answer(limit, think, *question)

    async def answer(self, limit: float, work: Callable[..., T], *question: Any) -> T:
        """Return the result of a job.

        Raises TooSlow. If nobody waits for the result any more, the process is killed.
        """
        await self.wait_for_start(limit)
        answer = self.submit(work, *question)
        try:
            async with asyncio.timeout(limit):
                return await asyncio.wrap_future(answer)
        except TimeoutError as error:
            raise TooSlow from error
        finally:
            if not answer.done():
                self.restart()

    async def wait_for_start(self, limit: float) -> None:
        """Wait until the process has started.

        Raises TooSlow, but lets the process go on starting for the next request; one that never starts is replaced.
        """
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
        """Submit a job; a process that has died is replaced."""
        with without_sigint():
            try:
                return self.running().submit(work, *question)
            except BrokenExecutor:
                self.restart()
                return self.running().submit(work, *question)

    def running(self) -> ProcessPoolExecutor:
        """Return the executor, made when it is first needed."""
        if self.executor is None:
            spawn = multiprocessing.get_context("spawn")
            self.executor = ProcessPoolExecutor(1, mp_context=spawn, initializer=watch_parent)
        return self.executor

    def process_ids(self) -> list[int]:
        """Return the id of the process, if it runs."""
        return list(self.executor._processes or ()) if self.executor is not None else []

    def restart(self) -> None:
        """Kill the process; the next job starts a new one."""
        self.end()
        self.start()

    def end(self) -> None:
        """Kill the process, even if it is working."""
        if self.executor is None:
            return
        processes = list((self.executor._processes or {}).values())
        self.executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class FreeWorkers:
    """The idle workers, handed out first come, first served, but to players before all others."""

    def __init__(self, workers: list[Worker]) -> None:
        self.workers = workers[::-1]
        self.asked = 0
        self.waiting: list[tuple[int, int, asyncio.Future[Worker]]] = []

    def qsize(self) -> int:
        return len(self.workers)

    def empty(self) -> bool:
        return not self.workers

    async def get(self, order: int = PLAYERS) -> Worker:
        """Return a worker as soon as one is free: the one used last, because it is running and has loaded most."""
        if self.workers:
            return self.workers.pop()
        mine: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.asked += 1
        heappush(self.waiting, (order, self.asked, mine))
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it had already been handed one
                self.put_nowait(mine.result())
            raise

    def put_nowait(self, worker: Worker) -> None:
        """Return a worker to the pool, or hand it to the next waiting caller."""
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

    def process_ids(self) -> list[int]:
        """Return the ids of the processes that run."""
        return [id for worker in self.workers for id in worker.process_ids()]

    def wake(self) -> None:
        """Start a process before it is needed."""
        self.workers[0].wake()

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str:
        """Return a computer's move, by the rules that its game began with.

        First come, first served. Raises NoAnswer.
        """
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
        """Return the result of any other job; players' moves come first. Raises NoAnswer."""
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
        """Kill the workers, even those that are working."""
        for worker in self.workers:
            worker.end()
