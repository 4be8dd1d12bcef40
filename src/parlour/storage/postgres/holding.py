"""One server at a time: what a database server has for the lock of a data folder.

The lock belongs to the connection, so it is gone when the process is, however that ended.
"""

from __future__ import annotations

from parlour.storage.errors import StorageError
from parlour.storage.postgres.connections import Connection

LOCK = 0x7061726C6F7573  # any number that nobody else takes
IN_USE = "another server uses this database"


def hold(connection: Connection) -> None:
    """Lock the database for this connection; a StorageError if another one has it."""
    found = connection.execute("SELECT pg_try_advisory_lock(%s)", (LOCK,)).fetchone()
    if found != (True,):
        raise StorageError(IN_USE)
