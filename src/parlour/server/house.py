"""The house: all tables, opened from the store when somebody asks for them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from time import time
from typing import Any

import parlour
from parlour import bots, storage
from parlour.server.archive import Archive, Finished
from parlour.server.desk import Desk, new_secret
from parlour.server.thinkers import Thinkers
from parlour.table.errors import TableError
from parlour.table.match import Match
from parlour.table.table import Table, Visibility
from parlour.wire import messages as wire
from parlour.wire.http import ReviewWork

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is easily misread
ID_LENGTH = 10  # 49 bits: an address that cannot be guessed is the invitation


class House:
    """What one server process runs."""

    def __init__(self, store: storage.Store, thinkers: Thinkers, pause: float = 1.0) -> None:
        self.store = store
        self.thinkers = thinkers
        self.pause = pause
        self.desks: dict[str, Desk] = {}
        self.games: dict[str, str] = {}
        self.opening = asyncio.Lock()
        self.archive = Archive(store)

    async def start(self) -> None:
        """Learn which tables there are; each is folded from its log when it is needed."""
        self.games = {row.id: row.game for row in await self.store.tables()}
        self.thinkers.wake()

    async def close(self) -> None:
        """Let go of everything."""
        for desk in self.desks.values():
            await desk.close()
        self.thinkers.close()
        await self.archive.close()
        await self.store.close()

    async def open_table(
        self, game: str, visibility: Visibility, seats: int, options: Mapping[str, Any], match: Match | None = None
    ) -> Desk:
        """A new table; it is on the disk when this returns."""
        table = Table(parlour.game(game))
        drafts = table.open(visibility, seats, options, new_secret(), match)
        id = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
        row = storage.TableRow(id=id, created=time(), game=game, visibility=visibility, body={})
        desk = self.desk_of(id, table)
        await desk.through_owner(lambda: desk.keep(None, None, drafts, [row]))
        self.games[id] = game
        return desk

    def desk_of(self, id: str, table: Table) -> Desk:
        desk = Desk(id, table, self.store, self.thinkers, self.pause)
        self.desks[id] = desk
        return desk

    async def desk(self, id: str) -> Desk:
        """The desk of a table, folded from its log if it is not open yet."""
        game = self.game_of(id)
        async with self.opening:
            if id not in self.desks:
                desk = self.desk_of(id, Table(parlour.game(game)))
                for row in await self.store.entries(id):
                    desk.fold(row)
                await desk.follow_up()
        return self.desks[id]

    async def sit(self, desk: Desk, seat: int | None, name: str, nonce: str) -> tuple[int, str]:
        """Take a seat: its number, and the token that opens it; only the token's hash is kept."""
        token = secrets.token_urlsafe(32)

        async def take_seat() -> int:
            draft = desk.table.sit(seat, name, nonce, storage.hash_token(token))
            assert draft.seat is not None
            await desk.keep(draft.seat, None, [draft])
            return draft.seat

        return await desk.through_owner(take_seat), token

    async def seat_computers(
        self, desk: Desk, host: int, level: str | None, position: Mapping[str, Any] | None = None
    ) -> None:
        """Computers on all other seats, and the game begins, or goes on from a position."""
        chosen = level or bots.first_choice(desk.table.game.name)

        async def fill_and_begin() -> None:
            table = desk.table
            for place in range(len(table.seats)):
                if place != host:
                    await desk.keep(host, None, [table.sit_computer(host, place, chosen)])
            begun = table.begin(host) if position is None else table.begin_from(host, position)
            await desk.keep(host, None, [begun])

        await desk.through_owner(fill_and_begin)

    async def finished(self, id: str, number: int) -> Finished:
        """A finished game of a table."""
        return await self.archive.finished(self.game_of(id), (id, number))

    async def review(self, id: str, number: int) -> ReviewWork:
        """The review of a finished game, or how far it is."""
        return await self.archive.review(self.game_of(id), (id, number))

    def game_of(self, id: str) -> str:
        """What is played at a table."""
        if id not in self.games:
            raise TableError("table-no-such-table", table=id)
        return self.games[id]

    def open_tables(self) -> list[wire.TableInfo]:
        """Public tables with a free seat."""
        infos = [desk.info() for desk in self.desks.values()]
        return [info for info in infos if info.visibility == "public" and info.phase == "open"]
