"""The schema of the database, in numbered steps. A released step is never changed: add another.

`PRAGMA user_version` holds the number of the last step taken.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from parlour.storage.errors import NewerDatabase

Step = Sequence[str]  # separate statements: `executescript` would commit in between

STEPS: Sequence[Step] = (
    # 1: tables, their log, seat tokens.
    (
        """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY NOT NULL,
            created REAL NOT NULL,
            game TEXT NOT NULL,
            visibility TEXT NOT NULL,
            body TEXT NOT NULL
        )
        """,
        # Without a rowid, the log of a table is contiguous on the disk. `seq` counts from 1, so that "after 0" means
        # all of it.
        """
        CREATE TABLE entry (
            table_id TEXT NOT NULL REFERENCES tables (id),
            seq INTEGER NOT NULL CHECK (seq >= 1),
            cmd TEXT,
            seat INTEGER CHECK (seat >= 0),
            kind TEXT NOT NULL,
            body TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (table_id, seq)
        ) WITHOUT ROWID
        """,
        # In SQL a null is unequal to every null; here commands without a seat share one set of keys.
        "CREATE UNIQUE INDEX entry_cmd ON entry (table_id, COALESCE(seat, -1), cmd) WHERE cmd IS NOT NULL",
        # The check keeps unhashed tokens off the disk.
        """
        CREATE TABLE token (
            hash TEXT PRIMARY KEY NOT NULL CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL CHECK (seat >= 0),
            created REAL NOT NULL
        )
        """,
    ),
    # 2: people, their tokens, their seats and ratings; bans. Seat tokens are hashed in the log. A table is live while
    # its clock can run, and closed when nobody can play there any more.
    (
        "DROP TABLE token",
        "ALTER TABLE tables ADD COLUMN live INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN closed REAL",
        "CREATE INDEX live_tables ON tables (live) WHERE live",
        """
        CREATE TABLE person (
            id TEXT PRIMARY KEY NOT NULL,
            name TEXT NOT NULL,
            owner TEXT REFERENCES person (id) ON DELETE CASCADE,
            listed INTEGER NOT NULL,
            created REAL NOT NULL
        )
        """,
        "CREATE INDEX person_owner ON person (owner) WHERE owner IS NOT NULL",
        # The check keeps unhashed tokens off the disk.
        """
        CREATE TABLE person_key (
            hash TEXT PRIMARY KEY NOT NULL CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            created REAL NOT NULL
        )
        """,
        "CREATE INDEX person_key_person ON person_key (person)",
        """
        CREATE TABLE sitting (
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            table_id TEXT NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL CHECK (seat >= 0),
            since REAL NOT NULL,
            PRIMARY KEY (person, table_id)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE score (
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            against TEXT NOT NULL CHECK (against IN ('people', 'computers')),
            place INTEGER NOT NULL,
            of INTEGER NOT NULL,
            won INTEGER NOT NULL,
            mu REAL NOT NULL,
            sigma REAL NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (table_id, number, person)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX score_person ON score (person)",
        """
        CREATE TABLE rating (
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            against TEXT NOT NULL CHECK (against IN ('people', 'computers')),
            mu REAL NOT NULL,
            sigma REAL NOT NULL,
            games INTEGER NOT NULL,
            won INTEGER NOT NULL,
            PRIMARY KEY (person, game, against)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX rating_board ON rating (game, against)",
        "CREATE TABLE ban (what TEXT PRIMARY KEY NOT NULL, since REAL NOT NULL)",
    ),
    # 3: the games that each person has finished, rated or not. Only the table's log records who else sat there.
    (
        """
        CREATE TABLE finished (
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            table_id TEXT NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL CHECK (seat >= 0),
            place INTEGER,
            won INTEGER NOT NULL,
            ended TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (person, table_id, number)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX finished_at ON finished (person, at)",
        """
        INSERT INTO finished (person, table_id, number, seat, place, won, ended, at)
        SELECT person, table_id, number, seat, place, won, '', at FROM score JOIN sitting USING (person, table_id)
        """,
    ),
    # 4: `due` is when the clock of an evicted live table needs it in memory; null: it was in memory to the last.
    # Commands belong to the person who sent them: a seat's are deleted when its person stands up, from now on by
    # `stood`.
    (
        "ALTER TABLE tables ADD COLUMN due REAL",
        """
        UPDATE entry SET cmd = NULL WHERE cmd IS NOT NULL AND (table_id, seq) IN (
            SELECT given.table_id, given.seq FROM entry AS stood JOIN entry AS given
            ON given.table_id = stood.table_id AND given.seq <= stood.seq
            AND given.seat = json_extract(stood.body, '$.seat') WHERE stood.kind = 'stood'
        )
        """,
    ),
)


def check_version(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> int:
    """Return the version of the database; refuse one that is newer than this program knows."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > len(steps):
        raise NewerDatabase(version, len(steps))
    return version


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Take all missing steps, or none.

    The version is read under the lock, because two programs may open the file at once.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number in range(check_version(connection, steps), len(steps)):
            for statement in steps[number]:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
