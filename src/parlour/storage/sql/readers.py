"""The threads that read: each query runs in one of them, with a connection of its own, and waits for no write."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from parlour.storage.errors import Closed

READERS = 4
Values = tuple[Any, ...]
Row = TypeVar("Row")


class Readers(ABC):
    """A pool of threads; the implementation lends each query a connection."""

    def __init__(self) -> None:
        self._stopped = False
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="parlour-reader")

    async def read(self, make: Callable[[Values], Row], query: str, *values: object) -> list[Row]:
        """All rows of a query, each made into what it stands for."""
        if self._stopped:
            raise Closed
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, make, query, values)

    async def first(self, make: Callable[[Values], Row], query: str, *values: object) -> Row | None:
        """The first row of a query; None if it has no rows."""
        found = await self.read(make, query, *values)
        return found[0] if found else None

    def stop(self) -> None:
        """Begin no more reads."""
        self._stopped = True

    def join(self) -> None:
        """Let the reads that are under way end, then close all connections."""
        self._threads.shutdown()
        self.disconnect()

    def _read(self, make: Callable[[Values], Row], query: str, values: Values) -> list[Row]:
        return [make(row) for row in self.fetch(query, values)]

    @abstractmethod
    def fetch(self, query: str, values: Values) -> list[Values]:
        """Run a query in this thread. All rows at once: an open cursor would hold up checkpoints."""

    @abstractmethod
    def disconnect(self) -> None:
        """Close all connections."""
