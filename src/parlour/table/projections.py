"""Projections: rows written beside the log in the same transaction, which the server can query without folding a
log."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PersonSits:
    """A known person sits on this seat."""

    person: str
    seat: int


@dataclass(frozen=True)
class SeatFreed:
    """A seat is free again; `person` is the id of its last person, if the server knows them."""

    person: str
    seat: int


@dataclass(frozen=True)
class ClockRuns:
    """Whether the table's clock can run from now on."""

    runs: bool


@dataclass(frozen=True)
class TableClosed:
    """The table is closed for good."""


@dataclass(frozen=True)
class TableOwned:
    """This node has the table in memory from now on."""

    node: str


@dataclass(frozen=True)
class CodeExpired:
    """The table's short code leads nowhere from now on."""


Projection = PersonSits | SeatFreed | ClockRuns | TableClosed | TableOwned | CodeExpired
