"""A handler: everything that the program knows about one kind of log entry."""

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
    """The check of what nobody asks for: the table or the server does it by itself."""


def whole_table(table: TableState, body: Body) -> News:
    """Everybody sees the table as it is now."""
    return WHOLE_TABLE


def nothing_beside(table: TableState, body: Body) -> Iterable[Projection]:
    """The log alone."""
    return ()


@dataclass(frozen=True)
class Handler(Generic[B]):
    """The parts of one kind.

    `check` raises if this may not be asked now. `fold` changes the table, given when it happened; only a move has
    events. `tell` is what everybody hears, after the fold. `beside` is what is written beside the log, before it.
    """

    check: Callable[[TableState, B], object]
    fold: Callable[[TableState, B, float], list[Event] | None]
    tell: Callable[[TableState, B], News] = whole_table
    beside: Callable[[TableState, B], Iterable[Projection]] = nothing_beside

    def of(self, body: B) -> Handled:
        """This handler, for one entry."""
        return Handled(self, body)


@dataclass(frozen=True)
class Handled:
    """An entry's body with the handler of its kind. Made by `Handler.of` alone, which lets the types agree."""

    handler: Handler[Any]
    body: Body

    def check(self, table: TableState) -> None:
        """Raise if this may not be asked of the table now."""
        self.handler.check(table, self.body)

    def fold(self, table: TableState, at: float) -> list[Event]:
        """Make it true; the events are those of a move."""
        return self.handler.fold(table, self.body, at) or []

    def tell(self, table: TableState) -> News:
        """What everybody hears of it."""
        return self.handler.tell(table, self.body)

    def beside(self, table: TableState) -> Iterable[Projection]:
        """What is written beside it."""
        return self.handler.beside(table, self.body)
