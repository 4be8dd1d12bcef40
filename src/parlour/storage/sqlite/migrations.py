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
    # 5: the short codes of tables that wait for players, and one-time codes for other devices, which a restart keeps.
    # The nodes of a cluster, what each of them has in memory, and the public tables there: of use only where several
    # processes share the store, but the same for every kind of database.
    (
        "ALTER TABLE tables ADD COLUMN owner TEXT",
        "CREATE INDEX owned_tables ON tables (owner) WHERE owner IS NOT NULL",
        """
        CREATE TABLE table_code (
            table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
            code TEXT NOT NULL UNIQUE
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE device_code (
            person TEXT PRIMARY KEY NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            hash TEXT NOT NULL UNIQUE CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
            until REAL NOT NULL
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE node (
            id TEXT PRIMARY KEY NOT NULL,
            run TEXT NOT NULL,
            address TEXT NOT NULL,
            key TEXT NOT NULL,
            url TEXT NOT NULL,
            version TEXT NOT NULL,
            draining INTEGER NOT NULL,
            heartbeat REAL NOT NULL
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE listed (
            table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id),
            node TEXT NOT NULL,
            free INTEGER NOT NULL,
            body TEXT NOT NULL
        ) WITHOUT ROWID
        """,
    ),
    # 6: the avatar that a person has chosen, and its colour.
    (
        "ALTER TABLE person ADD COLUMN avatar TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE person ADD COLUMN colour TEXT NOT NULL DEFAULT ''",
    ),
    # 7: people and each other: friends, blocks, invitations, reports to the host, what each shows of themselves,
    # and the puzzles that each has solved.
    # The lines that a report quotes are rows of their own, so that they go with the person who wrote them.
    (
        """
        CREATE TABLE friend (
            asker TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            asked TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            since REAL NOT NULL,
            PRIMARY KEY (asker, asked)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX friend_asked ON friend (asked)",
        """
        CREATE TABLE block (
            blocker TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            blocked TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            since REAL NOT NULL,
            PRIMARY KEY (blocker, blocked)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX block_blocked ON block (blocked)",
        """
        CREATE TABLE invitation (
            table_id TEXT NOT NULL REFERENCES tables (id),
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            inviter TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            at REAL NOT NULL,
            PRIMARY KEY (person, table_id)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX invitation_inviter ON invitation (inviter)",
        """
        CREATE TABLE report (
            id TEXT PRIMARY KEY NOT NULL,
            reporter TEXT REFERENCES person (id) ON DELETE SET NULL,
            about TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            table_id TEXT NOT NULL,
            reason TEXT NOT NULL,
            text TEXT NOT NULL,
            at REAL NOT NULL,
            closed REAL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX report_reporter ON report (reporter)",
        "CREATE INDEX report_about ON report (about)",
        """
        CREATE TABLE report_line (
            report TEXT NOT NULL REFERENCES report (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            person TEXT REFERENCES person (id) ON DELETE CASCADE,
            name TEXT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (report, number)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX report_line_person ON report_line (person)",
        """
        CREATE TABLE profile (
            person TEXT PRIMARY KEY NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            ratings INTEGER NOT NULL,
            achievements INTEGER NOT NULL,
            games INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE solved (
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            game TEXT NOT NULL,
            number INTEGER NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (person, game, number)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE puzzle_day (
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            day TEXT NOT NULL,
            PRIMARY KEY (person, day)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX finished_table ON finished (table_id, number)",
    ),
    # 8: parties, their members and their games. Their results are rows of `finished`.
    (
        """
        CREATE TABLE party (
            id TEXT PRIMARY KEY NOT NULL,
            code TEXT UNIQUE,
            created REAL NOT NULL,
            used REAL NOT NULL,
            secret TEXT NOT NULL,
            host TEXT REFERENCES person (id) ON DELETE SET NULL,
            version INTEGER NOT NULL,
            table_id TEXT REFERENCES tables (id),
            closed REAL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX party_host ON party (host) WHERE host IS NOT NULL",
        "CREATE INDEX party_used ON party (used) WHERE closed IS NULL",
        """
        CREATE TABLE party_member (
            party TEXT NOT NULL REFERENCES party (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            joined REAL NOT NULL,
            seen REAL NOT NULL,
            nonce TEXT NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('member', 'left', 'removed')),
            PRIMARY KEY (party, person),
            UNIQUE (party, number)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX party_member_person ON party_member (person)",
        """
        CREATE TABLE party_game (
            party TEXT NOT NULL REFERENCES party (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            table_id TEXT NOT NULL UNIQUE REFERENCES tables (id),
            game TEXT NOT NULL,
            seats INTEGER NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (party, number)
        ) WITHOUT ROWID
        """,
    ),
    # 9: how people are reached who are not there: the server's keys, browsers to wake, e-mail addresses, the tables
    # whose turns they want to be told of, and what they are to be told.
    (
        "CREATE TABLE server_key (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) WITHOUT ROWID",
        """
        CREATE TABLE device (
            id TEXT PRIMARY KEY NOT NULL,
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            endpoint TEXT NOT NULL,
            language TEXT NOT NULL,
            at REAL NOT NULL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX device_person ON device (person)",
        """
        CREATE TABLE mail (
            person TEXT PRIMARY KEY NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            address TEXT NOT NULL UNIQUE,
            language TEXT NOT NULL,
            at REAL NOT NULL,
            letters INTEGER NOT NULL
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE mail_code (
            person TEXT PRIMARY KEY NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            address TEXT NOT NULL,
            language TEXT NOT NULL,
            hash TEXT NOT NULL CHECK (length(hash) = 64 AND hash NOT GLOB '*[^0-9a-f]*'),
            until REAL NOT NULL
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE reminder (
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            table_id TEXT NOT NULL REFERENCES tables (id),
            told REAL NOT NULL,
            PRIMARY KEY (person, table_id)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX reminder_table ON reminder (table_id)",
        """
        CREATE TABLE notice (
            person TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
            table_id TEXT NOT NULL REFERENCES tables (id),
            kind TEXT NOT NULL,
            at REAL NOT NULL,
            due REAL,
            tries INTEGER NOT NULL,
            inviter TEXT REFERENCES person (id) ON DELETE CASCADE,
            PRIMARY KEY (person, table_id, kind)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX notice_table ON notice (table_id)",
        "CREATE INDEX notice_due ON notice (due) WHERE due IS NOT NULL",
        "CREATE INDEX notice_inviter ON notice (inviter) WHERE inviter IS NOT NULL",
    ),
    # 10: tournaments, their players, rounds and games.
    (
        """
        CREATE TABLE tournament (
            id TEXT PRIMARY KEY NOT NULL,
            code TEXT UNIQUE,
            game TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('swiss', 'knockout')),
            terms TEXT NOT NULL,
            created REAL NOT NULL,
            used REAL NOT NULL,
            secret TEXT NOT NULL,
            host TEXT REFERENCES person (id) ON DELETE SET NULL,
            version INTEGER NOT NULL,
            phase TEXT NOT NULL CHECK (phase IN ('open', 'break', 'running', 'over')),
            round INTEGER NOT NULL,
            rounds INTEGER NOT NULL,
            due REAL,
            closed REAL
        ) WITHOUT ROWID
        """,
        "CREATE INDEX tournament_host ON tournament (host) WHERE host IS NOT NULL",
        "CREATE INDEX tournament_used ON tournament (used) WHERE closed IS NULL",
        "CREATE INDEX tournament_due ON tournament (due) WHERE due IS NOT NULL",
        """
        CREATE TABLE tournament_player (
            tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            person TEXT REFERENCES person (id) ON DELETE SET NULL,
            level TEXT NOT NULL,
            rating REAL NOT NULL,
            entered INTEGER NOT NULL,
            joined REAL NOT NULL,
            seen REAL NOT NULL,
            nonce TEXT NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('in', 'left', 'removed')),
            PRIMARY KEY (tournament, number),
            UNIQUE (tournament, person)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX tournament_player_person ON tournament_player (person) WHERE person IS NOT NULL",
        """
        CREATE TABLE tournament_round (
            tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            secret TEXT NOT NULL,
            at REAL NOT NULL,
            PRIMARY KEY (tournament, number)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE tournament_pair (
            tournament TEXT NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
            round INTEGER NOT NULL,
            board INTEGER NOT NULL,
            game INTEGER NOT NULL,
            first INTEGER NOT NULL,
            second INTEGER,
            table_id TEXT UNIQUE REFERENCES tables (id),
            result TEXT NOT NULL,
            PRIMARY KEY (tournament, round, board, game)
        ) WITHOUT ROWID
        """,
    ),
    # 11: names of parties and tournaments, and members of a party who watch for now.
    (
        "ALTER TABLE party ADD COLUMN title TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE party_member ADD COLUMN watches INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tournament ADD COLUMN title TEXT NOT NULL DEFAULT ''",
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
