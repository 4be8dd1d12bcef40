"""What is written beside the log, in the same transaction: projections that the server can look up without folding."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PersonSits:
    """Somebody whom the server knows sits on this seat."""

    person: str
    seat: int


@dataclass(frozen=True)
class SeatFreed:
    """A seat is free again; `person` sat there, where the server knows them."""

    person: str
    seat: int


@dataclass(frozen=True)
class ClockRuns:
    """Whether the table's clock can run from now on."""

    runs: bool


@dataclass(frozen=True)
class TableClosed:
    """Nobody plays here any more."""


Projection = PersonSits | SeatFreed | ClockRuns | TableClosed
