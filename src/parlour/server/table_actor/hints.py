"""Help at the table: hints for the player on turn, and how the game stands, each from what its reader may know.

A worker gets an imagined position, as a computer player does. What it answers follows from what the reader knows, so
the steps of a hint belong together. Chances wait until no player does, and a position passed meanwhile is left out.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import parlour
from parlour.bots.levels import judge_of
from parlour.core.errors import ParlourError
from parlour.core.reason import Reason
from parlour.core.rng import Rng
from parlour.server.host import background, logs
from parlour.server.workers.pool import NoAnswer
from parlour.table import life
from parlour.table.errors import StaleTurn
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor
    from parlour.server.table_actor.connections import Connection

HINTS_EACH, HINTS_OF_ADDRESS = 2, 8  # that a person or a table, and an address, may wait for at once
PATIENCE = 0.05  # seconds until chances look again whether a worker is free


def advise(game: str, rules: int, position: dict[str, Any], level: int, turn: int) -> wire.Hint:
    """In a worker: a hint in the words of the wire."""
    found = parlour.hint(parlour.game(game, rules).position(position), level)
    move = None if found.move is None else str(found.move)
    share, error = found.win_chance
    return wire.Hint(turn, level, move, [because(reason) for reason in found.reasons], share, error)


def because(reason: Reason) -> wire.Because:
    """A reason in the words of the wire."""
    return wire.Because(reason.key, reason.facts)


def forecast(game: str, rules: int, position: dict[str, Any], seat: int | None, turn: int) -> wire.Chances:
    """In a worker: how the game stands."""
    state = parlour.game(game, rules).position(position)
    judge = judge_of(game)
    found = judge.chances(state, seat, Rng(), judge.worlds)
    return wire.Chances(turn, [chance.share for chance in found], max(chance.error for chance in found))


@contextmanager
def waited_for(counts: Counter[str], askers: Mapping[str, int]) -> Iterator[None]:
    """Count something that these wait for; refused where one of them waits for too much already."""
    if any(counts[asker] >= most for asker, most in askers.items()):
        raise ParlourError("table-hints-wait")
    counts.update(askers.keys())
    try:
        yield
    finally:
        counts.subtract(askers.keys())
        for asker in askers:
            if not counts[asker]:
                del counts[asker]


class Advice:
    """The help that a actor gives."""

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.watchers: dict[
            Connection, int | None
        ] = {}  # who wants to hear the chances, and the turn they know them for
        self.task: asyncio.Task[None] | None = None

    async def hint(
        self, seat: int | None, message: wire.AskHint, connection: Connection | None = None
    ) -> wire.Hint | wire.Error:
        """What this seat could do now, and why. Nobody waits for more than a few at once."""
        table = self.actor.table
        try:
            state = table.check_turn(table.check_person(seat), message.turn)
            table.check_help()
            if state.turn is None:
                raise ParlourError("hint-game-over")
            await self.note_help(state.turn)
            imagined = state.imagine(seat, secrets.token_bytes(16)).position()
            question = (table.game.name, table.rules_version, imagined, int(message.level), message.turn)
            with waited_for(self.actor.context.hints, self.askers(connection)):
                return await self.actor.context.pool.ask(advise, *question)
        except StaleTurn:
            return wire.Error("web-stale", {})
        except NoAnswer:
            return wire.Error("table-no-answer", {})
        except ParlourError as error:
            return wire.Error(error.key, dict(error.facts))

    def askers(self, connection: Connection | None) -> Mapping[str, int]:
        """Whom a hint counts for, and how many each may wait for."""
        found = {f"table {self.actor.id}": HINTS_EACH}
        if connection is not None and connection.person:
            found[f"person {connection.person}"] = HINTS_EACH
        if connection is not None and connection.address:
            found[f"address {connection.address}"] = HINTS_OF_ADDRESS
        return found

    async def note_help(self, seat: int) -> None:
        """Who is helped plays a game that is not rated: the log says so before they are."""
        actor = self.actor

        async def note() -> None:
            if helped := life.help_used(actor.table, seat):
                await actor.commit(seat, None, helped)

        await actor.call(note)

    # How the game stands.

    async def watch(self, connection: Connection, on: bool) -> None:
        """Somebody wants to hear it from now on, or no more. To a player it is help."""
        if on:
            if connection.seat is not None and self.may_know(connection):
                await self.note_help(connection.seat)
            self.watchers[connection] = None
        else:
            self.watchers.pop(connection, None)
        self.look()

    def look(self) -> None:
        """Something has happened: those who watch hear of it soon."""
        if self.watchers and (self.task is None or self.task.done()):
            self.task = background.begin(self.tell_all(), "advice", table=logs.short(self.actor.id))

    def may_know(self, connection: Connection) -> bool:
        """Spectators, and who plays against computers alone."""
        return connection.seat is None or len(self.actor.table.people()) == 1

    def behind(self) -> list[Connection]:
        """Who watches and has not heard of the position on the table."""
        moves = self.actor.table.moves
        return [connection for connection, told in self.watchers.items() if told != moves and self.may_know(connection)]

    async def tell_all(self) -> None:
        """Everybody who watches, one eye after the other, until all know how the game stands."""
        with suppress(NoAnswer):
            while self.actor.table.state is not None and (late := self.behind()):
                while self.actor.context.pool.free.empty():
                    await asyncio.sleep(PATIENCE)
                await self.tell_seat(late[0].seat)

    async def tell_seat(self, seat: int | None) -> None:
        """Those who look with this seat's eyes."""
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
        """Stop looking."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
