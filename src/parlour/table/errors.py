"""What a table refuses, apart from the rules of its game, and why a stored table cannot be opened."""

from __future__ import annotations

from typing import Any

from parlour.core.errors import ParlourError


class TableError(ParlourError):
    """It cannot be done at this table, or not now."""


class StaleTurn(TableError):
    """The move was made for a table that has moved on."""


class LogError(TableError):
    """A stored log that this program cannot fold: the table does not open. `kind` is the kind of the first entry that
    it cannot read, `table` the table's id."""


class NewerLog(LogError):
    """The log has a kind of entry, or a field, that only a newer version of this program knows."""

    def __init__(self, key: str = "table-newer", /, **facts: Any) -> None:
        super().__init__(key, **facts)


class DamagedLog(LogError):
    """An entry is not what its kind says."""

    def __init__(self, key: str = "table-damaged", /, **facts: Any) -> None:
        super().__init__(key, **facts)
