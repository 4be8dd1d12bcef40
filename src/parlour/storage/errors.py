"""What can go wrong with the log. These are words for whoever runs the server; players never see them."""

from __future__ import annotations

from typing import Literal

Duplicate = Literal["seq", "cmd", "table", "token"]


class StorageError(Exception):
    """Base of all errors of the log."""


class NewerDatabase(StorageError):
    """The file was written by a newer program: to guess at its meaning could destroy it."""

    def __init__(self, version: int, known: int) -> None:
        super().__init__(
            f"the database has version {version}, this program knows versions up to {known}: use a newer program"
        )
        self.version = version
        self.known = known


class Conflict(StorageError):
    """Something is already there; `on` says what. Nothing of this append was written."""

    def __init__(self, on: Duplicate, reason: str) -> None:
        super().__init__(f"already there: {on} ({reason})")
        self.on = on


class BadRow(StorageError):
    """A row that can never be written, such as one of an unknown table. Nothing of this append was written."""


class WriteFailed(StorageError):
    """The disk was full or the database locked. Nothing of this append was written; later ones may succeed."""


class WriterDied(StorageError):
    """The writer has ended by the error in `__cause__`, and nothing can be written before the store is opened anew.

    An append that was under way may have reached the disk, whole, or not at all.
    """

    def __init__(self, original: BaseException) -> None:
        super().__init__(f"the writer has ended: {type(original).__name__}: {original}")
        self.__cause__ = original


class Closed(StorageError):
    """The store is closed."""

    def __init__(self) -> None:
        super().__init__("the store is closed")
