"""Group commit: a thread that writes all queued appends in one transaction, so that they share one fsync.

Under load the thread waits a few milliseconds for more appends before it commits, because a commit costs the same
whatever it carries. While appends come one by one it commits at once.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from asyncio import AbstractEventLoop, Future
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Condition, Thread
from time import monotonic, sleep
from typing import Generic, TypeVar

from parlour.storage.errors import Closed, StorageError, WriteFailed

log = logging.getLogger(__name__)
LONGEST_WINDOW = 0.010  # seconds
BUSY = 200.0  # appends per second from which it pays to wait for more
MEMORY = 0.1  # seconds over which the rate of appends is averaged

Work = TypeVar("Work")


@dataclass(slots=True, eq=False)
class Waiting(Generic[Work]):
    """An append in the queue: what to write, the future of its caller, and its error, if there is one."""

    work: Work
    future: Future[None]
    error: StorageError | None = None


class ArrivalRate:
    """The rate at which appends arrive, as a moving average over the last commits."""

    def __init__(self) -> None:
        self.per_second = 0.0
        self._at = monotonic()

    def note(self, count: int, now: float) -> None:
        """Take `count` appends that have arrived since the last call into the average."""
        passed = max(now - self._at, 1e-6)
        self._at = now
        share = min(1.0, passed / MEMORY)
        self.per_second += share * (count / passed - self.per_second)

    @property
    def window(self) -> float:
        """The seconds to wait for more appends before a commit."""
        return LONGEST_WINDOW if self.per_second >= BUSY else 0.0


class GroupCommit(ABC, Generic[Work]):
    """The queue of appends and the thread that writes them. `commits` counts transactions: far fewer than appends."""

    def __init__(self) -> None:
        self.commits = 0
        self._news = Condition()
        self._queue: list[Waiting[Work]] = []
        self._idle = False  # the thread waits to be notified
        self._stopped = False
        self._rate = ArrivalRate()
        # A daemon: a program that forgot to close its store can still end. What has resolved is durable anyway.
        self._thread = Thread(target=self._run, name="parlour-writer", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def submit(self, waiting: Waiting[Work]) -> None:
        """Put an append into the queue."""
        with self._news:
            if self._stopped:
                raise Closed
            self._queue.append(waiting)
            if self._idle:
                self._news.notify()

    def stop(self) -> None:
        """Refuse new appends; the thread ends when all that are queued are written."""
        with self._news:
            self._stopped = True
            self._news.notify()

    def join(self) -> None:
        """Wait for the end of the thread, then close its connection."""
        self._thread.join()
        self.disconnect()

    @abstractmethod
    def write(self, batch: Sequence[Waiting[Work]]) -> None:
        """Write a batch in one transaction. On return every append of it is durable, or has its error."""

    @abstractmethod
    def disconnect(self) -> None:
        """Close the connection; a broken one is closed without complaint."""

    def _run(self) -> None:
        while batch := self._take():
            self.write(batch)
            tell(batch)

    def _take(self) -> list[Waiting[Work]]:
        """The queued appends; none only when the thread is to end."""
        with self._news:
            self._idle = True
            self._news.wait_for(lambda: self._queue or self._stopped)
            self._idle = False
        window = self._rate.window
        if window and not self._stopped:
            sleep(window)
        with self._news:
            batch, self._queue = self._queue, []
        self._rate.note(len(batch), monotonic())
        return batch

    def wait_and_refuse(self, seconds: float, error: Exception) -> bool:
        """Wait for a database that fails, and fail what was queued meanwhile; False when the thread is to end."""
        with self._news:
            self._news.wait_for(lambda: self._stopped, seconds)
            late, self._queue = self._queue, []
            going_on = not self._stopped
        refuse(late, error)
        tell(late)
        return going_on


def refuse(batch: Sequence[Waiting[Work]], error: Exception) -> None:
    """Fail a batch of which nothing is written. A conflict found on the way may have been with a row that is gone."""
    if batch:
        reason = str(getattr(error, "sqlite_errorname", type(error).__name__))  # its sentence may hold values
        log.error("write trouble", extra={"facts": {"reason": reason, "appends": len(batch)}})
    for waiting in batch:
        waiting.error = WriteFailed(f"nothing was written: {error}")
        waiting.error.__cause__ = error


def tell(batch: Sequence[Waiting[Work]]) -> None:
    """Resolve the futures in their own event loops, waking each loop once. A closed loop has nobody left to tell."""
    by_loop: dict[AbstractEventLoop, list[Waiting[Work]]] = defaultdict(list)
    for waiting in batch:
        by_loop[waiting.future.get_loop()].append(waiting)
    for loop, told in by_loop.items():
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(resolve, told)


def resolve(batch: Sequence[Waiting[Work]]) -> None:
    """Resolve futures, in their event loop. A caller that was cancelled meanwhile is passed over."""
    for waiting in batch:
        if waiting.future.done():
            continue
        if waiting.error is None:
            waiting.future.set_result(None)
        else:
            waiting.future.set_exception(waiting.error)
