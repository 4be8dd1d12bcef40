"""The writer of SQLite. An append is a savepoint within the group's transaction, so what one caller does wrong takes
nothing from the others.

No trouble of the disk ends the writer: it fails the appends that met it, and the next ones find the database reopened.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress

from parlour.storage.errors import BadRow, Closed, Conflict, StorageError
from parlour.storage.group_commit import GroupCommit, Waiting, refuse
from parlour.storage.sql.doubt import is_kept
from parlour.storage.sql.work import Anonymise, Hint, Work
from parlour.storage.sqlite.connections import file_of, open_to_read, open_to_write
from parlour.storage.sqlite.constraints import broken_constraint
from parlour.storage.sqlite.leftovers import overwrite_leftovers

Append = Waiting[Sequence[Work]]
# Troubles that leave a connection that is as good as before, and a transaction that is surely not written.
HARMLESS = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_FULL)
# What SQLite, or its Python module, raises for values that cannot be a row.
BAD_VALUES = (sqlite3.DataError, sqlite3.InterfaceError, sqlite3.ProgrammingError, OverflowError, UnicodeError)
FORGET_SEATS = (
    "UPDATE entry SET body = json_set(body, '$.name', '', '$.key', '', '$.person', '')"
    " WHERE table_id = ? AND kind IN ('sat', 'seat_taken') AND json_extract(body, '$.person') = ?"
)
FORGET_WORDS = (
    "UPDATE entry SET body = json_set(body, '$.text', '', '$.person', '')"
    " WHERE table_id = ? AND kind = 'said' AND json_extract(body, '$.person') = ?"
)
FORGET_SPECTATOR = (
    "UPDATE entry SET body = json_set(body, '$.name', '', '$.text', '', '$.person', '')"
    " WHERE table_id = ? AND kind = 'spectator_said' AND json_extract(body, '$.person') = ?"
)
LOOK_AGAIN = 0.25  # seconds, when the database cannot even be read


class Writer(GroupCommit[Sequence[Work]]):
    """The write connection and the thread that uses it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        super().__init__()
        self.connection: sqlite3.Connection | None = connection  # none after a trouble, until the next append
        self._path = file_of(connection)
        self._leftovers = False  # a commit failed half-way, and nothing was written since
        self.start()

    def write(self, batch: Sequence[Append]) -> None:
        try:
            connection = self._ready()
            connection.execute("BEGIN IMMEDIATE")
            for waiting in batch:
                waiting.error = insert(connection, waiting.work)
        except Exception as error:
            self._give_up(batch, error)
        else:
            self._commit(connection, batch)

    def _commit(self, connection: sqlite3.Connection, batch: Sequence[Append]) -> None:
        try:
            connection.execute("COMMIT")
        except Exception as error:
            if primary_code(error) in HARMLESS:
                self._give_up(batch, error)
            else:
                self._look(batch, error)
        else:
            self.commits += 1
            self._leftovers = False

    def _ready(self) -> sqlite3.Connection:
        """The connection, reopened if a trouble took the last one."""
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

    def disconnect(self) -> None:
        if self.connection is not None:
            with suppress(sqlite3.Error):
                self.connection.close()
        self.connection = None

    def _give_up(self, batch: Sequence[Append], error: Exception) -> None:
        """Fail a batch of which nothing is written: its commit was not reached, or undone."""
        try:
            if self.connection is not None and self.connection.in_transaction:  # SQLite may have rolled back by itself
                self.connection.execute("ROLLBACK")
        except sqlite3.Error:
            self.disconnect()
        if primary_code(error) not in HARMLESS:
            self.disconnect()
        refuse(batch, error)

    def _look(self, batch: Sequence[Append], error: Exception) -> None:
        """Find out whether a batch was written whose commit has failed: read the database until it can be read.
        Appends that arrive meanwhile fail."""
        self.disconnect()
        self._leftovers = True
        statements = [statement for waiting in batch if waiting.error is None for statement in waiting.work]
        while True:
            try:
                with closing(open_to_read(self._path)) as reader:
                    kept = is_kept(lambda query, values: reader.execute(query, values).fetchall(), statements)
                break
            except (sqlite3.Error, StorageError) as unreadable:
                if not self.wait_and_refuse(LOOK_AGAIN, unreadable):
                    for waiting in batch:
                        waiting.error = Closed()
                    return
        if kept:
            self.commits += 1
            return
        with suppress(Exception):  # where this fails, the next append does it
            self._ready()
        refuse(batch, error)


def insert(connection: sqlite3.Connection, statements: Sequence[Work]) -> StorageError | None:
    """Write one caller's rows: all of them, or none and the reason."""
    connection.execute("SAVEPOINT caller")
    refusal: StorageError | None = None
    try:
        for statement in statements:
            run(connection, statement)
    except Conflict as conflict:
        refusal = conflict
    except sqlite3.IntegrityError as error:
        refusal = broken_constraint(error)
    except BAD_VALUES as error:
        refusal = BadRow(str(error))
    if refusal is not None:
        connection.execute("ROLLBACK TO caller")
    connection.execute("RELEASE caller")
    return refusal


def run(connection: sqlite3.Connection, work: Work) -> None:
    """Run one statement for all of its rows."""
    if isinstance(work, Anonymise):
        connection.execute(FORGET_SEATS, (work.table_id, work.person))
        connection.execute(FORGET_WORDS, (work.table_id, work.person))
        connection.execute(FORGET_SPECTATOR, (work.table_id, work.person))
        return
    if isinstance(work, Hint):
        return
    done = connection.executemany(work.query, work.rows)
    if work.expects is not None and done.rowcount < len(work.rows):
        raise Conflict(work.expects, "somebody else has changed it")


def primary_code(error: Exception) -> int:
    """The kind of an error of SQLite, without its details; 0 for any other error."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF
