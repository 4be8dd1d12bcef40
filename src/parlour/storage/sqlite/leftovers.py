"""What a failed commit may have left in the write-ahead log."""

from __future__ import annotations

import sqlite3


def overwrite_leftovers(connection: sqlite3.Connection) -> None:
    """Commit a transaction that changes nothing.

    What a failed commit left at the end of the write-ahead log is no part of it for those who have it open, but after a
    crash it would be read as one. Whatever is written next lies over it.
    """
    connection.execute("BEGIN IMMEDIATE")
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {version}")
    connection.execute("COMMIT")
