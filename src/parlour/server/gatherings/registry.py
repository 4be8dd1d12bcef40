"""Reads gatherings from the store and changes them there, on any node: none is held in memory."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from parlour import storage
from parlour.server.gatherings.gathering import Gathering
from parlour.server.host.rate_limits import AddressBuckets, RateLimited
from parlour.server.tables.changes import MOST_WAITING, Changes
from parlour.server.tables.registry import TRIES, TableRegistry
from parlour.storage.operations import Operation
from parlour.table.errors import TableError

SEEN_EVERY = 10.0  # seconds between two notes that somebody is there
DAY = 24 * 60 * 60

G = TypeVar("G", bound=Gathering[Any, Any])


class GatheringRegistry(ABC, Generic[G]):
    """The gatherings of one kind. `kind` is what a Conflict is on if somebody else has changed one."""

    kind: ClassVar[str]
    open_rate: ClassVar[float]  # new ones per second per address
    open_burst: ClassVar[float]
    most_waiting: ClassVar[int] = MOST_WAITING

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.store = tables.store
        self.environment = tables.environment
        self.changes = Changes(self.version_of, tables.store.shared, self.most_waiting)
        self.openings = AddressBuckets(self.open_rate, self.open_burst, tables.environment.monotonic)

    @abstractmethod
    async def find(self, id: str) -> G:
        """Return one; raise if there is none with this id."""

    @abstractmethod
    async def version_of(self, id: str) -> int:
        """Return the version of one; 0 if there is none with this id."""

    @abstractmethod
    async def see(self, found: G, person: str) -> None:
        """Note that a person is there, if they are in it."""

    def wake(self, id: str) -> None:
        """Let everybody look who waits for a change."""
        self.changes.wake(id)

    async def change(self, id: str, work: Callable[[G], Sequence[Operation]]) -> None:
        """Change one. If somebody else was faster, read it again and work out the change again."""
        for _ in range(TRIES):
            operations = work(await self.find(id))
            try:
                await self.store.write(operations)
            except storage.Conflict as conflict:
                if conflict.on != self.kind:
                    raise
            else:
                return self.wake(id)
        raise TableError("table-come-back")

    def check_budget(self, address: str) -> None:
        """Take one from an address's budget for opening new ones; raise if it is used up."""
        bucket = self.openings.of(address)
        if not bucket.take():
            raise RateLimited(bucket.wait())

    def is_news(self, seen: float) -> bool:
        """Return whether it is worth a note that somebody is there, who was last seen then."""
        return self.environment.now() - seen >= SEEN_EVERY

    async def pass_host(self, id: str, person: str, number: int) -> None:
        """Make another person the host."""
        now = self.environment.now()
        await self.change(id, lambda found: found.pass_host(person, number, now))

    async def rename(self, id: str, person: str, title: str) -> None:
        """Give one a name, as its host."""
        await self.change(id, lambda found: found.rename(person, title))

    def idle_since(self, now: float) -> float:
        """Return since when one must not have been used to be closed."""
        return now - self.tables.settings.table_days * DAY
