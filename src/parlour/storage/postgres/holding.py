"""Servers share a database; a copy of all its data needs it alone.

The lock belongs to the connection, so it is gone when the process is, however that ended. It keeps people from
mistakes; what keeps two servers from writing to one table is the log itself.
"""

from __future__ import annotations

from parlour.storage.errors import StorageError
from parlour.storage.postgres.connections import Connection

LOCK = 0x7061726C6F7573  # any number that nobody else takes
IN_USE = "another server uses this database"
COPIED = "the database is being copied, or a server of an earlier version uses it"


def hold(connection: Connection) -> None:
    """Lock the database for this connection alone; a StorageError if a server uses it."""
    if connection.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,)).fetchone() != (True,):
        raise StorageError(IN_USE)


def share(connection: Connection) -> None:
    """Lock the database against copies, together with other servers; a StorageError if it is being copied."""
    if connection.execute("SELECT pg_try_advisory_lock_shared(%s)", (LOCK,)).fetchone() != (True,):
        raise StorageError(COPIED)
