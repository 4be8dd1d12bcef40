"""The shape of a PostgreSQL database, in numbered steps. A step that was ever released is never changed: add another.

The tables are those of SQLite (sqlite/migrations.py), as they are after all of its steps. Text sorts by its bytes there
and here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import LiteralString

from parlour.storage.errors import NewerDatabase
from parlour.storage.postgres.connections import Connection

LOCK = 0x7061726C6F7572  # "parlour": two servers that start at once migrate one after the other
CREATE_VERSION: LiteralString = "CREATE TABLE IF NOT EXISTS parlour_schema (version integer NOT NULL)"

STEPS: Sequence[Sequence[LiteralString]] = (
    (
        """
        CREATE TABLE tables (
            id text COLLATE "C" PRIMARY KEY,
            created double precision NOT NULL,
            game text COLLATE "C" NOT NULL,
            visibility text NOT NULL,
            body text NOT NULL,
            live smallint NOT NULL DEFAULT 0,
            closed double precision,
            due double precision
        )
        """,
        "CREATE INDEX live_tables ON tables (live) WHERE live = 1",
        "CREATE INDEX open_tables ON tables (created, id) WHERE closed IS NULL",
        """
        CREATE TABLE entry (
            table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
            seq bigint NOT NULL CHECK (seq >= 1),
            cmd text COLLATE "C",
            seat integer CHECK (seat >= 0),
            kind text COLLATE "C" NOT NULL,
            body text NOT NULL,
            at double precision NOT NULL,
            PRIMARY KEY (table_id, seq)
        )
        """,
        "CREATE UNIQUE INDEX entry_cmd ON entry (table_id, (COALESCE(seat, -1)), cmd) WHERE cmd IS NOT NULL",
        """
        CREATE TABLE person (
            id text COLLATE "C" PRIMARY KEY,
            name text NOT NULL,
            owner text COLLATE "C" REFERENCES person (id) ON DELETE CASCADE,
            listed smallint NOT NULL,
            created double precision NOT NULL
        )
        """,
        "CREATE INDEX person_owner ON person (owner) WHERE owner IS NOT NULL",
        """
        CREATE TABLE person_key (
            hash text COLLATE "C" PRIMARY KEY CHECK (hash ~ '^[0-9a-f]{64}$'),
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            created double precision NOT NULL
        )
        """,
        "CREATE INDEX person_key_person ON person_key (person)",
        """
        CREATE TABLE sitting (
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
            seat integer NOT NULL CHECK (seat >= 0),
            since double precision NOT NULL,
            PRIMARY KEY (person, table_id)
        )
        """,
        """
        CREATE TABLE score (
            table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
            number integer NOT NULL,
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            game text COLLATE "C" NOT NULL,
            against text NOT NULL CHECK (against IN ('people', 'computers')),
            place integer NOT NULL,
            of integer NOT NULL,
            won smallint NOT NULL,
            mu double precision NOT NULL,
            sigma double precision NOT NULL,
            at double precision NOT NULL,
            PRIMARY KEY (table_id, number, person)
        )
        """,
        "CREATE INDEX score_person ON score (person)",
        """
        CREATE TABLE rating (
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            game text COLLATE "C" NOT NULL,
            against text NOT NULL CHECK (against IN ('people', 'computers')),
            mu double precision NOT NULL,
            sigma double precision NOT NULL,
            games integer NOT NULL,
            won integer NOT NULL,
            PRIMARY KEY (person, game, against)
        )
        """,
        "CREATE INDEX rating_board ON rating (game, against)",
        'CREATE TABLE ban (what text COLLATE "C" PRIMARY KEY, since double precision NOT NULL)',
        """
        CREATE TABLE finished (
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
            number integer NOT NULL,
            seat integer NOT NULL CHECK (seat >= 0),
            place integer,
            won smallint NOT NULL,
            ended text NOT NULL,
            at double precision NOT NULL,
            PRIMARY KEY (person, table_id, number)
        )
        """,
        "CREATE INDEX finished_at ON finished (person, at)",
    ),
)


def version_of(connection: Connection, known: int = len(STEPS)) -> int:
    """The version of the database, 0 for an empty one; one that is newer than this program is refused."""
    if connection.execute("SELECT to_regclass('parlour_schema')").fetchone() == (None,):
        return 0
    found = connection.execute("SELECT version FROM parlour_schema").fetchone()
    version = int(found[0]) if found else 0
    if version > known:
        raise NewerDatabase(version, known)
    return version


def migrate(connection: Connection) -> None:
    """Take all steps that are missing, in one transaction: all of them, or none."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        version = version_of(connection)
        if version == len(STEPS):
            return
        connection.execute(CREATE_VERSION)
        for step in STEPS[version:]:
            for statement in step:
                connection.execute(statement)
        connection.execute("DELETE FROM parlour_schema")
        connection.execute("INSERT INTO parlour_schema (version) VALUES (%s)", (len(STEPS),))
