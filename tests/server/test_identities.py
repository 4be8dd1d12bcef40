"""Identities: the cache is limited, codes work once, and programs have no programs of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from parlour import storage
from parlour.server.host.environment import Environment
from parlour.server.people import identities
from parlour.server.people.identities import CODE_SECONDS, COOKIE, Identities
from parlour.table.errors import TableError


class Clock:
    """A clock that the test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def among_people(folder: Path, work: Callable[[Identities, Clock], Awaitable[None]]) -> None:
    """Run some work with the people of a new database."""

    async def run() -> None:
        clock = Clock()
        async with storage.open_store(folder / "parlour.sqlite") as store:
            await work(Identities(store, Environment(clock, clock)), clock)

    asyncio.run(run())


def browser(token: str | None) -> HTTPConnection:
    """A request with this person's cookie."""
    return HTTPConnection({"type": "http", "headers": [(b"cookie", f"{COOKIE}={token}".encode())]})


def test_the_cache_of_people_drops_the_oldest_entries_which_are_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identities, "KNOWN", 2)

    async def work(people: Identities, clock: Clock) -> None:
        made = [await people.create(name) for name in ("Ann", "Ben", "Cem")]
        for one in [*made, made[0]]:
            assert await people.identify(browser(one.token)) == one.row
            assert len(people.known) <= 2

    among_people(tmp_path, work)


def test_a_cookie_from_another_database_makes_a_new_person(tmp_path: Path) -> None:
    async def work(people: Identities, clock: Clock) -> None:
        assert await people.identify(browser("unknown")) is None
        met = await people.identify_or_create(browser("unknown"), None)
        assert (met.row.name, met.token is None) == (identities.GUEST, False)
        again = await people.identify_or_create(browser(met.token), "Ann")
        assert (again.row.id, again.row.name, again.token) == (met.row.id, "Ann", None)

    among_people(tmp_path, work)


def test_a_code_works_once_and_for_ten_minutes(tmp_path: Path) -> None:
    async def work(people: Identities, clock: Clock) -> None:
        ann, ben = [(await people.create(name)).row for name in ("Ann", "Ben")]
        old, new = await people.new_code(ann), await people.new_code(ann)
        for code in (old.code, "nonsense"):
            with pytest.raises(TableError):
                await people.use_code(code)
        token = await people.use_code(f" {new.code[:4].upper()}-{new.code[4:]} ")
        assert await people.identify(browser(token)) == ann
        with pytest.raises(TableError):
            await people.use_code(new.code)
        late = await people.new_code(ben)
        clock.now += CODE_SECONDS
        with pytest.raises(TableError):
            await people.use_code(late.code)

    among_people(tmp_path, work)


def test_a_program_has_no_programs_and_a_person_a_limited_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(identities, "MOST_BOTS", 1)

    async def work(people: Identities, clock: Clock) -> None:
        ann, ben = [(await people.create(name)).row for name in ("Ann", "Ben")]
        made = await people.new_bot(ann, "Robot")
        with pytest.raises(TableError) as refused:
            await people.new_bot(ann, "Another")
        assert refused.value.key == "people-too-many-bots"
        bot = await people.own_bot(ann, made.id)
        with pytest.raises(TableError) as refused:
            await people.new_bot(bot, "Child")
        assert refused.value.key == "people-bots-have-no-bots"
        with pytest.raises(TableError) as refused:
            await people.own_bot(ben, made.id)
        assert refused.value.key == "people-no-such-bot"

    among_people(tmp_path, work)


def test_a_deleted_person_is_gone_from_the_cache_too(tmp_path: Path) -> None:
    async def work(people: Identities, clock: Clock) -> None:
        ann = await people.create("Ann")
        bot = await people.new_bot(ann.row, "Robot")
        code = await people.new_code(ann.row)
        assert await people.of_token(bot.token) is not None and await people.of_token(ann.token or "") is not None
        for id in (bot.id, ann.row.id):
            await people.forget(id, [])
        assert people.known == {}
        assert await people.of_token(bot.token) is None and await people.of_token(ann.token or "") is None
        with pytest.raises(TableError):
            await people.use_code(code.code)

    among_people(tmp_path, work)
