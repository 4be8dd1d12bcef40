"""The inbox of an actor: a queue of calls, run one after another by the task that owns the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from parlour.table.errors import TableError

T = TypeVar("T")


class Inbox:
    """A queue of calls and the task that runs them. `waiting` holds the calls that have no result yet."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.waiting: set[asyncio.Future[Any]] = set()
        self.owner = asyncio.create_task(self.work())

    async def work(self) -> None:
        """Run queued calls for ever."""
        while True:
            await (await self.queue.get())()

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Queue a call and return its result."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.add(done)
        done.add_done_callback(self.waiting.discard)

        async def handle() -> None:
            try:
                answer = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(answer)

        await self.queue.put(handle)
        return await done

    def fail_pending(self) -> None:
        """Fail all pending calls: their callers are sent to the table as it is on the disk."""
        for done in list(self.waiting):
            done.set_exception(TableError("table-come-back"))
