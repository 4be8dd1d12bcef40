"""Moderation: lists the people at the tables, and bans them. Only admins see names, ids and addresses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from parlour.core.errors import ParlourError
from parlour.server.host.bans import address_to_ban
from parlour.server.people.identities import Identities
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.connections import Connection
from parlour.server.tables.registry import TableRegistry
from parlour.storage.operations import Ban, Unban
from parlour.storage.rows import PersonRow


@dataclass(frozen=True)
class Present:
    """A connection at a table, or, without an address, somebody who has a seat there and is away."""

    name: str
    id: str
    address: str
    table: str
    seat: int | None

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Target:
    """A person, address or network to ban; `name` is the person's."""

    what: str
    name: str = ""


class Moderation:
    """Bans, and the people at the tables to whom they apply."""

    def __init__(self, tables: TableRegistry, people: Identities) -> None:
        self.tables = tables
        self.people = people
        self.store = tables.store

    # The people at the tables.

    async def present(self, actors: Iterable[TableActor] | None = None) -> list[Present]:
        """Return everybody at these tables, or at all tables in memory: by table, seats before spectators."""
        found = []
        for actor in list(self.tables.actors.values()) if actors is None else actors:
            if not actor.table.closed:
                found += [*seated(actor), *await self.spectators(actor)]
        return found

    async def spectators(self, actor: TableActor) -> list[Present]:
        """Return the spectators of a table. Those who have never sat down have no name and no id, only an address."""
        watching = [connection for connection in actor.connections if connection.seat is None]
        rows = {id: await self.store.people.person(id) for id in dict.fromkeys(one.person for one in watching) if id}
        found = [Present(name_of(rows.get(one.person)), one.person, one.address, actor.id, None) for one in watching]
        return sorted(found, key=lambda one: (one.name, one.id, one.address))

    # Bans.

    async def ban(self, what: str) -> None:
        """Ban a person with their programs, an address or a network, and end their open connections.

        Other nodes learn of it by a hint, or when they read the bans again.
        """
        await self.store.write([Ban(what, self.tables.environment.now())])
        self.people.bans.add(what)
        await self.end_banned({what})

    async def refresh(self) -> None:
        """Read the bans again: another node may have changed them."""
        if new := await self.people.load_bans():
            await self.end_banned(new)

    async def end_banned(self, new: set[str]) -> None:
        """End the open connections of everybody to whom these bans apply."""
        people = set(new)
        for what in new:
            people |= {bot.id for bot in await self.store.people.bots(what)}
        for actor in list(self.tables.actors.values()):
            for connection in list(actor.connections):
                if connection.address in self.people.bans or person_behind(actor, connection) in people:
                    connection.close("serve-banned")

    async def unban(self, what: str) -> None:
        """Lift a ban."""
        await self.store.write([Unban(what)])
        self.people.bans.discard(what)

    async def check_seat(self, actor: TableActor, key: str) -> None:
        """Refuse the key of a banned person's seat, even from a browser that has lost the person's cookie."""
        seat = actor.table.seat_of(key)
        if seat is None or not self.people.bans:
            return
        row = await self.store.people.person(actor.table.person(seat).person)
        if row is not None:
            self.people.check_not_banned(row)

    async def to_ban(self, who: str, table: str = "") -> Target:
        """Return what to ban: an address, a network, or a person by id or by a name that is unique; raise otherwise."""
        if table:
            return unique_person(who, await self.present([await self.tables.actor(table)]))
        address = address_to_ban(who)
        if address is not None:
            return Target(address)
        row = await self.store.people.person(who)
        return Target(row.id, row.name) if row is not None else unique_person(who, await self.present())

    async def to_unban(self, who: str) -> Target:
        """Return the ban to lift: as it is stored, as it was requested, or by the person's name."""
        names = await self.banned_names()
        bans = self.people.bans
        if who in bans.kept:
            return Target(who, names.get(who, ""))
        try:
            address = address_to_ban(who)
        except ParlourError:  # what cannot be banned is not banned
            address = None
        if address in bans.kept:
            return Target(address)
        wider = bans.reason(address or who)
        if wider is not None:
            raise ParlourError("admin-banned-with", who=who, network=wider)
        called = [id for id, name in names.items() if name.casefold() == who.casefold()]
        if len(called) == 1:
            return Target(called[0], names[called[0]])
        raise ParlourError("admin-unban-several" if called else "admin-not-banned", who=who, count=len(called))

    async def banned_names(self) -> dict[str, str]:
        """Return the names of banned people, by id."""
        rows = [await self.store.people.person(what) for what in self.people.bans]
        return {row.id: row.name for row in rows if row is not None}


def seated(actor: TableActor) -> list[Present]:
    """Return everybody who has a seat at a table, once per connection."""
    found = []
    for seat in actor.table.people():
        who = actor.table.person(seat)
        addresses = [connection.address for connection in actor.connections if connection.seat == seat]
        found += [Present(who.name, who.person, address, actor.id, seat) for address in sorted(addresses) or [""]]
    return found


def name_of(row: PersonRow | None) -> str:
    """Return the name of a person; empty if the server does not know them."""
    return row.name if row is not None else ""


def person_behind(actor: TableActor, connection: Connection) -> str:
    """Return the id of the person who has a connection's seat, even if only the seat's cookie was sent."""
    if connection.seat is not None and connection.seat in actor.table.people():
        return actor.table.person(connection.seat).person
    return connection.person


def unique_person(who: str, people: Iterable[Present]) -> Target:
    """Return the one person with this id or name, ignoring case; raise if there are several or none."""
    found = {one.id: one.name for one in people if one.id and (one.id == who or one.name.casefold() == who.casefold())}
    if len(found) == 1:
        return Target(*found.popitem())
    raise ParlourError("admin-ban-several" if found else "admin-ban-nobody", who=who, count=len(found))
