"""The archive of finished games: every moment of them, and their reviews.

Games are folded in a process of their own (finished_games.py), and each review is made in another one with low
priority, one at a time: the tables do not wait for either. A fair queue lets every address have its turn. A
review follows from the record alone, so it is kept in memory only.
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

from parlour import storage
from parlour.core.errors import ParlourError
from parlour.server.host import logs
from parlour.server.workers import finished_games
from parlour.server.workers.fair_queue import FairQueue, QueueIsFull
from parlour.server.workers.finished_games import Key, LruCache, Start, review_in_process
from parlour.server.workers.pool import NoAnswer, Worker, without_sigint
from parlour.table.errors import TableError
from parlour.wire.http import Review, ReviewWork

REVIEWS_KEPT = 200
REVIEWS_EACH, MOST_REVIEWS = 8, 100  # that may wait, per address and in all
ASKED_EACH, MOST_ASKED = 16, 200  # other questions that may wait
FOLDED_WITHIN = 60.0  # seconds
STALLED = 300.0  # seconds in which a review comes no further
TRY_AGAIN = 3600.0  # seconds until a review that failed may be tried once more

T = TypeVar("T")


@dataclass
class ReviewJob:
    """A review that somebody asked for: how far it is, and its result."""

    of: int
    done: int = 0
    written: bytes = field(default=b"", repr=False)  # encoded
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
        return self.failed_at is not None and monotonic() - self.failed_at > TRY_AGAIN


class Archive:
    """Access to finished games. `asker` is the address of the client."""

    def __init__(self, database: storage.Address) -> None:
        self.database = database
        self.worker = Worker(finished_games.stand_back)
        self.asking = FairQueue(ASKED_EACH, MOST_ASKED)
        self.works: LruCache[Key, ReviewJob] = LruCache(REVIEWS_KEPT)
        self.reviewing = FairQueue(REVIEWS_EACH, MOST_REVIEWS)
        self.thread = ThreadPoolExecutor(1, "review")
        self.running: BaseProcess | None = None
        self.closed = False

    async def ask(self, asker: str, work: Callable[..., T], *question: Any) -> T:
        """Ask the process of the archive. Raises NoAnswer if it takes too long or too many wait."""
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
        """A moment as a seat saw it, encoded."""
        return await self.ask(asker, finished_games.moment, key, move, seat)

    async def start(self, key: Key, move: int, asker: str = "") -> Start:
        """A moment to play on from."""
        return await self.ask(asker, finished_games.start, key, move)

    async def record(self, table: str, asker: str = "") -> bytes:
        """The record of the game that has just ended at a table."""
        return await self.ask(asker, finished_games.record, table)

    async def doings(self, table: str, seat: int, since: float, asker: str = "") -> bytes:
        """What a person did at a table, encoded."""
        return await self.ask(asker, finished_games.doings, table, seat, since)

    def forget(self, table: str) -> None:
        """Drop what is cached of a table from which a name was deleted."""
        for key in [key for key in self.works if key[0] == table]:
            del self.works[key]
        if self.worker.waking is not None:
            self.worker.submit(finished_games.forget, table)

    # Reviews.

    async def review(self, key: Key, asker: str = "") -> ReviewJob:
        """The job of a review; the first to ask starts it. A failed one raises, and rests for a while."""
        work = self.works.find(key)
        if work is None or work.may_begin_again:
            of = await self.ask(asker, finished_games.length, key)
            work = self.works.find(key)
            if work is None or work.may_begin_again:  # nobody else has begun it meanwhile
                if not self.reviewing.has_room(asker):
                    raise TableError("table-reviews-wait", most=self.reviewing.waiting_of(asker))
                work = self.works.put(key, ReviewJob(of))
                work.task = asyncio.create_task(self.make(work, key, asker))
        if work.failed_at is not None:
            raise TableError("table-review-failed")
        return work

    async def make(self, work: ReviewJob, key: Key, asker: str) -> None:
        """Wait for the asker's turn, and make the review."""
        try:
            async with self.reviewing.turn(asker):
                why = await asyncio.get_running_loop().run_in_executor(self.thread, self.follow, work, key)
        except QueueIsFull:  # others came between
            self.works.pop(key, None)
            return
        if not work.written and not self.closed:
            work.failed_at = monotonic()
            logs.event("review failed", logging.ERROR, table=logs.short(key[0]), number=key[1], **why)

    def follow(self, work: ReviewJob, key: Key) -> dict[str, Any]:
        """In the thread: run the process of the review and follow its progress; what went wrong, if anything."""
        spawn = multiprocessing.get_context("spawn")
        here, there = spawn.Pipe(duplex=False)
        self.running = process = spawn.Process(target=review_in_process, args=(there, self.database, key), daemon=True)
        with without_sigint():
            process.start()
        there.close()
        try:
            return heard(here, work)
        finally:
            here.close()
            process.kill()
            process.join()

    async def close(self) -> None:
        """End all work."""
        self.closed = True
        self.worker.end()
        for work in self.works.values():
            if work.task is not None:
                work.task.cancel()
        self.thread.shutdown(wait=False, cancel_futures=True)
        if self.running is not None and self.running.is_alive():
            self.running.kill()


def heard(pipe: Connection, work: ReviewJob) -> dict[str, Any]:
    """Read the progress of a review until it is done; why it failed, if it did."""
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
