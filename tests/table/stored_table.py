"""A table with its log, as a server would store it."""

from __future__ import annotations

from typing import Any

from msgspec import structs

import parlour
from parlour.table import commands
from parlour.table.entries import Body, Visibility
from parlour.table.log import Entry, loaded, stored
from parlour.table.match import Match
from parlour.table.table import Table

SECRET, ANN, BOB = "5e" * 32, "aa" * 16, "bb" * 16
NOTTY = parlour.game("notty")


class Kept:
    """A table, and its log of everything that has happened there."""

    def __init__(
        self,
        seats: int = 2,
        game: parlour.Game = NOTTY,
        match: Match | None = None,
        visibility: Visibility = "private",
        party: str = "",
        rated: bool | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(game)
        self.log: list[Entry] = []
        terms = commands.open_table(self.table, visibility, seats, options, SECRET, match, None, rated, party)
        self.keep(*terms)

    def keep(self, *bodies: Body) -> list[Any]:
        events = []
        for body in bodies:
            entry = Entry(len(self.log) + 1, body, at=float(len(self.log)))
            self.log.append(entry)
            events += self.table.apply(entry)
        return events

    def folded(self) -> Table:
        """Return the table that another process folds from the same log."""
        twin = Table(self.table.game)
        for entry in self.log:
            twin.apply(entry)
        return twin


def without(entry: Entry, *fields: str) -> Entry:
    """Return an entry as it was stored before its kind had these fields."""
    kind, body = stored(entry.body)
    return structs.replace(entry, body=loaded("old", kind, {name: body[name] for name in body if name not in fields}))


def game_of(kept: Kept) -> parlour.State:
    assert kept.table.state is not None
    return kept.table.state


def play(kept: Kept, move: str) -> None:
    kept.keep(commands.move(kept.table, game_of(kept).turn, kept.table.moves, move))
