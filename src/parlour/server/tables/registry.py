"""The house: all tables, opened from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from time import time
from typing import Any

import parlour
from parlour import bots, storage
from parlour.server.host import data_folder, logs
from parlour.server.host.bans import Bans
from parlour.server.host.settings import Settings
from parlour.server.http.public_tables import Listing
from parlour.server.people.identities import People, new_token, random_word
from parlour.server.table_actor.actor import TableActor, new_secret
from parlour.server.table_actor.connections import SERVICE_RESTART, Connection
from parlour.server.table_actor.context import ActorContext
from parlour.server.tables.eviction import Eviction
from parlour.server.tables.time_slices import in_slices
from parlour.server.views.table_view import seat_info
from parlour.server.workers.archive import Archive
from parlour.server.workers.finished_games import Start
from parlour.server.workers.pool import WorkerPool, look_at
from parlour.storage.people import PersonRow
from parlour.table import life
from parlour.table.entries import Visibility
from parlour.table.errors import LogError, TableError
from parlour.table.match import Match
from parlour.table.table import Table
from parlour.wire import messages as wire
from parlour.wire.http import OwnGame, OwnTable

ID_LENGTH = 10  # 49 bits: an address that cannot be guessed is the invitation
OWN_TABLES = 20  # that somebody is shown to go on with
OWN_GAMES = 10  # that somebody is shown to look back at


class House:
    """What one server process runs."""

    def __init__(self, store: storage.Store, pool: WorkerPool, settings: Settings) -> None:
        self.store = store
        self.pool = pool
        self.settings = settings
        self.context = ActorContext(store, pool, settings, evict=self.evict)
        self.people = People(store)
        self.actors: dict[str, TableActor] = {}
        self.opening: dict[str, asyncio.Task[TableActor]] = {}  # tables on their way into memory
        self.outdated: set[str] = set()  # of these, what must be read again
        self.unreadable: dict[str, LogError] = {}  # tables that do not open: each was logged once
        self.folding = asyncio.Lock()
        self.archive = Archive(settings.data / data_folder.DATABASE)
        self.listing = Listing()
        self.cleaner = Eviction(self)
        self.cleaning: asyncio.Task[None] | None = None
        self.leaving: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Let people in. Tables are folded from their logs when somebody asks for them, or when their clock is due."""
        await self.people.start()
        self.cleaning = asyncio.create_task(self.cleaner.work())

    async def drain(self, key: str) -> None:
        """The house closes: every table in its order, all of them at once."""
        await asyncio.gather(*(actor.drain(key) for actor in list(self.actors.values())))

    async def close(self) -> None:
        """Let go of everything."""
        background = [*self.opening.values(), *([self.cleaning] if self.cleaning is not None else [])]
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        for actor in self.actors.values():
            await actor.close()
        self.pool.close()
        await self.archive.close()
        await self.store.close()

    # Tables.

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
        """A new table; it is on the disk when this returns."""
        table = Table(parlour.game(game))
        opened = table.open(visibility, seats, options, new_secret(), match, clock, rated)
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
        """The actor of a table, folded from its log if it is not open yet. Nobody waits for another table's disk."""
        if id in self.unreadable:
            raise self.unreadable[id].with_traceback(None)
        actor = self.actors.get(id)
        if actor is None:
            if id not in self.opening:
                self.opening[id] = task = asyncio.create_task(self.opened(id))
                task.add_done_callback(look_at)
            actor = await asyncio.shield(self.opening[id])
        actor.quiet_since = time()
        return actor

    async def opened(self, id: str) -> TableActor:
        """Open a table from its log. One that was let go of meanwhile is read again: its log may have changed."""
        try:
            actor = await self.folded(id)
            while id in self.outdated:
                self.outdated.discard(id)
                await actor.close()
                actor = await self.folded(id)
            self.actors[id] = actor
            actor.wake_up()
            return actor
        except LogError as error:
            self.note_unreadable(id, error)
            raise
        finally:
            del self.opening[id]
            self.outdated.discard(id)

    def note_unreadable(self, id: str, error: LogError) -> None:
        """A log that this program cannot read: the host hears of it once, anyone who asks for the table each time."""
        self.unreadable[id] = error
        facts = {"table": logs.short(id), "kind": str(error.facts["kind"]), "why": error.key}
        logs.event("table cannot be read", logging.ERROR, cause=error, **facts)

    async def readable(self, id: str) -> TableActor | None:
        """The actor of a table, or None if its log cannot be read: a list of tables goes on without it."""
        try:
            return await self.actor(id)
        except LogError:
            return None

    async def folded(self, id: str) -> TableActor:
        """A table as its log tells it. One log is folded after the other, so that who asked first waits least, and in
        parts, so that everybody else goes on."""
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
        """What is played at a table."""
        if id in self.actors:
            return self.actors[id].table.game.name
        row = await self.store.table(id)
        if row is None:
            raise TableError("table-no-such-table", table=id)
        return row.game

    async def sit(
        self, actor: TableActor, seat: int | None, name: str, nonce: str, person: PersonRow | None = None
    ) -> tuple[int, str]:
        """Take a seat: its number, and the token that opens it; only the token's hash is kept."""
        token = new_token()
        if actor.paused:
            raise TableError(actor.paused)
        who, bot = (person.id, person.owner is not None) if person is not None else ("", False)

        async def take_seat() -> int:
            sat = actor.table.sit(seat, name, nonce, storage.hash_token(token), who, bot)
            await actor.commit(sat.seat, None, [sat])
            return sat.seat

        return await actor.call(take_seat), token

    async def open_show(self, game: str, levels: Sequence[str], options: Mapping[str, Any]) -> TableActor:
        """A table at which computers play among themselves."""
        actor = await self.open_table(game, "show", len(levels), options)

        async def begin() -> None:
            await actor.commit(None, None, actor.table.seat_computers(levels))
            await actor.commit(None, None, [actor.table.deal()])

        await actor.call(begin)
        return actor

    async def seat_computers(self, actor: TableActor, host: int, level: str | None, start: Start | None = None) -> None:
        """Computers on all other seats, and the game begins, or goes on from another one's state."""
        chosen = level or bots.first_choice(actor.table.game.name)
        self.pool.wake()

        async def fill_and_begin() -> None:
            table = actor.table
            for place in range(len(table.seats)):
                if place != host:
                    await actor.commit(host, None, [table.sit_computer(host, place, chosen)])
            begun = table.begin_from(host, start.position, start.rules) if start else table.begin(host)
            await actor.commit(host, None, [begun])

        await actor.call(fill_and_begin)

    async def own_tables(self, person: PersonRow) -> list[OwnTable]:
        """Where somebody can go on, first where it is their turn."""
        found = []
        for sitting in await self.store.people.sittings(person.id, OWN_TABLES):
            actor = await self.readable(sitting.table_id)
            if actor is None:
                continue
            table = actor.table
            seat = table.seat_of_person(person.id)
            if table.closed or seat is None or (table.phase == "over" and not table.others_want_rematch(seat)):
                continue
            seats = [seat_info(one) for one in table.seats]
            mine = table.on_turn == seat and seat in table.holders()
            until = actor.timers.turn_until(seat) if mine else None
            at = max(table.clock.began, sitting.since)
            found.append(OwnTable(sitting.table_id, table.game.name, table.phase, seats, seat, mine, until, at))
        return sorted(found, key=lambda one: (not one.your_turn, -one.at))

    async def own_games(self, person: PersonRow) -> list[OwnGame]:
        """What somebody has finished lately; who sat there is what the table itself still says."""
        found = []
        for one in await self.store.people.finished(person.id, OWN_GAMES):
            actor = await self.readable(one.table_id)
            if actor is None:
                continue
            table = actor.table
            seats = [seat_info(occupant) for occupant in table.seats]
            found.append(
                OwnGame(
                    one.table_id,
                    one.number,
                    table.game.name,
                    seats,
                    one.seat,
                    one.place,
                    one.won,
                    not one.ended,
                    one.at,
                )
            )
        return found

    # Letting go of tables.

    def evict(self, id: str) -> None:
        """Drop a table from memory; whoever is there comes back to it as it is on the disk."""
        if id in self.opening:
            self.outdated.add(id)
        actor = self.actors.pop(id, None)
        if actor is None:
            return
        actor.gone = True
        for connection in list(actor.connections):
            connection.leave("table-come-back", SERVICE_RESTART)
        task = asyncio.create_task(actor.close())
        self.leaving.add(task)
        task.add_done_callback(self.leaving.discard)

    async def close_table(self, id: str, why: str) -> None:
        """Nobody plays there any more: everybody hears it and leaves."""
        actor = await self.actor(id)

        async def close() -> None:
            if not actor.table.closed:
                await actor.commit(None, None, [life.close(why)])

        await actor.call(close)
        for connection in list(actor.connections):
            connection.leave("serve-table-closed", reason=why)
        self.evict(id)
        logs.event("table closed", table=logs.short(id))

    # Everybody.

    async def announce(self, text: str) -> int:
        """A word to everybody who is there; how many they are."""
        connections = self.connections()
        for connection in connections:
            connection.tell(wire.Notice(text))
        return len(connections)

    def connections(self) -> list[Connection]:
        """Everybody who is connected."""
        return [connection for actor in self.actors.values() for connection in actor.connections]

    @property
    def bans(self) -> Bans:
        """Who may not come in."""
        return self.people.bans

    async def table_list(self) -> list[dict[str, Any]]:
        """Every table, with the names of its people, for the host alone; one that nobody has looked at is asleep."""
        return [self.table_line(row) for row in await self.store.open_tables()]

    def table_line(self, row: storage.TableRow) -> dict[str, Any]:
        line = {"table": row.id, "game": row.game, "phase": "asleep"}
        if row.id not in self.actors:
            return line
        actor = self.actors[row.id]
        counts = {"people": len(actor.table.people()), "seats": len(actor.table.seats), "moves": actor.table.moves}
        names = [actor.table.person(seat).name for seat in actor.table.people()]
        return line | {"phase": actor.table.phase, "connections": len(actor.connections), "names": names} | counts

    async def forget(self, person: PersonRow) -> None:
        """Everything about somebody goes. Running games are played on without them."""
        everybody = [*await self.store.people.bots(person.id), person]
        sittings = [one for who in everybody for one in await self.store.people.sittings(who.id)]
        for sitting in sittings:
            await self.leave_table(sitting.table_id, sitting.person)
        await self.people.forget(person)
        for sitting in sittings:
            self.evict(sitting.table_id)
            self.archive.forget(sitting.table_id)

    async def leave_table(self, id: str, person: str) -> None:
        """Stand up, or give up, for good. Where the log cannot be read nobody plays."""
        actor = await self.readable(id)
        if actor is None:
            return

        async def go() -> None:
            table = actor.table
            seat = table.seat_of_person(person)
            if seat is None or table.closed:
                return
            if table.phase == "open":
                await actor.commit(None, None, [table.stand(seat)])
            elif table.phase == "playing" and seat not in table.resigned:
                await actor.commit(None, None, [life.resign(table, seat)])

        await actor.call(go)
