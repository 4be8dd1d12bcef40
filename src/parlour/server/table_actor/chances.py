"""Chances: how the game stands, for everybody who watches it, from what each may know.

Chances wait until no player needs a worker, and a position that is passed meanwhile is left out.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import parlour
from parlour.bots.levels import judge_of
from parlour.core.rng import Rng
from parlour.server.host import background, logs
from parlour.server.workers.pool import NoAnswer
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor
    from parlour.server.table_actor.connections import Connection

PATIENCE = 0.05  # seconds until chances look again whether a worker is free


def forecast(game: str, rules: int, position: dict[str, Any], seat: int | None, turn: int) -> wire.Chances:
    """In a worker: how the game stands."""
    state = parlour.game(game, rules).position(position)
    judge = judge_of(game)
    found = judge.chances(state, seat, Rng(), judge.worlds)
    return wire.Chances(turn, [chance.share for chance in found], max(chance.error for chance in found))


class Chances:
    """Sends the chances of every position to the connections that watch them."""

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.watchers: dict[Connection, int | None] = {}  # with the turn whose chances each has heard
        self.task: asyncio.Task[None] | None = None

    async def watch(self, connection: Connection, on: bool) -> None:
        """Begin or end to send the chances to a connection. To a player they are help."""
        if on:
            if connection.seat is not None and self.may_know(connection):
                await self.actor.hints.note_help(connection.seat)
            self.watchers[connection] = None
        else:
            self.watchers.pop(connection, None)
        self.update()

    def update(self) -> None:
        """Something has happened: everybody who watches hears of it soon."""
        if self.watchers and (self.task is None or self.task.done()):
            self.task = background.begin(self.tell_all(), "advice", table=logs.short(self.actor.id))

    def may_know(self, connection: Connection) -> bool:
        """Whether it is a spectator, or a person who plays against computers alone."""
        return connection.seat is None or len(self.actor.table.people()) == 1

    def behind(self) -> list[Connection]:
        """The watchers who have not heard of the position on the table."""
        moves = self.actor.table.moves
        return [one for one, told in self.watchers.items() if told != moves and self.may_know(one)]

    async def tell_all(self) -> None:
        """Tell all watchers, one seat after the other, until everybody knows how the game stands."""
        with suppress(NoAnswer):
            while self.actor.table.state is not None and (late := self.behind()):
                while self.actor.context.pool.free.empty():
                    await asyncio.sleep(PATIENCE)
                await self.tell_seat(late[0].seat)

    async def tell_seat(self, seat: int | None) -> None:
        """Tell the watchers who see what this seat sees."""
        table = self.actor.table
        state, turn = table.state, table.moves
        assert state is not None
        imagined = state.imagine(seat, secrets.token_bytes(16)).position()
        question = (table.game.name, table.rules_version, imagined, seat, turn)
        chances = await self.actor.context.pool.ask(forecast, *question)
        for connection in list(self.watchers):
            if connection.seat == seat:
                self.watchers[connection] = turn
                if turn == table.moves:
                    connection.tell(chances)

    async def close(self) -> None:
        """Stop telling."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
