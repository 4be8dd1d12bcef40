"""A handler: everything that the program does with one kind of log entry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from parlour.core.events import Event
from parlour.table.entries import Body
from parlour.table.news import WHOLE_TABLE, News
from parlour.table.projections import Projection
from parlour.table.state import TableState

B = TypeVar("B", bound=Body)


def never_refused(table: TableState, body: Body) -> None:
    """Refuse nothing: the check of entries that the table or the server adds by itself."""


def whole_table(table: TableState, body: Body) -> News:
    """Return the news that everybody sees the table as it is now."""
    return WHOLE_TABLE


def no_projections(table: TableState, body: Body) -> Iterable[Projection]:
    """Return no projections: the log alone is written."""
    return ()


@dataclass(frozen=True)
class Handler(Generic[B]):
    """The functions of one kind of entry.

    `check` raises if the entry may not be appended now. `fold` applies it to the table, given its time; only moves
    return events. `news` is what everybody is sent after the fold. `projections` are the rows written beside the log,
    computed before the fold.
    """

    check: Callable[[TableState, B], object]
    fold: Callable[[TableState, B, float], list[Event] | None]
    news: Callable[[TableState, B], News] = whole_table
    projections: Callable[[TableState, B], Iterable[Projection]] = no_projections

    def of(self, body: B) -> Handled:
        """Bind this handler to one entry."""
        return Handled(self, body)


@dataclass(slots=True)  # not frozen, which would double the time to make one
class Handled:
    """An entry's body with the handler of its kind. Only `Handler.of` creates it, so that the types agree."""

    handler: Handler[Any]
    body: Body

    def check(self, table: TableState) -> None:
        """Raise if the entry may not be appended now."""
        self.handler.check(table, self.body)

    def fold(self, table: TableState, at: float) -> list[Event]:
        """Apply the entry to the table, and return the events of a move."""
        return self.handler.fold(table, self.body, at) or []

    def news(self, table: TableState) -> News:
        """Return what everybody is sent about the entry."""
        return self.handler.news(table, self.body)

    def projections(self, table: TableState) -> Iterable[Projection]:
        """Return the projections written beside the entry."""
        return self.handler.projections(table, self.body)
