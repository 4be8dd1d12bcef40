"""Friends, blocks, invitations, reports and profiles; all of them go with the person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from parlour.storage import Store, hash_token
from parlour.storage.operations import AddCode, AddFinished, AddPerson, DropCode, ForgetPerson, RenamePerson
from parlour.storage.rows import FinishedRow, PersonRow
from parlour.storage.social import (
    AddReport,
    Befriend,
    Block,
    CloseReport,
    Decline,
    Invite,
    ProfileRow,
    ReportRow,
    SaidRow,
    SetProfile,
    Unblock,
    Unfriend,
)
from tests.storage.databases import Database, opened
from tests.storage.samples import entry, table

ANN, BOB, EVE = (PersonRow(id=name, name=name.title(), created=1.0) for name in ("ann", "bob", "eve"))
REPORT = ReportRow(
    id="r1", by="ann", about="eve", name="Eve", table_id="T", reason="talk", text="rude", at=5.0
)  # fmt: skip
LINES = (
    SaidRow(person="eve", name="Eve", text="you lose"),
    SaidRow(person="bob", name="Bob", text="now now"),
    SaidRow(person=None, name="Guest", text="hm"),
)


def finished(person: str, number: int, at: float, table_id: str = "T") -> AddFinished:
    row = FinishedRow(
        person=person, table_id=table_id, number=number, seat=0, place=1, won=False, ended="", at=at
    )  # fmt: skip
    return AddFinished(row)


def with_three(database: Database, look: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test on a store that has a waiting table T and three people."""

    async def run() -> None:
        async with opened(database) as store:
            await store.append([entry(1)], tables=[table()], more=[AddCode("T", "abcd")])
            await store.write([AddPerson(one, hash_token(one.id)) for one in (ANN, BOB, EVE)])
            await look(store)

    asyncio.run(run())


def test_two_are_friends_once_each_has_asked_the_other(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([Befriend("ann", "bob", 2.0), Befriend("ann", "bob", 9.0)])
        [asked], [asks] = await store.social.friends("ann", 10), await store.social.friends("bob", 10)
        assert (asked.id, asked.asked, asked.asks, asked.mutual) == ("bob", 2.0, None, False)
        assert (asks.id, asks.asked, asks.asks, asks.mutual) == ("ann", None, 2.0, False)
        await store.write([Befriend("bob", "ann", 3.0)])
        assert [one.mutual for one in await store.social.friends("ann", 10)] == [True]
        await store.write([Unfriend("ann", "bob")])
        assert await store.social.friends("ann", 10) == await store.social.friends("bob", 10) == []

    with_three(database, look)


def test_the_people_of_the_last_games_are_listed_once_with_the_last_game(database: Database) -> None:
    async def look(store: Store) -> None:
        robot = PersonRow(id="robot", name="Robot", created=1.0, owner="bob")
        await store.append([entry(1, "U")], tables=[table("U")], more=[AddPerson(robot, hash_token("robot"))])
        await store.write([finished(one, 0, 5.0) for one in ("ann", "bob", "eve", "robot")])
        await store.write([finished(one, 0, 8.0, "U") for one in ("ann", "bob")])
        assert [(one.id, one.game, one.table_id, one.at) for one in await store.social.met("ann", 10)] == [
            ("bob", "notty", "U", 8.0),
            ("eve", "notty", "T", 5.0),
        ]
        assert [one.id for one in await store.social.met("ann", 1)] == ["bob"], "only of the last games"
        await store.write([Block("ann", "eve", 9.0)])
        assert [one.id for one in await store.social.met("ann", 10)] == ["bob"]
        assert [one.id for one in await store.social.met("eve", 10)] == ["bob"], "whoever blocks is not seen"
        await store.write([Unblock("ann", "eve")])
        assert [one.id for one in await store.social.met("eve", 10)] == ["ann", "bob"]

    with_three(database, look)


def test_a_block_ends_a_friendship_and_hides_requests_and_invitations(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([Befriend("ann", "eve", 2.0), Befriend("eve", "ann", 2.0), Invite("T", "ann", "eve", 3.0)])
        await store.write([Block("ann", "eve", 4.0)])
        assert await store.social.is_blocked("ann", "eve")
        assert not await store.social.is_blocked("eve", "ann")
        assert [(one.id, one.asked) for one in await store.social.blocks("ann")] == [("eve", 4.0)]
        assert await store.social.friends("ann", 10) == await store.social.friends("eve", 10) == []
        await store.write([Befriend("eve", "ann", 5.0), Invite("T", "ann", "eve", 6.0)])
        assert await store.social.friends("ann", 10) == await store.social.friends("eve", 10) == []
        assert await store.social.invitations("ann") == []

    with_three(database, look)


def test_an_invitation_is_valid_while_its_table_waits(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([Invite("T", "bob", "eve", 2.0), Invite("T", "bob", "ann", 3.0)])
        [found] = await store.social.invitations("bob")
        assert (found.table_id, found.game, found.by, found.name, found.at) == ("T", "notty", "ann", "Ann", 3.0)
        assert await store.social.sent_invitations("ann") == [found]
        assert await store.social.sent_invitations("eve") == []
        await store.write([DropCode("T")])
        assert await store.social.invitations("bob") == await store.social.sent_invitations("ann") == []
        await store.write([AddCode("T", "abcd"), Decline("T", "bob")])
        assert await store.social.invitations("bob") == []

    with_three(database, look)


def test_reports_wait_until_they_are_closed(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([AddReport(REPORT, LINES)])
        assert await store.social.open_reports() == await store.social.reports_by("ann") == [REPORT]
        assert await store.social.report("r1") == REPORT
        assert await store.social.report_lines("r1") == list(LINES)
        await store.write([CloseReport("r1", 8.0), CloseReport("r1", 9.0)])
        assert await store.social.open_reports() == []
        closed = await store.social.report("r1")
        assert closed is not None
        assert closed.closed == 8.0

    with_three(database, look)


def test_a_person_shows_nothing_until_they_say_so(database: Database) -> None:
    async def look(store: Store) -> None:
        assert await store.social.profile("ann") == ProfileRow(person="ann")
        for shown in (ProfileRow(person="ann", ratings=True), ProfileRow(person="ann", games=True, achievements=True)):
            await store.write([SetProfile(shown)])
            assert await store.social.profile("ann") == shown

    with_three(database, look)


def test_everything_goes_with_the_person(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([Befriend("ann", "bob", 1.0), Befriend("bob", "ann", 1.0), Block("eve", "bob", 1.0)])
        await store.write([Invite("T", "ann", "bob", 1.0), SetProfile(ProfileRow(person="bob", games=True))])
        await store.write([AddReport(REPORT, LINES), RenamePerson("ann", "Anna", True)])
        await store.write([ForgetPerson("bob", ())])
        assert await store.social.friends("ann", 10) == await store.social.blocks("eve") == []
        assert await store.social.invitations("ann") == []
        assert [line.name for line in await store.social.report_lines("r1")] == ["Eve", "Guest"]
        await store.write([ForgetPerson("ann", ())])
        [left] = await store.social.open_reports()
        assert left.by is None, "the host can still read what somebody reported who has gone"
        await store.write([ForgetPerson("eve", ())])
        assert await store.social.open_reports() == []
        for name in ("friend", "block", "invitation", "report", "report_line", "profile"):
            assert database.kept(f"SELECT COUNT(*) FROM {name}") == [0], name

    with_three(database, look)
