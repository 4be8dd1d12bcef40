"""Browsers, e-mail addresses, reminders and notices; all of them go with the person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from parlour.storage import Conflict, Store, hash_token
from parlour.storage.notices import (
    AddDevice,
    AddMailCode,
    AddNotice,
    AddReminder,
    AddServerKey,
    Came,
    ClaimNotice,
    ConfirmMail,
    DeviceRow,
    DropDevice,
    DropMail,
    DropNotices,
    DropReminder,
    ForgetNotices,
    MailCodeRow,
    MailRow,
    MarkSent,
    NoticeRow,
    Remind,
    ReminderRow,
    SetLetters,
)
from parlour.storage.operations import (
    AddDeviceCode,
    AddKey,
    AddPerson,
    CloseTable,
    DropOtherKeys,
    ForgetPerson,
    SetLive,
)
from parlour.storage.rows import PersonRow
from tests.storage.databases import Database, opened
from tests.storage.samples import entry, table

ANN, BOB = (PersonRow(id=name, name=name.title(), created=1.0) for name in ("ann", "bob"))
PHONE = DeviceRow(
    id=hash_token("https://push.example/1"), person="ann", endpoint="https://push.example/1", language="cs", at=2.0
)
MAIL = MailRow(person="ann", address="ann@example.org", language="si", at=3.0)
CODE = MailCodeRow(
    person="ann", address="ann@example.org", language="si", code_hash=hash_token("abcd"), until=100.0
)  # fmt: skip
TURN = NoticeRow(person="ann", table_id="T", kind="turn", at=20.0, due=50.0, game="notty")


def with_two(database: Database, look: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test on a store that has a table T and two people."""

    async def run() -> None:
        async with opened(database) as store:
            await store.append([entry(1)], tables=[table()])
            await store.write([AddPerson(one, hash_token(one.id)) for one in (ANN, BOB)])
            await look(store)

    asyncio.run(run())


def test_the_first_key_of_a_name_stays(database: Database) -> None:
    async def look(store: Store) -> None:
        assert await store.notices.server_key("push") is None
        await store.write([AddServerKey("push", "first")])
        await store.write([AddServerKey("push", "second"), AddServerKey("stop", "other")])
        assert await store.notices.server_key("push") == "first"

    with_two(database, look)


