"""The durable log of tables: what a server has promised to anybody is on the disk before it says so.

One file of SQLite, only ever added to. `Store` is the way in; everything else here stands behind it.
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
