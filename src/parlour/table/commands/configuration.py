"""Commands that set a table up and close it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from parlour.table.entries import Body, Closed, MatchTerms, Opened, OptionsSet, Owned, SecretDrawn, TermsSet, Visibility
from parlour.table.match import Match
from parlour.table.state import RATED
from parlour.table.table import Table


def open_table(
    table: Table,
    visibility: Visibility,
    seats: int,
    options: Mapping[str, Any],
    secret: str,
    match: Match | None = None,
    clock: int | None = None,
    rated: bool | None = None,
    party: str = "",
    tournament: tuple[str, int] | None = None,
) -> list[Body]:
    """Set the table up, for single games or for a match. Games at private tables are rated only on request.

    A table of a tournament knows it, and how many seconds it waits for its players.
    """
    cup, patience = tournament or (UNSET, UNSET)
    terms = MatchTerms(match.kind, match.target) if match is not None else None
    counts = visibility in RATED if rated is None else rated
    opened = table.checked(
        Opened(None, visibility, seats, dict(options), terms, clock, counts, party or UNSET, cup, patience)
    )
    return [replace(opened, options=table.checked_options(seats, options)), SecretDrawn(None, secret)]


def set_options(table: Table, seat: int | None, seats: int, options: Mapping[str, Any]) -> OptionsSet:
    """Change the number of seats or the options, as the host."""
    body = table.checked(OptionsSet(table.check_host(seat), seats, dict(options)))
    return replace(body, options=table.checked_options(seats, options))


def set_terms(table: Table, seat: int | None, clock: int | None, rated: bool) -> TermsSet:
    """Set the turn clock, and whether games are rated, as the host."""
    return table.checked(TermsSet(table.check_host(seat), clock, rated))


def close(why: str) -> Closed:
    """Close the table for good."""
    return Closed(None, why)


def own(node: str) -> Owned:
    """Make a node the owner of the table: the entries of any earlier owner no longer fit."""
    return Owned(None, node)
