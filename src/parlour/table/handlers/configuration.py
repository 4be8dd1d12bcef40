"""Handlers that configure a table, before the first game and between games, that close it, and that name its owner."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from parlour.table.clock import checked_clock
from parlour.table.entries import Closed, MatchTerms, Opened, OptionsSet, Owned, SecretDrawn, TermsSet, given
from parlour.table.errors import TableError
from parlour.table.handler import Handler, never_refused
from parlour.table.match import Match
from parlour.table.projections import ClockRuns, CodeExpired, Projection, TableClosed, TableOwned
from parlour.table.seats import Free
from parlour.table.state import RATED, TableState


def check_opened(table: TableState, body: Opened) -> None:
    """Refuse seats, options, a match or a clock that the game does not support."""
    blank = table.game.blank(body.seats, body.options)
    if (match := match_of(given(body.match, None))) is not None:
        match.check(table.game, blank)
    checked_clock(given(body.clock, None))


def fold_opened(table: TableState, body: Opened, at: float) -> None:
    table.visibility = body.visibility
    table.clock.seconds = given(body.clock, None)
    table.rated = given(body.rated, body.visibility in RATED)
    table.match = match_of(given(body.match, None))
    table.party = given(body.party, "")
    table.tournament = given(body.tournament, "")
    table.patience = given(body.patience, 0)
    lay_out(table, body.seats, body.options)


def check_options(table: TableState, body: OptionsSet) -> None:
    table.check_host(body.seat)
    table.check_open()
    table.checked_options(body.seats, body.options)
    if any(not isinstance(occupant, Free) for occupant in table.seats[body.seats :]):
        raise TableError("table-seat-in-use", seats=body.seats)


def fold_options(table: TableState, body: OptionsSet, at: float) -> None:
    lay_out(table, body.seats, body.options)


def lay_out(table: TableState, seats: int, options: dict[str, Any]) -> None:
    """Set the number of seats and the options of the next game, and begin a match with them."""
    table.options = options
    table.seats = [*table.seats, *[Free()] * seats][:seats]
    if table.match is not None:
        table.match = table.match.begun(seats)


def match_of(terms: MatchTerms | None) -> Match | None:
    return Match(terms.kind, terms.target) if terms is not None else None


def check_terms(table: TableState, body: TermsSet) -> None:
    table.check_host(body.seat)
    table.check_open()
    checked_clock(body.clock)


def fold_terms(table: TableState, body: TermsSet, at: float) -> None:
    table.clock.seconds = body.clock
    table.rated = body.rated


def fold_secret(table: TableState, body: SecretDrawn, at: float) -> None:
    table.secret = body.secret


def stop_the_clock(table: TableState, body: SecretDrawn) -> Iterable[Projection]:
    """Stop the clock: a new secret is drawn when a game has been scored."""
    if table.phase == "over" and table.clock.seconds is not None:
        yield ClockRuns(False)


def fold_closed(table: TableState, body: Closed, at: float) -> None:
    table.closed = body.why


def note_closed(table: TableState, body: Closed) -> Iterable[Projection]:
    if table.phase == "open":
        yield CodeExpired()
    yield TableClosed()


def fold_owned(table: TableState, body: Owned, at: float) -> None:
    table.owner = body.node


def note_owner(table: TableState, body: Owned) -> Iterable[Projection]:
    yield TableOwned(body.node)


OPENED = Handler[Opened](check=check_opened, fold=fold_opened)
OPTIONS_SET = Handler[OptionsSet](check=check_options, fold=fold_options)
TERMS_SET = Handler[TermsSet](check=check_terms, fold=fold_terms)
SECRET_DRAWN = Handler[SecretDrawn](check=never_refused, fold=fold_secret, projections=stop_the_clock)
CLOSED = Handler[Closed](check=never_refused, fold=fold_closed, projections=note_closed)
OWNED = Handler[Owned](check=never_refused, fold=fold_owned, projections=note_owner)
