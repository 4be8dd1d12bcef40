"""The threads that read: each query runs in one of them, with a connection of its own, and waits for no write.

When a server starts, thousands of people ask for their tables at once. So a query costs little besides itself: it goes
through a queue to whichever thread is free, and all that is read while the event loop works is handed over together.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from parlour.storage.errors import Closed

READERS = 4
Values = tuple[Any, ...]
Row = TypeVar("Row")


class Answers:
    """What was read for the callers in one event loop, and has not been handed to them yet."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.ready: deque[Reading] = deque()
        self.called = False  # the loop was woken, and has not come to `hand_over` yet

    def add(self, reading: Reading) -> None:
        """Take what a thread has read, and wake the loop unless it is awake. A closed loop has nobody left to tell."""
        self.ready.append(reading)
        if not self.called:
            self.called = True
            with suppress(RuntimeError):
                self.loop.call_soon_threadsafe(self.hand_over)

    def hand_over(self) -> None:
        """Resolve the futures, in their loop. A caller that was cancelled meanwhile is passed over."""
        self.called = False  # first: what is added from here on wakes the loop again
        while self.ready:
            reading = self.ready.popleft()
            if reading.future.done():
                continue
            if reading.error is None:
                reading.future.set_result(reading.rows)
            else:
                reading.future.set_exception(reading.error)


@dataclass(slots=True, eq=False)
class Reading:
    """A query that is asked, and then its rows or its error."""

    answers: Answers
    future: asyncio.Future[list[Any]]
    make: Callable[[Values], Any]
    query: str
    values: Values
    rows: list[Any] = field(default_factory=list)
    error: BaseException | None = None


class Readers(ABC):
    """The threads and their queue; the implementation lends each query a connection."""

    def __init__(self) -> None:
        self._stopped = False
        self._asked: SimpleQueue[Reading | None] = SimpleQueue()  # None ends a thread
        self._threads: list[Thread] = []
        self._answers: Answers | None = None

    async def read(self, make: Callable[[Values], Row], query: str, *values: object) -> list[Row]:
        """All rows of a query, each made into what it stands for."""
        if self._stopped:
            raise Closed
        if not self._threads:
            self._start()
        loop = asyncio.get_running_loop()
        if self._answers is None or self._answers.loop is not loop:
            self._answers = Answers(loop)
        future: asyncio.Future[list[Row]] = loop.create_future()
        self._asked.put(Reading(self._answers, future, make, query, values))
        return await future

    async def first(self, make: Callable[[Values], Row], query: str, *values: object) -> Row | None:
        """The first row of a query; None if it has no rows."""
        found = await self.read(make, query, *values)
        return found[0] if found else None

    def stop(self) -> None:
        """Begin no more reads."""
        self._stopped = True

    def join(self) -> None:
        """Let the reads that are under way end, then close all connections."""
        for _ in self._threads:
            self._asked.put(None)
        for thread in self._threads:
            thread.join()
        self._threads.clear()
        self.disconnect()

    def _start(self) -> None:
        names = (f"parlour-reader-{number}" for number in range(READERS))
        # Daemons: a program that forgot to close its store can still end.
        self._threads = [Thread(target=self._work, name=name, daemon=True) for name in names]
        for thread in self._threads:
            thread.start()

    def _work(self) -> None:
        """Answer one query after another, in a thread."""
        while (reading := self._asked.get()) is not None:
            try:
                reading.rows = self._read(reading.make, reading.query, reading.values)
            except BaseException as error:
                reading.error = error
            reading.answers.add(reading)
            del reading  # or its rows would stay in memory until the next query

    def _read(self, make: Callable[[Values], Row], query: str, values: Values) -> list[Row]:
        return [make(row) for row in self.fetch(query, values)]

    @abstractmethod
    def fetch(self, query: str, values: Values) -> list[Values]:
        """Run a query in this thread. All rows at once: an open cursor would hold up checkpoints."""

    @abstractmethod
    def disconnect(self) -> None:
        """Close all connections."""
