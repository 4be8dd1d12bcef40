"""Who is at the tables, for the host alone: names, ids and addresses, so that somebody can be banned."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from time import time
from typing import Any

from parlour.core.errors import ParlourError
from parlour.server.host.bans import address_to_ban
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.connections import Connection
from parlour.server.tables.registry import House
from parlour.storage.people import PersonRow


@dataclass(frozen=True)
class Present:
    """A connection at a table, or somebody who has a seat there and is away: then without an address."""

    name: str
    id: str
    address: str
    table: str
    seat: int | None

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


async def present(house: House, actors: Iterable[TableActor] | None = None) -> list[Present]:
    """Everybody at these tables, or at all that are in memory: by table, seats before spectators."""
    found = []
    for actor in list(house.actors.values()) if actors is None else actors:
        if not actor.table.closed:
            found += [*seated(actor), *await spectators(house, actor)]
    return found


def seated(actor: TableActor) -> list[Present]:
    """Everybody who has a seat, once for each connection."""
    found = []
    for seat in actor.table.people():
        who = actor.table.person(seat)
        addresses = [connection.address for connection in actor.connections if connection.seat == seat]
        found += [Present(who.name, who.person, address, actor.id, seat) for address in sorted(addresses) or [""]]
    return found


async def spectators(house: House, actor: TableActor) -> list[Present]:
    """Everybody who watches. Whoever has never sat down has no name and no id, only an address."""
    watching = [connection for connection in actor.connections if connection.seat is None]
    rows = {id: await house.store.people.person(id) for id in {connection.person for connection in watching} if id}
    found = [Present(name_of(rows.get(one.person)), one.person, one.address, actor.id, None) for one in watching]
    return sorted(found, key=lambda one: (one.name, one.id, one.address))


def name_of(row: PersonRow | None) -> str:
    return row.name if row is not None else ""


@dataclass(frozen=True)
class Target:
    """What is banned, and the name of the person, if it is one."""

    what: str
    name: str = ""


async def shut_out(house: House, what: str) -> None:
    """Keep a person with their programs, or an address or network, out; connections that they have end."""
    await house.store.people.ban(what, time())
    house.bans.add(what)
    programs = {bot.id for bot in await house.store.people.bots(what)}
    for actor in list(house.actors.values()):
        for connection in list(actor.connections):
            if connection.address in house.bans or person_behind(actor, connection) in {what, *programs}:
                connection.leave("serve-banned")


async def let_in(house: House, what: str) -> None:
    """Lift a ban."""
    await house.store.people.unban(what)
    house.bans.discard(what)


def person_behind(actor: TableActor, connection: Connection) -> str:
    """Whose connection it is: the person of its seat, also where only the seat's cookie came along."""
    if connection.seat is not None and connection.seat in actor.table.people():
        return actor.table.person(connection.seat).person
    return connection.person


async def check_seat(house: House, actor: TableActor, key: str) -> None:
    """A seat does not open to somebody who was shut out, not even to a browser that forgot who it belongs to."""
    seat = actor.table.seat_of(key)
    if seat is None or not house.bans:
        return
    row = await house.store.people.person(actor.table.person(seat).person)
    if row is not None:
        house.people.check_welcome(row)


async def to_ban(house: House, who: str, table: str = "") -> Target:
    """What a host context: an address or a network; a person by id, or by a name that only one has. Else refused."""
    if table:
        return the_one_called(who, await present(house, [await house.actor(table)]))
    address = address_to_ban(who)
    if address is not None:
        return Target(address)
    row = await house.store.people.person(who)
    return Target(row.id, row.name) if row is not None else the_one_called(who, await present(house))


def the_one_called(who: str, people: Iterable[Present]) -> Target:
    """The person with this id or name; capital letters do not matter."""
    found = {one.id: one.name for one in people if one.id and (one.id == who or one.name.casefold() == who.casefold())}
    if len(found) == 1:
        return Target(*found.popitem())
    raise ParlourError("admin-ban-several" if found else "admin-ban-nobody", who=who, count=len(found))


async def to_unban(house: House, who: str) -> Target:
    """The ban that a host context: as it is kept, as it was asked for, or by the name of the person."""
    names = await banned_names(house)
    if who in house.bans.kept:
        return Target(who, names.get(who, ""))
    try:
        address = address_to_ban(who)
    except ParlourError:  # it cannot be banned, so it is not
        address = None
    if address in house.bans.kept:
        return Target(address)
    wider = house.bans.reason(address or who)
    if wider is not None:
        raise ParlourError("admin-banned-with", who=who, network=wider)
    called = [id for id, name in names.items() if name.casefold() == who.casefold()]
    if len(called) == 1:
        return Target(called[0], names[called[0]])
    raise ParlourError("admin-unban-several" if called else "admin-not-banned", who=who, count=len(called))


async def banned_names(house: House) -> dict[str, str]:
    """The people among the bans, by their ids."""
    rows = [await house.store.people.person(what) for what in house.bans]
    return {row.id: row.name for row in rows if row is not None}
