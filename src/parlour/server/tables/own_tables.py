"""The tables and finished games of one person, as their page lists them."""

from __future__ import annotations

from parlour.server.table_actor.faces import Faces, known_people, read_faces
from parlour.server.tables.registry import TableRegistry
from parlour.server.views.table_view import seat_info
from parlour.storage.rows import PersonRow
from parlour.table.seats import Person
from parlour.table.table import Table
from parlour.wire.http import OwnGame, OwnTable
from parlour.wire.messages import SeatInfo

MOST_TABLES = 20  # listed per person
MOST_GAMES = 10  # listed per person


async def own_tables(tables: TableRegistry, person: PersonRow) -> list[OwnTable]:
    """Return the tables at which a person can go on playing; those where it is their turn come first."""
    found, faces = [], Faces()
    for sitting in await tables.store.people.sittings(person.id, MOST_TABLES):
        table = await tables.reader.table(sitting.table_id)
        if table is None:
            continue
        seat = table.seat_of_person(person.id)
        if table.closed or seat is None or (table.phase == "over" and not table.others_want_rematch(seat)):
            continue
        seats = await seats_of(tables, table, faces)
        mine = table.on_turn == seat and seat in table.holders()
        until = turn_until(tables, sitting.table_id, table, seat) if mine else None
        at = max(table.clock.began, sitting.since)
        found.append(OwnTable(sitting.table_id, table.game.name, table.phase, seats, seat, mine, until, at))
    return sorted(found, key=lambda one: (not one.your_turn, -one.at))


async def seats_of(tables: TableRegistry, table: Table, faces: Faces) -> list[SeatInfo]:
    """Return who sits at a table. `faces` has those that were read for other tables, and gets the rest."""
    faces |= await read_faces(tables.store.people, known_people(table.seats) - faces.keys())
    return [seat_info(one, face=faces.get(one.person) if isinstance(one, Person) else None) for one in table.seats]


def turn_until(tables: TableRegistry, id: str, table: Table, seat: int) -> float | None:
    """Return when a computer plays for a person on turn, as far as this node knows."""
    if id in tables.actors:
        return tables.actors[id].timers.turn_until(seat)
    return None if table.clock.seconds is None else table.clock.until


async def own_games(tables: TableRegistry, person: PersonRow) -> list[OwnGame]:
    """Return the games that a person finished last, with the seats as they are at the table now."""
    found, faces = [], Faces()
    for one in await tables.store.people.finished(person.id, MOST_GAMES):
        table = await tables.reader.table(one.table_id)
        if table is None:
            continue
        seats = await seats_of(tables, table, faces)
        found.append(
            OwnGame(
                one.table_id,
                one.number,
                table.game.name,
                seats,
                one.seat,
                one.place,
                one.won,
                not one.ended,
                one.at,
            )
        )
    return found
