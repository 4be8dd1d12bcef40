"""The shape of a PostgreSQL database, in numbered steps. A step that was ever released is never changed: add another.

The tables are those of SQLite (sqlite/migrations.py), as they are after all of its steps. Text sorts by its bytes there
and here.

Servers of two versions use a database at the same time while a cluster is upgraded, and after a step back. So a step
only adds (a table, an index, a column with a default), and programs that do not know it go on as before. A step that
does more is marked `breaks`: from then on older programs are refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import LiteralString

from parlour.storage.errors import NewerDatabase
from parlour.storage.postgres.connections import Connection

LOCK = 0x7061726C6F7572  # "parlour": two servers that start at once migrate one after the other
CREATE_VERSION: LiteralString = "CREATE TABLE IF NOT EXISTS parlour_schema (version integer NOT NULL)"

PATIENCE: LiteralString = "SET LOCAL lock_timeout = '10s'"  # a step waits for transactions of servers that are running


@dataclass(frozen=True)
class Step:
    """The statements of a step, and whether programs that do not know it must no longer use the database."""

    statements: Sequence[LiteralString]
    breaks: bool = False


FIRST = Step(
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
    breaks=True,
)
# Nodes: several servers share the database. `oldest` is the lowest version that a program must know to use it; those
# that know only the first one do not look there.
NODES = Step(
    (
        "ALTER TABLE parlour_schema ADD COLUMN oldest integer NOT NULL DEFAULT 2",
        """
        CREATE FUNCTION unix_now() RETURNS double precision LANGUAGE sql
        AS 'SELECT extract(epoch FROM clock_timestamp())::double precision'
        """,
        'ALTER TABLE tables ADD COLUMN owner text COLLATE "C"',
        "CREATE INDEX owned_tables ON tables (owner) WHERE owner IS NOT NULL",
        """
        CREATE TABLE table_code (
            table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
            code text COLLATE "C" NOT NULL UNIQUE
        )
        """,
        """
        CREATE TABLE device_code (
            person text COLLATE "C" PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            hash text COLLATE "C" NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),
            until double precision NOT NULL
        )
        """,
        """
        CREATE TABLE node (
            id text COLLATE "C" PRIMARY KEY,
            run text NOT NULL,
            address text NOT NULL,
            key text NOT NULL,
            url text NOT NULL,
            version text NOT NULL,
            draining smallint NOT NULL,
            heartbeat double precision NOT NULL
        )
        """,
        """
        CREATE TABLE listed (
            table_id text COLLATE "C" PRIMARY KEY REFERENCES tables (id),
            node text COLLATE "C" NOT NULL,
            free smallint NOT NULL,
            body text NOT NULL
        )
        """,
    ),
    breaks=True,
)
# Faces: the avatar that a person has chosen, and its colour. Older programs add people without them.
FACES = Step(
    (
        """ALTER TABLE person ADD COLUMN avatar text COLLATE "C" NOT NULL DEFAULT ''""",
        """ALTER TABLE person ADD COLUMN colour text COLLATE "C" NOT NULL DEFAULT ''""",
    ),
)
# People and each other, as in SQLite.
SOCIAL = Step(
    (
        """
        CREATE TABLE friend (
            asker text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            asked text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            since double precision NOT NULL,
            PRIMARY KEY (asker, asked)
        )
        """,
        "CREATE INDEX friend_asked ON friend (asked)",
        """
        CREATE TABLE block (
            blocker text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            blocked text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            since double precision NOT NULL,
            PRIMARY KEY (blocker, blocked)
        )
        """,
        "CREATE INDEX block_blocked ON block (blocked)",
        """
        CREATE TABLE invitation (
            table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            inviter text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            at double precision NOT NULL,
            PRIMARY KEY (person, table_id)
        )
        """,
        "CREATE INDEX invitation_inviter ON invitation (inviter)",
        """
        CREATE TABLE report (
            id text COLLATE "C" PRIMARY KEY,
            reporter text COLLATE "C" REFERENCES person (id) ON DELETE SET NULL,
            about text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            name text NOT NULL,
            table_id text COLLATE "C" NOT NULL,
            reason text NOT NULL,
            text text NOT NULL,
            at double precision NOT NULL,
            closed double precision
        )
        """,
        "CREATE INDEX report_reporter ON report (reporter)",
        "CREATE INDEX report_about ON report (about)",
        """
        CREATE TABLE report_line (
            report text COLLATE "C" NOT NULL REFERENCES report (id) ON DELETE CASCADE,
            number integer NOT NULL,
            person text COLLATE "C" REFERENCES person (id) ON DELETE CASCADE,
            name text NOT NULL,
            text text NOT NULL,
            PRIMARY KEY (report, number)
        )
        """,
        "CREATE INDEX report_line_person ON report_line (person)",
        """
        CREATE TABLE profile (
            person text COLLATE "C" PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            ratings smallint NOT NULL,
            achievements smallint NOT NULL,
            games smallint NOT NULL
        )
        """,
        """
        CREATE TABLE solved (
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            game text COLLATE "C" NOT NULL,
            number integer NOT NULL,
            at double precision NOT NULL,
            PRIMARY KEY (person, game, number)
        )
        """,
        """
        CREATE TABLE puzzle_day (
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            day text COLLATE "C" NOT NULL,
            PRIMARY KEY (person, day)
        )
        """,
        "CREATE INDEX finished_table ON finished (table_id, number)",
    ),
)
PARTIES = Step(
    (
        """
        CREATE TABLE party (
            id text COLLATE "C" PRIMARY KEY,
            code text COLLATE "C" UNIQUE,
            created double precision NOT NULL,
            used double precision NOT NULL,
            secret text NOT NULL,
            host text COLLATE "C" REFERENCES person (id) ON DELETE SET NULL,
            version integer NOT NULL,
            table_id text COLLATE "C" REFERENCES tables (id),
            closed double precision
        )
        """,
        "CREATE INDEX party_host ON party (host) WHERE host IS NOT NULL",
        "CREATE INDEX party_used ON party (used) WHERE closed IS NULL",
        """
        CREATE TABLE party_member (
            party text COLLATE "C" NOT NULL REFERENCES party (id) ON DELETE CASCADE,
            number integer NOT NULL,
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            joined double precision NOT NULL,
            seen double precision NOT NULL,
            nonce text NOT NULL,
            status text NOT NULL CHECK (status IN ('member', 'left', 'removed')),
            PRIMARY KEY (party, person),
            UNIQUE (party, number)
        )
        """,
        "CREATE INDEX party_member_person ON party_member (person)",
        """
        CREATE TABLE party_game (
            party text COLLATE "C" NOT NULL REFERENCES party (id) ON DELETE CASCADE,
            number integer NOT NULL,
            table_id text COLLATE "C" NOT NULL UNIQUE REFERENCES tables (id),
            game text COLLATE "C" NOT NULL,
            seats integer NOT NULL,
            at double precision NOT NULL,
            PRIMARY KEY (party, number)
        )
        """,
    ),
)
NOTICES = Step(
    (
        'CREATE TABLE server_key (name text COLLATE "C" PRIMARY KEY, value text NOT NULL)',
        """
        CREATE TABLE device (
            id text COLLATE "C" PRIMARY KEY,
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            endpoint text NOT NULL,
            language text NOT NULL,
            at double precision NOT NULL
        )
        """,
        "CREATE INDEX device_person ON device (person)",
        """
        CREATE TABLE mail (
            person text COLLATE "C" PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            address text COLLATE "C" NOT NULL UNIQUE,
            language text NOT NULL,
            at double precision NOT NULL,
            letters integer NOT NULL
        )
        """,
        """
        CREATE TABLE mail_code (
            person text COLLATE "C" PRIMARY KEY REFERENCES person (id) ON DELETE CASCADE,
            address text COLLATE "C" NOT NULL,
            language text NOT NULL,
            hash text COLLATE "C" NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
            until double precision NOT NULL
        )
        """,
        """
        CREATE TABLE reminder (
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
            told double precision NOT NULL,
            PRIMARY KEY (person, table_id)
        )
        """,
        "CREATE INDEX reminder_table ON reminder (table_id)",
        """
        CREATE TABLE notice (
            person text COLLATE "C" NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            table_id text COLLATE "C" NOT NULL REFERENCES tables (id),
            kind text COLLATE "C" NOT NULL,
            at double precision NOT NULL,
            due double precision,
            tries integer NOT NULL,
            inviter text COLLATE "C" REFERENCES person (id) ON DELETE CASCADE,
            PRIMARY KEY (person, table_id, kind)
        )
        """,
        "CREATE INDEX notice_table ON notice (table_id)",
        "CREATE INDEX notice_due ON notice (due) WHERE due IS NOT NULL",
        "CREATE INDEX notice_inviter ON notice (inviter) WHERE inviter IS NOT NULL",
    ),
)
TOURNAMENTS = Step(
    (
        """
        CREATE TABLE tournament (
            id text COLLATE "C" PRIMARY KEY,
            code text COLLATE "C" UNIQUE,
            game text COLLATE "C" NOT NULL,
            kind text COLLATE "C" NOT NULL CHECK (kind IN ('swiss', 'knockout')),
            terms text NOT NULL,
            created double precision NOT NULL,
            used double precision NOT NULL,
            secret text NOT NULL,
            host text COLLATE "C" REFERENCES person (id) ON DELETE SET NULL,
            version integer NOT NULL,
            phase text COLLATE "C" NOT NULL CHECK (phase IN ('open', 'break', 'running', 'over')),
            round integer NOT NULL,
            rounds integer NOT NULL,
            due double precision,
            closed double precision
        )
        """,
        "CREATE INDEX tournament_host ON tournament (host) WHERE host IS NOT NULL",
        "CREATE INDEX tournament_used ON tournament (used) WHERE closed IS NULL",
        "CREATE INDEX tournament_due ON tournament (due) WHERE due IS NOT NULL",
        """
        CREATE TABLE tournament_player (
            tournament text COLLATE "C" NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
            number integer NOT NULL,
            person text COLLATE "C" REFERENCES person (id) ON DELETE SET NULL,
            level text COLLATE "C" NOT NULL,
            rating double precision NOT NULL,
            entered integer NOT NULL,
            joined double precision NOT NULL,
            seen double precision NOT NULL,
            nonce text NOT NULL,
            status text COLLATE "C" NOT NULL CHECK (status IN ('in', 'left', 'removed')),
            PRIMARY KEY (tournament, number),
            UNIQUE (tournament, person)
        )
        """,
        "CREATE INDEX tournament_player_person ON tournament_player (person) WHERE person IS NOT NULL",
        """
        CREATE TABLE tournament_round (
            tournament text COLLATE "C" NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
            number integer NOT NULL,
            secret text NOT NULL,
            at double precision NOT NULL,
            PRIMARY KEY (tournament, number)
        )
        """,
        """
        CREATE TABLE tournament_pair (
            tournament text COLLATE "C" NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
            round integer NOT NULL,
            board integer NOT NULL,
            game integer NOT NULL,
            first integer NOT NULL,
            second integer,
            table_id text COLLATE "C" UNIQUE REFERENCES tables (id),
            result text COLLATE "C" NOT NULL,
            PRIMARY KEY (tournament, round, board, game)
        )
        """,
    ),
)
TITLES = Step(
    (
        "ALTER TABLE party ADD COLUMN title text NOT NULL DEFAULT ''",
        "ALTER TABLE party_member ADD COLUMN watches integer NOT NULL DEFAULT 0",
        "ALTER TABLE tournament ADD COLUMN title text NOT NULL DEFAULT ''",
    ),
)
STEPS: Sequence[Step] = (FIRST, NODES, FACES, SOCIAL, PARTIES, NOTICES, TOURNAMENTS, TITLES)


def version_of(connection: Connection, steps: Sequence[Step] = STEPS) -> int:
    """The version of the database, 0 for an empty one; one that this program cannot use is refused."""
    if connection.execute("SELECT to_regclass('parlour_schema')").fetchone() == (None,):
        return 0
    found = connection.execute("SELECT to_jsonb(parlour_schema) FROM parlour_schema").fetchone()
    version = int(found[0]["version"]) if found else 0
    if version > len(steps) and found and int(found[0]["oldest"]) > len(steps):
        raise NewerDatabase(version, len(steps))
    return version


def check_known(connection: Connection, steps: Sequence[Step] = STEPS) -> None:
    """Refuse a database with steps that this program does not know: a copy would lose what they added."""
    version = version_of(connection, steps)
    if version > len(steps):
        raise NewerDatabase(version, len(steps))


def oldest_of(steps: Sequence[Step]) -> int:
    """The lowest version that a program must know to use a database that has taken these steps."""
    return max(number for number, step in enumerate(steps, start=1) if step.breaks)


def migrate(connection: Connection, steps: Sequence[Step] = STEPS) -> None:
    """Take all steps that are missing, in one transaction: all of them, or none."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
        version = version_of(connection, steps)
        if version >= len(steps):
            return
        connection.execute(PATIENCE)
        connection.execute(CREATE_VERSION)
        for step in steps[version:]:
            for statement in step.statements:
                connection.execute(statement)
        connection.execute("DELETE FROM parlour_schema")
        connection.execute(
            "INSERT INTO parlour_schema (version, oldest) VALUES (%s, %s)", (len(steps), oldest_of(steps))
        )
