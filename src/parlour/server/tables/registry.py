"""The registry of the tables in memory: it opens them from the store on request, and evicts them.

A node of a cluster owns the tables that it has in memory. It opens no table that another living node owns, and it hands
its own over when it is drained.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

import parlour
from parlour import bots, storage
from parlour.server.cluster.nodes import Elsewhere, Nodes
from parlour.server.host import logs
from parlour.server.host.close_codes import SERVICE_RESTART
from parlour.server.host.environment import REAL, Environment
from parlour.server.host.metrics import Metrics
from parlour.server.host.settings import Settings
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.connections import Connection
from parlour.server.table_actor.context import ActorContext
from parlour.server.tables.reader import TableReader
from parlour.server.tables.time_slices import in_slices
from parlour.server.views.log_rows import row_of
from parlour.server.views.projections import projection_operations
from parlour.server.workers.finished_games import Start
from parlour.server.workers.pool import WorkerPool, ignore_error
from parlour.storage.operations import AddCode, Operation, PassTable
from parlour.storage.rows import NodeRow, PersonRow
from parlour.table import commands
from parlour.table.entries import Body, Visibility
from parlour.table.errors import LogError, SeatOnTurn, TableError
from parlour.table.log import Entry
from parlour.table.match import Match
from parlour.table.table import Table
from parlour.wire import messages as wire
from parlour.wire.http import NextGame

ID_LENGTH = 10  # 49 bits: whoever has an address that cannot be guessed was invited
CODE_LENGTH = 8  # 39 bits: under the rate limit for wrong codes, guessing one takes years
TRIES = 5  # to open a table that other nodes want too
KEPT = 30.0  # seconds for which a table stays where it was opened, though people cannot reach it there


TURN_WAIT, TURN_LOOK = 15.0, 0.1  # seconds to wait for the end of a computer's turn, and between two looks


def party_entries(
    table: Table, party: str, secret: str, wish: NextGame, people: Sequence[tuple[int, str, str, str]]
) -> list[Body]:
    """Return the entries that open a table with everybody seated, tried out on an empty table."""
    bodies: list[Body] = []

    def add(*more: Body) -> None:
        for body in more:
            bodies.append(body)
            table.apply(Entry(len(bodies), body, 0.0))

    options = dict(wish.options)
    add(*commands.open_table(table, "private", wish.seats, options, secret, None, wish.clock, False, party))
    for seat, name, nonce, person in people:
        add(commands.sit(table, seat, name, nonce, "", person))
    level = wish.level or bots.first_choice(table.game.name)
    for place in table.free_seats():
        add(commands.sit_computer(table, table.host, place, level))
    return bodies


class TableRegistry:
    """The actors of the tables in memory, by table id."""

    def __init__(
        self,
        store: storage.Store,
        pool: WorkerPool,
        settings: Settings,
        environment: Environment = REAL,
        nodes: Nodes | None = None,
    ) -> None:
        self.store = store
        self.nodes = nodes or Nodes(store, None, environment)
        self.pool = pool
        self.settings = settings
        self.environment = environment
        self.metrics = Metrics()
        self.context = ActorContext(store, pool, settings, self.metrics, environment, evict=self.evict)
        self.actors: dict[str, TableActor] = {}
        self.opening: dict[str, asyncio.Task[TableActor]] = {}  # tables being read from the store
        self.outdated: set[str] = set()  # of these, the ones whose log has to be read once more
        self.unreadable: dict[str, LogError] = {}  # tables whose log cannot be read, each logged once
        self.folding = asyncio.Lock()
        self.reader = TableReader(store, self.actors, self.note_unreadable)
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
        opened = commands.open_table(table, visibility, seats, options, self.environment.secret(), match, clock, rated)
        id, created, owner = self.environment.word(ID_LENGTH), self.environment.now(), self.nodes.me.id or None
        row = storage.TableRow(id=id, created=created, game=game, visibility=visibility, body={}, owner=owner)
        actor = TableActor(row.id, table, self.context)
        actor.code = self.environment.word(CODE_LENGTH)
        try:
            await actor.call(lambda: actor.commit(None, None, opened, [row], [AddCode(id, actor.code)]))
        except storage.StorageError:
            await actor.close()
            raise TableError("table-cannot-write") from None
        self.actors[row.id] = actor
        logs.event("table opened", table=logs.short(row.id), game=game, visibility=visibility, seats=seats)
        return actor

    async def actor(self, id: str, by_force: bool = False) -> TableActor:
        """Return the actor of a table, folded from its log if it is not in memory.

        No caller waits for another table's disk. Raises Elsewhere if another living node has the table; `by_force`
        takes it from there all the same, unless it came there only just now.
        """
        if not self.nodes.sure:
            await self.nodes.make_sure(self.nodes.dead_after)
        if id in self.unreadable:
            raise self.unreadable[id].with_traceback(None)
        actor = self.actors.get(id)
        if actor is None:
            if id not in self.opening:
                self.opening[id] = task = asyncio.create_task(self.opened(id, by_force))
                task.add_done_callback(ignore_error)
            actor = await asyncio.shield(self.opening[id])
        actor.quiet_since = actor.now()
        return actor

    async def opened(self, id: str, by_force: bool = False) -> TableActor:
        """Open a table from its log. If the table was evicted meanwhile, read the log again: it may have changed."""
        try:
            actor = await self.claimed(id, by_force)
            while id in self.outdated:
                self.outdated.discard(id)
                await actor.close()
                actor = await self.claimed(id, by_force)
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
        if id in self.unreadable:
            return
        self.unreadable[id] = error
        facts = {"table": logs.short(id), "kind": str(error.facts["kind"]), "why": error.key}
        logs.event("table cannot be read", logging.ERROR, cause=error, **facts)

    async def claimed(self, id: str, by_force: bool = False) -> TableActor:
        """Return the actor of a table, folded from the log and, in a cluster, owned by this node.

        If another node was faster, what it has written is read first.
        """
        for _ in range(TRIES):
            row = await self.row_of(id)
            holder = await self.nodes.holder(row)
            if holder is not None and not by_force:
                raise Elsewhere(holder)
            entries = await self.store.entries(id)
            if self.nodes.shared and (await self.row_of(id)).owner != row.owner:
                continue  # another node was faster: the log already has its entry, which would not stop this node
            if holder is not None and self.came_just_now(entries):
                raise Elsewhere(holder)
            actor = await self.folded(row, entries)
            if await self.claim(actor):
                if row.owner not in (None, self.nodes.me.id):
                    self.metrics.taken_over.inc()
                    logs.event("table taken over", table=logs.short(id), node=row.owner)
                return actor
            await actor.close()
        raise TableError("table-come-back")

    async def folded(self, row: storage.TableRow, entries: Sequence[storage.Entry]) -> TableActor:
        """Return the actor of a table, folded from the log.

        Logs are folded one after another, so that the first request waits least, and in time slices, so that the event
        loop stays responsive.
        """
        actor = TableActor(row.id, Table(parlour.game(row.game)), self.context)
        try:
            async with self.folding:
                await in_slices(entries, actor.fold, self.environment.monotonic)
            await actor.faces.load()
            if actor.table.phase == "open" and not actor.table.closed:
                actor.code = await self.code_of(row.id)
        except BaseException:
            await actor.close()
            raise
        return actor

    async def claim(self, actor: TableActor) -> bool:
        """Make this node the owner of a table; False if its log has grown meanwhile."""
        if not self.nodes.shared:
            return True
        owned = commands.own(self.nodes.me.id)
        entry = Entry(actor.table.seq + 1, owned, self.environment.now())
        more = projection_operations(actor.id, actor.table, [owned], entry.at)
        try:
            await self.store.append([row_of(actor.id, entry)], more=more)
        except storage.Conflict:
            return False
        except BaseException:
            await actor.close()
            raise
        actor.apply(entry)
        return True

    def came_just_now(self, entries: Sequence[storage.Entry]) -> bool:
        """Return whether a node has opened a table only just now: tables do not go to and fro all the time."""
        last = next((entry.at for entry in reversed(entries) if entry.kind == "owned"), 0.0)
        return self.environment.now() - last < KEPT

    async def code_of(self, id: str) -> str:
        """Return the short code of a table; one that was opened by an earlier version gets its code now."""
        code = await self.store.code_of(id)
        if code is not None:
            return code
        with suppress(storage.Conflict):  # another node has just done it
            await self.store.write([AddCode(id, self.environment.word(CODE_LENGTH))])
        return await self.store.code_of(id) or ""

    async def row_of(self, id: str) -> storage.TableRow:
        """Return the row of a table; raise if there is no such table."""
        row = await self.store.table(id)
        if row is None:
            raise TableError("table-no-such-table", table=id)
        return row

    # Seats.

    async def sit(
        self, actor: TableActor, seat: int | None, name: str, nonce: str, person: PersonRow | None = None
    ) -> tuple[int, str]:
        """Seat a person; return the seat and the token that opens it. Only the token's hash is stored."""
        token = self.environment.token()
        if actor.paused:
            raise TableError(actor.paused)
        who, bot = (person.id, person.owner is not None) if person is not None else ("", False)

        async def take_seat() -> int:
            sat = commands.sit(actor.table, seat, name, nonce, storage.hash_token(token), who, bot)
            if person is not None:
                actor.faces.note(person)
            await actor.commit(sat.seat, None, [sat])
            return sat.seat

        return await actor.call(take_seat), token

    async def open_for_party(
        self,
        party: str,
        secret: str,
        wish: NextGame,
        people: Sequence[tuple[int, str, str, str]],
        more: Callable[[str], Sequence[Operation]],
    ) -> TableActor:
        """Open a table of a party and begin: `people` are the seat, name, nonce and person of each player.

        `more` is written in the same transaction as the table with everybody seated. If the server crashes before the
        deal, the host of the table can begin.
        """
        game = parlour.game(wish.game)
        bodies = party_entries(Table(game), party, secret, wish, people)
        id, created, owner = self.environment.word(ID_LENGTH), self.environment.now(), self.nodes.me.id or None
        row = storage.TableRow(id=id, created=created, game=wish.game, visibility="private", body={}, owner=owner)
        actor = TableActor(id, Table(game), self.context)
        try:
            await actor.call(lambda: actor.commit(None, None, bodies, [row], more(id)))
        except BaseException:
            await actor.close()
            raise
        self.actors[id] = actor
        self.pool.wake()
        logs.event("table opened", table=logs.short(id), game=wish.game, visibility="party", seats=wish.seats)
        await actor.call(lambda: actor.commit(None, None, [commands.deal(actor.table)]))
        return actor

    async def take_seat(self, actor: TableActor, seat: int, name: str, nonce: str, person: str) -> None:
        """Give a friend the seat of a computer: at once, or as soon as its turn is over."""

        async def take() -> None:
            taken = commands.take_seat(actor.table, seat, name, nonce, person)
            await actor.commit(seat, None, [taken])

        until = self.environment.monotonic() + TURN_WAIT
        while True:
            try:
                return await actor.call(take)
            except SeatOnTurn:
                if self.environment.monotonic() > until:
                    raise
                await asyncio.sleep(TURN_LOOK)

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

    async def show_face(self, person: PersonRow) -> None:
        """Show the face that a person has chosen at the tables in memory where they sit."""
        for sitting in await self.store.people.sittings(person.id):
            if (actor := self.actors.get(sitting.table_id)) is not None:
                actor.faces.show(person)

    async def leave(self, id: str, person: str) -> None:
        """Free a person's seat for good, or resign for them. A table whose log cannot be read is left alone."""
        try:
            actor = await self.actor(id)
        except LogError:
            return

        async def leave_seat() -> None:
            table = actor.table
            for connection in actor.connections:
                if connection.person == person:
                    connection.name = ""  # no longer a friend who may talk here without a seat
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
        self.let_go(actor)

    def let_go(self, actor: TableActor) -> None:
        """End the tasks of an actor that is no longer in memory."""
        task = asyncio.create_task(actor.close())
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    def evict_all(self) -> None:
        """Drop all tables from memory: other nodes have them, or can open them."""
        for id in list(self.actors):
            self.evict(id)

    async def drop_lost(self) -> None:
        """Evict the tables that other nodes have taken, after a time in which this one was taken for dead."""
        here = list(self.actors)
        owned = await self.store.owned_tables(self.nodes.me.id)
        for id in here:
            if id not in owned:
                self.evict(id)

    async def hand_over(self) -> int:
        """Hand all tables to the other nodes, and send their clients there; return the number of tables.

        Pending commands are answered first. A table without an heir stays.
        """
        passed = await asyncio.gather(*(self.pass_on(id) for id in list(self.actors)))
        return sum(passed)

    async def pass_on(self, id: str) -> bool:
        """Hand one table over. Its clients leave in the same moment in which the last command has been answered."""
        actor, heir = self.actors.get(id), self.nodes.heir(id)
        if actor is None or heir is None:
            return False

        async def leave() -> None:
            self.send_away(actor, heir)

        try:
            await (leave() if actor.paused else actor.call(leave))
            await self.store.write([PassTable(id, self.nodes.me.id, heir.id)])
        except (TableError, storage.StorageError):  # evicted meanwhile, or the heir will see that this node is gone
            return False
        return True

    def send_away(self, actor: TableActor, heir: NodeRow) -> None:
        """Drop a table from memory, and send its clients to the node that opens it now."""
        self.actors.pop(actor.id, None)
        actor.evicted = True
        for connection in list(actor.connections):
            self.metrics.sent_on.inc()
            connection.move(self.nodes.socket_of(heir, actor.id))
        self.let_go(actor)

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

    def summaries(self) -> list[dict[str, Any]]:
        """Return every open table in memory with the names of its people, for admins."""
        return [self.summary(actor) for actor in self.actors.values() if not actor.table.closed]

    def summary(self, actor: TableActor) -> dict[str, Any]:
        line = {"table": actor.id, "game": actor.table.game.name}
        counts = {"people": len(actor.table.people()), "seats": len(actor.table.seats), "moves": actor.table.moves}
        names = [actor.table.person(seat).name for seat in actor.table.people()]
        return line | {"phase": actor.table.phase, "connections": len(actor.connections), "names": names} | counts
