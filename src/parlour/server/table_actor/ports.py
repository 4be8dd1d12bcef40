"""What an actor needs of its host, and no more: a server offers it, and so does a table that runs in the browser."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TypeVar

from parlour.server.host.timing import Seconds
from parlour.server.workers.budget_sharing import BudgetSharing
from parlour.storage.notices import Notices
from parlour.storage.operations import Operation
from parlour.storage.rows import Entry, TableRow
from parlour.storage.store import People

T = TypeVar("T")


class TableStore(Protocol):
    """The part of a store (storage/store.py) that the actor of a table uses."""

    @property
    def people(self) -> People: ...

    @property
    def notices(self) -> Notices: ...

    async def append(
        self, entries: Iterable[Entry] = (), *, tables: Iterable[TableRow] = (), more: Iterable[Operation] = ()
    ) -> None: ...

    async def write(self, operations: Iterable[Operation]) -> None: ...

    async def find_cmd(self, table_id: str, seat: int | None, cmd: str) -> Entry | None: ...


class Idle(Protocol):
    """The idle workers of a pool."""

    def empty(self) -> bool: ...


class Players(Protocol):
    """Whatever thinks for computer players: the worker processes of a server (workers/pool.py)."""

    @property
    def sharing(self) -> BudgetSharing: ...

    @property
    def free(self) -> Idle: ...

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str: ...

    async def ask(self, work: Callable[..., T], *question: Any) -> T: ...


class ActorSettings(Protocol):
    """The settings of a host that concern a table (host/settings.py)."""

    @property
    def pause(self) -> float: ...

    @property
    def grace(self) -> float: ...

    @property
    def restart_grace(self) -> float: ...

    @property
    def most_guests(self) -> int: ...

    @property
    def remind_after(self) -> float: ...


class Count(Protocol):
    """A number that only grows."""

    def inc(self, amount: float = 1) -> None: ...


class GameCounts(Protocol):
    """The metrics of one game."""

    @property
    def moves(self) -> Count: ...

    @property
    def games_begun(self) -> Count: ...

    @property
    def games_over(self) -> Count: ...

    @property
    def move_seconds(self) -> Seconds: ...


class ActorMetrics(Protocol):
    """The metrics that an actor updates (host/metrics.py)."""

    @property
    def commit_seconds(self) -> Seconds: ...

    @property
    def write_troubles(self) -> Count: ...

    @property
    def answers(self) -> Mapping[str, Count]: ...

    def of(self, game: str) -> GameCounts: ...
