"""The archive of finished games: each of their positions, and their reviews.

A separate process folds the games (finished_games.py), and another one with low priority makes each review, one at a
time, so that the tables never wait. A fair queue gives every address its turn. A review follows from the record alone,
so it is cached in memory only.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Any, TypeVar

import msgspec
from cachetools import LRUCache

from parlour import storage
from parlour.core.errors import ParlourError
from parlour.server.host import logs
from parlour.server.workers import finished_games
from parlour.server.workers.fair_queue import FairQueue, QueueIsFull
from parlour.server.workers.finished_games import Key, Start, review_in_process
from parlour.server.workers.no_answer import NoAnswer
from parlour.server.workers.pool import Worker, without_sigint
from parlour.table.errors import TableError
from parlour.wire.http import Review, ReviewWork

REVIEWS_KEPT = 200
REVIEWS_EACH, MOST_REVIEWS = 8, 100  # that may be queued, per address and in all
ASKED_EACH, MOST_ASKED = 16, 200  # other requests that may be queued, per address and in all
FOLDED_WITHIN = 60.0  # seconds that folding a game may take
STALLED = 300.0  # seconds without progress after which a review is given up
RETRY_AFTER = 3600.0  # seconds until a failed review may be tried again

T = TypeVar("T")


@dataclass
class ReviewJob:
    """A requested review: its progress and its result."""

    of: int
    done: int = 0
    written: bytes = field(default=b"", repr=False)  # the encoded review
    failed_at: float | None = None
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def review(self) -> Review | None:
        return msgspec.json.decode(self.written, type=ReviewWork).review if self.written else None

    @property
    def is_over(self) -> bool:
        return bool(self.written) or self.failed_at is not None

    @property
    def may_begin_again(self) -> bool:
        return self.failed_at is not None and monotonic() - self.failed_at > RETRY_AFTER


class Archive:
    """Access to finished games. `asker` is the address of the client."""

    def __init__(self, database: storage.Address) -> None:
        self.database = database
        self.worker = Worker(finished_games.lower_priority)
        self.asking = FairQueue(ASKED_EACH, MOST_ASKED)
        self.works: LRUCache[Key, ReviewJob] = LRUCache(REVIEWS_KEPT)
        self.reviewing = FairQueue(REVIEWS_EACH, MOST_REVIEWS)
        self.thread = ThreadPoolExecutor(1, "review")
        self.running: BaseProcess | None = None
        self.closed = False

    def process_ids(self) -> list[int]:
        """Return the ids of the archive's processes that run."""
        running = self.running
        reviewing = running.pid if running is not None else None
        return [*self.worker.process_ids(), *([reviewing] if reviewing is not None else [])]

    async def ask(self, asker: str, work: Callable[..., T], *question: Any) -> T:
        """Run work in the process of the archive. Raises NoAnswer if it takes too long or the queue is full."""
        try:
            async with self.asking.turn(asker):
                return await self.worker.answer(FOLDED_WITHIN, work, self.database, *question)
        except (ParlourError, NoAnswer):
            raise
        except QueueIsFull:
            raise NoAnswer from None
        except Exception as error:
            logs.event("archive failed", logging.ERROR, cause=error, work=work.__name__)
            raise NoAnswer from error

    async def moment(self, key: Key, move: int, seat: int | None, asker: str = "") -> bytes:
        """Return a position as a seat saw it, encoded."""
        return await self.ask(asker, finished_games.moment, key, move, seat)

    async def start(self, key: Key, move: int, asker: str = "") -> Start:
        """Return a position from which a new game can continue."""
        return await self.ask(asker, finished_games.start, key, move)

    async def record(self, table: str, asker: str = "") -> bytes:
        """Return the record of the game that has just ended at a table."""
        return await self.ask(asker, finished_games.record, table)

    async def actions_of(self, table: str, seat: int, since: float, asker: str = "") -> bytes:
        """Return what a person did at a table, encoded."""
        return await self.ask(asker, finished_games.actions_of, table, seat, since)

    def forget(self, table: str) -> None:
        """Drop the cache of a table from which a name was deleted."""
        for key in [key for key in self.works if key[0] == table]:
            del self.works[key]
        if self.worker.waking is not None:
            self.worker.submit(finished_games.forget, table)

    # Reviews.

    async def review(self, key: Key, asker: str = "") -> ReviewJob:
        """Return the job of a review; the first request starts it.

        A failed review raises, and is not retried for a while.
        """
        work = self.works.get(key)
        if work is None or work.may_begin_again:
            of = await self.ask(asker, finished_games.length, key)
            work = self.works.get(key)
            if work is None or work.may_begin_again:  # nobody else has started it meanwhile
                if not self.reviewing.has_room(asker):
                    raise TableError("table-reviews-wait", most=self.reviewing.waiting_of(asker))
                work = self.works[key] = ReviewJob(of)
                work.task = asyncio.create_task(self.make(work, key, asker))
        if work.failed_at is not None:
            raise TableError("table-review-failed")
        return work

    async def make(self, work: ReviewJob, key: Key, asker: str) -> None:
        """Wait for the asker's turn, and make the review."""
        try:
            async with self.reviewing.turn(asker):
                why = await asyncio.get_running_loop().run_in_executor(self.thread, self.follow, work, key)
        except QueueIsFull:  # others came first
            self.works.pop(key, None)
            return
        if not work.written and not self.closed:
            work.failed_at = monotonic()
            logs.event("review failed", logging.ERROR, table=logs.short(key[0]), number=key[1], **why)

    def follow(self, work: ReviewJob, key: Key) -> dict[str, Any]:
        """Run the review's process and follow its progress; return the error, if there was one. Runs in a thread."""
        spawn = multiprocessing.get_context("spawn")
        here, there = spawn.Pipe(duplex=False)
        self.running = process = spawn.Process(target=review_in_process, args=(there, self.database, key), daemon=True)
        with without_sigint():
            process.start()
        there.close()
        try:
            return read_progress(here, work)
        finally:
            here.close()
            process.kill()
            process.join()
            self.running = None

    async def close(self) -> None:
        """Cancel all work and end the processes."""
        self.closed = True
        self.worker.end()
        for work in self.works.values():
            if work.task is not None:
                work.task.cancel()
        self.thread.shutdown(wait=False, cancel_futures=True)
        if (running := self.running) is not None and running.is_alive():
            running.kill()


def read_progress(pipe: Connection, work: ReviewJob) -> dict[str, Any]:
    """Read the progress of a review until it is done; return the error if it failed."""
    while not work.written:
        try:
            if not pipe.poll(STALLED):
                return {"error": "stalled"}
            told = pipe.recv()
        except EOFError:
            return {"error": "the process died"}
        match told:
            case (int(done), int(of)):
                work.done, work.of = done, of
            case bytes(written):
                work.written = written
            case why:
                return dict(why)
    return {}
