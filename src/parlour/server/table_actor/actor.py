"""The actor of one table: it owns the table, and its lock lets one change after another happen, in their order.

Commit before send: an entry is on the disk before any client receives it. If the server crashes before the commit,
nobody has seen the move, and the client sends it again. If it crashes after the commit, the table is folded from the
log, and a repeated command is recognised by its idempotency key (`cmd`) and gets its first answer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from parlour import storage
from parlour.core.errors import IllegalMove, ParlourError
from parlour.core.events import Event
from parlour.server.host import background, logs
from parlour.server.host.close_codes import SERVICE_RESTART
from parlour.server.host.timing import Timed
from parlour.server.table_actor.broadcast import Broadcast
from parlour.server.table_actor.chances import Chances
from parlour.server.table_actor.computer_players import ComputerPlayers
from parlour.server.table_actor.connections import Connection
from parlour.server.table_actor.context import ActorContext
from parlour.server.table_actor.faces import SeatFaces
from parlour.server.table_actor.hints import Hints
from parlour.server.table_actor.idempotency import IdempotencyKeys, Refusal
from parlour.server.table_actor.log_writer import LogWriter
from parlour.server.table_actor.pace import TablePace
from parlour.server.table_actor.presence import Presence
from parlour.server.table_actor.reading_pause import ReadingPause
from parlour.server.table_actor.reminders import Reminders
from parlour.server.table_actor.scoring import score_game
from parlour.server.table_actor.timers import Timers
from parlour.server.views.history import History
from parlour.server.views.log_rows import entry_of, row_of
from parlour.server.views.projections import projection_operations
from parlour.storage import Operation
from parlour.storage.operations import SetLive
from parlour.table import commands
from parlour.table.entries import Began, Body, Ended, Moved, SeatTaken, Stood
from parlour.table.errors import StaleTurn, TableError
from parlour.table.log import Entry
from parlour.table.table import Table
from parlour.wire import messages as wire

Answer = wire.Ack | wire.Refused | wire.Stale | wire.Error
Change = Callable[[], Sequence[Body]]
T = TypeVar("T")


class TableActor:
    """The actor that owns a table, its log and its connections."""

    def __init__(self, id: str, table: Table, context: ActorContext) -> None:
        self.id = id
        self.table = table
        self.context = context
        self.metrics = context.metrics.of(table.game.name)
        self.now = context.environment.now
        self.connections: dict[Connection, None] = {}  # in the order of their arrival
        self.code = ""  # the short code by which people find the table before its first game
        self.evicted = False  # evicted from memory: new callers are sent to the table as it is on the disk
        self.asleep = False  # the store may record that nothing is due here; the next entry corrects it
        self.quiet_since = self.now()  # when the last connection ended, or the table was last requested
        self.last_at = 0.0  # the time of the last entry
        self.history = History()  # of the current game
        self.rated: wire.Rated | None = None  # the new ratings after the last game
        self.idempotency_keys = IdempotencyKeys()
        self.lock = asyncio.Lock()  # first come, first served
        self.calls = 0  # that wait for the lock or hold it
        self.starting: asyncio.Task[None] | None = None
        self.broadcast = Broadcast(self)
        self.log_writer = LogWriter(self)
        self.computers = ComputerPlayers(self)
        self.hints = Hints(self)
        self.chances = Chances(self)
        self.timers = Timers(self)
        self.presence = Presence(self)
        self.reading = ReadingPause(self)
        self.pace = TablePace(self)
        self.faces = SeatFaces(self)
        self.reminders = Reminders(self)

    @property
    def paused(self) -> str:
        """The reason why nothing can be stored now, as a key of locales/; empty if the store works."""
        return self.log_writer.paused

    async def close(self) -> None:
        """Cancel the table's tasks. Nothing is lost, because everything committed is in the store."""
        self.evicted = True
        self.presence.close()
        running = [task for task in (self.starting, self.computers.task) if task is not None]
        for task in running:
            task.cancel()
        self.timers.close()
        self.reading.close()
        self.log_writer.wake()
        await asyncio.gather(*running, return_exceptions=True)
        await self.chances.close()

    async def drain(self, key: str) -> None:
        """Stop the computer players, answer the pending commands, then close every connection with the reason `key`."""
        self.computers.stopped = True
        if not self.paused:
            async with self.lock:
                pass  # everything before is answered
        for connection in list(self.connections):
            connection.close(key, SERVICE_RESTART)
        while self.connections:
            await asyncio.sleep(0.02)

    # Changes.

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do work that changes the table, after everything that was called before, and return its result.

        Once an entry is handed to the store the caller must not be cancelled, or the table would miss it: a caller that
        may be cancelled shields the call.
        """
        self.calls += 1
        try:
            async with self.lock:
                if self.evicted:
                    raise TableError("table-come-back")
                return await work()
        finally:
            self.calls -= 1

    async def submit(self, seat: int | None, cmd: str, change: Change) -> Answer:
        """Submit a command and return its answer; `cmd` is its idempotency key."""
        with Timed(self.metrics.move_seconds, "move"):
            answer = await self.call(lambda: self.execute(seat, cmd, change))
        self.context.metrics.answers[type(answer).__name__.lower()].inc()
        return answer

    async def execute(self, seat: int | None, cmd: str, change: Change) -> Answer:
        """Check and commit a command. A command whose idempotency key is known gets its first answer again."""
        key = (seat, cmd)
        if (seq := self.idempotency_keys.get(key)) is not None:
            return wire.Ack(cmd, seq, repeat=True)
        if key in self.idempotency_keys.refusals:
            return self.idempotency_keys.refusals[key]
        try:
            return wire.Ack(cmd, await self.commit(seat, cmd, change()))
        except storage.Conflict as conflict:
            if conflict.on != "cmd":
                raise
            self.idempotency_keys.forgot = True
            refusal: Refusal = wire.Stale(cmd, self.table.seq)
        except StaleTurn:
            refusal = wire.Stale(cmd, self.table.seq)
        except IllegalMove as refused:
            refusal = wire.Refused(cmd, refused.key, dict(refused.facts), refused.rule)
        except ParlourError as error:
            refusal = wire.Refused(cmd, error.key, dict(error.facts))
        return await self.refuse(seat, cmd, refusal)

    async def refuse(self, seat: int | None, cmd: str, refusal: Refusal) -> wire.Ack | Refusal:
        """Refuse a command for good, unless it was accepted before."""
        return await self.first_answer(seat, cmd) or self.idempotency_keys.refuse((seat, cmd), refusal)

    async def first_answer(self, seat: int | None, cmd: str) -> wire.Ack | None:
        """Return the answer to a command that was accepted before; None for a new one."""
        if (seq := self.idempotency_keys.get((seat, cmd))) is not None:
            return wire.Ack(cmd, seq, repeat=True)
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
        now = self.now()
        last = len(bodies) - 1
        entries = [
            Entry(self.table.seq + 1 + place, body, now, cmd if place == last else None)
            for place, body in enumerate(bodies)
        ]
        awake = [SetLive(self.id, True)] if self.asleep and self.table.clock_runs else []
        statements = [*awake, *projection_operations(self.id, self.table, bodies, now), *more]
        with Timed(self.context.metrics.commit_seconds, "commit"):
            await self.log_writer.write([row_of(self.id, entry, seat) for entry in entries], opening, statements)
        self.asleep = False
        for entry in entries:
            self.remember_key(entry, seat)
            events = self.apply(entry)
            if isinstance(entry.body, Stood):
                self.unseat(entry.body.seat)
            elif isinstance(entry.body, SeatTaken):
                self.send_off(entry.body.seat)
            self.broadcast.entry(entry, events)
            self.count(entry)
        await self.commit_consequences()
        self.update()
        return entries[-1].seq

    def count(self, entry: Entry) -> None:
        """Count an entry in the metrics, and log the beginning and the end of games."""
        game = self.table.game.name
        if isinstance(entry.body, Moved):
            self.metrics.moves.inc()
        if isinstance(entry.body, Began):
            self.metrics.games_begun.inc()
            logs.event("game begun", table=logs.short(self.id), game=game, seats=len(self.table.seats))
        elif isinstance(entry.body, Moved | Ended) and self.table.phase == "over":
            self.metrics.games_over.inc()
            logs.event("game over", table=logs.short(self.id), game=game, moves=self.table.moves)

    def update(self) -> None:
        """Let every part that acts by itself (pauses, computer players, chances, timers, reminders) react to the new
        state."""
        self.reading.update()
        self.computers.update()
        self.chances.update()
        self.timers.update()
        self.reminders.update()

    def remember_key(self, entry: Entry, seat: int | None) -> None:
        """Remember the idempotency key of an entry. A seat's keys are dropped when it changes hands."""
        if entry.cmd is not None:
            self.idempotency_keys.put((seat, entry.cmd), entry.seq)
        if isinstance(entry.body, Stood | SeatTaken):
            self.idempotency_keys.forget_seat(entry.body.seat)

    def fold(self, row: storage.Entry) -> None:
        """Fold a stored entry into the table while it is being opened."""
        entry = entry_of(row)
        self.apply(entry)
        self.remember_key(entry, row.seat)

    def apply(self, entry: Entry) -> Sequence[Event]:
        """Apply an entry to the table and add its events to the game's history, which later connections receive."""
        events = self.table.apply(entry)
        self.last_at = entry.at
        begins = isinstance(entry.body, Began)
        played_for = self.computers.played_for
        if played_for is not None and (begins or self.table.turn_played() != played_for):
            self.computers.played_for = None
        if begins:
            self.rated = None
        self.history.follow(entry, events)
        return events

    def start(self) -> None:
        """Start after the log was folded, with nobody connected.

        Catching up is the first work; the caller does not wait for it, because the disk may refuse writes for a while.
        """
        self.asleep = True
        self.timers.mark_everybody_away()
        self.starting = background.begin(self.call(self.catch_up), "table", table=logs.short(self.id))

    async def catch_up(self) -> None:
        """Give players back the time lost while the server was down, and commit whatever is overdue."""
        clock, grace = self.table.clock, self.now() + self.context.settings.restart_grace
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
        self.connections[connection] = None
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
        self.reminders.update()
        self.reminders.came(self.person_of(connection))

    def disconnect(self, connection: Connection) -> None:
        """Remove a connection that has ended, and start the timers of its seat."""
        if connection not in self.connections:
            return
        del self.connections[connection]
        self.quiet_since = self.now()
        self.chances.watchers.pop(connection, None)
        self.reading.end(connection)
        self.pace.leave(connection)
        self.timers.disconnected(connection.seat)
        self.reminders.update()
        self.presence.changed()

    def person_of(self, connection: Connection) -> str:
        """Return the id of the person behind a connection; empty if the server does not know them."""
        return connection.person or ("" if connection.seat is None else self.table.person(connection.seat).person)

    def unseat(self, seat: int | None) -> None:
        """Turn the open connections of a freed seat into spectators."""
        for connection in self.connections:
            if connection.seat == seat:
                connection.seat = None

    def send_off(self, seat: int) -> None:
        """End the open connections of whoever had a seat that a friend has taken; they come back as spectators."""
        for connection in [one for one in self.connections if one.seat == seat]:
            connection.seat = None
            connection.close("table-come-back", SERVICE_RESTART)

    def is_connected(self, seat: int) -> bool:
        """Return whether the person of a seat is connected."""
        return any(connection.seat == seat for connection in self.connections)

    def is_attended(self) -> bool:
        """Return whether anybody is there to play with. A slow game counts its players even while they are away."""
        if self.table.tournament:
            return True  # the others of the tournament wait for the result
        if self.table.clock.slow:
            return bool(self.table.holders())
        if self.table.visibility == "show":
            return bool(self.connections)
        return any(connection.seat is not None for connection in self.connections)
