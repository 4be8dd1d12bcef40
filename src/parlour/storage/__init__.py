"""The store: the durable log of tables, and what is kept about people.

`Store` is the contract, `open_store` the way in. SQLite in one file is the default
(sqlite/), PostgreSQL the choice for more than one machine (postgres/).
"""

from __future__ import annotations

from parlour.storage.errors import BadRow, Closed, Conflict, Damaged, NewerDatabase, StorageError, WriteFailed
from parlour.storage.opening import Address, is_server, open_log, open_store, without_password
from parlour.storage.operations import Operation
from parlour.storage.rows import Entry, TableRow, hash_token
from parlour.storage.store import LogReader, Store

__all__ = [
    "Address",
    "BadRow",
    "Closed",
    "Conflict",
    "Damaged",
    "Entry",
    "LogReader",
    "NewerDatabase",
    "Operation",
    "StorageError",
    "Store",
    "TableRow",
    "WriteFailed",
    "hash_token",
    "is_server",
    "open_log",
    "open_store",
    "without_password",
]
