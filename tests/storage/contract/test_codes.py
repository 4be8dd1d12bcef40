"""Short codes of tables, and one-time codes for other devices: unique, and used once, whoever uses them."""

from __future__ import annotations

import asyncio

import pytest

from parlour.storage import Conflict, Operation, Store, hash_token
from parlour.storage.operations import AddCode, AddDeviceCode, AddKey, AddPerson, DropCode, ForgetPerson, UseDeviceCode
from parlour.storage.rows import PersonRow
from tests.storage.databases import Database, opened
from tests.storage.samples import table

ANN = PersonRow(id="ann", name="Ann", created=1.0)
BOB = PersonRow(id="bob", name="Bob", created=1.0)


async def conflict_of(writing: object) -> str:
    with pytest.raises(Conflict) as caught:
        await writing  # type: ignore[misc]
    return caught.value.on


def test_a_code_leads_to_one_table_until_it_is_dropped(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.append(tables=[table("T"), table("U")], more=[AddCode("T", "abc")])
            assert (await store.table_of_code("abc"), await store.code_of("T")) == ("T", "abc")
            assert await conflict_of(store.write([AddCode("U", "abc")])) == "code"
            assert await conflict_of(store.write([AddCode("T", "def")])) == "code"
            assert (await store.code_of("U"), await store.table_of_code("def")) == (None, None)
            await store.write([DropCode("T"), DropCode("U")])
            await store.write([AddCode("U", "abc")])
            assert (await store.table_of_code("abc"), await store.code_of("T")) == ("U", None)

    asyncio.run(story())


async def with_two_people(store: Store) -> None:
    await store.write([AddPerson(ANN, hash_token("a")), AddPerson(BOB, hash_token("b"))])


def test_a_device_code_is_used_once_even_by_two_at_once(database: Database) -> None:
    code = hash_token("code")

    async def story() -> None:
        async with opened(database) as store:
            await with_two_people(store)
            await store.write([AddDeviceCode("ann", code, 10.0, 1.0)])
            assert await store.people.of_device_code(code, 9.0) == ANN
            uses: list[list[Operation]] = [
                [UseDeviceCode(code, 9.0), AddKey("ann", hash_token(f"phone {n}"), 9.0)] for n in range(2)
            ]
            results = await asyncio.gather(*(store.write(use) for use in uses), return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
            found = [await store.people.of_key(hash_token(f"phone {n}")) for n in range(2)]
            assert found.count(ANN) == 1 and found.count(None) == 1, "the loser gets no key"
            assert await store.people.of_device_code(code, 9.0) is None

    asyncio.run(story())


def test_a_device_code_runs_out_and_a_new_one_replaces_it(database: Database) -> None:
    old, new = hash_token("old"), hash_token("new")

    async def story() -> None:
        async with opened(database) as store:
            await with_two_people(store)
            await store.write([AddDeviceCode("ann", old, 10.0, 1.0)])
            assert await store.people.of_device_code(old, 10.0) is None
            assert await conflict_of(store.write([UseDeviceCode(old, 10.0)])) == "code"
            assert await conflict_of(store.write([AddDeviceCode("bob", old, 10.0, 2.0)])) == "code"
            await store.write([AddDeviceCode("ann", new, 10.0, 2.0)])
            assert await store.people.of_device_code(old, 3.0) is None
            assert await store.people.of_device_code(new, 3.0) == ANN
            await store.write([AddDeviceCode("bob", old, 30.0, 20.0)])
            assert await store.people.of_device_code(old, 25.0) == BOB
        assert database.kept("SELECT person FROM device_code") == ["bob"], "those out of date are gone"

    asyncio.run(story())


def test_the_code_of_somebody_who_is_forgotten_goes_too(database: Database) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await with_two_people(store)
            await store.write([AddDeviceCode("ann", hash_token("code"), 10.0, 1.0)])
            await store.write([ForgetPerson("ann", ())])
            assert await store.people.of_device_code(hash_token("code"), 2.0) is None

    asyncio.run(story())
