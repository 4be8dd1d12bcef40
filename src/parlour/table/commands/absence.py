"""Commands for leaving a game and coming back."""

from __future__ import annotations

from typing import Literal

from parlour.table.entries import GaveBack, Resigned, TookOver
from parlour.table.seats import Person
from parlour.table.table import Table


def resign(table: Table, seat: int | None) -> Resigned:
    """Resign: a computer plays on, and the seat is ranked last."""
    return table.checked(Resigned(table.check_seated(seat)))


def miss(table: Table, seat: int) -> Resigned:
    """Let somebody lose a game of a tournament to which they did not come."""
    return table.checked(Resigned(seat, absent=True))


def take_over(seat: int, why: Literal["away", "clock"]) -> TookOver:
    """Let a computer play the seat until its person is back."""
    return TookOver(seat, why)


def give_back(table: Table, seat: int | None) -> list[GaveBack]:
    """Give the seat back to a person who has returned; empty if no computer had taken it over."""
    if seat is None:
        return []
    occupant = table.seats[seat]
    gone = isinstance(occupant, Person) and occupant.stand_in and not occupant.resigned
    return [GaveBack(seat)] if gone else []
