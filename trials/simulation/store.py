"""The store of a simulated process: the real statements and queries, on a simulated disk in place of threads."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

from parlour.storage.errors import Closed, StorageError
from parlour.storage.group_commit import GroupCommit, Waiting, refuse, resolve
from parlour.storage.sql.doubt import is_kept
from parlour.storage.sql.readers import Readers, Values
from parlour.storage.sql.store import SqlStore
from parlour.storage.sql.work import Work
from trials.simulation.disk import Append, Disk, Fate

Row = TypeVar("Row")
Begin = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
Carry = Callable[[Callable[[str], None], str], None]
LOOK_AGAIN = 0.25  # seconds, when the database cannot even be read


class SimulatedReaders(Readers):
    """Reads that take a while. What they return is how the database was at one moment on the way."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.cut_off = False  # from the database, which others may still reach
        self._stopped = False

    async def read(self, make: Callable[[Values], Row], query: str, *values: object) -> list[Row]:
        if self._stopped:
            raise Closed
        await asyncio.sleep(self.disk.read_seconds())
        rows = self.fetch(query, values)
        await asyncio.sleep(self.disk.read_seconds())
        return [make(row) for row in rows]

    def fetch(self, query: str, values: Values) -> list[Values]:
        if self.cut_off:
            raise StorageError("cannot read: no route to the simulated database")
        return self.disk.fetch(query, values)

    def disconnect(self) -> None:
        pass


class SimulatedWriter(GroupCommit[Sequence[Work]]):
    """Group commit by a task in place of the thread. `in_flight` is the batch that the disk has not committed yet."""

    def __init__(self, disk: Disk, begin: Begin) -> None:
        super().__init__()
        self.disk = disk
        self.in_flight: list[Append] = []
        self.cut_off = False  # from the database, which others may still reach
        self._begin = begin
        self._task: asyncio.Task[None] | None = None

    def submit(self, waiting: Waiting[Sequence[Work]]) -> None:
        if self._stopped:
            raise Closed
        self._queue.append(waiting)
        self.go_on()

    def go_on(self) -> None:
        """Start the task, unless it is running."""
        if self._task is None or self._task.done():
            self._task = self._begin(self.write_all())

    async def write_all(self) -> None:
        """Write batch after batch until nothing is queued."""
        try:
            while self._queue:
                await asyncio.sleep(self.disk.chance.random() * self.disk.habits.window)
                self.in_flight, self._queue = self._queue, []
                batch = self.in_flight
                await self.write_batch(batch)
                self.in_flight = []
                resolve(batch)
        except asyncio.CancelledError:  # its event loop ends; the next append finds the batch in the queue
            self._queue[:0] = self.in_flight
            raise

    async def write_batch(self, batch: list[Append]) -> None:
        """Write a batch in one transaction. On return every append of it is durable, or has its error."""
        disk = self.disk
        fate, seconds = disk.fate(), disk.commit_seconds()
        await asyncio.sleep(seconds)
        while disk.locked:
            await asyncio.sleep(0.001)
        if fate is Fate.FAILED or self.cut_off:
            refuse(batch, OSError("no space left on the simulated disk"))
        elif fate is Fate.IN_DOUBT:
            await self.look(batch)
        else:
            self.commit()
            await asyncio.sleep(disk.seconds(disk.habits.commit))

    def commit(self) -> None:
        """Make the batch durable. It may happen while the process is frozen, or after it has died."""
        if self.in_flight:
            batch, self.in_flight = self.in_flight, []
            self.disk.commit(batch)
            self.commits += 1

    async def look(self, batch: list[Append]) -> None:
        """Find out whether a batch was written whose commit has failed, as the writers of both databases do."""
        works = [work for append in batch for work in append.work]
        if self.disk.chance.random() < 0.5:
            self.commit()
        while True:
            await asyncio.sleep(self.disk.read_seconds())
            try:
                kept = is_kept(self.disk.fetch, works_without_error(batch) if not self.in_flight else works)
                break
            except StorageError as unreadable:
                if not await self.waited(unreadable):
                    for append in batch:
                        append.error = Closed()
                    return
        if not kept:
            refuse(batch, OSError("the commit failed on the simulated disk"))

    async def waited(self, error: StorageError) -> bool:
        """Wait for a database that fails, and fail what was queued meanwhile; False when the writer is to end."""
        await asyncio.sleep(LOOK_AGAIN)
        late, self._queue = self._queue, []
        refuse(late, error)
        resolve(late)
        return not self._stopped

    def stop(self) -> None:
        self._stopped = True

    async def ended(self) -> None:
        """Wait until everything is written."""
        while self._queue or (self._task is not None and not self._task.done()):
            self.go_on()
            assert self._task is not None
            await asyncio.wait([self._task])

    def write(self, batch: Sequence[Append]) -> None:
        raise NotImplementedError("there is no thread")

    def disconnect(self) -> None:
        pass


def works_without_error(batch: Sequence[Append]) -> list[Work]:
    """Return the statements of the appends that were accepted."""
    return [work for append in batch if append.error is None for work in append.work]


class SimulatedStore(SqlStore):
    """A store on a simulated disk. `carry` takes a hint to a listener of a store that several processes share."""

    def __init__(self, disk: Disk, begin: Begin = asyncio.create_task, carry: Carry | None = None) -> None:
        self.disk = disk
        self.carry = carry
        self.shared = carry is not None
        self.readers = SimulatedReaders(disk)
        self.writer = SimulatedWriter(disk, begin)
        super().__init__(self.readers, self.writer)

    def cut_off(self, cut: bool) -> None:
        """Lose the way to the database, or find it again."""
        self.readers.cut_off = self.writer.cut_off = cut

    def listen(self, heard: Callable[[str], None]) -> None:
        if self.carry is not None:
            self.disk.listeners[self] = partial(self.carry, heard)
            self.carry(heard, "")

    def deafen(self) -> None:
        """Hear no hints any more."""
        self.disk.listeners.pop(self, None)

    async def close(self) -> None:
        self.deafen()
        self.readers.stop()
        self.writer.stop()
        await self.writer.ended()
