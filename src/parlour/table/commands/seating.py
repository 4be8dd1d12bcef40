"""Commands that seat people and computers, and that change the host."""

from __future__ import annotations

from collections.abc import Sequence

from parlour.table.entries import ComputerSeated, HostPassed, Sat, SeatTaken, Stood
from parlour.table.errors import TableError
from parlour.table.table import Table
from parlour.table.talk import clean_name


def sit(
    table: Table, seat: int | None, name: str, nonce: str, key: str = "", person: str = "", bot: bool = False
) -> Sat:
    """Take a free seat: `seat`, or the first; `key` is the hash of the token that opens it from now on.

    A person who is already seated may change their name, but not their seat.
    """
    table.check_open()
    place = seat if seat is not None else seat_for(table, person)
    return table.checked(Sat(place, clean_name(name), nonce, key, person, bot))


def seat_for(table: Table, person: str) -> int:
    """Return the seat for somebody who has not chosen one: their own, or the first that is free."""
    own = table.seat_of_person(person)
    place = own if own is not None else next(iter(table.free_seats()), None)
    if place is None:
        raise TableError("table-no-free-seat", free=[])
    return place


def take_seat(table: Table, seat: int, name: str, nonce: str, person: str) -> SeatTaken:
    """Take the seat of a computer, or of somebody who resigned, between two of its turns."""
    return table.checked(SeatTaken(seat, clean_name(name), nonce, "", person))


def stand(table: Table, seat: int | None) -> Stood:
    """Leave the seat before the game begins."""
    table.check_open()
    return table.checked(Stood(table.check_person(seat)))


def sit_computer(table: Table, seat: int | None, place: int, level: str | None) -> ComputerSeated:
    """Seat a computer on a free seat, or remove it, as the host."""
    return table.checked(ComputerSeated(table.check_host(seat), place, level))


def seat_computers(table: Table, levels: Sequence[str]) -> list[ComputerSeated]:
    """Seat computers everywhere, for a show."""
    return [seat_computer(table, place, level) for place, level in enumerate(levels)]


def seat_computer(table: Table, place: int, level: str) -> ComputerSeated:
    """Seat a computer where no host does it: at a show, and at a table of a tournament."""
    return table.checked(ComputerSeated(None, place, level))


def remove(table: Table, seat: int | None, place: int, online: bool) -> Stood:
    """Free the seat of somebody who left before the game began, as the host."""
    table.check_host(seat)
    table.check_open()
    if place not in table.people() or place == seat:
        raise TableError("table-not-a-person", seat=place)
    if online:
        raise TableError("table-is-here", seat=place)
    return table.checked(Stood(place))


def pass_host(table: Table, seat: int | None, to: int) -> HostPassed:
    """Hand the table to somebody else, as the host."""
    table.check_host(seat)
    return host_to(table, to)


def host_to(table: Table, to: int) -> HostPassed:
    """Make another person the host, without asking the present one."""
    return table.checked(HostPassed(None, to))
