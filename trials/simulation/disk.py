"""The disk of a simulated world: a database in memory, with the real schema and the real statements, that can fail.

What is committed here is durable; everything else dies with its process. `journal` hears every committed entry in its
order, before anybody else does.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from functools import cache
from random import Random
from time import time

from parlour.storage.errors import StorageError
from parlour.storage.group_commit import Waiting
from parlour.storage.sql.readers import Values
from parlour.storage.sql.statements import INSERT_ENTRY
from parlour.storage.sql.work import Hint, Statement, Work
from parlour.storage.sqlite.connections import name_clock
from parlour.storage.sqlite.migrations import migrate
from parlour.storage.sqlite.writer import insert

Append = Waiting[Sequence[Work]]
Journal = Callable[[Sequence[Values]], None]


class Fate(Enum):
    """What becomes of a commit."""

    WRITTEN = "written"
    FAILED = "failed"  # nothing is written, and the error says so
    IN_DOUBT = "in doubt"  # written or not: the error does not say


@dataclass
class DiskHabits:
    """How often a commit fails, and how long the disk takes. By default it is fast and never fails."""

    fails: float = 0.0
    in_doubt: float = 0.0
    hangs: float = 0.0
    commit: float = 0.0  # seconds, on average
    read: float = 0.0
    longest_hang: float = 20.0
    window: float = 0.0  # seconds that a writer waits for more appends, at most


class Disk:
    """A database that several processes may use, and everything that can be wrong with it."""

    def __init__(self, chance: Random, habits: DiskHabits | None = None, clock: Callable[[], float] = time) -> None:
        self.chance = chance
        self.habits = habits or DiskHabits()
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        empty().backup(self.connection)
        name_clock(self.connection, clock)
        self.connection.execute("PRAGMA foreign_keys = ON")
        self.journal: Journal = lambda rows: None
        self.listeners: dict[object, Callable[[str], None]] = {}  # of those who share the store: they hear its hints
        self.read_only = False  # every commit fails
        self.unreadable = False  # and every read too
        self.locked = False  # another program holds the lock: commits wait
        self.counts: Counter[str] = Counter()

    # Reading and writing, at one moment.

    def fetch(self, query: str, values: Values = ()) -> list[Values]:
        """Return all rows of a query."""
        if self.unreadable:
            raise StorageError("cannot read: the disk is gone")
        return self.connection.execute(query, values).fetchall()

    def commit(self, batch: Sequence[Append]) -> None:
        """Write a batch in one transaction; each append of it is written whole, or gets its error."""
        self.connection.execute("BEGIN IMMEDIATE")
        for waiting in batch:
            waiting.error = insert(self.connection, waiting.work)
        self.connection.execute("COMMIT")
        rows = [row for waiting in batch if waiting.error is None for row in entries_in(waiting.work)]
        if rows:
            self.journal(rows)
        for hint in [work for one in batch if one.error is None for work in one.work if isinstance(work, Hint)]:
            for tell in list(self.listeners.values()):
                tell(hint.text)

    @contextmanager
    def lock(self) -> Iterator[None]:
        """Hold the lock of the database, as another program would."""
        self.locked = True
        try:
            yield
        finally:
            self.locked = False

    # Chance.

    def fate(self) -> Fate:
        """Return what becomes of the next commit."""
        habits, luck = self.habits, self.chance.random()
        if self.read_only or self.unreadable or luck < habits.fails:
            fate = Fate.FAILED
        else:
            fate = Fate.IN_DOUBT if luck < habits.fails + habits.in_doubt else Fate.WRITTEN
        self.counts[f"commits: {fate.value}"] += 1
        return fate

    def commit_seconds(self) -> float:
        """Return how long the next commit takes."""
        if self.habits.hangs and self.chance.random() < self.habits.hangs:
            return self.chance.uniform(0.1, self.habits.longest_hang)
        return self.seconds(self.habits.commit)

    def read_seconds(self) -> float:
        """Return how long the next read takes."""
        return self.seconds(self.habits.read)

    def seconds(self, average: float) -> float:
        return self.chance.expovariate(1 / average) if average else 0.0


def entries_in(works: Sequence[Work]) -> Iterator[Values]:
    """Yield the rows of log entries among these statements."""
    for work in works:
        if isinstance(work, Statement) and work.query == INSERT_ENTRY:
            yield from work.rows


@cache
def empty() -> sqlite3.Connection:
    """Return an empty database with the current schema, to be copied."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    migrate(connection)
    return connection
