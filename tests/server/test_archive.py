"""Finished games: every moment as each seat saw it, a review, and playing on from anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import parlour
from parlour.server.desk import Desk
from parlour.server.guests import Guest
from parlour.server.house import House
from parlour.server.thinkers import Thinkers
from parlour.table.errors import TableError
from parlour.wire import messages as wire
from parlour.wire.http import Review
from tests.server.at_table import house, play
from tests.server.process import NONCE

SEED = 3


@asynccontextmanager
async def played_game(data: Path, game: str, **options: object) -> AsyncIterator[tuple[House, Desk]]:
    """Two people have played a game to its end."""
    async with house(data, Thinkers()) as opened:
        desk = await opened.open_table(game, "private", 2, options)
        for seat in range(2):
            await opened.sit(desk, seat, f"Person {seat}", NONCE)
        assert isinstance(await desk.ask(0, "begin", lambda: [desk.table.begin(0)]), wire.Ack)
        await play_to_the_end(desk)
        yield opened, desk


async def play_to_the_end(desk: Desk) -> None:
    players = [parlour.bot(desk.table.game.name, level="heuristic", seed=SEED + seat) for seat in range(2)]
    while (state := desk.table.state) is not None and state.turn is not None:
        seat, moves = state.turn, desk.table.moves
        move = str(players[seat].choose(state))
        assert isinstance(await play(desk, seat, f"move {moves}", moves, move), wire.Ack)


async def reviewed(opened: House, id: str) -> Review:
    while (work := await opened.review(id, 0)).review is None:
        assert 0 <= work.done <= work.of
        await asyncio.sleep(0.1)
    return work.review


def test_a_finished_game_is_reviewed_and_its_sums_are_the_result(tmp_path: Path) -> None:
    async def look() -> None:
        async with played_game(tmp_path, "house_of_cards", preset="quick") as (opened, desk):
            found = await reviewed(opened, desk.id)
            moments = await opened.finished(desk.id, 0)
            assert len(found.moves) == len(moments.steps) == len(found.curve) - 1
            assert [seat.name for seat in found.seats] == ["Person 0", "Person 1"]
            for seat, one in enumerate(found.sums):
                assert one.even + one.deal + one.luck + one.own + one.others == pytest.approx(one.result)
                assert one.result == (seat in found.winners) / len(found.winners)

    asyncio.run(look())


def test_a_moment_shows_what_the_seat_saw_and_no_more(tmp_path: Path) -> None:
    async def look() -> None:
        async with played_game(tmp_path, "jolly") as (opened, desk):
            found = await opened.finished(desk.id, 0)
            assert desk.table.state is not None
            again = parlour.replay({**desk.table.state.record(), "moves": []})
            for move, step in enumerate(found.steps):
                for seat in (0, 1, None):
                    shown = found.moment(move, seat)
                    assert shown.situation.view == again.view(seat)
                    assert shown.last is None if move == 0 else shown.last is not None
                again.play(step.move)
            assert found.moment(len(found.steps), 0).situation.result is not None

    asyncio.run(look())


def test_while_a_game_goes_on_it_has_no_review(tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path, Thinkers()) as opened:
            desk = await opened.open_table("notty", "private", 2, {})
            for seat in range(2):
                await opened.sit(desk, seat, "Ann", NONCE)
            with pytest.raises(TableError, match="no finished game"):
                await opened.finished(desk.id, 0)
            await desk.ask(0, "begin", lambda: [desk.table.begin(0)])
            with pytest.raises(TableError) as refused:
                await opened.review(desk.id, 0)
            assert refused.value.key == "table-game-goes-on"

    asyncio.run(look())


def test_what_if_goes_on_from_the_very_position(tmp_path: Path) -> None:
    async def look() -> None:
        async with played_game(tmp_path, "potter", target=50) as (opened, desk):
            found = await opened.finished(desk.id, 0)
            step = found.steps[len(found.steps) // 2]
            other = await opened.open_table("potter", "quick", 2, step.state.options)
            await opened.sit(other, step.seat, "Ann", NONCE)
            await opened.seat_computers(other, step.seat, "easy", step.state)
            assert other.table.state is not None
            assert other.table.state.position() == step.state.position()
            other.welcome(guest := Guest(step.seat))
            assert not guest.outbox.empty()
            await play_to_the_end(other)
            assert other.table.seed_text() is None

    asyncio.run(look())
