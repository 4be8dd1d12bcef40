"""Friends, blocks, invitations, reports and profiles: their statements and queries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from parlour.storage import social
from parlour.storage.social import (
    FriendRow,
    InvitationRow,
    MetRow,
    ProfileRow,
    ReportRow,
    SaidRow,
    SocialOperation,
)
from parlour.storage.sql.readers import Readers, Values
from parlour.storage.sql.work import PERSON, Hint, Statement, Work

BEFRIEND = "INSERT INTO friend (asker, asked, since) VALUES (?, ?, ?) ON CONFLICT (asker, asked) DO NOTHING"
UNFRIEND = "DELETE FROM friend WHERE asker = ? AND asked = ?"
BLOCK = "INSERT INTO block (blocker, blocked, since) VALUES (?, ?, ?) ON CONFLICT (blocker, blocked) DO NOTHING"
UNBLOCK = "DELETE FROM block WHERE blocker = ? AND blocked = ?"
INVITE = (
    "INSERT INTO invitation (table_id, person, inviter, at) VALUES (?, ?, ?, ?) ON CONFLICT (person, table_id)"
    " DO UPDATE SET inviter = excluded.inviter, at = excluded.at"
)
DECLINE = "DELETE FROM invitation WHERE table_id = ? AND person = ?"
DROP_INVITATIONS = "DELETE FROM invitation WHERE person = ? AND inviter = ?"
INSERT_REPORT = (
    "INSERT INTO report (id, reporter, about, name, table_id, reason, text, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
)
INSERT_REPORT_LINE = "INSERT INTO report_line (report, number, person, name, text) VALUES (?, ?, ?, ?, ?)"
CLOSE_REPORT = "UPDATE report SET closed = ? WHERE id = ? AND closed IS NULL"
SET_PROFILE = (
    "INSERT INTO profile (person, ratings, achievements, games) VALUES (?, ?, ?, ?) ON CONFLICT (person)"
    " DO UPDATE SET ratings = excluded.ratings, achievements = excluded.achievements, games = excluded.games"
)

# Each takes the person who reads the list; the other is the row of `person`.
NOT_BLOCKING = "NOT EXISTS (SELECT 1 FROM block WHERE blocker = person.id AND blocked = ?)"
NOT_BLOCKED = "NOT EXISTS (SELECT 1 FROM block WHERE blocker = ? AND blocked = person.id)"
FRIENDS = (
    "SELECT person.id, person.name, mine.since, theirs.since FROM person"
    " LEFT JOIN friend AS mine ON mine.asker = ? AND mine.asked = person.id"
    " LEFT JOIN friend AS theirs ON theirs.asker = person.id AND theirs.asked = ?"
    " WHERE person.id IN (SELECT asked FROM friend WHERE asker = ? UNION SELECT asker FROM friend WHERE asked = ?)"
    f" AND {NOT_BLOCKING} AND {NOT_BLOCKED} ORDER BY person.name, person.id LIMIT ?"
)
BLOCKS = (
    "SELECT person.id, person.name, block.since, NULL FROM block JOIN person ON person.id = block.blocked"
    " WHERE block.blocker = ? ORDER BY person.name, person.id"
)
MET = (
    "SELECT person.id, person.name, tables.game, mine.table_id, mine.at FROM"
    " (SELECT table_id, number, at FROM finished WHERE person = ? ORDER BY at DESC LIMIT ?) AS mine"
    " JOIN finished AS theirs ON theirs.table_id = mine.table_id AND theirs.number = mine.number"
    " JOIN person ON person.id = theirs.person JOIN tables ON tables.id = mine.table_id"
    f" WHERE person.id <> ? AND person.owner IS NULL AND {NOT_BLOCKING} AND {NOT_BLOCKED}"
    " ORDER BY mine.at DESC, person.id"
)
# A table has a short code while it waits for players.
INVITATION = (
    "SELECT invitation.table_id, tables.game, invitation.person, inviter, person.name, at FROM invitation"
    " JOIN person ON person.id = inviter JOIN tables ON tables.id = invitation.table_id"
    " WHERE EXISTS (SELECT 1 FROM table_code WHERE table_code.table_id = invitation.table_id)"
)
INVITATIONS = f"{INVITATION} AND invitation.person = ? AND {NOT_BLOCKED} ORDER BY at DESC"
SENT_INVITATIONS = f"{INVITATION} AND inviter = ? ORDER BY at DESC"
REPORT = "SELECT id, reporter, about, name, table_id, reason, text, at, closed FROM report"


def statements_about_social(operation: SocialOperation) -> Iterator[Work]:
    """The statements of an operation that changes what is kept about people and each other."""
    match operation:
        case social.Befriend(asker, asked, at):
            yield Statement(BEFRIEND, [(asker, asked, at)])
        case social.Unfriend(person, other):
            yield Statement(UNFRIEND, [(person, other), (other, person)])
        case social.Block(blocker, blocked, at):
            yield Statement(UNFRIEND, [(blocker, blocked), (blocked, blocker)])
            yield Statement(DROP_INVITATIONS, [(blocker, blocked), (blocked, blocker)])
            yield Statement(BLOCK, [(blocker, blocked, at)])
            yield Hint(f"{PERSON} {blocker}")
        case social.Unblock(blocker, blocked):
            yield Statement(UNBLOCK, [(blocker, blocked)])
            yield Hint(f"{PERSON} {blocker}")
        case social.Invite(table, person, by, at):
            yield Statement(INVITE, [(table, person, by, at)])
        case social.Decline(table, person):
            yield Statement(DECLINE, [(table, person)])
        case social.AddReport(row, lines):
            values = (row.id, row.by, row.about, row.name, row.table_id, row.reason, row.text, row.at)
            yield Statement(INSERT_REPORT, [values])
            quoted = [(row.id, number, line.person, line.name, line.text) for number, line in enumerate(lines)]
            yield from [Statement(INSERT_REPORT_LINE, quoted)] if quoted else ()
        case social.CloseReport(id, at):
            yield Statement(CLOSE_REPORT, [(at, id)])
        case social.SetProfile(shown):
            shares = (int(shown.ratings), int(shown.achievements), int(shown.games))
            yield Statement(SET_PROFILE, [(shown.person, *shares)])
        case _:
            assert_never(operation)


class SqlSocial:
    """What a store holds about people and each other."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def friends(self, person: str, most: int) -> list[FriendRow]:
        return await self._readers.read(friend_row, FRIENDS, *[person] * 6, most)

    async def met(self, person: str, games: int) -> list[MetRow]:
        found: dict[str, MetRow] = {}
        for row in await self._readers.read(met_row, MET, person, games, person, person, person):
            found.setdefault(row.id, row)
        return list(found.values())

    async def blocks(self, person: str) -> list[FriendRow]:
        return await self._readers.read(friend_row, BLOCKS, person)

    async def is_blocked(self, blocker: str, blocked: str) -> bool:
        query = "SELECT 1 FROM block WHERE blocker = ? AND blocked = ?"
        return await self._readers.first(bool, query, blocker, blocked) is not None

    async def invitations(self, person: str) -> list[InvitationRow]:
        return await self._readers.read(invitation_row, INVITATIONS, person, person)

    async def sent_invitations(self, by: str) -> list[InvitationRow]:
        return await self._readers.read(invitation_row, SENT_INVITATIONS, by)

    async def open_reports(self) -> list[ReportRow]:
        return await self._readers.read(report_row, f"{REPORT} WHERE closed IS NULL ORDER BY at, id")

    async def report(self, id: str) -> ReportRow | None:
        return await self._readers.first(report_row, f"{REPORT} WHERE id = ?", id)

    async def reports_by(self, person: str) -> list[ReportRow]:
        return await self._readers.read(report_row, f"{REPORT} WHERE reporter = ? ORDER BY at, id", person)

    async def report_lines(self, id: str) -> list[SaidRow]:
        query = "SELECT person, name, text FROM report_line WHERE report = ? ORDER BY number"
        return await self._readers.read(said_row, query, id)

    async def profile(self, person: str) -> ProfileRow:
        query = "SELECT person, ratings, achievements, games FROM profile WHERE person = ?"
        return await self._readers.first(profile_row, query, person) or ProfileRow(person=person)


def friend_row(values: Values) -> FriendRow:
    id, name, asked, asks = values
    return FriendRow(id=id, name=name, asked=asked, asks=asks)


def met_row(values: Values) -> MetRow:
    id, name, game, table_id, at = values
    return MetRow(id=id, name=name, game=game, table_id=table_id, at=at)


def invitation_row(values: Values) -> InvitationRow:
    table_id, game, person, by, name, at = values
    return InvitationRow(table_id=table_id, game=game, person=person, by=by, name=name, at=at)


def report_row(values: Values) -> ReportRow:
    id, by, about, name, table_id, reason, text, at, closed = values
    return ReportRow(
        id=id, by=by, about=about, name=name, table_id=table_id, reason=reason, text=text, at=at, closed=closed
    )


def said_row(values: Values) -> SaidRow:
    person, name, text = values
    return SaidRow(person=person, name=name, text=text)


def profile_row(values: Values) -> ProfileRow:
    person, ratings, achievements, games = values
    return ProfileRow(person=person, ratings=bool(ratings), achievements=bool(achievements), games=bool(games))
