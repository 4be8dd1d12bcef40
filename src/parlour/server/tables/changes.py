"""Waits for changes of parties or tournaments. A change on this node wakes its waiters at once, one on another node by
a hint of the store; because hints may be lost, the version is also read again from time to time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

LONGEST = 10.0  # seconds that a request waits for a change
LOOK_EVERY = 2.0  # seconds between two looks at a store that others write too
MOST_WAITING = 60  # requests per party or tournament; any more are answered at once

Versions = Callable[[str], Awaitable[int]]


class Changes:
    """The requests that wait for a change of something that has an id and a version.

    `shared` is whether other processes may change it too; `most` is how many requests may wait for one of them.
    """

    def __init__(self, version_of: Versions, shared: bool, most: int = MOST_WAITING) -> None:
        self.version_of = version_of
        self.shared = shared
        self.most = most
        self.events: dict[str, asyncio.Event] = {}
        self.waiting: Counter[str] = Counter()
        self.closed = False

    def wake(self, id: str) -> None:
        """Let everybody look who waits for a change of this one."""
        if id in self.events:
            self.events[id].set()

    def wake_all(self) -> None:
        """Let everybody look: hints were lost."""
        for event in self.events.values():
            event.set()

    def close(self) -> None:
        """End all waits: the server stops."""
        self.closed = True
        self.wake_all()

    async def wait(self, id: str, version: int) -> None:
        """Return when it has another version than this one, or after a while."""
        if self.waiting[id] >= self.most:
            return
        self.waiting[id] += 1
        try:
            async with asyncio.timeout(LONGEST):
                while not self.closed and await self.version_of(id) == version:
                    await self.look_again(id)
        except TimeoutError:
            pass
        finally:
            self.waiting[id] -= 1
            if not self.waiting[id]:
                del self.waiting[id]
                self.events.pop(id, None)

    async def look_again(self, id: str) -> None:
        """Wait until there may be something new."""
        event = self.events.get(id)
        if event is None or event.is_set():
            event = self.events[id] = asyncio.Event()
        seconds = LOOK_EVERY if self.shared else LONGEST
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await event.wait()
