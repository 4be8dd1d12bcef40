"""The one thread that writes. Group commit: all that waits goes into one transaction, and so shares one fsync.

An append is a savepoint within that transaction, so what one caller does wrong takes nothing from the others.
"""

from __future__ import annotations

import sqlite3
from asyncio import AbstractEventLoop, Future
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Condition, Thread

from parlour.storage.errors import BadRow, Closed, Conflict, Duplicate, StorageError, WriteFailed, WriterDied
from parlour.storage.rows import Statement

# Troubles that pass, and leave a transaction that can be rolled back. After any other, such as a failed fsync, nobody
# knows what the disk holds, and the writer ends.
PASSING = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL)
# What SQLite, or its Python module, says to values that cannot be a row.
BAD_VALUES = (sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError, OverflowError, UnicodeError)
DUPLICATES = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
# How SQLite names, in its message, what is there twice.
NAMES: dict[str, Duplicate] = {"entry.seq": "seq", "entry_cmd": "cmd", "tables.id": "table", "token.hash": "token"}


@dataclass(slots=True, eq=False)
class Waiting:
    """An append on its way: what to write, whom to tell, and what went wrong with it."""

    statements: Sequence[Statement]
    future: Future[None]
    error: StorageError | None = None


class Writer:
    """The write connection and the thread it belongs to. `commits` counts transactions: far fewer than appends."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits = 0
        self.connection = connection
        self._news = Condition()
        self._queue: list[Waiting] = []
        self._stopped = False
        self._failure: BaseException | None = None
        # A daemon: a program that forgot to close its store can still end. What has resolved is on the disk anyway.
        self._thread = Thread(target=self._run, name="parlour-writer", daemon=True)
        self._thread.start()

    def submit(self, waiting: Waiting) -> None:
        """Put an append into the queue. Under the same lock a dying writer empties it, so nobody waits in vain."""
        with self._news:
            if self._failure is not None:
                raise WriterDied(self._failure)
            if self._stopped:
                raise Closed
            self._queue.append(waiting)
            self._news.notify()

    def stop(self) -> None:
        """Take no more appends; the thread ends when all that wait are written."""
        with self._news:
            self._stopped = True
            self._news.notify()

    def join(self) -> None:
        """Wait for the end of the thread, then close its connection."""
        self._thread.join()
        self.connection.close()

    def _run(self) -> None:
        batch: list[Waiting] = []
        try:
            while batch := self._take():
                self._commit(batch)
                tell(batch)
        except BaseException as error:  # whatever it is, the callers must hear of it
            self._die(error, batch)

    def _take(self) -> list[Waiting]:
        """Everything that waits; nothing only when the writer is to stop."""
        with self._news:
            self._news.wait_for(lambda: self._queue or self._stopped)
            batch, self._queue = self._queue, []
            return batch

    def _commit(self, batch: Sequence[Waiting]) -> None:
        """One transaction for all of them. When this returns it is on the disk, or everybody has an error."""
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for waiting in batch:
                waiting.error = self._insert(waiting.statements)
            self.connection.execute("COMMIT")
        except sqlite3.OperationalError as error:
            if primary_code(error) not in PASSING:
                raise
            self._give_up(batch, error)
        else:
            self.commits += 1

    def _insert(self, statements: Sequence[Statement]) -> StorageError | None:
        """One caller's rows: all of them, or none and the reason."""
        self.connection.execute("SAVEPOINT caller")
        refusal: StorageError | None = None
        try:
            for query, rows in statements:
                self.connection.executemany(query, rows)
        except sqlite3.IntegrityError as error:
            refusal = broken_constraint(error)
        except BAD_VALUES as error:
            refusal = BadRow(str(error))
        if refusal is not None:
            self.connection.execute("ROLLBACK TO caller")
        self.connection.execute("RELEASE caller")
        return refusal

    def _give_up(self, batch: Sequence[Waiting], error: sqlite3.Error) -> None:
        """Nothing of the batch is written. A conflict found on the way may have been with a row that is gone again."""
        if self.connection.in_transaction:  # SQLite may have rolled back by itself
            self.connection.execute("ROLLBACK")
        for waiting in batch:
            waiting.error = WriteFailed(f"nothing was written: {error}")
            waiting.error.__cause__ = error

    def _die(self, failure: BaseException, batch: Sequence[Waiting]) -> None:
        """Tell everybody who waits, leave the reason for those who will come, and let go of the database."""
        with self._news:
            self._failure = failure
            left, self._queue = [*batch, *self._queue], []
        for waiting in left:
            waiting.error = WriterDied(failure)
        tell(left)
        with suppress(sqlite3.Error):
            self.connection.close()


def tell(batch: Sequence[Waiting]) -> None:
    """Resolve the futures in their own loops, waking each loop once. A loop that is closed has nobody left to tell."""
    by_loop: dict[AbstractEventLoop, list[Waiting]] = defaultdict(list)
    for waiting in batch:
        by_loop[waiting.future.get_loop()].append(waiting)
    for loop, told in by_loop.items():
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(resolve, told)


def resolve(batch: Sequence[Waiting]) -> None:
    """In the loop of the callers. A caller that was cancelled meanwhile is passed over."""
    for waiting in batch:
        if waiting.future.done():
            continue
        if waiting.error is None:
            waiting.future.set_result(None)
        else:
            waiting.future.set_exception(waiting.error)


def primary_code(error: sqlite3.Error) -> int:
    """The kind of an error of SQLite, without its details; 0 when the Python module itself raised it."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def broken_constraint(error: sqlite3.IntegrityError) -> StorageError:
    """Was it a duplicate, or a row that can never be right?"""
    reason = str(error)
    if error.sqlite_errorcode in DUPLICATES:
        for name, duplicate in NAMES.items():
            if name in reason:
                return Conflict(duplicate, reason)
    return BadRow(reason)
