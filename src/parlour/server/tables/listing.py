"""The list of public tables: a line for each, encoded when something has changed there.

In a cluster every node writes the lines of its own tables into the store, and reads those of all nodes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from parlour.server.table_actor.actor import TableActor
from parlour.server.tables.registry import TableRegistry
from parlour.server.views.table_view import seat_info
from parlour.storage.operations import ListTable, Operation, UnlistTable
from parlour.storage.rows import ListedTable
from parlour.table.seats import Free
from parlour.wire.http import MatchWish, PublicSeat, PublicTable

MOST_LISTED = 100  # more than anybody reads; tables with a free seat come first
READ_FOR = 1.0  # seconds for which the lines of all nodes are believed


class Line(NamedTuple):
    """A table as the list shows it, after this many entries and changes of faces; `free` if it waits for players."""

    changes: int
    free: bool
    body: bytes


class Listing:
    """The lines of the tables in memory, and in a cluster those of all nodes."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.lines: dict[str, Line] = {}
        self.published: dict[str, Line] = {}
        self.everywhere: list[bytes] = []
        self.read_at: float | None = None

    async def now(self) -> list[bytes]:
        """Return the lines of all public tables."""
        if not self.tables.nodes.shared:
            return [line.body for line in self.here().values()]
        now = self.tables.environment.monotonic()
        if self.read_at is None or now - self.read_at > READ_FOR:
            self.read_at = now
            found = await self.tables.store.listed_tables(MOST_LISTED, self.tables.nodes.dead_after)
            self.everywhere = [row.body.encode() for row in found]
        return self.everywhere

    def here(self) -> dict[str, Line]:
        """Return the lines of the tables in memory, those with a free seat first."""
        listed = sorted(filter(is_listed, self.tables.actors.values()), key=lambda actor: actor.table.phase != "open")
        self.lines = {actor.id: self.line(actor) for actor in listed[:MOST_LISTED]}
        return self.lines

    def line(self, actor: TableActor) -> Line:
        known = self.lines.get(actor.id)
        changes = actor.table.seq + actor.faces.changes
        if known is not None and known.changes == changes:
            return known
        return Line(changes, actor.table.phase == "open", msgspec.json.encode(public(actor)))

    async def publish(self) -> None:
        """Write the lines that have changed since the last time into the store."""
        lines = self.here()
        changes = [*self.changed(lines), *self.gone(lines)]
        if changes:
            await self.tables.store.write(changes)
            self.published = lines

    def changed(self, lines: dict[str, Line]) -> Iterable[Operation]:
        node = self.tables.nodes.me.id
        for id, line in lines.items():
            before = self.published.get(id)
            if before is None or before[1:] != line[1:]:
                yield ListTable(ListedTable(table_id=id, node=node, free=line.free, body=line.body.decode()))

    def gone(self, lines: dict[str, Line]) -> Iterable[Operation]:
        for id in self.published.keys() - lines.keys():
            yield UnlistTable(id, self.tables.nodes.me.id)


def is_listed(actor: TableActor) -> bool:
    """Return whether the lobby lists a table: it is public, somebody is there, and it has a free seat or a game to
    watch."""
    table = actor.table
    if table.visibility != "public" or not actor.connections or table.closed:
        return False
    return table.phase == "playing" or (table.phase == "open" and any(isinstance(one, Free) for one in table.seats))


def public(actor: TableActor) -> PublicTable:
    """Return what the lobby shows of a table."""
    table = actor.table
    infos = [seat_info(one, face=actor.faces.of(one)) for one in table.seats]
    seats = [PublicSeat(one.kind, one.name, one.level, one.bot, one.face) for one in infos]
    match = MatchWish(table.match.kind, table.match.target) if table.match is not None else None
    return PublicTable(actor.id, table.game.name, table.phase, seats, match, table.clock.seconds, table.rated)
