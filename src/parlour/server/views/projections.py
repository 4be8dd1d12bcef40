"""Projections: rows written beside the log of a table, in the same transaction, such as the seats of people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from parlour.storage import people, rows
from parlour.storage.rows import Statement
from parlour.table.entries import Body
from parlour.table.handlers import handled
from parlour.table.projections import ClockRuns, PersonSits, Projection, SeatFreed, TableClosed
from parlour.table.table import Table


def projection_statements(id: str, table: Table, bodies: Sequence[Body], at: float) -> list[Statement]:
    """Return the statements that update the projections for these entries; the table is as it was before them."""
    projections = (one for body in bodies for one in handled(body).projections(table))
    return [statement for one in projections for statement in written(id, one, at)]


def written(id: str, projection: Projection, at: float) -> Iterator[Statement]:
    """Yield the statements that update one projection."""
    match projection:
        case PersonSits(person, seat):
            yield people.add_sitting(people.Sitting(person=person, table_id=id, seat=seat, since=at))
        case SeatFreed(person, seat):
            yield rows.forget_commands(id, seat)
            if person:
                yield people.remove_sitting(person, id)
        case ClockRuns(runs):
            yield rows.mark_live(id, runs)
        case TableClosed():
            yield rows.mark_closed(id, at)
        case _:
            assert_never(projection)
