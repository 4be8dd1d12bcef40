"""The tables of the database and their columns, in an order in which rows refer only to rows before them."""

from __future__ import annotations

from collections.abc import Mapping

COLUMNS: Mapping[str, tuple[str, ...]] = {
    "tables": ("id", "created", "game", "visibility", "body", "live", "closed", "due"),
    "entry": ("table_id", "seq", "cmd", "seat", "kind", "body", "at"),
    "person": ("id", "name", "owner", "listed", "created"),
    "person_key": ("hash", "person", "created"),
    "sitting": ("person", "table_id", "seat", "since"),
    "score": ("table_id", "number", "person", "game", "against", "place", "of", "won", "mu", "sigma", "at"),
    "rating": ("person", "game", "against", "mu", "sigma", "games", "won"),
    "finished": ("person", "table_id", "number", "seat", "place", "won", "ended", "at"),
    "ban": ("what", "since"),
}


def select_all(table: str) -> str:
    """The query for all rows of a table. Programs of a person come after their owner, to whom they refer."""
    order = " ORDER BY owner IS NOT NULL" if table == "person" else ""
    return f"SELECT {', '.join(COLUMNS[table])} FROM {table}{order}"


def insert_into(table: str) -> str:
    """The statement that adds a row with all columns."""
    return f"INSERT INTO {table} ({', '.join(COLUMNS[table])}) VALUES ({', '.join('?' * len(COLUMNS[table]))})"
