"""What is stored about people, and that all of it can be deleted."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from parlour.storage import BadRow, Conflict, Store, hash_token
from parlour.storage.operations import (
    AddFinished,
    AddKey,
    AddPerson,
    AddPuzzleDay,
    AddScore,
    AddSolved,
    Ban,
    ChooseFace,
    ForgetPerson,
    RenamePerson,
    SetRating,
    Sit,
    Unban,
)
from parlour.storage.rows import FinishedRow, LeaderRow, PersonRow, RatingRow, ScoreRow, Sitting, SolvedRow
from tests.storage.databases import Database, opened
from tests.storage.samples import entry, table

ANN = PersonRow(id="ann", name="Ann", created=1.0)
ROBOT = PersonRow(id="robot", name="Robot", created=2.0, owner="ann")
AT_T = Sitting(person="ann", table_id="T", seat=0, since=3.0)
GOOD = RatingRow(person="ann", game="notty", against="people", mu=30.0, sigma=5.0, games=7, won=4)
LAST = ScoreRow(
    table_id="T", number=0, person="ann", game="notty", against="people", place=1, of=2, won=True, mu=30.0, sigma=5.0,
    at=9.0,
)  # fmt: skip

OVER = FinishedRow(person="ann", table_id="T", number=0, seat=0, place=1, won=True, ended="", at=9.0)
LEADER = LeaderRow(name="Ann", person="ann", mu=30.0, sigma=5.0, games=7, won=4, bot=False)
BROKEN = FinishedRow(person="ann", table_id="T", number=1, seat=0, place=None, won=False, ended="vote", at=10.0)


async def with_ann(store: Store) -> None:
    await store.append([entry(1)], tables=[table()])
    await store.write([AddPerson(ANN, hash_token("a")), AddPerson(ROBOT, hash_token("r"))])
    await store.write([Sit(AT_T), AddKey("ann", hash_token("phone"), 4.0), AddScore(LAST)])
    await store.write([SetRating(replace(GOOD, games=games, won=0)) for games in range(1, GOOD.games)])
    await store.write([SetRating(GOOD), AddFinished(OVER), AddFinished(BROKEN)])


def test_everything_about_somebody_comes_back(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_ann(store)
            people = store.people
            assert await people.of_key(hash_token("a")) == await people.of_key(hash_token("phone")) == ANN
            assert await people.of_key("a") is None, "a token is not its hash"
            assert await people.bots("ann") == [ROBOT]
            found = await people.persons(["ann", "nobody", ROBOT.id])
            assert sorted(row.id for row in found) == sorted([ANN.id, ROBOT.id]) and ANN in found
            assert await people.persons([]) == []
            assert await people.sittings("ann") == [AT_T]
            assert await people.ratings("ann") == [GOOD] == [await people.rating("ann", "notty", "people")]
            assert await people.scores("ann") == [LAST]
            assert (await people.finished("ann"), await people.finished("ann", 1)) == ([BROKEN, OVER], [BROKEN])
            await store.write([RenamePerson("ann", "Anna", False)])
            assert await people.of_key(hash_token("a")) == PersonRow(id="ann", name="Anna", created=1.0, listed=False)

    asyncio.run(look())


def test_the_face_that_somebody_chose_comes_back_and_a_new_name_keeps_it(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_ann(store)
            assert await store.people.person("ann") == ANN, "nobody has chosen one at first"
            await store.write([ChooseFace("ann", "owl", "teal")])
            await store.write([RenamePerson("ann", "Anna", True)])
            owl = replace(ANN, name="Anna", avatar="owl", colour="teal")
            assert await store.people.person("ann") == owl == await store.people.of_key(hash_token("a"))
            assert await store.people.bots("ann") == [ROBOT], "a program has its own"
            drawn = PersonRow(id="bob", name="Bob", created=3.0, avatar="boat", colour="rust")
            await store.write([AddPerson(drawn, hash_token("b"))])
            assert await store.people.person("bob") == drawn

    asyncio.run(look())


def test_a_leaderboard_names_people_who_have_played_enough_and_want_to_be_named(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_ann(store)
            board = store.people.board
            assert await board("notty", "people", 7, 10) == [LEADER]
            assert await board("notty", "people", 8, 10) == []
            assert await board("notty", "computers", 1, 10) == []
            await store.write([RenamePerson("ann", "Ann", False)])
            assert await board("notty", "people", 7, 10) == []

    asyncio.run(look())


def test_a_token_that_somebody_forgot_to_hash_never_reaches_the_disk(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            with pytest.raises(BadRow):
                await store.write([AddPerson(ANN, "secret")])
            assert await store.people.of_key("secret") is None

    asyncio.run(look())


def test_a_game_is_scored_once(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_ann(store)
            with pytest.raises(BadRow):
                await store.write([AddScore(LAST)])

    asyncio.run(look())


def test_forgetting_takes_rows_and_their_programs_along_and_leaves_the_game(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await with_ann(store)
            await store.append([entry(2)])
            await store.write([ForgetPerson("ann", (AT_T,))])
            assert await store.people.of_key(hash_token("a")) is None
            assert await store.people.of_key(hash_token("r")) is None
            assert (await store.people.sittings("ann"), await store.people.ratings("ann")) == ([], [])
            assert await store.people.finished("ann") == []
            assert [one.seq for one in await store.entries("T")] == [1, 2]

    asyncio.run(look())


def test_a_ban_stays(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await store.write([Ban("ann", 1.0)])
            await store.write([Ban("ann", 2.0)])
        async with opened(database) as store:
            assert await store.people.bans() == {"ann"}
            await store.write([Unban("ann")])
            assert await store.people.bans() == set()

    asyncio.run(look())


def test_a_rating_that_somebody_else_has_changed_is_a_conflict(database: Database) -> None:
    """Two games of one person end at once, both computed from the same rating: the second has to be computed again."""

    async def look() -> None:
        async with opened(database) as store:
            await with_ann(store)
            eighth = replace(GOOD, games=8, mu=31.0)
            await store.write([SetRating(eighth)])
            for stale in (eighth, GOOD, replace(GOOD, games=1), replace(GOOD, games=10), replace(GOOD, game="jolly")):
                with pytest.raises(Conflict) as caught:
                    await store.write([RenamePerson("ann", "Nobody", True), SetRating(stale)])
                assert caught.value.on == "rating"
            assert await store.people.ratings("ann") == [eighth]
            assert await store.people.person("ann") == ANN

    asyncio.run(look())


def test_solved_puzzles_count_once_and_go_with_the_person(database: Database) -> None:
    async def look() -> None:
        async with opened(database) as store:
            await store.write([AddPerson(ANN, hash_token("a"))])
            rows = [SolvedRow(person="ann", game="notty", number=number, at=5.0) for number in (2, 1)]
            await store.write([AddSolved(row) for row in rows])
            await store.write([AddSolved(replace(rows[0], at=9.0))])
            await store.write([AddPuzzleDay("ann", day) for day in ("2026-11-17", "2026-11-18", "2026-11-18")])
            assert await store.people.solved("ann") == rows[::-1]
            assert await store.people.puzzle_days("ann") == ["2026-11-18", "2026-11-17"]
            await store.write([ForgetPerson("ann", ())])
            assert await store.people.solved("ann") == []
            assert await store.people.puzzle_days("ann") == []

    asyncio.run(look())
