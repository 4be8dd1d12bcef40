"""Ratings: which players a game compares, and how it changes their ratings."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from parlour.server.people import ratings
from parlour.server.people.ratings import MIDDLE, MODEL, SURE, shown, update_ratings
from parlour.server.people.results import Entrant, entrants
from parlour.storage import open_store
from parlour.table import commands
from parlour.table.entries import Ended
from parlour.table.table import Table
from tests.table.stored_table import Kept
from tests.table.test_life import follow, seated


def compared(table: Table) -> tuple[str, list[tuple[int, int]]] | None:
    found = entrants(table)
    return None if found is None else (found[0], [(one.seat, one.place) for one in found[1]])


def over(kept: Kept, resigning: int) -> Table:
    kept.keep(commands.resign(kept.table, resigning))
    follow(kept)
    return kept.table


def test_people_are_compared_among_themselves() -> None:
    assert compared(over(seated(rated=True), 1)) == ("people", [(0, 1), (1, 2)])


def test_one_person_is_compared_with_the_computers() -> None:
    assert compared(over(seated(computers=1, rated=True), 0)) == ("computers", [(1, 1), (0, 2)])


def test_a_game_that_is_not_rated_or_was_helped_or_broken_off_compares_nobody() -> None:
    assert compared(over(seated(rated=False), 1)) is None
    helped = seated(computers=1, rated=True)
    helped.keep(*commands.help_used(helped.table, 0))
    assert compared(over(helped, 0)) is None
    broken = seated(rated=True)
    broken.keep(Ended(None, "vote"))
    assert compared(broken.table) is None
    assert compared(seated(rated=True).table) is None, "it goes on"


def test_of_a_drawn_game_nobody_has_won(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = over(seated(computers=1, rated=True), 0)
    drawn = Entrant(0, 1, "ann", ""), Entrant(1, 1, "", "reference")
    monkeypatch.setattr(ratings, "entrants", lambda table: ("computers", list(drawn)))

    async def look() -> None:
        async with open_store(tmp_path / "log") as store:
            found = await update_ratings(store.people, "T", table, 1.0)
            assert found is not None and [row.won for row in found.ratings] == [0]
            assert [score.seat for score in found.told.scores] == [0]

    asyncio.run(look())


def test_winning_ten_times_as_often_settles_about_400_points_above() -> None:
    """The shown scale is that of the computer players."""
    chance = random.Random(1)
    player = MODEL.rating()
    settled: list[int] = []
    for game in range(4000):
        opponent = MODEL.rating(mu=MODEL.mu, sigma=SURE)
        ranks = [1.0, 2.0] if chance.random() < 10 / 11 else [2.0, 1.0]
        [[player], _] = MODEL.rate([[player], [opponent]], ranks=ranks)
        if game >= 1500:
            settled.append(shown(player.mu))
    assert abs(sum(settled) / len(settled) - MIDDLE - 400) < 60
