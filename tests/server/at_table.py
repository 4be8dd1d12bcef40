"""A house in this process: tables whose guest is a queue of messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from parlour import storage
from parlour.server.host.settings import Settings
from parlour.server.table_actor.actor import Answer, Desk
from parlour.server.table_actor.connections import Guest
from parlour.server.tables.registry import House
from parlour.server.workers.pool import Thinkers, think
from parlour.wire import messages as wire
from tests.server.process import NONCE

ANN = 0


class AtOnce(Thinkers):
    """Thinks in this process and answers at once. No process is started."""

    def wake(self) -> None:
        pass

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str:
        return think(game, level, imagined, seed, 1.0, rules)[0]


@asynccontextmanager
async def house(data: Path, thinkers: Thinkers, pause: float = 0.0) -> AsyncIterator[House]:
    opened = House(storage.Store(data / "parlour.sqlite"), thinkers, Settings(data=data, pause=pause))
    await opened.start()
    try:
        yield opened
    finally:
        await opened.close()


async def quick_table(house: House, game: str, level: str, **options: object) -> tuple[Desk, Guest]:
    """Ann against a computer, and Ann's connection."""
    desk = await house.open_table(game, "quick", 2, options)
    await house.sit(desk, ANN, "Ann", NONCE)
    await house.seat_computers(desk, ANN, level)
    guest = Guest(ANN)
    desk.welcome(guest)
    return desk, guest


def on_turn(desk: Desk) -> int | None:
    assert desk.table.state is not None
    return desk.table.state.turn


async def play(desk: Desk, seat: int, cmd: str, moves: int, move: str) -> Answer:
    """A move of somebody, and the desk's answer."""
    return await desk.ask(seat, cmd, lambda: [desk.table.move(seat, moves, move)])


async def pass_to_computer(desk: Desk) -> None:
    """Ann makes first moves until it is no longer her turn."""
    while on_turn(desk) == ANN:
        state, moves = desk.table.state, desk.table.moves
        assert state is not None
        move = str(state.legal()[0])
        answer = await play(desk, ANN, f"first {moves}", moves, move)
        assert isinstance(answer, wire.Ack), answer


async def until_moved(desk: Desk, guest: Guest, moves: int) -> None:
    """Wait for news until so many moves have been made, or the game is over."""
    while desk.table.moves < moves and on_turn(desk) is not None:
        await asyncio.wait_for(guest.outbox.get(), 60)
