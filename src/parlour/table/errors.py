"""The refusals of a table, apart from the rules of its game, and the reasons why a stored table cannot be opened."""

from __future__ import annotations

from typing import Any

from parlour.core.errors import ParlourError


class TableError(ParlourError):
    """A request that this table refuses, at least for now."""


class StaleTurn(TableError):
    """A move made for an earlier state of the table."""


class SeatOnTurn(TableError):
    """A seat that can be taken as soon as its turn is over."""


class LogError(TableError):
    """A stored log that this program cannot fold, so that the table does not open. `kind` is the kind of the first
    entry that it cannot read, `table` the table's id."""


class NewerLog(LogError):
    """A log with a kind of entry, or a field, that only a newer version of this program knows."""

    def __init__(self, key: str = "table-newer", /, **facts: Any) -> None:
        super().__init__(key, **facts)


class DamagedLog(LogError):
    """A log with an entry that does not have the fields of its kind."""

    def __init__(self, key: str = "table-damaged", /, **facts: Any) -> None:
        super().__init__(key, **facts)
