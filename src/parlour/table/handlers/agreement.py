"""Handlers for agreements: to skip a turn, to end the game, to undo a move."""

from __future__ import annotations

from dataclasses import replace

from parlour.table.agreement import Undo
from parlour.table.entries import Skipped, UndoAnswered, UndoAsked, Undone, Voted
from parlour.table.errors import TableError
from parlour.table.handler import Handler, never_refused
from parlour.table.news import WHOLE_TABLE, MoveGone, News, UndoRefused
from parlour.table.state import TableState


def check_voted(table: TableState, body: Voted) -> None:
    """Refuse a vote about the voter's own turn, or about a computer's."""
    table.check_friendly()
    table.check_holder(body.seat)
    table.check_playing()
    if body.what == "skip" and (table.on_turn == body.seat or table.on_turn not in table.holders()):
        raise TableError("table-nobody-to-skip")


def fold_voted(table: TableState, body: Voted, at: float) -> None:
    table.votes.cast(body.what, body.seat, body.yes)


def fold_skipped(table: TableState, body: Skipped, at: float) -> None:
    table.skipped = True


def check_undo_asked(table: TableState, body: UndoAsked) -> None:
    """Refuse an undo if the seat has made no move, if another request is open, or if help is not allowed."""
    table.check_holder(body.seat)
    table.check_playing()
    table.check_help()
    if table.last_move_of(body.seat) is None:
        raise TableError("table-nothing-to-undo")
    if table.undo is not None:
        raise TableError("table-undo-asked", seat=table.undo.seat)


def fold_undo_asked(table: TableState, body: UndoAsked, at: float) -> None:
    table.undo = Undo(body.seat, body.to)


def check_undo_answered(table: TableState, body: UndoAnswered) -> None:
    """Refuse a yes from the seat that asked: it can only withdraw."""
    table.check_holder(body.seat)
    if table.undo is None or (table.undo.seat == body.seat and body.yes):
        raise TableError("table-no-undo-asked")


def fold_undo_answered(table: TableState, body: UndoAnswered, at: float) -> None:
    undo = table.undo
    if undo is not None:
        table.undo = replace(undo, agreed=undo.agreed | {body.seat}) if body.yes else None


def news_of_undo_answered(table: TableState, body: UndoAnswered) -> News:
    return WHOLE_TABLE if body.yes else UndoRefused(body.seat)


def fold_undone(table: TableState, body: Undone, at: float) -> None:
    table.undo = None
    table.go_back_to(body.to)


def news_of_undone(table: TableState, body: Undone) -> News:
    return MoveGone(body.seat, body.move, rewound=True)


VOTED = Handler[Voted](check=check_voted, fold=fold_voted)
SKIPPED = Handler[Skipped](check=never_refused, fold=fold_skipped)
UNDO_ASKED = Handler[UndoAsked](check=check_undo_asked, fold=fold_undo_asked)
UNDO_ANSWERED = Handler[UndoAnswered](check=check_undo_answered, fold=fold_undo_answered, news=news_of_undo_answered)
UNDONE = Handler[Undone](check=never_refused, fold=fold_undone, news=news_of_undone)
