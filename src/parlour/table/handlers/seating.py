"""Handlers that seat people and computers, and that change the host."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.table.entries import ComputerSeated, HostPassed, Sat, Stood, given
from parlour.table.errors import TableError
from parlour.table.handler import Handler
from parlour.table.projections import PersonSits, Projection, SeatFreed
from parlour.table.seats import Computer, Free, Occupant, Person
from parlour.table.state import TableState


def occupy(table: TableState, seat: int, occupant: Occupant) -> None:
    """Put an occupant, or nobody, on a seat. A table has a host as long as people sit there."""
    table.seats[seat] = occupant
    if table.host is None or not isinstance(table.seats[table.host], Person):
        table.host = next(iter(table.people()), None)


def check_sat(table: TableState, body: Sat) -> None:
    """Refuse a seat that is taken, unless its own person changes their name."""
    table.check_open()
    own = table.seat_of_person(given(body.person, ""))
    if own is not None and (body.seat != own or table.person(own).name == body.name):
        raise TableError("table-already-seated")
    if body.seat != own and body.seat not in table.free_seats():
        raise TableError("table-no-free-seat", free=[str(place) for place in table.free_seats()])


def fold_sat(table: TableState, body: Sat, at: float) -> None:
    person, bot = given(body.person, ""), given(body.bot, False)
    occupy(table, body.seat, Person(body.name, body.nonce, body.key, person, bot))


def note_sitting(table: TableState, body: Sat) -> Iterable[Projection]:
    if person := given(body.person, ""):
        yield PersonSits(person, body.seat)


def check_stood(table: TableState, body: Stood) -> None:
    table.check_open()
    table.check_person(body.seat)


def fold_stood(table: TableState, body: Stood, at: float) -> None:
    occupy(table, body.seat, Free())


def note_standing(table: TableState, body: Stood) -> Iterable[Projection]:
    occupant = table.seats[body.seat]
    yield SeatFreed(occupant.person if isinstance(occupant, Person) else "", body.seat)


def check_computer(table: TableState, body: ComputerSeated) -> None:
    if table.visibility != "show" or body.seat is not None:
        table.check_host(body.seat)
    table.check_open()
    if not 0 <= body.place < len(table.seats) or isinstance(table.seats[body.place], Person):
        raise TableError("table-not-for-a-computer", seat=body.place)


def fold_computer(table: TableState, body: ComputerSeated, at: float) -> None:
    occupy(table, body.place, Computer(body.level) if body.level else Free())


def check_host_passed(table: TableState, body: HostPassed) -> None:
    if body.to not in table.people():
        raise TableError("table-not-a-person", seat=body.to)


def fold_host_passed(table: TableState, body: HostPassed, at: float) -> None:
    table.host = body.to


SAT = Handler[Sat](check=check_sat, fold=fold_sat, projections=note_sitting)
STOOD = Handler[Stood](check=check_stood, fold=fold_stood, projections=note_standing)
COMPUTER_SEATED = Handler[ComputerSeated](check=check_computer, fold=fold_computer)
HOST_PASSED = Handler[HostPassed](check=check_host_passed, fold=fold_host_passed)
