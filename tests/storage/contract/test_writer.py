"""The guarantees of the writer: group commits, durable before acknowledged, and every caller gets its own result."""

from __future__ import annotations

import asyncio

import pytest

from parlour.storage import BadRow, Conflict, Entry, Store, hash_token
from parlour.storage.operations import AddKey, AddPerson
from parlour.storage.rows import PersonRow
from tests.storage.databases import Database, opened
from tests.storage.samples import entry, table, together

SOON = 4.0  # seconds: far more than needed, and less than the time-out for locks


def test_many_appends_share_few_commits(database: Database) -> None:
    """While the first commit is held up, all others queue behind it and share the next one."""

    async def story() -> None:
        async with opened(database) as store:
            await store.append(tables=[table()])
            before = store.commits
            with database.locked():
                calls = [asyncio.create_task(store.append([entry(seq)])) for seq in range(1, 501)]
                await asyncio.sleep(0.01)
            await asyncio.gather(*calls)
            assert 1 <= store.commits - before <= 2
            assert [row.seq for row in await store.entries("T")] == list(range(1, 501))

    asyncio.run(story())


def test_many_tables_at_once_share_commits_without_any_hold_up(database: Database) -> None:
    async def play(store: Store, name: str) -> None:
        for seq in range(1, 21):
            await store.append([entry(seq, name)])

    async def story() -> None:
        names = [f"table {number}" for number in range(100)]
        async with opened(database) as store:
            await store.append(tables=[table(name) for name in names])
            before = store.commits
            await asyncio.gather(*(play(store, name) for name in names))
            assert store.commits - before <= 2000 // 4

    asyncio.run(story())
    assert database.kept() == list(range(1, 21)) * 100


def test_an_append_resolves_after_its_commit_and_a_read_does_not_wait_for_it(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append([entry(1)], tables=[table()])
            with database.locked():
                call = asyncio.create_task(store.append([entry(2)]))
                await asyncio.sleep(0.05)
                assert [row.seq for row in await asyncio.wait_for(store.entries("T"), SOON)] == [1]
                assert not call.done()
            await call
            assert database.kept() == [1, 2]

    asyncio.run(story())


def test_a_conflict_fails_only_for_its_caller_and_wholly(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append([entry(1, seat=0, cmd="a")], tables=[table()])
            appends = [
                [entry(2)],
                [entry(90), entry(1)],
                [entry(3, seat=1, cmd="a")],
                [entry(91), entry(92, seat=0, cmd="a")],
                [entry(93), entry(94, "nowhere")],
                [entry(4)],
            ]
            with database.locked():
                call = asyncio.create_task(together(store, appends))
                await asyncio.sleep(0.01)
            results = await call
            assert [getattr(result, "on", type(result)) for result in results] == [
                type(None),
                "seq",
                type(None),
                "cmd",
                BadRow,
                type(None),
            ]
            assert [row.seq for row in await store.entries("T")] == [1, 2, 3, 4]

    asyncio.run(story())


def test_of_two_equal_appends_in_one_commit_the_first_is_written(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append(tables=[table()])
            results = await together(store, [[entry(1, by="first")], [entry(1, by="second")]])
            assert results[0] is None
            assert isinstance(results[1], Conflict)
            assert await store.entries("T") == [entry(1, by="first")]

    asyncio.run(story())


def test_a_command_without_a_seat_counts_once_too(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append([entry(1, cmd="a"), entry(2), entry(3)], tables=[table()])
            with pytest.raises(Conflict) as caught:
                await store.append([entry(4, cmd="a")])
            assert caught.value.on == "cmd"

    asyncio.run(story())


def test_tables_and_keys_are_there_once(database: Database) -> None:
    ann = PersonRow(id="ann", name="Ann", created=3.0)
    key = AddKey("ann", hash_token("secret"), 4.0)

    async def story() -> None:
        async with opened(database) as store:
            await store.append(tables=[table()], more=[AddPerson(ann, hash_token("secret"))])
            with pytest.raises(Conflict, match="already there: table"):
                await store.append([entry(1)], tables=[table()])
            with pytest.raises(Conflict, match="already there: token"):
                await store.append([entry(1)], more=[key])
            assert await store.entries("T") == []

    asyncio.run(story())


@pytest.mark.parametrize(
    "row",
    [entry(0), entry(-1), entry(2**63), entry(1, seat=-1), entry(1, cmd="\ud800"), entry(1, seat=[])],  # type: ignore[arg-type]
)
def test_a_row_that_cannot_be_fails_only_for_its_caller(database: Database, row: Entry) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append(tables=[table()])
            results = await together(store, [[row], [entry(7)]])
            assert isinstance(results[0], BadRow)
            assert results[1] is None
            assert [row.seq for row in await store.entries("T")] == [7]

    asyncio.run(story())
