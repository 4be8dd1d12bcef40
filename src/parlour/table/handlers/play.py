"""Handlers for the game: the deal, moves and taking them back, its end, and the wish for another one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from parlour.core.events import Event
from parlour.table.entries import Began, Ended, Moved, RematchWanted, TookBack
from parlour.table.errors import TableError
from parlour.table.handler import Handler, never_refused
from parlour.table.handlers.seating import occupy
from parlour.table.news import MoveGone, News, Play
from parlour.table.projections import ClockRuns, CodeExpired, Projection
from parlour.table.state import TableState


def check_began(table: TableState, body: Began) -> None:
    """Refuse to begin while seats are free."""
    if free := table.free_seats():
        raise TableError("table-seats-free", free=[str(place) for place in free])


def fold_began(table: TableState, body: Began, at: float) -> None:
    table.begin_game(body)
    table.start_turn(at)


def note_began(table: TableState, body: Began) -> Iterable[Projection]:
    """Start the clock, if turns are timed. Nobody joins a game that has begun by its table's code."""
    if table.phase == "open":
        yield CodeExpired()
    if table.clock.seconds is not None:
        yield ClockRuns(True)


def check_moved(table: TableState, body: Moved) -> None:
    """Refuse a move out of turn, or one that the rules refuse."""
    refused = table.check_turn(body.seat, table.moves).refusal(body.move)
    if refused is not None:
        raise refused


def fold_moved(table: TableState, body: Moved, at: float) -> list[Event]:
    """Play a move and remember the way back from it. The last move of a game counts it in the match."""
    assert table.state is not None
    events = table.play_on(table.state, body)
    table.moves += 1
    table.undo = None
    if table.state.over:
        table.count_in_match()
    return events


def news_of_moved(table: TableState, body: Moved) -> News:
    return Play(body.seat, body.move, body.computer)


def check_took_back(table: TableState, body: TookBack) -> None:
    """Refuse if the last move revealed something hidden, or if a rule makes it binding."""
    table.check_turn(body.seat, table.moves)
    if table.way_back.before:
        return
    closed = table.way_back.closed
    if closed is None:
        raise TableError("table-nothing-to-take-back")
    raise TableError(f"table-{closed.words}", move=closed.move, rule=closed.rule)


def fold_took_back(table: TableState, body: TookBack, at: float) -> None:
    (table.state, _) = table.way_back.before.pop()
    table.played.pop()
    if table.undo is not None and table.undo.to >= len(table.played):
        table.undo = None  # what was to be undone is gone
    table.moves += 1  # moves made for the table before this one are now stale


def news_of_took_back(table: TableState, body: TookBack) -> News:
    return MoveGone(body.seat, body.move, rewound=False)


def check_rematch(table: TableState, body: RematchWanted) -> None:
    if table.phase != "over":
        raise TableError("table-game-goes-on")
    table.check_friendly()
    table.check_person(body.seat)


def fold_rematch(table: TableState, body: RematchWanted, at: float) -> None:
    """Give people who were away or had resigned their seat back for the next game."""
    person = replace(table.person(body.seat), stand_in=False, resigned=False, nonce=body.nonce, wants_rematch=True)
    occupy(table, body.seat, person)


def fold_ended(table: TableState, body: Ended, at: float) -> None:
    table.ended = body.why
    table.count_in_match()


BEGAN = Handler[Began](check=check_began, fold=fold_began, projections=note_began)
MOVED = Handler[Moved](check=check_moved, fold=fold_moved, news=news_of_moved)
TOOK_BACK = Handler[TookBack](check=check_took_back, fold=fold_took_back, news=news_of_took_back)
REMATCH_WANTED = Handler[RematchWanted](check=check_rematch, fold=fold_rematch)
ENDED = Handler[Ended](check=never_refused, fold=fold_ended)
