"""The writer of PostgreSQL. A batch of entries alone, which almost every batch is, is one statement and so commits by
itself; any other batch is one transaction.

Where one append of a batch cannot be written, each gets a savepoint of its own, so that it takes nothing from the
others. After a commit whose answer was lost, the writer looks whether the batch was written.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from itertools import groupby
from typing import LiteralString, TypeGuard

import psycopg
from psycopg import errors

from parlour.storage.errors import BadRow, Closed, Conflict, Duplicate, StorageError
from parlour.storage.group_commit import GroupCommit, Waiting, refuse
from parlour.storage.postgres.connections import Connection, connect, dialect
from parlour.storage.postgres.forgetting import anonymise
from parlour.storage.postgres.holding import share
from parlour.storage.postgres.listening import NOTIFY
from parlour.storage.sql.doubt import is_kept
from parlour.storage.sql.readers import Values
from parlour.storage.sql.statements import INSERT_ENTRY
from parlour.storage.sql.work import Anonymise, Hint, Statement, Work

Append = Waiting[Sequence[Work]]
BAD_VALUES = (psycopg.DataError, psycopg.ProgrammingError, psycopg.NotSupportedError, OverflowError, UnicodeError)
CROSSED = (
    errors.DeadlockDetected,
    errors.SerializationFailure,
)  # with the batch of another server; the next try passes
CONSTRAINTS: dict[str, Duplicate] = {
    "entry_pkey": "seq",
    "entry_cmd": "cmd",
    "tables_pkey": "table",
    "person_key_pkey": "token",
    "table_code_pkey": "code",
    "table_code_code_key": "code",
    "device_code_hash_key": "code",
    "party_code_key": "code",
    "tournament_code_key": "code",
    "tournament_round_pkey": "tournament",
    "tournament_pair_pkey": "tournament",
    "tournament_player_pkey": "tournament",
    "tournament_player_tournament_person_key": "tournament",
}
# All of them or none: a statement that is refused one row writes none.
INSERT_ENTRIES: LiteralString = (
    "INSERT INTO entry (table_id, seq, cmd, seat, kind, body, at)"
    " SELECT * FROM unnest(%s::text[], %s::bigint[], %s::text[], %s::integer[], %s::text[], %s::text[],"
    " %s::double precision[])"
)
COUNT_ENTRIES: LiteralString = (
    "SELECT count(*) FROM entry JOIN unnest(%s::text[], %s::bigint[]) AS wanted (table_id, seq) USING (table_id, seq)"
)
# A process is named by its number and its start: numbers are used again.
OWN_BACKEND: LiteralString = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
END_BACKEND: LiteralString = (
    "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s"
)
# A standby that was promoted, or a backup that was restored, counts on in a new timeline.
TIMELINE: LiteralString = "SELECT substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8)"
# A server that is stopped in the middle of a transaction must not hold up the one that takes its tables over.
LIMITS: LiteralString = "SET idle_in_transaction_session_timeout = '2s'; SET lock_timeout = '8s'"
# Changes nothing, and returns only when all that was committed before is where synchronous standbys must have it.
BARRIER: LiteralString = "UPDATE parlour_schema SET version = version"
LOOK_AGAIN = 0.25  # seconds, while the server cannot be reached
TRIES = 5  # of a batch that crosses another server's
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
        self.timeline = ""
        self.went_back = False  # the database may have lost entries that were written before
        self._ready()
        self.start()

    def write(self, batch: Sequence[Append]) -> None:
        try:
            self._write(batch)
            self.commits += 1
        except CannotTell as lost:
            self._resolve(batch, lost)
        except Exception as error:
            self._give_up(error)
            refuse(batch, error)

    def _write(self, batch: Sequence[Append]) -> None:
        connection = self._ready()
        if not self.went_back and all(map(is_plain, batch)) and insert_at_once(connection, batch):
            return
        for tried in range(1, TRIES + 1):
            try:
                connection.execute("BEGIN")  # so that what follows are savepoints
                self._insert_all(connection, batch)
                return commit(connection)
            except CROSSED:
                connection.rollback()
                if tried == TRIES:
                    raise

    def _insert_all(self, connection: Connection, batch: Sequence[Append]) -> None:
        for plain, group in groupby(batch, key=is_plain):
            appends = list(group)
            if self.went_back or not plain or not insert_together(connection, appends):
                for append in appends:
                    append.error = self._gap(connection, append.work) or insert(connection, append.work)

    def _gap(self, connection: Connection, works: Sequence[Work]) -> Conflict | None:
        """After a failover: the error of an append whose table has lost the entry before it."""
        if not self.went_back:
            return None
        rows = [row for one in works if is_entry(one) for row in one.rows]
        before = {(table, seq - 1) for table, seq, *_ in rows} - {(table, seq) for table, seq, *_ in rows}
        wanted = [one for one in before if one[1] > 0]
        values = [[table for table, _ in wanted], [seq for _, seq in wanted]]
        if connection.execute(COUNT_ENTRIES, values).fetchone() == (len(wanted),):
            return None
        return Conflict("seq", "the entry before it is gone: the database has gone back in time")

    def _ready(self) -> Connection:
        """The connection, opened again if the last one was lost. The server's process behind the lost one is ended
        first: until it is gone, its commit may still be under way."""
        if self.connection is None or self.connection.closed:
            connection = connect(self.address, autocommit=True)
            try:
                self._prepare(connection)
            except BaseException:
                connection.close()
                raise
            self.connection = connection
        return self.connection

    def _prepare(self, connection: Connection) -> None:
        if self.backend:
            connection.execute(END_BACKEND, self.backend)
        connection.execute(LIMITS)
        share(connection)
        timeline = timeline_of(connection)
        self.went_back = self.went_back or (self.timeline not in ("", timeline))
        self.timeline = timeline
        self.backend = connection.execute(OWN_BACKEND).fetchone() or ()

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
        """Whether these rows were written, and are where synchronous standbys must have them."""
        connection = self._ready()
        kept = is_kept(lambda query, row: connection.execute(dialect(query), row).fetchall(), work, IS_SAME)
        if kept:
            connection.execute(BARRIER)
        return kept

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


def timeline_of(connection: Connection) -> str:
    """The timeline of the database; any failover begins another one."""
    found = connection.execute(TIMELINE).fetchone()
    return str(found[0]) if found else ""


def is_entry(work: Work) -> TypeGuard[Statement]:
    return isinstance(work, Statement) and work.query == INSERT_ENTRY


def is_plain(append: Append) -> bool:
    """Whether an append holds entries alone."""
    return all(map(is_entry, append.work))


def columns(appends: Sequence[Append]) -> list[list[object]]:
    """The values of all entries in these appends, column by column."""
    rows = [row for append in appends for one in append.work if isinstance(one, Statement) for row in one.rows]
    return [list(column) for column in zip(*rows, strict=True)]


def insert_at_once(connection: Connection, appends: Sequence[Append]) -> bool:
    """Insert and commit the entries of all these appends; if one of them cannot be written, none is."""
    try:
        connection.execute(INSERT_ENTRIES, columns(appends))
        return True
    except (psycopg.IntegrityError, *BAD_VALUES):
        return False
    except psycopg.OperationalError as error:
        if connection.closed:
            raise CannotTell from error
        raise


def commit(connection: Connection) -> None:
    """Commit a transaction. CannotTell if the answer is lost."""
    try:
        connection.execute("COMMIT")
    except psycopg.OperationalError as error:
        raise CannotTell from error


def insert_together(connection: Connection, appends: Sequence[Append]) -> bool:
    """Insert the entries of all these appends in a transaction; if one of them cannot be written, none is."""
    try:
        with connection.transaction():
            connection.execute(INSERT_ENTRIES, columns(appends))
            return True
    except (psycopg.IntegrityError, *BAD_VALUES):
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
        return anonymise(connection, work)
    if isinstance(work, Hint):
        connection.execute(NOTIFY, (work.text,))
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
