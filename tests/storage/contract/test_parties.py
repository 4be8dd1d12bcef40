"""What is stored about parties."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from msgspec import structs

from parlour.storage import Conflict, Store, hash_token
from parlour.storage.operations import (
    AddFinished,
    AddPartyGame,
    AddPerson,
    ChangeParty,
    CloseParties,
    DropTitles,
    ForgetPerson,
    OpenParty,
    SeeMember,
    SetMember,
    WakeParty,
)
from parlour.storage.rows import FinishedRow, MemberRow, PartyGameRow, PartyResultRow, PartyRow, PersonRow
from tests.storage.databases import Database, opened
from tests.storage.samples import entry, table

ANN, BEN = PersonRow(id="ann", name="Ann", created=1.0), PersonRow(id="ben", name="Ben", created=2.0)
PARTY = PartyRow(id="P", code="abc", created=3.0, used=3.0, secret="00", host="ann")
HER = MemberRow(party="P", number=1, person="ann", joined=3.0, seen=3.0, nonce="1", name="Ann")
HIM = MemberRow(party="P", number=2, person="ben", joined=4.0, seen=4.0, nonce="2", name="Ben")
GAME = PartyGameRow(party="P", number=1, table_id="T", game="notty", seats=3, at=5.0)


async def with_party(store: Store) -> None:
    await store.append([entry(1)], tables=[table()])
    await store.write([AddPerson(ANN, hash_token("a")), AddPerson(BEN, hash_token("b"))])
    await store.write([OpenParty(PARTY), SetMember(HER), SetMember(HIM)])
    await store.write([ChangeParty(replace(PARTY, version=2, table_id="T", used=5.0)), AddPartyGame(GAME)])


def finished(person: str, place: int | None, number: int = 0) -> AddFinished:
    ended = "" if place is not None else "vote"
    row = FinishedRow(
        person=person, table_id="T", number=number, seat=0, place=place, won=place == 1, ended=ended, at=9.0
    )
    return AddFinished(row)


def test_a_party_comes_back_with_its_members_and_games(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_party(store)
            parties = store.parties
            now = replace(PARTY, version=2, table_id="T", used=5.0)
            assert await parties.party("P") == now and await parties.party("Q") is None
            assert (await parties.of_code("abc"), await parties.of_code("abd")) == ("P", None)
            assert await parties.members("P") == [HER, HIM]
            assert await parties.games("P") == [GAME]
            assert await parties.of_person("ben") == [now] and await parties.of_person("cid") == []
            assert (await parties.hosted("ann"), await parties.hosted("ben")) == (1, 0)
            assert await parties.memberships("ben") == [HIM]
            assert await parties.tables_of("ben") == ["T"]

    asyncio.run(look())


def test_of_two_changes_at_once_the_second_is_told(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_party(store)
            with pytest.raises(Conflict) as conflict:
                await store.write(
                    [ChangeParty(replace(PARTY, version=2, host="ben")), SetMember(replace(HIM, seen=8.0))]
                )
            assert conflict.value.on == "party"
            assert await store.parties.members("P") == [HER, HIM], "all or nothing"
            await store.write([WakeParty("P")])
            found = await store.parties.party("P")
            assert found is not None and (found.version, found.host) == (3, "ann")

    asyncio.run(look())


def test_names_and_whoever_watches_come_back_and_a_hosts_names_can_be_dropped(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_party(store)
            named = replace(PARTY, version=3, title="ශ්‍රී Friday’s; DROP TABLE party")
            await store.write([ChangeParty(named), SetMember(replace(HIM, watches=True))])
            await store.write([SeeMember("P", "ben", 9.0, "new")])
            assert await store.parties.party("P") == named
            assert await store.parties.members("P") == [HER, replace(HIM, seen=9.0, nonce="new", watches=True)]
            assert await store.parties.titles("ann") == [named.title] and await store.parties.titles("ben") == []
            await store.write([DropTitles("ben")])
            assert await store.parties.party("P") == named
            await store.write([DropTitles("ann")])
            assert await store.parties.party("P") == replace(named, version=4, title="")

    asyncio.run(look())


def test_a_code_belongs_to_one_party_and_a_closed_party_has_none(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_party(store)
            with pytest.raises(Conflict) as conflict:
                await store.write([OpenParty(replace(PARTY, id="Q"))])
            assert conflict.value.on == "code"
            await store.write([CloseParties(5.0, 99.0)])
            assert await store.parties.of_code("abc") == "P", "it was used just then"
            await store.write([CloseParties(5.5, 99.0)])
            found = await store.parties.party("P")
            assert found is not None and (found.closed, found.code) == (99.0, None)
            assert await store.parties.of_person("ann") == [] and await store.parties.hosted("ann") == 0
            await store.write([OpenParty(replace(PARTY, id="Q"))])

    asyncio.run(look())


def test_results_are_those_of_games_played_to_their_end(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_party(store)
            await store.write([finished("ben", 1), finished("ann", 3), finished("ann", None, 1)])
            assert await store.parties.results("P") == [
                PartyResultRow(person="ben", name="Ben", game=1, seats=3, place=1, won=True),
                PartyResultRow(person="ann", name="Ann", game=1, seats=3, place=3, won=False),
            ]

    asyncio.run(look())


def test_whoever_left_is_remembered_until_their_data_goes(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_party(store)
            await store.write([SeeMember("P", "ann", 7.0), SetMember(replace(HIM, status="left"))])
            assert await store.parties.members("P") == [replace(HER, seen=7.0), replace(HIM, status="left")]
            assert await store.parties.of_person("ben") == [] and await store.parties.tables_of("ben") == ["T"]
            said = {"seat": None, "name": "Ben", "text": "hi", "person": "ben"}
            taken = {"seat": 1, "name": "Ben", "nonce": "", "key": "", "person": "ben"}
            await store.append(
                [
                    structs.replace(entry(2), kind="spectator_said", body=said),
                    structs.replace(entry(3), kind="seat_taken", body=taken, seat=1),
                ]
            )
            await store.write([finished("ben", 1), ForgetPerson("ben", (), ("T",)), ForgetPerson("ann", (), ("T",))])
            log = await store.entries("T")
            assert log[1].body == {"seat": None, "name": "", "text": "", "person": ""}
            assert log[2].body == {"seat": 1, "name": "", "nonce": "", "key": "", "person": ""}
            assert await store.parties.members("P") == [] == await store.parties.results("P")
            found = await store.parties.party("P")
            assert found is not None and found.host is None

    asyncio.run(look())
