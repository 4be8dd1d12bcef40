"""The tables of the database and their columns, in an order in which rows refer only to rows before them.

What belongs to running nodes is not among them (nodes, owners, the list of public tables): it is not worth copying.
"""

from __future__ import annotations

from collections.abc import Mapping

from parlour.storage.sql.readers import Values

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "tables": ("id", "created", "game", "visibility", "body", "live", "closed", "due"),
    "entry": ("table_id", "seq", "cmd", "seat", "kind", "body", "at"),
    "person": ("id", "name", "owner", "listed", "created", "avatar", "colour"),
    "person_key": ("hash", "person", "created"),
    "sitting": ("person", "table_id", "seat", "since"),
    "score": ("table_id", "number", "person", "game", "against", "place", "of", "won", "mu", "sigma", "at"),
    "rating": ("person", "game", "against", "mu", "sigma", "games", "won"),
    "finished": ("person", "table_id", "number", "seat", "place", "won", "ended", "at"),
    "ban": ("what", "since"),
    "table_code": ("table_id", "code"),
    "device_code": ("person", "hash", "until"),
    "friend": ("asker", "asked", "since"),
    "block": ("blocker", "blocked", "since"),
    "invitation": ("table_id", "person", "inviter", "at"),
    "report": ("id", "reporter", "about", "name", "table_id", "reason", "text", "at", "closed"),
    "report_line": ("report", "number", "person", "name", "text"),
    "solved": ("person", "game", "number", "at"),
    "puzzle_day": ("person", "day"),
    "profile": ("person", "ratings", "achievements", "games"),
    "party": ("id", "code", "created", "used", "secret", "host", "version", "table_id", "closed", "title"),
    "party_member": ("party", "number", "person", "joined", "seen", "nonce", "status", "watches"),
    "server_key": ("name", "value"),
    "device": ("id", "person", "endpoint", "language", "at"),
    "mail": ("person", "address", "language", "at", "letters"),
    "mail_code": ("person", "address", "language", "hash", "until"),
    "reminder": ("person", "table_id", "told"),
    "notice": ("person", "table_id", "kind", "at", "due", "tries", "inviter"),
    "party_game": ("party", "number", "table_id", "game", "seats", "at"),
    "tournament": (
        *("id", "code", "game", "kind", "terms", "created", "used", "secret", "host", "version", "phase", "round"),
        *("rounds", "due", "closed", "title"),
    ),
    "tournament_player": (
        *("tournament", "number", "person", "level", "rating", "entered", "joined", "seen", "nonce", "status"),
    ),
    "tournament_round": ("tournament", "number", "secret", "at"),
    "tournament_pair": ("tournament", "round", "board", "game", "first", "second", "table_id", "result"),
}


def select_all(table: str) -> str:
    """The query for all rows of a table. Programs of a person come after their owner, to whom they refer."""
    order = " ORDER BY owner IS NOT NULL" if table == "person" else ""
    return f"SELECT {', '.join(COLUMNS[table])} FROM {table}{order}"


def columns_of(table: str, row: object) -> Values:
    """Return the values of a row, in the order of the columns of its table."""
    return tuple(getattr(row, column) for column in COLUMNS[table])


def insert_into(table: str) -> str:
    """The statement that adds a row with all columns."""
    return f"INSERT INTO {table} ({', '.join(COLUMNS[table])}) VALUES ({', '.join('?' * len(COLUMNS[table]))})"
