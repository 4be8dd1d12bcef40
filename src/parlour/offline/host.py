"""The host of the tables on a device: it opens them, folds them from their logs, and connects the page to them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

import parlour
from parlour import storage
from parlour.offline.line import Line
from parlour.offline.log import DeviceLog, Keeper
from parlour.offline.metrics import NoMetrics
from parlour.offline.opening import KEY, opening_entries
from parlour.offline.players import QuickPlayers
from parlour.server.host import background
from parlour.server.host.close_codes import POLICY_VIOLATION, SERVICE_RESTART
from parlour.server.host.environment import REAL, Environment
from parlour.server.host.token_bucket import TokenBucket
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.connections import encoder
from parlour.server.table_actor.context import ActorContext
from parlour.server.table_actor.socket import SocketConnection
from parlour.table.errors import TableError
from parlour.table.table import Table
from parlour.wire.http import OpenTable
from parlour.wire.messages import Bye

PREFIX = "here-"  # of the ids of these tables, by which the page knows them
ID_LENGTH = 10


@dataclass(frozen=True)
class DeviceSettings:
    """The settings of a table on a device. Nobody is ever away from it: its page is the only one."""

    pause: float = 1.0
    grace: float = 120.0
    restart_grace: float = 60.0
    most_guests: int = 0
    remind_after: float = 30.0


class Host:
    """The tables of a device, by id."""

    def __init__(self, keeper: Keeper, environment: Environment = REAL, pause: float = 1.0) -> None:
        self.environment = environment
        self.log = DeviceLog(keeper)
        settings = DeviceSettings(pause)
        self.context = ActorContext(self.log, QuickPlayers(), settings, NoMetrics(), environment, evict=self.evict)
        self.actors: dict[str, TableActor] = {}
        self.opening = asyncio.Lock()

    async def open(self, wish: OpenTable) -> str:
        """Open a table and deal; return its id."""
        id = PREFIX + self.environment.word(ID_LENGTH)
        actor = TableActor(id, Table(parlour.game(wish.game)), self.context)
        entries = opening_entries(wish, self.environment)
        row = storage.TableRow(
            id=id, created=self.environment.now(), game=wish.game, visibility="private", body={"level": wish.level}
        )
        await actor.call(lambda: actor.commit(None, None, entries, [row]))
        self.actors[id] = actor
        return id

    async def actor(self, id: str) -> TableActor:
        """Return the actor of a table, folded from its log if it is not in memory."""
        async with self.opening:
            if id not in self.actors:
                self.actors[id] = await self.folded(id)
                self.actors[id].start()
            return self.actors[id]

    async def folded(self, id: str) -> TableActor:
        """Return the actor of a table as its log says."""
        kept = await self.log.read(id)
        if kept is None:
            raise TableError("table-no-such-table", table=id)
        actor = TableActor(id, Table(parlour.game(kept.table.game)), self.context)
        for row in kept.entries:
            actor.fold(row)
        return actor

    def evict(self, id: str) -> None:
        """Drop a table whose memory no longer agrees with its log: another window plays there."""
        actor = self.actors.pop(id, None)
        if actor is None:
            return
        actor.evicted = True
        for connection in list(actor.connections):
            connection.close("table-come-back", SERVICE_RESTART)
        background.begin(actor.close(), "closing")

    def connect(self, id: str, line: Line) -> None:
        """Connect a page to a table: its messages wait until the table is in memory."""
        background.begin(self.attend(id, line), "connection")

    async def attend(self, id: str, line: Line) -> None:
        """Begin the conversation, or say why there is none."""
        try:
            actor = await self.actor(id)
        except TableError as error:
            return line.close(POLICY_VIOLATION, error.key, encoder.encode(Bye(error.key, dict(error.facts))))
        connection = SocketConnection(line, actor, TokenBucket(0, 1, self.environment.monotonic), KEY)
        connection.find_seat(actor.table)
        connection.begin()
