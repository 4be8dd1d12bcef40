"""The actor of one table: a task that owns it. Everything that happens at the table goes through its inbox, one by one.

Commit before send: an entry is on the disk before anybody hears of it. A crash before the commit: nobody saw the move,
and the client sends it again. After the commit: the table is folded from the log, and a repeated `cmd` is answered.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from time import time
from typing import Any, TypeVar

from parlour import storage
from parlour.core.errors import IllegalMove, ParlourError
from parlour.core.events import Event
from parlour.server.host import background, logs, metrics
from parlour.server.people import ratings
from parlour.server.people.identities import random_word
from parlour.server.table_actor.computer_players import ComputerPlayers
from parlour.server.table_actor.connections import SERVICE_RESTART, Connection, encoder
from parlour.server.table_actor.context import ActorContext
from parlour.server.table_actor.hints import Advice
from parlour.server.table_actor.idempotency import IdempotencyKeys
from parlour.server.table_actor.news import news_for
from parlour.server.table_actor.presence import Presence
from parlour.server.table_actor.reading_pause import ReadingPause
from parlour.server.table_actor.timers import Timers
from parlour.server.views.history import History
from parlour.server.views.log_rows import entry_of, row_of
from parlour.server.views.projections import beside
from parlour.server.views.table_view import events_for, said, situation, table_info
from parlour.storage import people, rows
from parlour.storage.rows import Statement
from parlour.table import life
from parlour.table.entries import Began, Body, Ended, Moved, SecretDrawn, Stood
from parlour.table.errors import StaleTurn, TableError
from parlour.table.handlers import handled
from parlour.table.log import Entry
from parlour.table.news import TimeRunsOut
from parlour.table.table import Table
from parlour.table.talk import EMOTES
from parlour.wire import messages as wire

Answer = wire.Ack | wire.Refused | wire.Stale | wire.Error
Change = Callable[[], Sequence[Body]]
T = TypeVar("T")
CODE_LENGTH = 8  # 39 bits: with the budget for wrong ones, years
LOG_SENT = 200  # moves that somebody who comes later can scroll back through
FIRST_WAIT, LONGEST_WAIT = 0.25, 5.0  # seconds before something is written again that could not be


def new_secret() -> str:
    """The house's share in the chance of a deal."""
    return secrets.token_hex(32)


async def nothing() -> None:
    """What is done when only the order matters."""


