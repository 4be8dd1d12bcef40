"""The registry of all tables: it opens them from the store on request, and evicts them from memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from time import time
from typing import Any

import parlour
from parlour import bots, storage
from parlour.server.host import logs
from parlour.server.host.settings import Settings
from parlour.server.people.tokens import new_token, random_word
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.connections import SERVICE_RESTART, Connection
from parlour.server.table_actor.context import ActorContext
from parlour.server.table_actor.scoring import new_secret
from parlour.server.tables.time_slices import in_slices
from parlour.server.workers.finished_games import Start
from parlour.server.workers.pool import WorkerPool, ignore_error
from parlour.storage.rows import PersonRow
from parlour.table import commands
from parlour.table.entries import Visibility
from parlour.table.errors import LogError, TableError
from parlour.table.match import Match
from parlour.table.table import Table
from parlour.wire import messages as wire

ID_LENGTH = 10  # 49 bits: whoever has an address that cannot be guessed was invited


class TableRegistry:
    """The actors of the tables in memory, by table id."""

    def __init__(self, store: storage.Store, pool: WorkerPool, settings: Settings) -> None:
        self.store = store
        self.pool = pool
        self.settings = settings
        self.context = ActorContext(store, pool, settings, evict=self.evict)
        self.actors: dict[str, TableActor] = {}
        self.opening: dict[str, asyncio.Task[TableActor]] = {}  # tables being read from the store
        self.outdated: set[str] = set()  # of these, the ones whose log has to be read once more
        self.unreadable: dict[str, LogError] = {}  # tables whose log cannot be read, each logged once
        self.folding = asyncio.Lock()
        self.leaving: set[asyncio.Task[None]] = set()

    async def drain(self, key: str) -> None:
        """Drain all actors at once before the server stops; every connection is sent the reason `key`."""
        await asyncio.gather(*(actor.drain(key) for actor in list(self.actors.values())))

    async def close(self) -> None:
        """Cancel the opening of tables, and close every actor."""
        for task in (opening := list(self.opening.values())):
            task.cancel()
        await asyncio.gather(*opening, return_exceptions=True)
        for actor in self.actors.values():
            await actor.close()

    # Opening tables.

    async def open_table(
        self,
        game: str,
        visibility: Visibility,
        seats: int,
        options: Mapping[str, Any],
        match: Match | None = None,
        clock: int | None = None,
        rated: bool | None = None,
    ) -> TableActor:
        """Open a new table; it is on the disk when this returns."""
        table = Table(parlour.game(game))
        opened = commands.open_table(table, visibility, seats, options, new_secret(), match, clock, rated)
        row = storage.TableRow(id=random_word(ID_LENGTH), created=time(), game=game, visibility=visibility, body={})
        actor = TableActor(row.id, table, self.context)
        try:
            await actor.call(lambda: actor.commit(None, None, opened, [row]))
        except storage.WriteFailed:
            await actor.close()
            raise TableError("table-cannot-write") from None
        self.actors[row.id] = actor
        logs.event("table opened", table=logs.short(row.id), game=game, visibility=visibility, seats=seats)
        return actor

    async def actor(self, id: str) -> TableActor:
        """Return the actor of a table, folded from its log if it is not in memory.

        No caller waits for another table's disk.
        """
        if id in self.unreadable:
            raise self.unreadable[id].with_traceback(None)
        actor = self.actors.get(id)
        if actor is None:
            if id not in self.opening:
                self.opening[id] = task = asyncio.create_task(self.opened(id))
                task.add_done_callback(ignore_error)
            actor = await asyncio.shield(self.opening[id])
        actor.quiet_since = time()
        return actor

    async def opened(self, id: str) -> TableActor:
        """Open a table from its log. If the table was evicted meanwhile, read the log again: it may have changed."""
        try:
            actor = await self.folded(id)
            while id in self.outdated:
                self.outdated.discard(id)
                await actor.close()
                actor = await self.folded(id)
            self.actors[id] = actor
            actor.start()
            return actor
        except LogError as error:
            self.note_unreadable(id, error)
            raise
        finally:
            del self.opening[id]
            self.outdated.discard(id)

    def note_unreadable(self, id: str, error: LogError) -> None:
        """Log once that this program cannot read a table's log; later requests for the table get the same error."""
        self.unreadable[id] = error
        facts = {"table": logs.short(id), "kind": str(error.facts["kind"]), "why": error.key}
        logs.event("table cannot be read", logging.ERROR, cause=error, **facts)

    async def readable(self, id: str) -> TableActor | None:
        """Return the actor of a table, or None if its log cannot be read, so that a list of tables can leave it out."""
        try:
            return await self.actor(id)
        except LogError:
            return None

    async def folded(self, id: str) -> TableActor:
        """Return the actor of a table, folded from the log.

        Logs are folded one after another, so that the first request waits least, and in time slices, so that the event
        loop stays responsive.
        """
        game = parlour.game(await self.game_of(id))
        entries = await self.store.entries(id)
        actor = TableActor(id, Table(game), self.context)
        try:
            async with self.folding:
                await in_slices(entries, actor.fold)
        except BaseException:
            await actor.close()
            raise
        return actor

    async def game_of(self, id: str) -> str:
        """Return the name of the game that is played at a table."""
        if id in self.actors:
            return self.actors[id].table.game.name
        row = await self.store.table(id)
        if row is None:
            raise TableError("table-no-such-table", table=id)
        return row.game

    # Seats.

    async def sit(
        self, actor: TableActor, seat: int | None, name: str, nonce: str, person: PersonRow | None = None
    ) -> tuple[int, str]:
        """Seat a person; return the seat and the token that opens it. Only the token's hash is stored."""
        token = new_token()
        if actor.paused:
            raise TableError(actor.paused)
        who, bot = (person.id, person.owner is not None) if person is not None else ("", False)

        async def take_seat() -> int:
            sat = commands.sit(actor.table, seat, name, nonce, storage.hash_token(token), who, bot)
            await actor.commit(sat.seat, None, [sat])
            return sat.seat

        return await actor.call(take_seat), token

    async def open_show(self, game: str, levels: Sequence[str], options: Mapping[str, Any]) -> TableActor:
        """Open a table at which computers play among themselves."""
        actor = await self.open_table(game, "show", len(levels), options)

        async def begin() -> None:
            await actor.commit(None, None, commands.seat_computers(actor.table, levels))
            await actor.commit(None, None, [commands.deal(actor.table)])

        await actor.call(begin)
        return actor

    async def seat_computers(self, actor: TableActor, host: int, level: str | None, start: Start | None = None) -> None:
        """Seat computers everywhere else, and begin the game: a new one, or one that continues from `start`."""
        chosen = level or bots.first_choice(actor.table.game.name)
        self.pool.wake()

        async def fill_and_begin() -> None:
            table = actor.table
            for place in range(len(table.seats)):
                if place != host:
                    await actor.commit(host, None, [commands.sit_computer(table, host, place, chosen)])
            begun = (
                commands.begin_from(table, host, start.position, start.rules) if start else commands.begin(table, host)
            )
            await actor.commit(host, None, [begun])

        await actor.call(fill_and_begin)

    async def leave(self, id: str, person: str) -> None:
        """Free a person's seat for good, or resign for them. A table whose log cannot be read is left alone."""
        actor = await self.readable(id)
        if actor is None:
            return

        async def leave_seat() -> None:
            table = actor.table
            seat = table.seat_of_person(person)
            if seat is None or table.closed:
                return
            if table.phase == "open":
                await actor.commit(None, None, [commands.stand(table, seat)])
            elif table.phase == "playing" and seat not in table.resigned:
                await actor.commit(None, None, [commands.resign(table, seat)])

        await actor.call(leave_seat)

    # Evicting and closing tables.

    def evict(self, id: str) -> None:
        """Drop a table from memory; its clients are told to reconnect, and find it as it is on the disk."""
        if id in self.opening:
            self.outdated.add(id)
        actor = self.actors.pop(id, None)
        if actor is None:
            return
        actor.evicted = True
        for connection in list(actor.connections):
            connection.close("table-come-back", SERVICE_RESTART)
        task = asyncio.create_task(actor.close())
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    async def close_table(self, id: str, why: str) -> None:
        """Close a table for good, and disconnect everybody with the reason."""
        actor = await self.actor(id)

        async def close() -> None:
            if not actor.table.closed:
                await actor.commit(None, None, [commands.close(why)])

        await actor.call(close)
        for connection in list(actor.connections):
            connection.close("serve-table-closed", reason=why)
        self.evict(id)
        logs.event("table closed", table=logs.short(id))

    # All tables.

    def connections(self) -> list[Connection]:
        """Return the connections at all tables."""
        return [connection for actor in self.actors.values() for connection in actor.connections]

    async def announce(self, text: str) -> int:
        """Send a notice to every connection, and return the number of connections."""
        connections = self.connections()
        for connection in connections:
            connection.send(wire.Notice(text))
        return len(connections)

    async def summaries(self) -> list[dict[str, Any]]:
        """Return every open table with the names of its people, for admins. A table that is not in memory is asleep."""
        return [self.summary(row) for row in await self.store.open_tables()]

    def summary(self, row: storage.TableRow) -> dict[str, Any]:
        line = {"table": row.id, "game": row.game, "phase": "asleep"}
        if row.id not in self.actors:
            return line
        actor = self.actors[row.id]
        counts = {"people": len(actor.table.people()), "seats": len(actor.table.seats), "moves": actor.table.moves}
        names = [actor.table.person(seat).name for seat in actor.table.people()]
        return line | {"phase": actor.table.phase, "connections": len(actor.connections), "names": names} | counts
