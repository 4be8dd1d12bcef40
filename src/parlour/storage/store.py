"""The contract of a store: the durable log of all tables, and what is kept about people.

Whatever a server has promised to anybody is in the store before it says so. Every implementation passes the same tests
(tests/storage/contract); nothing outside this package knows SQL.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Protocol, Self

from parlour.storage.operations import Operation
from parlour.storage.rows import (
    Entry,
    FinishedRow,
    IdleTable,
    LeaderRow,
    PersonRow,
    RatingRow,
    ScoreRow,
    Sitting,
    TableRow,
)

EVERYTHING = 1_000_000  # rows


class People(Protocol):
    """What the store holds about people."""

    async def of_key(self, key_hash: str) -> PersonRow | None:
        """The person who has a token with this hash."""

    async def person(self, id: str) -> PersonRow | None:
        """A person by id."""

    async def bots(self, owner: str) -> list[PersonRow]:
        """The outside programs of a person, oldest first."""

    async def sittings(self, person: str, most: int = EVERYTHING) -> list[Sitting]:
        """The tables at which a person sits, the latest first."""

    async def ratings(self, person: str) -> list[RatingRow]:
        """All ratings of a person, by game."""

    async def rating(self, person: str, game: str, against: str) -> RatingRow | None:
        """One rating of a person."""

    async def scores(self, person: str) -> list[ScoreRow]:
        """The results of a person's rated games, the latest first."""

    async def finished(self, person: str, most: int = EVERYTHING) -> list[FinishedRow]:
        """The games that a person has finished, the latest first."""

    async def board(self, game: str, against: str, fewest: int, most: int) -> list[LeaderRow]:
        """The strongest with at least `fewest` games."""

    async def bans(self) -> set[str]:
        """The banned people, addresses and networks."""


class Store(Protocol):
    """A store, for a server in asyncio. No call blocks the event loop but the opening."""

    @property
    def people(self) -> People:
        """What is kept about people."""

    @property
    def commits(self) -> int:
        """The number of transactions since the store was opened: with group commit, far fewer than writes."""

    async def append(
        self, entries: Iterable[Entry] = (), *, tables: Iterable[TableRow] = (), more: Iterable[Operation] = ()
    ) -> None:
        """Write new tables, entries and what follows from them, all or none; when this returns it is durable.

        Calls are written in their order. A cancelled caller no longer waits, but what it handed in is written all the
        same: if it were dropped, an append behind it would leave a gap.
        """

    async def write(self, operations: Iterable[Operation]) -> None:
        """Write these operations, all or none; when this returns they are durable."""

    async def tables(self) -> list[TableRow]:
        """All tables, oldest first."""

    async def table(self, id: str) -> TableRow | None:
        """A table by id."""

    async def open_tables(self) -> list[TableRow]:
        """The tables that are not closed, oldest first."""

    async def due_tables(self, until: float) -> list[TableRow]:
        """The tables whose clock needs them in memory by then: first those that were in memory to the last."""

    async def idle_tables(self, begun: float, waiting: float) -> list[IdleTable]:
        """The open tables where no clock runs, longest idle first: those where a game has begun and nothing has
        happened since `begun`, and those that wait for their first game since `waiting`."""

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """The log of a table behind this `seq`, in order."""

    async def find_cmd(self, table_id: str, seat: int | None, cmd: str) -> Entry | None:
        """The entry that a command has led to: a client that heard no answer sends it again."""

    async def close(self) -> None:
        """Refuse new calls, write what is queued and end all threads. Closing again does nothing."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None: ...


class LogReader(Protocol):
    """The logs of a store, for a process that only reads. No call waits for the server."""

    def table(self, id: str) -> TableRow | None:
        """A table by id."""

    def tables(self) -> list[TableRow]:
        """All tables, oldest first."""

    def length(self, table_id: str) -> int:
        """The number of the last entry of a table; 0 if it has none."""

    def entries(self, table_id: str) -> list[Entry]:
        """The log of a table, in order."""

    def faults(self) -> Iterator[str]:
        """What the database itself finds wrong with its files or its references."""

    def close(self) -> None:
        """End the connection."""
