"""Projections: rows written beside the log of a table, in the same transaction, such as the seats of people."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from parlour.storage.operations import CloseTable, DropCode, ForgetCommands, Leave, Operation, SetLive, SetOwner, Sit
from parlour.storage.rows import Sitting
from parlour.table.entries import Body
from parlour.table.handlers import handled
from parlour.table.projections import ClockRuns, CodeExpired, PersonSits, Projection, SeatFreed, TableClosed, TableOwned
from parlour.table.table import Table


def projection_operations(id: str, table: Table, bodies: Sequence[Body], at: float) -> list[Operation]:
    """Return the statements that update the projections for these entries; the table is as it was before them."""
    projections = (one for body in bodies for one in handled(body).projections(table))
    return [operation for one in projections for operation in written(id, one, at)]


def written(id: str, projection: Projection, at: float) -> Iterator[Operation]:
    """Yield the statements that update one projection."""
    match projection:
        case PersonSits(person, seat):
            yield Sit(Sitting(person=person, table_id=id, seat=seat, since=at))
        case SeatFreed(person, seat):
            yield ForgetCommands(id, seat)
            if person:
                yield Leave(person, id)
        case ClockRuns(runs):
            yield SetLive(id, runs)
        case TableClosed():
            yield CloseTable(id, at)
        case TableOwned(node):
            yield SetOwner(id, node)
        case CodeExpired():
            yield DropCode(id)
        case _:
            assert_never(projection)