class TableActor:
    """A table with its log and its connections, and what looks after it."""

    def __init__(self, id: str, table: Table, context: ActorContext) -> None:
        self.id = id
        self.table = table
        self.context = context
        self.connections: set[Connection] = set()
        self.code = random_word(CODE_LENGTH)
        context.codes[self.code] = id
        self.gone = False  # dropped from memory: whoever comes now is sent to the table as it is on the disk
        self.asleep = False  # the store may say that nothing is due here; the next entry says otherwise
        self.quiet_since = time()  # when the last connection left, or somebody asked for the table
        self.last_at = 0.0  # of the last entry
        self.paused = ""  # why nothing can be kept now, as a key of locales/
        self.history = History()  # of this game
        self.rated: wire.Rated | None = None  # what the last game made of ratings
        self.idempotency_keys = IdempotencyKeys()
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.waiting: set[asyncio.Future[Any]] = set()  # what somebody waits for
        self.owner = asyncio.create_task(self.work())
        self.waking: asyncio.Task[None] | None = None
        self.computers = ComputerPlayers(self)
        self.advice = Advice(self)
        self.timers = Timers(self)
        self.presence = Presence(self)
        self.reading = ReadingPause(self)

    async def work(self) -> None:
        """The owner: one thing after the other."""
        while True:
            await (await self.inbox.get())()

    async def close(self) -> None:
        """Let go of the table; nothing is lost by it."""
        self.gone = True
        self.presence.close()
        self.context.codes.pop(self.code, None)
        running = [task for task in (self.owner, self.waking, self.computers.task) if task is not None]
        for task in running:
            task.cancel()
        self.timers.close()
        self.reading.close()
        await asyncio.gather(*running, return_exceptions=True)
        for done in list(self.waiting):
            done.set_exception(TableError("table-come-back"))
        await self.advice.close()

    async def drain(self, key: str) -> None:
        """Computers stop; what was asked for before is kept and answered; then everybody hears why they have to go."""
        if self.computers.task is not None:
            self.computers.task.cancel()
        if not self.paused:
            await self.call(nothing)
        for connection in list(self.connections):
            connection.leave(key, SERVICE_RESTART)
        while self.connections:
            await asyncio.sleep(0.02)

    # Asking for something.

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done by the owner, in its turn, and wait for it."""
        if self.gone:
            raise TableError("table-come-back")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.add(done)
        done.add_done_callback(self.waiting.discard)

        async def handle() -> None:
            try:
                answer = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(answer)

        await self.inbox.put(handle)
        return await done

    async def ask(self, seat: int | None, cmd: str, change: Change) -> Answer:
        """Have a change made by the owner, and wait for the answer."""
        with metrics.timed(metrics.move_seconds, self.table.game.name):
            answer = await self.call(lambda: self.change(seat, cmd, change))
        metrics.answers.inc(type(answer).__name__.lower())
        return answer

    async def change(self, seat: int | None, cmd: str, change: Change) -> Answer:
        """Check, keep, make true, tell. A command that came before gets its first answer."""
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
        """The answer to a command that is older than what the actor remembers."""
        if not self.idempotency_keys.forgot:
            return None
        found = await self.context.store.find_cmd(self.id, seat, cmd)
        return wire.Ack(cmd, found.seq, repeat=True) if found is not None else None

    async def commit(
        self,
        seat: int | None,
        cmd: str | None,
        bodies: Sequence[Body],
        opening: Sequence[storage.TableRow] = (),
        more: Sequence[Statement] = (),
    ) -> int:
        """Append, wait for the disk, then apply and tell; the number of the last entry.

        A new table is written together with its first entries. A command belongs to the last entry that it leads to.
        """
        now = time()
        last = len(bodies) - 1
        entries = [
            Entry(self.table.seq + 1 + place, body, now, cmd if place == last else None)
            for place, body in enumerate(bodies)
        ]
        awake = [rows.mark_live(self.id, True)] if self.asleep and self.table.clock_runs else []
        statements = [*awake, *beside(self.id, self.table, bodies, now), *more]
        with metrics.timed(metrics.commit_seconds):
            await self.write([row_of(self.id, entry, seat) for entry in entries], opening, statements)
        self.asleep = False
        for entry in entries:
            self.remember(entry, seat)
            events = self.take_in(entry)
            if isinstance(entry.body, Stood):
                self.unseat(entry.body.seat)
            self.tell(entry, events)
            self.count(entry)
        await self.follow_up()
        self.look()
        return entries[-1].seq

    async def write(
        self, entries: Sequence[storage.Entry], opening: Sequence[storage.TableRow], more: Sequence[Statement]
    ) -> None:
        """Have it on the disk. Where the disk is full or cannot be written, the table pauses until it can."""
        wait = FIRST_WAIT
        while True:
            try:
                await self.context.store.append(entries, tables=opening, more=more)
                break
            except storage.WriteFailed:
                metrics.write_troubles.inc()
                if opening:
                    raise
                self.pause("table-cannot-write")
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
            except storage.Conflict as conflict:
                if conflict.on != "cmd":  # somebody else writes to this table: what is here is not true
                    self.context.evict(self.id)
                raise
        self.pause("")

    def pause(self, key: str) -> None:
        """Nothing can be kept, or it can again; everybody hears of it."""
        if key == self.paused:
            return
        self.paused = key
        logs.event(
            "table paused" if key else "table goes on", logging.WARNING, table=logs.short(self.id), why=key or None
        )
        for connection in self.connections:
            if key and connection.greeted:
                connection.tell(wire.Paused(key, {}))
        self.show_all()

    def count(self, entry: Entry) -> None:
        """What the host hears of an entry."""
        game = self.table.game.name
        if isinstance(entry.body, Moved):
            metrics.moves.inc(game)
        if isinstance(entry.body, Began):
            metrics.games_begun.inc(game)
            logs.event("game begun", table=logs.short(self.id), game=game, seats=len(self.table.seats))
        elif isinstance(entry.body, Moved | Ended) and self.table.phase == "over":
            metrics.games_over.inc(game)
            logs.event("game over", table=logs.short(self.id), game=game, moves=self.table.moves)

    def look(self) -> None:
        """Something has changed: what follows by itself is looked for."""
        self.reading.look()
        self.computers.look()
        self.advice.look()
        self.timers.look()

    def remember(self, entry: Entry, seat: int | None) -> None:
        """What a command led to. Those of somebody who stands up go with them."""
        if entry.cmd is not None:
            self.idempotency_keys.put((seat, entry.cmd), entry.seq)
        if isinstance(entry.body, Stood):
            self.idempotency_keys.forget_seat(entry.body.seat)

    def fold(self, row: storage.Entry) -> None:
        """Take an entry from the store, at the start."""
        entry = entry_of(row)
        self.take_in(entry)
        self.remember(entry, row.seat)

    def take_in(self, entry: Entry) -> Sequence[Event]:
        """Make an entry true, and keep the past of the game for those who come later."""
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

    def wake_up(self) -> None:
        """Opened from the log: nobody is there yet. What is owed to the table is the owner's first work; whoever asked
        for the table does not wait for it, because the disk may take nothing for a while."""
        self.asleep = True
        self.timers.everybody_is_away()
        self.waking = background.begin(self.call(self.catch_up), "table", table=logs.short(self.id))

    async def catch_up(self) -> None:
        """Nobody has lost time while the house was closed, and what follows by itself is made up for."""
        clock, grace = self.table.clock, time() + self.context.settings.restart_grace
        if self.table.on_turn is not None and clock.seconds is not None and clock.until < grace:
            await self.commit(None, None, [life.grace(grace)])
        await self.follow_up()
        self.look()

    async def follow_up(self) -> None:
        """What the table does by itself: what people agreed on, the score of a game, the next deal."""
        table = self.table
        if table.phase == "over" and table.secret == table.dealt["secret"]:
            await self.score()
        elif table.everybody_wants_rematch():
            await self.commit(None, None, [table.deal()])
        elif (body := life.consequence(table)) is not None:
            await self.commit(None, None, [body])

    async def score(self) -> None:
        """A game is over: what it brought everybody, and a new secret for the next one."""
        secret = [SecretDrawn(None, new_secret())]
        async with self.context.scoring:
            now = time()
            found = await ratings.reckon(self.context.store.people, self.id, self.table, now)
            more = people.add_scores(found.scores, found.ratings) if found is not None else []
            more.append(people.add_finished(ratings.finished(self.id, self.table, now)))
            try:
                await self.commit(None, None, secret, more=more)
            except storage.BadRow:  # somebody has had everything about them deleted meanwhile
                found = None
                await self.commit(None, None, secret)
        if found is not None:
            self.rated = found.told
            self.tell_all(found.told)

    # Telling.

    def tell(self, entry: Entry, events: Sequence[Event]) -> None:
        """Everybody hears of an entry, each as they may see it; who sees the same is told the same."""
        info, news = self.info(), handled(entry.body).tell(self.table)
        self.tell_each(lambda seat: news_for(self, seat, news, events, info))
        if isinstance(news, TimeRunsOut):
            self.tell_all(wire.Warn(news.seat, max(0, round(1000 * (news.until - entry.at)))))

    def tell_each(
        self, message_for: Callable[[int | None], wire.FromServer], connections: Iterable[Connection] | None = None
    ) -> None:
        """A message to everybody, or to these: made and written once for all who look with the same eyes."""
        written: dict[int | None, bytes] = {}
        shows = False
        for connection in self.connections if connections is None else connections:
            if connection.greeted:
                if connection.seat not in written:
                    message = message_for(connection.seat)
                    written[connection.seat] = encoder.encode(message)
                    shows = isinstance(message, wire.State | wire.Events)
                connection.send(written[connection.seat])
                connection.knows = self.presence.changes if shows else connection.knows

    def tell_all(self, message: wire.FromServer) -> None:
        """The same to everybody."""
        self.tell_each(lambda seat: message)

    def info(self) -> wire.TableInfo:
        return table_info(self)

    def welcome(self, connection: Connection, reading: int | None = None) -> None:
        """A new connection: everything it may know, and the others hear that somebody is there."""
        if self.gone:
            raise TableError("table-come-back")
        table = self.table
        connection.find_seat(table)  # now: the connection may be older than what happened to its seat
        self.connections.add(connection)
        connection.tell(
            wire.Welcome(wire.VERSION, connection.seat, self.id, table.seq, time(), table.rules_version, list(EMOTES))
        )
        if reading is not None:
            self.reading.begin(connection, reading)
        talk = [said(0, line) for line in table.talk]
        whole = wire.State(
            table.seq, self.info(), situation(table, connection.seat), self.log_for(connection.seat), talk=talk
        )
        connection.tell(whole)
        if self.rated is not None:
            connection.tell(self.rated)
        if self.paused:
            connection.tell(wire.Paused(self.paused, {}))
        self.timers.came(connection.seat)
        if not connection.greeted:  # the others have seen who says it again
            self.presence.changed()
        connection.greeted = True
        connection.knows = self.presence.changes
        self.computers.look()

    def unseat(self, seat: int | None) -> None:
        """Whoever had this seat is a spectator now, also on connections that stay open."""
        for connection in self.connections:
            if connection.seat == seat:
                connection.seat = None

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is connected."""
        return any(connection.seat == seat for connection in self.connections)

    def is_attended(self) -> bool:
        """Whether somebody is there to play with. In a game over days people come and go."""
        if self.table.clock.slow:
            return bool(self.table.holders())
        if self.table.visibility == "show":
            return bool(self.connections)
        return any(connection.seat is not None for connection in self.connections)

    def log_for(self, seat: int | None) -> list[wire.Told]:
        """The game so far, as this seat saw it: the last moves, and before them what a score sheet needs."""
        recent = len(self.history) - LOG_SENT
        return [
            wire.Told(
                played.seat,
                self.table.move_seen_by(seat, played.seat, played.move),
                events_for(events, seat),
                played.computer,
            )
            for number, (played, events) in enumerate(self.history)
            if number >= recent or any(event.milestone for event in events)
        ]

    def part(self, connection: Connection) -> None:
        """A connection has ended."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.quiet_since = time()
        self.advice.watchers.pop(connection, None)
        self.reading.end(connection)
        self.timers.went(connection.seat)
        self.presence.changed()

    def show_all(self) -> None:
        """The whole table to everybody."""
        info = self.info()
        self.tell_each(lambda seat: wire.State(self.table.seq, info, situation(self.table, seat)))
