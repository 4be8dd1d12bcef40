"""The actor of one table: the task that owns it and processes its inbox in order.

Commit before send: an entry is on the disk before any client receives it. If the server crashes before the commit,
nobody has seen the move, and the client sends it again. If it crashes after the commit, the table is folded from the
log, and a repeated command is recognised by its idempotency key (`cmd`) and gets its first answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import TypeVar

from parlour import storage
from parlour.core.errors import IllegalMove, ParlourError
from parlour.core.events import Event
from parlour.server.host import background, logs, metrics
from parlour.server.people.tokens import random_word
from parlour.server.table_actor.broadcast import Broadcast
from parlour.server.table_actor.chances import Chances
from parlour.server.table_actor.computer_players import ComputerPlayers
from parlour.server.table_actor.connections import SERVICE_RESTART, Connection
from parlour.server.table_actor.context import ActorContext
from parlour.server.table_actor.hints import Hints
from parlour.server.table_actor.idempotency import IdempotencyKeys
from parlour.server.table_actor.inbox import Inbox
from parlour.server.table_actor.log_writer import LogWriter
from parlour.server.table_actor.presence import Presence
from parlour.server.table_actor.reading_pause import ReadingPause
from parlour.server.table_actor.scoring import score_game
from parlour.server.table_actor.timers import Timers
from parlour.server.views.history import History
from parlour.server.views.log_rows import entry_of, row_of
from parlour.server.views.projections import projection_operations
from parlour.storage import Operation
from parlour.storage.operations import SetLive
from parlour.table import commands
from parlour.table.entries import Began, Body, Ended, Moved, Stood
from parlour.table.errors import StaleTurn, TableError
from parlour.table.log import Entry
from parlour.table.table import Table
from parlour.wire import messages as wire

Answer = wire.Ack | wire.Refused | wire.Stale | wire.Error
Change = Callable[[], Sequence[Body]]
T = TypeVar("T")
CODE_LENGTH = 8  # 39 bits: under the rate limit for wrong codes, guessing one takes years


async def noop() -> None:
    """Do nothing: a call that returns once everything before it in the inbox is done."""


class TableActor:
    """The actor that owns a table, its log and its connections."""

    def __init__(self, id: str, table: Table, context: ActorContext) -> None:
        self.id = id
        self.table = table
        self.context = context
        self.connections: set[Connection] = set()
        self.code = random_word(CODE_LENGTH)
        context.codes[self.code] = id
        self.evicted = False  # evicted from memory: new callers are sent to the table as it is on the disk
        self.asleep = False  # the store may record that nothing is due here; the next entry corrects it
        self.quiet_since = time()  # when the last connection ended, or the table was last requested
        self.last_at = 0.0  # the time of the last entry
        self.history = History()  # of the current game
        self.rated: wire.Rated | None = None  # the new ratings after the last game
        self.idempotency_keys = IdempotencyKeys()
        self.inbox = Inbox()
        self.starting: asyncio.Task[None] | None = None
        self.broadcast = Broadcast(self)
        self.log_writer = LogWriter(self)
        self.computers = ComputerPlayers(self)
        self.hints = Hints(self)
        self.chances = Chances(self)
        self.timers = Timers(self)
        self.presence = Presence(self)
        self.reading = ReadingPause(self)

    @property
    def paused(self) -> str:
        """The reason why nothing can be stored now, as a key of locales/; empty if the store works."""
        return self.log_writer.paused

    async def close(self) -> None:
        """Cancel the table's tasks. Nothing is lost, because everything committed is in the store."""
        self.evicted = True
        self.presence.close()
        self.context.codes.pop(self.code, None)
        running = [task for task in (self.inbox.owner, self.starting, self.computers.task) if task is not None]
        for task in running:
            task.cancel()
        self.timers.close()
        self.reading.close()
        await asyncio.gather(*running, return_exceptions=True)
        self.inbox.fail_pending()
        await self.chances.close()

    async def drain(self, key: str) -> None:
        """Stop the computer players, answer the commands in the inbox, then close every connection with the reason
        `key`."""
        if self.computers.task is not None:
            self.computers.task.cancel()
        if not self.paused:
            await self.call(noop)
        for connection in list(self.connections):
            connection.close(key, SERVICE_RESTART)
        while self.connections:
            await asyncio.sleep(0.02)

    # The inbox.

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Put work into the inbox and return its result."""
        if self.evicted:
            raise TableError("table-come-back")
        return await self.inbox.call(work)

    async def submit(self, seat: int | None, cmd: str, change: Change) -> Answer:
        """Submit a command and return its answer; `cmd` is its idempotency key."""
        with metrics.timed(metrics.move_seconds, self.table.game.name):
            answer = await self.call(lambda: self.execute(seat, cmd, change))
        metrics.answers.inc(type(answer).__name__.lower())
        return answer

    async def execute(self, seat: int | None, cmd: str, change: Change) -> Answer:
        """Check and commit a command. A command whose idempotency key is known gets its first answer again."""
        if (seq := self.idempotency_keys.get((seat, cmd))) is not None:
            return wire.Ack(cmd, seq, repeat=True)
        try:
            return wire.Ack(cmd, await self.commit(seat, cmd, change()))
        except storage.Conflict as conflict:
            if conflict.on != "cmd":
                raise
            self.idempotency_keys.forgot = True
            refusal: Answer = wire.Stale(cmd, self.table.seq)
        except StaleTurn:
            refusal = wire.Stale(cmd, self.table.seq)
        except IllegalMove as refused:
            refusal = wire.Refused(cmd, refused.key, dict(refused.facts), refused.rule)
        except ParlourError as error:
            refusal = wire.Refused(cmd, error.key, dict(error.facts))
        return await self.first_answer(seat, cmd) or refusal

    async def first_answer(self, seat: int | None, cmd: str) -> wire.Ack | None:
        """Return the answer to a command whose idempotency key is found only in the store; None for a new command."""
        if not self.idempotency_keys.forgot:
            return None
        found = await self.context.store.find_cmd(self.id, seat, cmd)
        return wire.Ack(cmd, found.seq, repeat=True) if found is not None else None

    # The log.

    async def commit(
        self,
        seat: int | None,
        cmd: str | None,
        bodies: Sequence[Body],
        opening: Sequence[storage.TableRow] = (),
        more: Sequence[Operation] = (),
    ) -> int:
        """Append entries, wait for the commit, then apply and broadcast them. Return the number of the last entry.

        The row of a new table is written together with its first entries. The idempotency key belongs to the last
        entry.
        """
        now = time()
        last = len(bodies) - 1
        entries = [
            Entry(self.table.seq + 1 + place, body, now, cmd if place == last else None)
            for place, body in enumerate(bodies)
        ]
        awake = [SetLive(self.id, True)] if self.asleep and self.table.clock_runs else []
        statements = [*awake, *projection_operations(self.id, self.table, bodies, now), *more]
        with metrics.timed(metrics.commit_seconds):
            await self.log_writer.write([row_of(self.id, entry, seat) for entry in entries], opening, statements)
        self.asleep = False
        for entry in entries:
            self.remember_key(entry, seat)
            events = self.apply(entry)
            if isinstance(entry.body, Stood):
                self.unseat(entry.body.seat)
            self.broadcast.entry(entry, events)
            self.count(entry)
        await self.commit_consequences()
        self.update()
        return entries[-1].seq

    def count(self, entry: Entry) -> None:
        """Count an entry in the metrics, and log the beginning and the end of games."""
        game = self.table.game.name
        if isinstance(entry.body, Moved):
            metrics.moves.inc(game)
        if isinstance(entry.body, Began):
            metrics.games_begun.inc(game)
            logs.event("game begun", table=logs.short(self.id), game=game, seats=len(self.table.seats))
        elif isinstance(entry.body, Moved | Ended) and self.table.phase == "over":
            metrics.games_over.inc(game)
            logs.event("game over", table=logs.short(self.id), game=game, moves=self.table.moves)

    def update(self) -> None:
        """Let every part that acts by itself (pauses, computer players, chances, timers) react to the new state."""
        self.reading.update()
        self.computers.update()
        self.chances.update()
        self.timers.update()

    def remember_key(self, entry: Entry, seat: int | None) -> None:
        """Remember the idempotency key of an entry. A seat's keys are dropped when its person stands up."""
        if entry.cmd is not None:
            self.idempotency_keys.put((seat, entry.cmd), entry.seq)
        if isinstance(entry.body, Stood):
            self.idempotency_keys.forget_seat(entry.body.seat)

    def fold(self, row: storage.Entry) -> None:
        """Fold a stored entry into the table while it is being opened."""
        entry = entry_of(row)
        self.apply(entry)
        self.remember_key(entry, row.seat)

    def apply(self, entry: Entry) -> Sequence[Event]:
        """Apply an entry to the table and add its events to the game's history, which later connections receive."""
        turn = self.table.turn_played()
        events = self.table.apply(entry)
        self.last_at = entry.at
        begins = isinstance(entry.body, Began)
        if begins or self.table.turn_played() != turn:
            self.computers.played_for = None
        if begins:
            self.context.codes.pop(self.code, None)
            self.rated = None
        self.history.follow(entry, events)
        return events

    def start(self) -> None:
        """Start after the log was folded, with nobody connected.

        Catching up becomes the first work in the inbox; the caller does not wait for it, because the disk may refuse
        writes for a while.
        """
        self.asleep = True
        self.timers.mark_everybody_away()
        self.starting = background.begin(self.call(self.catch_up), "table", table=logs.short(self.id))

    async def catch_up(self) -> None:
        """Give players back the time lost while the server was down, and commit whatever is overdue."""
        clock, grace = self.table.clock, time() + self.context.settings.restart_grace
        if self.table.on_turn is not None and clock.seconds is not None and clock.until < grace:
            await self.commit(None, None, [commands.grace(grace)])
        await self.commit_consequences()
        self.update()

    async def commit_consequences(self) -> None:
        """Commit what the table does by itself: what people agreed on, the score of a game, the next deal."""
        table = self.table
        if table.phase == "over" and table.secret == table.dealt["secret"]:
            await score_game(self)
        elif table.everybody_wants_rematch():
            await self.commit(None, None, [commands.deal(table)])
        elif (body := commands.consequence(table)) is not None:
            await self.commit(None, None, [body])

    # Connections.

    def connect(self, connection: Connection, reading: int | None = None) -> None:
        """Send a new connection its snapshot of the table, and show the others who has arrived."""
        if self.evicted:
            raise TableError("table-come-back")
        connection.find_seat(self.table)  # only now: the seat may have changed hands since the socket opened
        self.connections.add(connection)
        self.broadcast.greet(connection)
        if reading is not None:
            self.reading.begin(connection, reading)
        self.broadcast.send_snapshot(connection)
        self.timers.connected(connection.seat)
        if not connection.greeted:  # a second hello changes nothing for the others
            self.presence.changed()
        connection.greeted = True
        connection.knows = self.presence.changes
        self.computers.update()

    def disconnect(self, connection: Connection) -> None:
        """Remove a connection that has ended, and start the timers of its seat."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.quiet_since = time()
        self.chances.watchers.pop(connection, None)
        self.reading.end(connection)
        self.timers.disconnected(connection.seat)
        self.presence.changed()

    def unseat(self, seat: int | None) -> None:
        """Turn the open connections of a freed seat into spectators."""
        for connection in self.connections:
            if connection.seat == seat:
                connection.seat = None

    def is_connected(self, seat: int) -> bool:
        """Return whether the person of a seat is connected."""
        return any(connection.seat == seat for connection in self.connections)

    def is_attended(self) -> bool:
        """Return whether anybody is there to play with. A slow game counts its players even while they are away."""
        if self.table.clock.slow:
            return bool(self.table.holders())
        if self.table.visibility == "show":
            return bool(self.connections)
        return any(connection.seat is not None for connection in self.connections)
