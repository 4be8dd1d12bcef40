"""What can go wrong with the log. These are words for whoever runs the server; players never see them."""

from __future__ import annotations

from typing import Literal

Duplicate = Literal["seq", "cmd", "table", "token", "rating", "code", "node", "party", "notice", "tournament"]


class StorageError(Exception):
    """Base of all errors of the log."""


class NewerDatabase(StorageError):
    """The database was written by a newer program, in a way that this one cannot use: to guess could destroy it."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(
            f"the database has version {version}, this program knows versions up to {known}: use a newer program"
        )
        self.version = version
        self.known = known


class Damaged(StorageError):
    """The file is no database, or one that SQLite calls malformed: whoever went on would lose what is left."""


class Conflict(StorageError):
    """Something is already there; `on` says what. Nothing of this append was written."""

    def __init__(self, on: Duplicate, reason: str) -> None:
        super().__init__(f"already there: {on} ({reason})")
        self.on = on


class BadRow(StorageError):
    """A row that can never be written, such as one of an unknown table. Nothing of this append was written."""


class WriteFailed(StorageError):
    """A trouble of the disk: full, read-only, locked, failing. Nothing of this append was written; later ones may
    succeed, and who hands in the same rows again loses nothing."""


class Closed(StorageError):
    """The store is closed. Who waited through a trouble that has not passed by then never learns what came of it."""

    def __init__(self) -> None:
        super().__init__("the store is closed")