def test_a_browser_belongs_to_the_person_who_used_it_last(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([AddDevice(PHONE)])
        newer = replace(PHONE, id=hash_token("2"), endpoint="2", at=9.0)
        await store.write([AddDevice(newer)])
        assert await store.notices.devices("ann") == [newer, PHONE]
        taken = replace(PHONE, person="bob", language="en", at=10.0)
        await store.write([AddDevice(taken)])
        assert (await store.notices.devices("ann"), await store.notices.devices("bob")) == ([newer], [taken])
        await store.write([DropDevice(PHONE.id), DropDevice("nobody's")])
        assert await store.notices.devices("bob") == []

    with_two(database, look)


def test_an_address_is_stored_once_its_code_is_used_and_only_once(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([AddMailCode(CODE, 4.0)])
        assert await store.notices.mail_code("ann", 100.0) == CODE
        assert await store.notices.mail_code("ann", 101.0) is None, "it is out of date"
        assert await store.notices.of_mail("ann@example.org") is None
        with pytest.raises(Conflict):
            await store.write([ConfirmMail(MAIL, hash_token("wrong"))])
        await store.write([ConfirmMail(MAIL, CODE.code_hash)])
        assert await store.notices.mail("ann") == MAIL == await store.notices.of_mail("ann@example.org")
        with pytest.raises(Conflict):
            await store.write([ConfirmMail(MAIL, CODE.code_hash)])

    with_two(database, look)


def test_an_address_goes_to_the_person_who_confirmed_it_last(database: Database) -> None:
    async def look(store: Store) -> None:
        for code in (CODE, replace(CODE, person="bob")):
            await store.write([AddMailCode(code, 4.0)])
            row = replace(MAIL, person=code.person)
            await store.write([ConfirmMail(row, code.code_hash)])
        found = await store.notices.of_mail("ann@example.org")
        assert found is not None and found.person == "bob"
        assert await store.notices.mail("ann") is None
        await store.write([SetLetters("bob", False)])
        assert await store.notices.mail("bob") == replace(MAIL, person="bob", letters=False)
        await store.write([AddMailCode(replace(CODE, person="bob"), 4.0), DropMail("bob")])
        assert (await store.notices.mail("bob"), await store.notices.mail_code("bob", 5.0)) == (None, None)

    with_two(database, look)


def test_codes_that_are_out_of_date_go_with_the_next_one(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([AddMailCode(CODE, 4.0)])
        await store.write([AddMailCode(replace(CODE, person="bob", until=500.0), 101.0)])
        assert await store.notices.mail_code("ann", 0.0) is None

    with_two(database, look)


def test_somebody_is_told_of_a_turn_once_and_only_if_they_want_it(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([Remind(TURN, 15.0)])
        assert await store.notices.due(99.0, 9) == [], "nobody has asked for it"
        await store.write([AddReminder("ann", "T", 10.0), AddReminder("ann", "T", 99.0)])
        assert await store.notices.reminders("T") == [ReminderRow(person="ann", table_id="T", told=10.0, game="notty")]
        await store.write([Remind(TURN, 9.0)])
        assert await store.notices.due(99.0, 9) == [], "they know of a turn that began before they asked"
        await store.write([Remind(TURN, 15.0)])
        await store.write([Remind(replace(TURN, at=21.0, due=51.0), 15.0)])
        assert await store.notices.due(49.0, 9) == []
        assert await store.notices.due(50.0, 9) == [TURN], "told once of the turn"
        await store.write([Remind(replace(TURN, at=31.0, due=61.0), 30.0)])
        assert await store.notices.due(99.0, 9) == [replace(TURN, at=31.0, due=61.0)], "the next turn"

    with_two(database, look)


def test_whoever_comes_is_not_told_of_the_turn_that_they_have_seen(database: Database) -> None:
    async def look(store: Store) -> None:
        assert not await store.notices.concerns("ann", "T")
        await store.write([AddReminder("ann", "T", 1.0), Remind(TURN, 15.0)])
        assert await store.notices.concerns("ann", "T") and not await store.notices.concerns("bob", "T")
        await store.write([Came("ann", "T", 30.0)])
        assert await store.notices.of_person("ann") == []
        await store.write([Remind(replace(TURN, at=40.0), 15.0)])
        assert await store.notices.of_person("ann") == []
        await store.write([Remind(replace(TURN, kind="time", at=70.0), 60.0)])
        assert [one.kind for one in await store.notices.of_person("ann")] == ["time"]
        await store.write([DropNotices("ann", "T")])
        assert await store.notices.of_person("ann") == []
        await store.write([Remind(replace(TURN, at=95.0), 90.0), DropReminder("ann", "T")])
        assert (await store.notices.of_person("ann"), await store.notices.reminders_of("ann")) == ([], [])

    with_two(database, look)


def test_of_two_nodes_that_claim_a_notice_one_gets_it(database: Database) -> None:
    async def look(store: Store) -> None:
        invited = replace(TURN, kind="invitation", due=20.0, by="bob", name="Bob")
        await store.write([AddNotice(invited)])
        [found] = await store.notices.due(20.0, 9)
        assert found == invited
        claims = [store.write([ClaimNotice(found, 80.0)]) for _ in range(3)]
        results = await asyncio.gather(*claims, return_exceptions=True)
        assert sorted(type(one).__name__ for one in results) == ["Conflict", "Conflict", "NoneType"]
        assert await store.notices.due(79.0, 9) == [], "claimed"
        assert await store.notices.due(80.0, 9) == [replace(invited, due=80.0, tries=1)], "the claim has run out"
        await store.write([MarkSent(found)])
        assert await store.notices.due(999.0, 9) == []
        assert await store.notices.of_person("ann") == [replace(invited, due=None, tries=1)], "kept for the browser"
        await store.write([ForgetNotices(20.0)])
        assert len(await store.notices.of_person("ann")) == 1
        await store.write([ForgetNotices(20.5)])
        assert await store.notices.of_person("ann") == []

    with_two(database, look)


def test_a_notice_that_was_replaced_meanwhile_is_not_marked_as_sent(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([AddNotice(TURN)])
        later = replace(TURN, at=60.0, due=90.0)
        await store.write([AddNotice(later), MarkSent(TURN)])
        assert await store.notices.due(90.0, 9) == [later]
        with pytest.raises(Conflict):
            await store.write([ClaimNotice(TURN, 99.0)])

    with_two(database, look)


def test_reminders_end_with_their_table(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([AddReminder("ann", "T", 1.0), Remind(TURN, 15.0)])
        assert [one.id for one in await store.notices.untimed_tables()] == ["T"]
        await store.write([SetLive("T", True)])
        assert await store.notices.untimed_tables() == [], "a clock brings it into memory"
        await store.write([SetLive("T", False), CloseTable("T", 50.0)])
        assert await store.notices.untimed_tables() == []
        assert (await store.notices.reminders_of("ann"), await store.notices.of_person("ann")) == ([], [])

    with_two(database, look)


def test_everything_goes_with_the_person(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([AddDevice(PHONE), AddMailCode(CODE, 4.0), ConfirmMail(MAIL, CODE.code_hash)])
        await store.write([AddMailCode(CODE, 4.0), AddReminder("ann", "T", 1.0), AddNotice(TURN)])
        await store.write([AddNotice(replace(TURN, person="bob", kind="invitation", by="ann"))])
        await store.write([ForgetPerson("ann", (), ())])
        for query in ("device", "mail", "mail_code", "reminder", "notice"):
            assert database.kept(f"SELECT count(*) FROM {query}") == [0], query

    with_two(database, look)


def test_signing_out_elsewhere_leaves_one_key_and_no_code(database: Database) -> None:
    async def look(store: Store) -> None:
        await store.write([AddKey("ann", hash_token("phone"), 2.0), AddDeviceCode("ann", hash_token("c"), 99.0, 2.0)])
        await store.write([DropOtherKeys("ann", hash_token("phone"))])
        assert await store.people.of_key(hash_token("ann")) is None
        assert await store.people.of_key(hash_token("phone")) == ANN
        assert await store.people.of_key(hash_token("bob")) == BOB
        assert await store.people.of_device_code(hash_token("c"), 3.0) is None

    with_two(database, look)
