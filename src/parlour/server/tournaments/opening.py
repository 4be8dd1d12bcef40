"""The tables of a round: everybody is seated and the cards are dealt in the entries that open a table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import parlour
from parlour import storage
from parlour.server.tournaments.tournament import Tournament
from parlour.server.views.log_rows import row_of
from parlour.server.views.projections import projection_operations
from parlour.storage.operations import Operation
from parlour.storage.rows import PairRow, PlayerRow
from parlour.table import commands
from parlour.table.entries import Body
from parlour.table.log import Entry
from parlour.table.table import Table


@dataclass
class Opening:
    """What opens the tables of a round, to be written in one transaction with it."""

    tables: list[storage.TableRow] = field(default_factory=list)
    entries: list[storage.Entry] = field(default_factory=list)
    more: list[Operation] = field(default_factory=list)

    def add(self, tournament: Tournament, pair: PairRow, id: str, secret: str, now: float) -> None:
        """Add the table of a game."""
        game = parlour.game(tournament.row.game)
        table = Table(game)
        players = [tournament.of(number) for number in (pair.first, pair.second or 0)]
        for body in bodies(table, tournament, players, share_of(secret, pair)):
            entry = Entry(table.seq + 1, body, now)
            self.more += projection_operations(id, table, [body], now)
            table.apply(entry)
            self.entries.append(row_of(id, entry))
        row = storage.TableRow(id=id, created=now, game=game.name, visibility="private", body={})
        self.tables.append(row)


def share_of(secret: str, pair: PairRow) -> str:
    """Return the server's share in the deal of one game, from that of its round: anybody can compute it afterwards."""
    return hashlib.sha256(f"{secret}/{pair.round}/{pair.board}/{pair.game}".encode()).hexdigest()


def bodies(table: Table, tournament: Tournament, players: Sequence[PlayerRow], secret: str) -> Iterator[Body]:
    """Yield the entries that open a table, seat its two players and deal; the caller applies each before the next."""
    terms, row = tournament.terms, tournament.row
    options = dict(terms.options)
    if table.game.starter_option is not None:
        options[table.game.starter_option] = 0
    patience = (row.id, terms.patience)
    yield from commands.open_table(table, "private", 2, options, secret, None, terms.clock, True, tournament=patience)
    for seat, player in enumerate(players):
        if player.person is not None:
            yield commands.sit(table, seat, player.name, player.nonce, "", player.person)
        else:
            yield commands.seat_computer(table, seat, player.level)
    yield commands.deal(table)
