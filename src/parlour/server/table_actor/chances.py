"""Chances: estimates of how the game stands, for everybody who watches them, each from what that seat may know.

Estimates run only while no player needs a worker, and positions that the game has left meanwhile are skipped.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import parlour
from parlour.bots.levels import judge_of
from parlour.core.rng import Rng
from parlour.server.host import background, logs
from parlour.server.workers.no_answer import NoAnswer
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor
    from parlour.server.table_actor.connections import Connection

PATIENCE = 0.05  # seconds between two checks for a free worker


def forecast(game: str, rules: int, position: dict[str, Any], seat: int | None, turn: int) -> wire.Chances:
    """Estimate each seat's chances from a position. Runs in a worker."""
    state = parlour.game(game, rules).position(position)
    judge = judge_of(game)
    found = judge.chances(state, seat, Rng(), judge.worlds)
    return wire.Chances(turn, [chance.share for chance in found], max(chance.error for chance in found))


class Chances:
    """Sends the chances of each position to the connections that watch them."""

    __slots__ = ("actor", "task", "watchers")

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.watchers: dict[Connection, int | None] = {}  # and the turn whose chances each was sent last
        self.task: asyncio.Task[None] | None = None

    async def watch(self, connection: Connection, on: bool) -> None:
        """Start or stop sending the chances to a connection. For a player they count as help."""
        if on:
            if connection.seat is not None and self.may_know(connection):
                await self.actor.hints.note_help(connection.seat)
            self.watchers[connection] = None
        else:
            self.watchers.pop(connection, None)
        self.update()

    def update(self) -> None:
        """Start sending the chances of a new position to the watchers."""
        if self.watchers and (self.task is None or self.task.done()):
            self.task = background.begin(self.send_to_all(), "advice", table=logs.short(self.actor.id))

    def may_know(self, connection: Connection) -> bool:
        """Return whether a connection is a spectator, or a person who plays against computers alone."""
        return connection.seat is None or len(self.actor.table.people()) == 1

    def outdated_watchers(self) -> list[Connection]:
        """Return the watchers that have not been sent the chances of the current position."""
        moves = self.actor.table.moves
        return [one for one, told in self.watchers.items() if told != moves and self.may_know(one)]

    async def send_to_all(self) -> None:
        """Send every watcher the current chances, seat by seat, until all are up to date."""
        with suppress(NoAnswer):
            while self.actor.table.state is not None and (late := self.outdated_watchers()):
                while self.actor.context.pool.free.empty():
                    await asyncio.sleep(PATIENCE)
                await self.send_to_seat(late[0].seat)

    async def send_to_seat(self, seat: int | None) -> None:
        """Send the chances to the watchers who see what this seat sees."""
        table = self.actor.table
        state, turn = table.state, table.moves
        assert state is not None
        imagined = state.imagine(seat, self.actor.context.environment.random_bytes(16)).position()
        question = (table.game.name, table.rules_version, imagined, seat, turn)
        chances = await self.actor.context.pool.ask(forecast, *question)
        for connection in list(self.watchers):
            if connection.seat == seat:
                self.watchers[connection] = turn
                if turn == table.moves:
                    connection.send(chances)

    async def close(self) -> None:
        """Cancel the estimates in progress."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
