"""The durable log of tables: an entry is on the disk before the server sends it to anybody.

One append-only SQLite database. `Store` is the entrance; the other modules are its parts.
"""

from __future__ import annotations

from parlour.storage.errors import BadRow, Closed, Conflict, Damaged, NewerDatabase, StorageError, WriteFailed
from parlour.storage.rows import Entry, TableRow, hash_token
from parlour.storage.store import Store

__all__ = [
    "BadRow",
    "Closed",
    "Conflict",
    "Damaged",
    "Entry",
    "NewerDatabase",
    "StorageError",
    "Store",
    "TableRow",
    "WriteFailed",
    "hash_token",
]
