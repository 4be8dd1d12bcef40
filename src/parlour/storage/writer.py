"""The one thread that writes. Group commit: all queued appends share one transaction, and so one fsync.

Each append is a savepoint within that transaction, so that one caller's mistake costs the others nothing. A disk error
does not end the writer: the appends that met it fail, and the next ones find the database reopened.
"""

from __future__ import annotations

import logging
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections import defaultdict
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from threading import Condition, Thread

from parlour.storage.connections import file_of, open_to_read, open_to_write
from parlour.storage.doubt import is_kept, overwrite_leftovers
from parlour.storage.errors import BadRow, Closed, StorageError, WriteFailed, broken_constraint
from parlour.storage.rows import Statement

# Errors after which the connection is still good and the transaction is certainly not written.
RETRYABLE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL)
# Errors of SQLite or its Python module about values that cannot be a row.
BAD_VALUES = (sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError, OverflowError, UnicodeError)
log = logging.getLogger(__name__)
RETRY_AFTER = 0.25  # seconds between two attempts to read a database in doubt


@dataclass(slots=True, eq=False)
class PendingAppend:
    """A queued append: its statements, the future to resolve, and its error if there was one."""

    statements: Sequence[Statement]
    future: Future[None]
    error: StorageError | None = None


class Writer:
    """The write connection and its thread. `commits` counts transactions, of which there are far fewer than appends."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.commits = 0
        self.connection: sqlite3.Connection | None = connection  # None after an error, until the next append
        self._path = file_of(connection)
        self._leftovers = False  # a commit failed part of the way, and nothing was written since
        self._changed = Condition()
        self._queue: list[PendingAppend] = []
        self._stopped = False
        # A daemon, so that a program that forgot to close its store can end. Resolved appends are on the disk anyway.
        self._thread = Thread(target=self._run, name="parlour-writer", daemon=True)
        self._thread.start()

    def submit(self, waiting: PendingAppend) -> None:
        """Queue an append."""
        with self._changed:
            if self._stopped:
                raise Closed
            self._queue.append(waiting)
            self._changed.notify()

    def stop(self) -> None:
        """Accept no more appends; the thread ends when all queued ones are written."""
        with self._changed:
            self._stopped = True
            self._changed.notify()

    def join(self) -> None:
        """Wait until the thread ends, then close its connection."""
        self._thread.join()
        self._drop_connection()

    def _run(self) -> None:
        while batch := self._take():
            self._write(batch)
            notify(batch)

    def _take(self) -> list[PendingAppend]:
        """Wait for appends and return all that are queued; empty only if the writer is stopping."""
        with self._changed:
            self._changed.wait_for(lambda: self._queue or self._stopped)
            batch, self._queue = self._queue, []
            return batch

    # One transaction for the whole batch. When `_write` returns it is on the disk, or every append has an error.

    def _write(self, batch: Sequence[PendingAppend]) -> None:
        try:
            connection = self._ready_connection()
            connection.execute("BEGIN IMMEDIATE")
            for waiting in batch:
                waiting.error = insert(connection, waiting.statements)
        except Exception as error:
            self._fail_batch(batch, error)
        else:
            self._commit(connection, batch)

    def _commit(self, connection: sqlite3.Connection, batch: Sequence[PendingAppend]) -> None:
        try:
            connection.execute("COMMIT")
        except Exception as error:
            if primary_code(error) in RETRYABLE:
                self._fail_batch(batch, error)
            else:
                self._resolve_doubt(batch, error)
        else:
            self.commits += 1
            self._leftovers = False

    def _ready_connection(self) -> sqlite3.Connection:
        """Return the connection, reopened if the last one failed."""
        if self.connection is None:
            connection = open_to_write(self._path)
            try:
                if self._leftovers:
                    overwrite_leftovers(connection)
            except BaseException:
                connection.close()
                raise
            self._leftovers = False
            self.connection = connection
        return self.connection

    def _drop_connection(self) -> None:
        """Close the connection, and ignore the error if it is broken."""
        if self.connection is not None:
            with suppress(sqlite3.Error):
                self.connection.close()
        self.connection = None

    def _fail_batch(self, batch: Sequence[PendingAppend], error: Exception) -> None:
        """Roll back and fail the whole batch: its commit was not reached, or was undone."""
        try:
            if self.connection is not None and self.connection.in_transaction:  # SQLite may have rolled back by itself
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._drop_connection()
        if primary_code(error) not in RETRYABLE:
            self._drop_connection()
        fail(batch, error)

    def _resolve_doubt(self, batch: Sequence[PendingAppend], error: Exception) -> None:
        """Resolve a batch in doubt: read the database until it shows whether the batch was committed, and meanwhile
        fail new appends."""
        self._drop_connection()
        self._leftovers = True
        statements = [statement for waiting in batch if waiting.error is None for statement in waiting.statements]
        while True:
            try:
                with closing(open_to_read(self._path)) as reader:
                    kept = is_kept(reader, statements)
                break
            except (sqlite3.Error, StorageError) as unreadable:
                if not self._wait_and_fail(unreadable):
                    for waiting in batch:
                        waiting.error = Closed()
                    return
        if kept:
            self.commits += 1
            return
        with suppress(Exception):  # if this fails, the next append does it
            self._ready_connection()
        fail(batch, error)

    def _wait_and_fail(self, error: Exception) -> bool:
        """Wait a little, then fail all appends queued by then. Return False if the writer is stopping."""
        with self._changed:
            self._changed.wait_for(lambda: self._stopped, RETRY_AFTER)
            late, self._queue = self._queue, []
            going_on = not self._stopped
        fail(late, error)
        notify(late)
        return going_on


def insert(connection: sqlite3.Connection, statements: Sequence[Statement]) -> StorageError | None:
    """Insert one caller's rows: all of them, or none, returning the reason."""
    connection.execute("SAVEPOINT caller")
    refusal: StorageError | None = None
    try:
        for query, rows in statements:
            connection.executemany(query, rows)
    except sqlite3.IntegrityError as error:
        refusal = broken_constraint(error)
    except BAD_VALUES as error:
        refusal = BadRow(str(error))
    if refusal is not None:
        connection.execute("ROLLBACK TO caller")
    connection.execute("RELEASE caller")
    return refusal


def fail(batch: Sequence[PendingAppend], error: Exception) -> None:
    """Fail a batch of which nothing was written.

    A conflict found before may have been with a row that was rolled back.
    """
    if batch:
        reason = str(getattr(error, "sqlite_errorname", type(error).__name__))  # the message itself may contain values
        log.error("write trouble", extra={"facts": {"reason": reason, "appends": len(batch)}})
    for waiting in batch:
        waiting.error = WriteFailed(f"nothing was written: {error}")
        waiting.error.__cause__ = error


def notify(batch: Sequence[PendingAppend]) -> None:
    """Resolve the futures in their own event loops, waking each loop once. A loop that is closed is skipped."""
    by_loop: dict[AbstractEventLoop, list[PendingAppend]] = defaultdict(list)
    for waiting in batch:
        by_loop[waiting.future.get_loop()].append(waiting)
    for loop, told in by_loop.items():
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(resolve, told)


def resolve(batch: Sequence[PendingAppend]) -> None:
    """Set the results of a batch, in the callers' event loop. Callers that were cancelled are skipped."""
    for waiting in batch:
        if waiting.future.done():
            continue
        if waiting.error is None:
            waiting.future.set_result(None)
        else:
            waiting.future.set_exception(waiting.error)


def primary_code(error: Exception) -> int:
    """Return SQLite's primary error code; 0 for any other error."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
