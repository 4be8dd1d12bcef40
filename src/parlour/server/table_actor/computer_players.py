"""The turns of computer players: at their own seats, and for people who are away or have asked to be played for."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, NoReturn

from parlour import bots
from parlour.core.errors import ParlourError
from parlour.server.host import background, logs
from parlour.server.workers.no_answer import NoAnswer
from parlour.table import commands
from parlour.table.entries import Moved
from parlour.table.errors import StaleTurn
from parlour.table.seats import Computer, Person
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import Answer, TableActor

NO_FAILURES: frozenset[str] = frozenset()  # one for all
ComputerTurn = tuple[int, str]  # a seat that a computer has to play, and its level


def refuse(error: ParlourError) -> NoReturn:
    """Refuse a command. The actor knows whether it was accepted before, and repeats its first answer."""
    raise error


class ComputerPlayers:
    """The task that plays the computers' turns, with a pause between actions."""

    __slots__ = ("actor", "logged_failures", "played_for", "pool", "stopped", "task")

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.pool = actor.context.pool
        self.played_for: tuple[int | None, int] | None = None  # the turn that its person lets the computer finish
        self.task: asyncio.Task[None] | None = None
        self.stopped = False  # the server is about to stop
        self.logged_failures = NO_FAILURES  # kinds of failure that were logged

    def next_turn(self) -> ComputerTurn | None:
        """Return the turn that a computer has to play now; None while nobody is there, or while somebody is reading."""
        table = self.actor.table
        seat = table.on_turn
        if seat is None or table.closed or self.stopped or not self.actor.is_attended() or self.actor.reading.held:
            return None
        occupant = table.seats[seat]
        if isinstance(occupant, Computer):
            return seat, occupant.level
        asked = table.skipped or self.played_for == table.turn_played()
        plays = isinstance(occupant, Person) and occupant.holds and not asked
        return None if plays else (seat, self.stand_in)

    @property
    def stand_in(self) -> str:
        """The level that stands in for a person."""
        return bots.stand_in(self.actor.table.game.name)

    def update(self) -> None:
        """Start playing if it is a computer's turn."""
        if self.next_turn() is not None and (self.task is None or self.task.done()):
            self.task = background.begin(self.play(), "computer", table=logs.short(self.actor.id))

    async def play(self) -> None:
        """Play one action after another for as long as it is a computer's turn."""
        actor = self.actor
        for place in count():
            turn = self.next_turn()
            if turn is None:
                return actor.pace.reset()
            seat, level = turn
            moves, begun = actor.table.moves, asyncio.get_running_loop().time()
            with self.pool.sharing.seat((actor.table.game.name, level)):
                move = await self.choose(seat, level)
                await actor.pace.rest(begun, self.as_seen(seat, move), place, level)
            await actor.call(partial(self.play_move, turn, moves, move))

    def as_seen(self, seat: int, move: str) -> str:
        """Return a move as a spectator sees it; nothing for what a broken player takes for a move."""
        try:
            return self.actor.table.move_seen_by(None, seat, move)
        except ValueError:
            return ""

    async def play_move(self, turn: ComputerTurn, moves: int, move: str) -> None:
        """Play a move, unless the seat's person is back or the table has moved on. An illegal move is replaced."""
        if self.next_turn() != turn:
            return
        try:
            played = self.played(turn[0], moves, move)
        except StaleTurn:
            return
        except ParlourError as error:
            self.log_failure(error, turn[1])
            played = self.played(turn[0], moves, self.first_legal())
        await self.actor.commit(None, None, [played])

    def played(self, seat: int, moves: int, move: str) -> Moved:
        """Return the log entry of a computer's move."""
        table = self.actor.table
        return commands.by_computer(table, commands.move(table, seat, moves, move))

    async def choose(self, seat: int, level: str) -> str:
        """Return the computer's move, or the first legal one if the worker gives none."""
        table = self.actor.table
        state = table.state
        assert state is not None
        first = self.first_legal()
        try:
            imagined = state.imagine(seat, self.actor.context.environment.random_bytes(16)).position()
            luck, rules = self.actor.context.environment.random_bytes(16), state.game.version
            return await self.pool.choose(table.game.name, level, imagined, luck, rules)
        except NoAnswer:
            return first
        except Exception as error:  # nobody else can play this seat, and everybody waits for it
            self.log_failure(error, level)
            return first

    def first_legal(self) -> str:
        """Return the first legal move, for a computer player that finds none."""
        state = self.actor.table.state
        assert state is not None
        return str(state.legal()[0])

    def log_failure(self, error: Exception, level: str) -> None:
        """Log each kind of failure once: a computer player that fails once fails at every turn."""
        kind = f"{level} {type(error).__name__}"
        if kind not in self.logged_failures:
            self.logged_failures |= {kind}
            facts = {"table": logs.short(self.actor.id), "game": self.actor.table.game.name, "player": level}
            logs.event("computer failed", logging.ERROR, cause=error, **facts)

    async def play_for(self, seat: int | None, message: wire.PlayForMe) -> Answer:
        """Answer "play for me": play one action, or the rest of the turn."""
        table = self.actor.table
        try:
            place = table.check_holder(seat)
            table.check_playing()
            table.check_help()
            table.check_turn(place, message.turn)
            self.actor.reading.check(place)
        except ParlourError as error:
            return await self.actor.submit(seat, message.cmd, partial(refuse, error))
        with self.pool.sharing.seat((table.game.name, self.stand_in)):
            move = await self.choose(place, self.stand_in)
        if message.scope == "turn":
            self.played_for = table.turn_played()
        answer = await self.actor.submit(
            place, message.cmd, lambda: [*commands.help_used(table, place), self.played(place, message.turn, move)]
        )
        self.update()
        return answer
