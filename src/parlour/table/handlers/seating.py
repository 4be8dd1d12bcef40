"""Handlers that seat people and computers, and that change the host."""

from __future__ import annotations

from collections.abc import Iterable

from parlour.table.entries import ComputerSeated, HostPassed, Sat, SeatTaken, Stood, given
from parlour.table.errors import SeatOnTurn, TableError
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


def check_seat_taken(table: TableState, body: SeatTaken) -> None:
    """Refuse a seat that nobody may take now, and anybody who knows cards of this game from another seat."""
    table.check_not_closed()
    table.check_playing()
    if body.person in table.known_to:
        raise TableError("table-knows-cards")
    if body.seat not in table.seats_to_take():
        raise TableError("table-not-to-take", seat=body.seat)
    if table.on_turn == body.seat:
        raise SeatOnTurn("table-seat-on-turn", seat=body.seat)


def fold_seat_taken(table: TableState, body: SeatTaken, at: float) -> None:
    table.known_to.add(body.person)
    if body.seat in table.resigned:
        table.resigned.remove(body.seat)
    occupy(table, body.seat, Person(body.name, body.nonce, body.key, body.person))


def note_seat_taken(table: TableState, body: SeatTaken) -> Iterable[Projection]:
    before = table.seats[body.seat]
    if isinstance(before, Person) and before.person:
        yield SeatFreed(before.person, body.seat)
    yield PersonSits(body.person, body.seat)


def check_stood(table: TableState, body: Stood) -> None:
    table.check_open()
    table.check_person(body.seat)


def fold_stood(table: TableState, body: Stood, at: float) -> None:
    occupy(table, body.seat, Free())


def note_standing(table: TableState, body: Stood) -> Iterable[Projection]:
    occupant = table.seats[body.seat]
    yield SeatFreed(occupant.person if isinstance(occupant, Person) else "", body.seat)


def check_computer(table: TableState, body: ComputerSeated) -> None:
    hostless = table.visibility == "show" or table.tournament
    if not hostless or body.seat is not None:
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
SEAT_TAKEN = Handler[SeatTaken](check=check_seat_taken, fold=fold_seat_taken, projections=note_seat_taken)
STOOD = Handler[Stood](check=check_stood, fold=fold_stood, projections=note_standing)
COMPUTER_SEATED = Handler[ComputerSeated](check=check_computer, fold=fold_computer)
HOST_PASSED = Handler[HostPassed](check=check_host_passed, fold=fold_host_passed)
