"""Handlers for leaving a game and coming back to it: a computer plays the seat meanwhile."""

from __future__ import annotations

from dataclasses import replace

from parlour.table.entries import GaveBack, Resigned, TookOver
from parlour.table.handler import Handler, never_refused
from parlour.table.seats import Person
from parlour.table.state import TableState


def fold_took_over(table: TableState, body: TookOver, at: float) -> None:
    change_player(table, body.seat, replace(table.person(body.seat), stand_in=True), at)


def fold_gave_back(table: TableState, body: GaveBack, at: float) -> None:
    change_player(table, body.seat, replace(table.person(body.seat), stand_in=False), at)


def check_resigned(table: TableState, body: Resigned) -> None:
    table.check_holder(body.seat)
    table.check_playing()


def fold_resigned(table: TableState, body: Resigned, at: float) -> None:
    table.resigned.append(body.seat)
    if body.absent:
        table.absent.append(body.seat)
    change_player(table, body.seat, replace(table.person(body.seat), resigned=True), at)


def change_player(table: TableState, seat: int, person: Person, at: float) -> None:
    """Hand a seat to a computer, or back to its person. The person's vote to end the game becomes void."""
    table.seats[seat] = person
    table.votes.cast("end", seat, False)
    if table.on_turn == seat:  # a person who comes back gets the time of a whole turn
        table.clock.start(at)


TOOK_OVER = Handler[TookOver](check=never_refused, fold=fold_took_over)
GAVE_BACK = Handler[GaveBack](check=never_refused, fold=fold_gave_back)
RESIGNED = Handler[Resigned](check=check_resigned, fold=fold_resigned)
