"""The entries that open a table on a device: one person, computers on the other seats, and the first deal."""

from __future__ import annotations

import parlour
from parlour.offline import players
from parlour.server.host.environment import Environment
from parlour.storage import hash_token
from parlour.table import commands
from parlour.table.entries import Body
from parlour.table.log import Entry
from parlour.table.match import Match
from parlour.table.table import Table
from parlour.wire.http import OpenTable

KEY = hash_token("the person at this device")  # opens the person's seat: nobody else can reach the table
YOU = 0


def opening_entries(wish: OpenTable, environment: Environment) -> list[Body]:
    """Return all entries up to the deal, tried out on a table of their own. No game here is rated."""
    table = Table(parlour.game(wish.game))
    bodies: list[Body] = []

    def add(*more: Body) -> None:
        for body in more:
            bodies.append(body)
            table.apply(Entry(len(bodies), body, 0.0))

    match = Match(wish.match.kind, wish.match.target) if wish.match is not None else None
    secret = environment.secret()
    add(*commands.open_table(table, "private", wish.seats, wish.options, secret, match, None, False))
    add(commands.sit(table, YOU, wish.name or "", wish.nonce, KEY))
    for place in table.free_seats():
        add(commands.sit_computer(table, YOU, place, wish.level or players.FIRST_CHOICE))
    add(commands.begin(table, YOU))
    return bodies
