"""What is stored about tournaments."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from msgspec import structs

from parlour.storage import Conflict, Store, hash_token
from parlour.storage.operations import (
    AddPair,
    AddPerson,
    AddRound,
    ChangeTournament,
    CloseTournaments,
    DropTitles,
    EndPair,
    ForgetPerson,
    OpenTournament,
    Operation,
    SeePlayer,
    SetPlayer,
    SetResult,
)
from parlour.storage.rows import PairRow, PersonRow, PlayerRow, RoundRow, TournamentRow
from tests.storage.databases import Database, opened
from tests.storage.samples import entry, table

ANN, BEN = PersonRow(id="ann", name="Ann", created=1.0), PersonRow(id="ben", name="Ben", created=2.0)
CUP = TournamentRow(
    id="C", code="abc", game="notty", kind="swiss", terms="{}", created=3.0, used=3.0, secret="00", host="ann"
)
HER = PlayerRow(tournament="C", number=1, person="ann", rating=1600.0, joined=3.0, seen=3.0, nonce="1", name="Ann")
HIM = PlayerRow(tournament="C", number=2, person="ben", rating=1500.0, joined=4.0, seen=4.0, nonce="2", name="Ben")
COMPUTER = PlayerRow(tournament="C", number=3, person=None, level="easy", rating=1200.0, joined=5.0)
ROUND = RoundRow(tournament="C", number=1, secret="00", at=6.0)
GAME = PairRow(tournament="C", round=1, board=0, first=1, second=2, table_id="T")
BYE = PairRow(tournament="C", round=1, board=1, first=3, result="bye")
RUNNING = replace(CUP, version=2, phase="running", round=1, rounds=2, due=60.0, secret="11")


async def with_tournament(store: Store) -> None:
    await store.write([AddPerson(ANN, hash_token("a")), AddPerson(BEN, hash_token("b"))])
    await store.write([OpenTournament(CUP), *map(SetPlayer, (HER, HIM, COMPUTER))])
    change: list[Operation] = [ChangeTournament(RUNNING), AddRound(ROUND), AddPair(GAME), AddPair(BYE)]
    await store.append([entry(1)], tables=[table("T")], more=change)


def test_a_tournament_comes_back_whole(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_tournament(store)
            kept = store.tournaments
            assert await kept.tournament("C") == RUNNING and await kept.tournament("D") is None
            assert (await kept.of_code("abc"), await kept.of_code("abd")) == ("C", None)
            assert await kept.players("C") == [HER, HIM, COMPUTER]
            assert await kept.rounds("C") == [ROUND] and await kept.pairs("C") == [GAME, BYE]
            assert await kept.of_person("ben") == [RUNNING] and await kept.of_person("cid") == []
            assert (await kept.hosted("ann"), await kept.hosted("ben")) == (1, 0)
            assert await kept.playing("ben") == [HIM]
            assert (await kept.due(59.0), await kept.due(60.0)) == ([], ["C"])

    asyncio.run(look())


def test_a_name_comes_back_until_its_host_takes_it_away(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_tournament(store)
            named = replace(RUNNING, version=3, title="Autumn Cup")
            await store.write([ChangeTournament(named)])
            assert await store.tournaments.tournament("C") == named
            assert await store.tournaments.titles("ann") == ["Autumn Cup"]
            await store.write([DropTitles("ann")])
            assert await store.tournaments.tournament("C") == replace(named, version=4, title="")

    asyncio.run(look())


def test_a_round_is_made_once(database: Database) -> None:
    """Of two nodes that make it, the second is told, and nothing of its round stays: not even its tables."""

    async def look() -> None:
        async with opened(database) as store:
            await with_tournament(store)
            again: list[Operation] = [ChangeTournament(RUNNING), AddRound(ROUND), AddPair(replace(GAME, table_id="U"))]
            with pytest.raises(Conflict) as conflict:
                await store.append([structs.replace(entry(1), table_id="U")], tables=[table("U")], more=again)
            assert conflict.value.on == "tournament" and await store.table("U") is None
            with pytest.raises(Conflict) as conflict:
                await store.write([ChangeTournament(replace(RUNNING, version=3)), AddRound(ROUND)])
            assert conflict.value.on == "tournament", "the number of the round alone would stop it too"
            assert await store.tournaments.tournament("C") == RUNNING
            assert await store.tournaments.pairs("C") == [GAME, BYE]

    asyncio.run(look())


def test_a_result_is_noted_once_and_makes_the_tournament_due(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_tournament(store)
            await store.write([EndPair("C", "T", "first", 9.0)])
            now = await store.tournaments.tournament("C")
            assert now == replace(RUNNING, version=3, due=9.0)
            await store.write([EndPair("C", "T", "draw", 10.0), SetResult(replace(GAME, result="second"))])
            assert (await store.tournaments.pairs("C"))[0] == replace(GAME, result="first"), "the first result stays"
            over = replace(RUNNING, version=5, phase="over", due=None)
            await store.write([ChangeTournament(over), EndPair("C", "T", "draw", 11.0)])
            assert await store.tournaments.tournament("C") == over, "nobody looks at one that is over"

    asyncio.run(look())


def test_two_people_cannot_take_one_number_nor_one_person_two(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_tournament(store)
            with pytest.raises(Conflict) as conflict:
                await store.write([SetPlayer(replace(HIM, number=4))])
            assert conflict.value.on == "tournament"
            await store.write([SeePlayer("C", "ben", 8.0), SeePlayer("C", "ann", 9.0, "new")])
            seen = await store.tournaments.players("C")
            assert seen == [replace(HER, seen=9.0, nonce="new"), replace(HIM, seen=8.0), COMPUTER]

    asyncio.run(look())


def test_whoever_deletes_their_data_leaves_a_player_without_a_name(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_tournament(store)
            await store.write([ForgetPerson("ann", ())])
            first = (await store.tournaments.players("C"))[0]
            assert first == replace(HER, person=None, name="")
            found = await store.tournaments.tournament("C")
            assert found is not None and found.host is None
            assert await store.tournaments.pairs("C") == [GAME, BYE], "the points of the others stay"

    asyncio.run(look())


def test_an_old_tournament_is_closed_and_its_code_is_free(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_tournament(store)
            with pytest.raises(Conflict) as conflict:
                await store.write([OpenTournament(replace(CUP, id="D"))])
            assert conflict.value.on == "code"
            await store.write([CloseTournaments(2.0, 99.0)])
            assert await store.tournaments.of_code("abc") == "C", "it was used later"
            await store.write([CloseTournaments(3.5, 99.0)])
            assert await store.tournaments.of_person("ann") == [] == await store.tournaments.due(1000.0)
            await store.write([OpenTournament(replace(CUP, id="D"))])

    asyncio.run(look())
