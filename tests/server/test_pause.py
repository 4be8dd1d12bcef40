"""The pause belongs to the table: the computer thinks during it, and plays when both are over, in either order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.computer_players import LONG_PAUSE
from parlour.server.workers.pool import NoAnswer, TooSlow, WorkerPool
from parlour.wire import messages as wire
from tests.server.at_table import ANN, on_turn, pass_to_computer, quick_table, running_server, until_moved


class Staged(WorkerPool):
    """A worker pool that thinks until the test ends it, without starting any process."""

    def __init__(self, tale: list[str], trouble: NoAnswer | None = None) -> None:
        super().__init__()
        self.tale = tale
        self.trouble = trouble
        self.come = asyncio.Event()

    def wake(self) -> None:
        pass

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str:
        self.tale.append(f"{level} thinks")
        await self.come.wait()
        if self.trouble is not None:
            raise self.trouble
        return str(parlour.game(game).position(imagined).legal()[0])


def stage(actor: TableActor, tale: list[str]) -> asyncio.Event:
    """Let the test end each pause, and record every move that is requested."""
    over, make = asyncio.Event(), actor.computers.play_move

    async def rest() -> None:
        tale.append("pause")
        await over.wait()

    async def told(turn: tuple[int, str], moves: int, move: str) -> None:
        tale.append("plays")
        await make(turn, moves, move)

    actor.computers.pause = rest  # type: ignore[method-assign]
    actor.computers.play_move = told  # type: ignore[method-assign]
    return over


async def settle() -> None:
    """Let everything happen that can happen by itself."""
    for _ in range(100):
        await asyncio.sleep(0)


async def one_move(data: Path, first: str, trouble: NoAnswer | None = None) -> list[str]:
    """Record the events of one computer's move; `first` is what ends first."""
    tale: list[str] = []
    pool = Staged(tale, trouble)
    async with running_server(data, pool) as opened:
        actor, connection = await quick_table(opened, "notty", "hard", first_player=0)
        over = stage(actor, tale)
        await pass_to_computer(actor)
        await settle()
        moves = actor.table.moves
        for event in (over, pool.come) if first == "pause" else (pool.come, over):
            tale.append("...")
            event.set()
            await settle()
        await until_moved(actor, connection, moves + 1)
    return tale[: tale.index("plays") + 1]


@pytest.mark.parametrize("first", ["pause", "thinking"])
@pytest.mark.parametrize("trouble", [None, NoAnswer(), TooSlow()], ids=["an answer", "a failure", "too slow"])
def test_thinking_begins_with_the_pause_and_both_are_waited_for(
    tmp_path: Path, first: str, trouble: NoAnswer | None
) -> None:
    """Also if the worker finds no move: the seat is played nevertheless."""
    tale = asyncio.run(one_move(tmp_path, first, trouble))
    assert tale == ["hard thinks", "pause", "...", "...", "plays"]


def test_what_was_dealt_is_looked_at_for_longer_than_a_move(tmp_path: Path) -> None:
    async def play() -> None:
        async with running_server(tmp_path, Staged([])) as opened:
            actor, _ = await quick_table(opened, "notty", "hard", first_player=0)
            assert actor.computers.pause_count() == LONG_PAUSE
            await pass_to_computer(actor)
            assert actor.computers.pause_count() == 1

    asyncio.run(play())


@pytest.mark.parametrize(("game", "level"), [("notty", "qlearning"), ("potter", "expert"), ("jolly", "expert")])
def test_play_for_me_asks_a_strong_player(tmp_path: Path, game: str, level: str) -> None:
    """In Notty the learned one as it is (N12)."""
    tale: list[str] = []

    async def play() -> None:
        pool = Staged(tale)
        pool.come.set()
        async with running_server(tmp_path, pool) as opened:
            options = {"notty": {"first_player": 0}, "jolly": {"starter": 0}}.get(game, {})
            actor, connection = await quick_table(opened, game, "easy", **options)
            while on_turn(actor) != ANN:
                await until_moved(actor, connection, actor.table.moves + 1)
            tale.clear()
            answer = await actor.computers.play_for(ANN, wire.PlayForMe("c", actor.table.moves, "action"))
            assert isinstance(answer, wire.Ack)

    asyncio.run(play())
    assert tale[0] == f"{level} thinks"
