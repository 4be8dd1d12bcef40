"""People at a table and each other: who sits there, invitations, reports, and what a blocked person says."""

from __future__ import annotations

import parlour
from parlour.server.host.environment import Environment
from parlour.server.people.friends import Friends
from parlour.server.table_actor.connections import NOBODY
from parlour.server.tables.registry import TableRegistry
from parlour.storage.notices import NoticeRow
from parlour.storage.rows import PersonRow
from parlour.storage.social import AddReport, Decline, Invite, ReportRow, SaidRow
from parlour.table.errors import TableError
from parlour.table.seats import Person
from parlour.table.table import Table
from parlour.table.talk import Line, clean
from parlour.wire.social import InviteWish, ReportWish, SeatedPerson

MOST_INVITATIONS = 20  # of one person, to tables that wait
MOST_REPORTS = 10  # of one person, that are not closed
LINES_QUOTED = 20
ID_LENGTH = 8


class Company:
    """What people do with each other around tables."""

    def __init__(self, tables: TableRegistry, friends: Friends, environment: Environment) -> None:
        self.tables = tables
        self.store = tables.store
        self.friends = friends
        self.environment = environment

    async def seated(self, id: str, me: PersonRow | None) -> list[SeatedPerson]:
        """Return the people at a table whom the server knows; nobody who has blocked the one who asks."""
        table = await self.table(id)
        bonds = await self.friends.bonds(me) if me is not None else {}
        found = []
        for seat in table.people():
            who = table.person(seat)
            hidden = me is not None and await self.store.social.is_blocked(who.person, me.id)
            if who.person and not who.bot and not hidden:
                found.append(SeatedPerson(seat, who.person, who.name, bonds.get(who.person, "")))
        return found

    async def table(self, id: str) -> Table:
        """Return a table as it is in the store; raise if there is none."""
        table = await self.tables.reader.table(id)
        if table is None:
            raise TableError("table-no-such-table", table=id)
        return table

    # Invitations.

    async def check_invitation(self, me: PersonRow, id: str, wish: InviteWish) -> None:
        """Refuse an invitation to a stranger, one too many, or one to a table that this person cannot offer."""
        await self.friends.other(me, id)
        if not await self.friends.has_met(me, id):
            raise TableError("people-invite-stranger")
        if len(await self.store.social.sent_invitations(me.id)) >= MOST_INVITATIONS:
            raise TableError("people-too-many-invitations", most=MOST_INVITATIONS)
        if wish.table:
            table = await self.table(wish.table)
            if table.phase != "open" or table.closed or table.seat_of_person(me.id) is None:
                raise TableError("people-invite-elsewhere")
        else:
            parlour.game(wish.game)

    async def invite(self, me: PersonRow, id: str, table: str) -> None:
        """Store an invitation."""
        await self.store.write([Invite(table, id, me.id, self.environment.now())])

    async def decline(self, me: PersonRow, table: str) -> None:
        """Remove an invitation."""
        await self.store.write([Decline(table, me.id)])

    # Notices.

    async def concerns_still(self, row: NoticeRow) -> bool:
        """Return whether a notice still holds: it is the person's turn, or the table waits for them."""
        table = await self.tables.reader.table(row.table_id)
        if table is None or table.closed:
            return False
        seat = table.seat_of_person(row.person)
        if row.kind == "invitation":
            return seat is None and table.phase == "open"
        return seat is not None and table.on_turn == seat

    # Reports.

    async def report(self, me: PersonRow, id: str, wish: ReportWish) -> None:
        """Store a report for the host, with the last lines of the table's chat if there is a table."""
        about = await self.store.people.person(id)
        if about is None or about.id == me.id:
            raise TableError("people-no-such-person")
        waiting = [one for one in await self.store.social.reports_by(me.id) if one.closed is None]
        if len(waiting) >= MOST_REPORTS:
            raise TableError("people-too-many-reports", most=MOST_REPORTS)
        lines = quoted(await self.table(wish.table), id) if wish.table else ()
        row = ReportRow(
            id=self.environment.word(ID_LENGTH), by=me.id, about=id, name=about.name, table_id=wish.table,
            reason=wish.reason, text=clean(wish.text), at=self.environment.now(),
        )  # fmt: skip
        await self.store.write([AddReport(row, lines)])

    # Talk.

    async def hidden_from(self, person: PersonRow | None) -> frozenset[str]:
        """Return the people whose talk a person does not hear, because they have blocked them."""
        blocked = await self.store.social.blocks(person.id) if person else []
        return frozenset(one.id for one in blocked) if blocked else NOBODY

    async def refresh_blocks(self, person: str) -> None:
        """Let the open connections of a person show the talk as their blocks are now."""
        for actor in list(self.tables.actors.values()):
            theirs = [one for one in actor.connections if one.person == person]
            if theirs:
                hidden = frozenset(one.id for one in await self.store.social.blocks(person))
                for connection in theirs:
                    if connection.hidden != hidden:
                        connection.hidden = hidden
                        actor.broadcast.send_snapshot(connection)


def quoted(table: Table, about: str) -> tuple[SaidRow, ...]:
    """Return the last lines of a table's chat. The person must be at the table, or have said one of them."""
    said = [line for line in table.talk if line.text]
    if table.seat_of_person(about) is None and not any(line.person == about for line in said):
        raise TableError("people-not-there")
    return tuple(
        SaidRow(person=line.person or None, name=name_of(table, line), text=line.text) for line in said[-LINES_QUOTED:]
    )


def name_of(table: Table, line: Line) -> str:
    """Return the name of the person who said a line: a spectator, or whoever is on the seat; empty if nobody is."""
    if line.seat is None:
        return line.name
    occupant = table.seats[line.seat]
    return occupant.name if isinstance(occupant, Person) else ""
