"""A server in this process, with tables whose connections are queues of messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from parlour import storage
from parlour.server.host import environment
from parlour.server.host.settings import Settings
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import Answer, TableActor
from parlour.server.workers.pool import WorkerPool, think
from parlour.table import commands
from parlour.wire import messages as wire
from tests.server.connections import QueuedConnection
from tests.server.process import NONCE

ANN = 0


class AtOnce(WorkerPool):
    """A worker pool that thinks in this process and answers at once, without starting any process."""

    def wake(self) -> None:
        pass

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str:
        return think(game, level, imagined, seed, 1.0, rules)[0]


@asynccontextmanager
async def running_server(
    data: Path, pool: WorkerPool, pause: float = 0.0, luck: environment.Environment | None = None
) -> AsyncIterator[ParlourServer]:
    store, settings = storage.open_store(data / "parlour.sqlite"), Settings(data=data, pause=pause)
    opened = ParlourServer(store, pool, settings, luck or environment.REAL)
    await opened.start()
    try:
        yield opened
    finally:
        await opened.close()


async def quick_table(
    server: ParlourServer, game: str, level: str, **options: object
) -> tuple[TableActor, QueuedConnection]:
    """Open a table of Ann against a computer; return it with Ann's connection."""
    actor = await server.tables.open_table(game, "quick", 2, options)
    await server.tables.sit(actor, ANN, "Ann", NONCE)
    await server.tables.seat_computers(actor, ANN, level)
    connection = QueuedConnection(ANN)
    actor.connect(connection)
    return actor, connection


def on_turn(actor: TableActor) -> int | None:
    assert actor.table.state is not None
    return actor.table.state.turn


async def play(actor: TableActor, seat: int, cmd: str, moves: int, move: str) -> Answer:
    """Submit somebody's move, and return the actor's answer."""
    return await actor.submit(seat, cmd, lambda: [commands.move(actor.table, seat, moves, move)])


async def pass_to_computer(actor: TableActor) -> None:
    """Play Ann's first legal moves until it is no longer her turn."""
    while on_turn(actor) == ANN:
        state, moves = actor.table.state, actor.table.moves
        assert state is not None
        move = str(state.legal()[0])
        answer = await play(actor, ANN, f"first {moves}", moves, move)
        assert isinstance(answer, wire.Ack), answer


async def until_moved(actor: TableActor, connection: QueuedConnection, moves: int) -> None:
    """Wait until this many moves have been made, or the game is over."""
    while actor.table.moves < moves and on_turn(actor) is not None:
        await asyncio.wait_for(connection.outbox.get(), 60)
