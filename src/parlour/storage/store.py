"""The contract of a store: the durable log of all tables, and what is kept about people.

Whatever a server has promised to anybody is in the store before it says so. Every implementation passes the same tests
(tests/storage/contract); nothing outside this package knows SQL.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from types import TracebackType
from typing import Protocol, Self

from parlour.storage.notices import Notices
from parlour.storage.operations import Operation
from parlour.storage.rows import (
    Entry,
    FinishedRow,
    IdleTable,
    LeaderRow,
    ListedTable,
    MemberRow,
    NodeRow,
    PairRow,
    PartyGameRow,
    PartyResultRow,
    PartyRow,
    PersonRow,
    PlayerRow,
    RatingRow,
    RoundRow,
    ScoreRow,
    Sitting,
    SolvedRow,
    TableRow,
    TournamentRow,
)
from parlour.storage.social import Social

EVERYTHING = 1_000_000  # rows


class People(Protocol):
    """What the store holds about people."""

    async def of_key(self, key_hash: str) -> PersonRow | None:
        """The person who has a token with this hash."""

    async def of_device_code(self, code_hash: str, now: float) -> PersonRow | None:
        """The person whose one-time code has this hash and is not out of date."""

    async def person(self, id: str) -> PersonRow | None:
        """A person by id."""

    async def persons(self, ids: Sequence[str]) -> list[PersonRow]:
        """Those of these people whom the store has, by id, in no order."""

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

    async def solved(self, person: str) -> list[SolvedRow]:
        """The puzzles that a person has solved, by game and number."""

    async def puzzle_days(self, person: str) -> list[str]:
        """The days whose puzzle a person has solved, the latest first."""

    async def board(self, game: str, against: str, fewest: int, most: int) -> list[LeaderRow]:
        """The strongest with at least `fewest` games."""

    async def bans(self) -> set[str]:
        """The banned people, addresses and networks."""


class Parties(Protocol):
    """What the store holds about parties."""

    async def party(self, id: str) -> PartyRow | None:
        """A party by id."""

    async def of_code(self, code: str) -> str | None:
        """The id of the party that has this short code."""

    async def of_person(self, person: str, most: int = EVERYTHING) -> list[PartyRow]:
        """The open parties of which a person is a member, the last used first."""

    async def hosted(self, person: str) -> int:
        """The number of open parties of which a person is the host."""

    async def memberships(self, person: str) -> list[MemberRow]:
        """All parties in which a person is or was, the latest first."""

    async def titles(self, person: str) -> list[str]:
        """The names that the parties of this host have."""

    async def members(self, party: str) -> list[MemberRow]:
        """Everybody who is or was in a party, by number."""

    async def games(self, party: str) -> list[PartyGameRow]:
        """The games of a party, in order."""

    async def results(self, party: str) -> list[PartyResultRow]:
        """The results of all games of a party that were played to their end, in order."""

    async def tables_of(self, person: str) -> list[str]:
        """The ids of all tables of the parties in which a person is or was."""


class Tournaments(Protocol):
    """What the store holds about tournaments."""

    async def tournament(self, id: str) -> TournamentRow | None:
        """A tournament by id."""

    async def of_code(self, code: str) -> str | None:
        """The id of the tournament that has this short code."""

    async def of_person(self, person: str, most: int = EVERYTHING) -> list[TournamentRow]:
        """The open tournaments that a person hosts or plays in, the last used first."""

    async def hosted(self, person: str) -> int:
        """The number of tournaments that a person hosts and that are not over."""

    async def titles(self, person: str) -> list[str]:
        """The names that the tournaments of this host have."""

    async def due(self, until: float) -> list[str]:
        """The ids of the tournaments that a node has to look at by then, the longest due first."""

    async def players(self, tournament: str) -> list[PlayerRow]:
        """Everybody who is or was in a tournament, by number."""

    async def playing(self, person: str) -> list[PlayerRow]:
        """All tournaments in which a person is or was, the latest first."""

    async def rounds(self, tournament: str) -> list[RoundRow]:
        """The rounds of a tournament, in order."""

    async def pairs(self, tournament: str) -> list[PairRow]:
        """The games of a tournament, by round, board and game."""


class Store(Protocol):
    """A store, for a server in asyncio. No call blocks the event loop but the opening."""

    @property
    def people(self) -> People:
        """What is kept about people."""

    @property
    def social(self) -> Social:
        """What is kept about people and each other."""

    @property
    def notices(self) -> Notices:
        """What is kept to reach people who are not there."""

    @property
    def parties(self) -> Parties:
        """What is kept about parties."""

    @property
    def tournaments(self) -> Tournaments:
        """What is kept about tournaments."""

    @property
    def shared(self) -> bool:
        """Whether several processes can use the store at the same time."""

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

    async def table_of_code(self, code: str) -> str | None:
        """The id of the table that has this short code."""

    async def code_of(self, table_id: str) -> str | None:
        """The short code of a table."""

    async def owned_tables(self, node: str) -> set[str]:
        """The ids of the open tables that belong to a node."""

    async def nodes(self) -> list[NodeRow]:
        """All nodes that share the store, dead ones too, by id."""

    async def listed_tables(self, most: int, dead_after: float) -> list[ListedTable]:
        """The list of public tables, without those of dead nodes: first those with a free seat."""

    def listen(self, heard: Callable[[str], None]) -> None:
        """From now on call `heard`, in the running event loop, with the hints of all who share the store.

        A hint may be lost. After a break in the connection the hint is "".
        """

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
