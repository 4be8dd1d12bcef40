"""The tables and finished games of one person, as their page lists them."""

from __future__ import annotations

from parlour.server.tables.registry import TableRegistry
from parlour.server.views.table_view import seat_info
from parlour.storage.rows import PersonRow
from parlour.wire.http import OwnGame, OwnTable

MOST_TABLES = 20  # listed per person
MOST_GAMES = 10  # listed per person


async def own_tables(tables: TableRegistry, person: PersonRow) -> list[OwnTable]:
    """Return the tables at which a person can go on playing; those where it is their turn come first."""
    found = []
    for sitting in await tables.store.people.sittings(person.id, MOST_TABLES):
        actor = await tables.readable(sitting.table_id)
        if actor is None:
            continue
        table = actor.table
        seat = table.seat_of_person(person.id)
        if table.closed or seat is None or (table.phase == "over" and not table.others_want_rematch(seat)):
            continue
        seats = [seat_info(one) for one in table.seats]
        mine = table.on_turn == seat and seat in table.holders()
        until = actor.timers.turn_until(seat) if mine else None
        at = max(table.clock.began, sitting.since)
        found.append(OwnTable(sitting.table_id, table.game.name, table.phase, seats, seat, mine, until, at))
    return sorted(found, key=lambda one: (not one.your_turn, -one.at))


async def own_games(tables: TableRegistry, person: PersonRow) -> list[OwnGame]:
    """Return the games that a person finished last, with the seats as they are at the table now."""
    found = []
    for one in await tables.store.people.finished(person.id, MOST_GAMES):
        actor = await tables.readable(one.table_id)
        if actor is None:
            continue
        table = actor.table
        seats = [seat_info(occupant) for occupant in table.seats]
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
