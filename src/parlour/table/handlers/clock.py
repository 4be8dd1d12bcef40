"""Handlers for the turn clock: a warning, more time for a player who is still there, and for everybody after a
restart."""

from __future__ import annotations

from parlour.table.entries import Grace, StillHere, Warned
from parlour.table.errors import TableError
from parlour.table.handler import Handler, never_refused
from parlour.table.news import News, TimeRunsOut
from parlour.table.state import TableState


def fold_warned(table: TableState, body: Warned, at: float) -> None:
    table.clock.extend(body.until)
    table.clock.warned = True


def news_of_warned(table: TableState, body: Warned) -> News:
    return TimeRunsOut(body.seat, body.until)


def check_still_here(table: TableState, body: StillHere) -> None:
    """Refuse more time without a warning, or twice in one turn."""
    table.check_holder(body.seat)
    table.check_playing()
    clock = table.clock
    if table.on_turn != body.seat or clock.seconds is None or not clock.warned:
        raise TableError("table-not-warned")
    if clock.extended:
        raise TableError("table-extended")


def fold_still_here(table: TableState, body: StillHere, at: float) -> None:
    table.clock.extend(body.until)
    table.clock.extended = True


def fold_grace(table: TableState, body: Grace, at: float) -> None:
    table.clock.extend(body.until)


WARNED = Handler[Warned](check=never_refused, fold=fold_warned, news=news_of_warned)
STILL_HERE = Handler[StillHere](check=check_still_here, fold=fold_still_here)
GRACE = Handler[Grace](check=never_refused, fold=fold_grace)
