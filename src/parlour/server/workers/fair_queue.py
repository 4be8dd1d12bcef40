"""A fair queue: one job at a time, round robin over the askers, so that nobody waits behind another's twenty jobs."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class QueueIsFull(Exception):
    """Raised when too many jobs are queued: backpressure for the asker."""


class FairQueue:
    """A lock handed from asker to asker. At most `each` jobs per asker may wait, and at most `most` in all."""

    def __init__(self, each: int, most: int) -> None:
        self.each, self.most = each, most
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self.taken = False

    def waiting_of(self, asker: str) -> int:
        return len(self.waiting.get(asker, ()))

    def has_room(self, asker: str) -> bool:
        """Return whether one more job of this asker may wait."""
        return self.waiting_of(asker) < self.each and sum(map(len, self.waiting.values())) < self.most

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """Wait for the asker's turn, and hold the lock."""
        if self.taken:
            await self.wait(asker)
        self.taken = True
        try:
            yield
        finally:
            self.hand_on()

    async def wait(self, asker: str) -> None:
        if not self.has_room(asker):
            raise QueueIsFull
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # the lock had already been handed to this job
                self.hand_on()
            else:
                self.forget(asker, mine)
            raise

    def forget(self, asker: str, one: asyncio.Future[None]) -> None:
        with suppress(KeyError, ValueError):
            self.waiting[asker].remove(one)
            if not self.waiting[asker]:
                del self.waiting[asker]

    def hand_on(self) -> None:
        """Hand the lock to the asker who has waited longest since their last turn; it remains locked meanwhile."""
        self.taken = False
        while self.waiting:
            asker, queue = next(iter(self.waiting.items()))
            one = queue.popleft()
            if queue:
                self.waiting.move_to_end(asker)
            else:
                del self.waiting[asker]
            if not one.done():
                self.taken = True
                one.set_result(None)
                return
