"""The writer of PostgreSQL: a batch is one transaction. Entries, by far the most of it, go in one statement.

Where one append of a batch cannot be written, each gets a savepoint of its own, so that it takes nothing from the
others. After a commit whose answer was lost, the writer looks whether the batch was written.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from typing import LiteralString

import psycopg
from psycopg import errors

from parlour.storage.errors import BadRow, Closed, Conflict, Duplicate, StorageError
from parlour.storage.group_commit import GroupCommit, Waiting, refuse
from parlour.storage.postgres.connections import Connection, connect, dialect
from parlour.storage.postgres.forgetting import anonymise
from parlour.storage.postgres.holding import hold
from parlour.storage.sql.doubt import is_kept
from parlour.storage.sql.readers import Values
from parlour.storage.sql.statements import INSERT_ENTRY, Anonymise, Statement, Work

Append = Waiting[Sequence[Work]]
BAD_VALUES = (psycopg.DataError, psycopg.ProgrammingError, psycopg.NotSupportedError, OverflowError, UnicodeError)
CONSTRAINTS: dict[str, Duplicate] = {
    "entry_pkey": "seq",
    "entry_cmd": "cmd",
    "tables_pkey": "table",
    "person_key_pkey": "token",
}
INSERT_ENTRIES: LiteralString = (
    "INSERT INTO entry (table_id, seq, cmd, seat, kind, body, at)"
    " SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::integer[], %s::text[], %s::text[],"
    " %s::double precision[]) ON CONFLICT DO NOTHING"
)
# A process is named by its number and its start: numbers are used again.
OWN_BACKEND: LiteralString = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
END_BACKEND: LiteralString = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s"
)
LOOK_AGAIN = 0.25  # seconds, while the server cannot be reached
IS_SAME = "IS NOT DISTINCT FROM"


class CannotTell(Exception):
    """The answer to a commit was lost."""


class Writer(GroupCommit[Sequence[Work]]):
    """The write connection and the thread that uses it."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address
        self.connection: Connection | None = None
        self.backend: Values = ()  # the server's process behind the connection
        self._ready()
        self.start()

    def write(self, batch: Sequence[Append]) -> None:
        try:
            connection = self._ready()
            connection.execute("BEGIN")  # so that what follows are savepoints
            self._insert_all(connection, batch)
            self._commit(connection)
            self.commits += 1
        except CannotTell as lost:
            self._resolve(batch, lost)
        except Exception as error:
            self._give_up(error)
            refuse(batch, error)

    def _insert_all(self, connection: Connection, batch: Sequence[Append]) -> None:
        for plain, group in groupby(batch, key=is_plain):
            appends = list(group)
            if not plain or not insert_together(connection, appends):
                for append in appends:
                    append.error = insert(connection, append.work)

    def _commit(self, connection: Connection) -> None:
        try:
            connection.execute("COMMIT")
        except psycopg.OperationalError as error:
            raise CannotTell from error

    def _ready(self) -> Connection:
        """The connection, opened again if the last one was lost. The server's process behind the lost one is ended
        first: until it is gone, its commit may still be under way, and it holds the database."""
        if self.connection is None or self.connection.closed:
            connection = connect(self.address, autocommit=True)
            try:
                if self.backend:
                    connection.execute(END_BACKEND, self.backend)
                hold(connection)
                self.backend = connection.execute(OWN_BACKEND).fetchone() or ()
            except BaseException:
                connection.close()
                raise
            self.connection = connection
        return self.connection

    def disconnect(self) -> None:
        if self.connection is not None:
            with suppress(psycopg.Error):
                self.connection.close()
        self.connection = None

    def _give_up(self, error: Exception) -> None:
        """Undo a batch whose commit was not reached."""
        try:
            if self.connection is not None:
                self.connection.rollback()
        except psycopg.Error:
            self.disconnect()
        if isinstance(error, psycopg.OperationalError):
            self.disconnect()

    def _is_kept(self, work: Sequence[Work]) -> bool:
        """Whether these rows were written."""
        connection = self._ready()
        return is_kept(lambda query, row: connection.execute(dialect(query), row).fetchall(), work, IS_SAME)

    def _resolve(self, batch: Sequence[Append], lost: CannotTell) -> None:
        """Find out whether a batch was written: reach the server again, and look for its rows."""
        self.disconnect()
        work = [one for append in batch if append.error is None for one in append.work]
        while True:
            try:
                kept = self._is_kept(work)
                break
            except (psycopg.Error, StorageError) as error:
                self.disconnect()
                if not self.wait_and_refuse(LOOK_AGAIN, error):
                    for append in batch:
                        append.error = Closed()
                    return
        if kept:
            self.commits += 1
        else:
            refuse(batch, lost.__cause__ if isinstance(lost.__cause__, Exception) else lost)


def is_plain(append: Append) -> bool:
    """Whether an append holds entries alone."""
    return all(isinstance(one, Statement) and one.query == INSERT_ENTRY for one in append.work)


def insert_together(connection: Connection, appends: Sequence[Append]) -> bool:
    """Insert the entries of all these appends at once; if one of them cannot be written, none is."""
    rows = [row for append in appends for one in append.work if isinstance(one, Statement) for row in one.rows]
    try:
        with connection.transaction() as savepoint:
            done = connection.execute(INSERT_ENTRIES, [list(column) for column in zip(*rows, strict=True)])
            if done.rowcount < len(rows):
                raise psycopg.Rollback(savepoint)
            return True
    except (psycopg.IntegrityError, *BAD_VALUES):
        pass
    return False


def insert(connection: Connection, works: Sequence[Work]) -> StorageError | None:
    """Write one caller's rows: all of them, or none and the reason."""
    try:
        with connection.transaction():
            for work in works:
                run(connection, work)
    except Conflict as conflict:
        return conflict
    except psycopg.IntegrityError as error:
        return broken_constraint(error)
    except BAD_VALUES as error:
        return BadRow(str(error).strip())
    return None


def run(connection: Connection, work: Work) -> None:
    """Run one statement for all of its rows."""
    if isinstance(work, Anonymise):
        anonymise(connection, work)
        return
    query = dialect(work.query)
    for row in work.rows:
        done = connection.execute(query, row)
        if work.expects is not None and not done.rowcount:
            raise Conflict(work.expects, "somebody else has changed it")


def broken_constraint(error: psycopg.IntegrityError) -> StorageError:
    """The error of the store for a broken constraint: a duplicate, or a row that can never be right."""
    name = error.diag.constraint_name or ""
    if isinstance(error, errors.UniqueViolation) and name in CONSTRAINTS:
        return Conflict(CONSTRAINTS[name], str(error.diag.message_primary))
    return BadRow(str(error.diag.message_primary))
