"""Tables of Parlour with two people who play random legal moves."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from parlour.wire.messages import VERSION
from tests.server.process import NONCE, Player
from trials.frames import handshake
from trials.load.crowd import Crowd, LoadTable, Tally, until
from trials.load.games import LoadGame
from trials.load.socket import LoadSocket
from trials.trial_server import TrialServer

OPENERS = 8  # threads that open tables
HELLO = b'{"t":"hello","v":%d}' % VERSION
REMATCH = b'"t":"rematch","nonce":"%b"' % NONCE.encode()
ANSWERS = ("ack", "refused", "stale", "error", "bye")


class Situation(msgspec.Struct):
    legal: list[str]
    moves: int
    result: Any = None


class Heard(msgspec.Struct):
    """The fields of any message that a mover needs."""

    t: str
    situation: Situation | None = None
    key: str = ""


decoder = msgspec.json.Decoder(Heard)


class ParlourPlace(LoadSocket):
    """A player's socket, and the game as they saw it last."""

    def __init__(self, request: bytes, table: ParlourTable) -> None:
        super().__init__(request)
        self.table = table
        self.situation: Situation | None = None
        self.wants_rematch = False  # has asked for another game, which has not begun yet

    def opened(self) -> None:
        self.send(HELLO)

    def take(self, message: bytes) -> None:
        heard = decoder.decode(message)
        if heard.situation is not None:
            self.situation = heard.situation
            self.wants_rematch = self.wants_rematch and heard.situation.result is not None
        if heard.t == "events":
            self.table.hear(self)
        elif heard.t == "state" and not self.ready.done():
            self.ready.set_result(perf_counter())
        elif heard.t in ANSWERS:
            self.table.tally.answers[heard.t if heard.t == "ack" else f"{heard.t} {heard.key}"] += 1

    def ended(self) -> None:
        self.table.tally.answers["closed"] += 1


class ParlourTable(LoadTable[ParlourPlace]):
    """A table whose two players have sat down already; they come with their cookies."""

    def __init__(self, port: int, path: str, cookies: Sequence[str], tally: Tally, random: Random) -> None:
        super().__init__(tally, random)
        self.port, self.path, self.cookies = port, path, cookies
        self.count = 0
        self.deflate = False

    def connections(self) -> Sequence[tuple[ParlourPlace, int]]:
        host, extension = f"127.0.0.1:{self.port}", "permessage-deflate" if self.deflate else None
        requests = [handshake(host, self.path, one, Sec_WebSocket_Extensions=extension) for one in self.cookies]
        return [(ParlourPlace(request, self), self.port) for request in requests]

    def command(self, fields: bytes) -> bytes:
        self.count += 1
        return b'{"cmd":"%d",%b}' % (self.count, fields)

    def begin(self) -> None:
        self.places[0].send(self.command(b'"t":"start"'))

    def make_move(self) -> None:
        """Make a random legal move, of whoever may; if the game is over, ask for another."""
        for place in self.places:
            seen = place.situation
            if seen is not None and seen.legal:
                place.situation = None  # until the news of this very move arrives
                move = self.random.choice(seen.legal).encode()
                self.send(place, self.command(b'"t":"do","turn":%d,"move":"%b"' % (seen.moves, move)))
                return
            if seen is not None and seen.result is not None and not place.wants_rematch:
                place.wants_rematch = True
                self.tally.games += place is self.places[0]
                place.send(self.command(REMATCH))


def open_table(server: TrialServer, game: LoadGame, clock: int | None) -> tuple[str, list[str]]:
    """Open a table, and let two people sit down; return the path of its socket, and their cookies."""
    players = [Player(server, name) for name in ("Ann", "Bob")]
    table = players[0].open(game=game.name, options=dict(game.options), clock=clock)
    for player in players:
        player.sit(table)
    return f"/api/tables/{table}/socket", [player.cookie for player in players]


class Parlour(Crowd):
    """All tables of a server of ours."""

    def __init__(self, server: TrialServer, seed: int, database: int | None = None) -> None:
        super().__init__(server.process.pid, Tally(), database)
        self.server = server
        self.random = Random(seed)

    async def warm_up(self, games: Sequence[LoadGame]) -> None:
        """Open one table of each game that nobody plays at, then count memory from here on."""
        for game in games:
            await asyncio.to_thread(open_table, self.server, game, None)
        self.note_memory()

    async def open(self, games: Sequence[LoadGame], count: int, deflate: bool, clock: int | None = None) -> None:
        """Open tables, one game after another, connect everybody, and begin all games."""
        with ThreadPoolExecutor(OPENERS) as openers:
            wished = [games[number % len(games)] for number in range(count)]
            opened = list(openers.map(lambda game: open_table(self.server, game, clock), wished))
        tables = []
        for path, cookies in opened:
            table = ParlourTable(self.server.port, path, cookies, self.tally, Random(self.random.random()))
            table.deflate = deflate
            tables.append(table)
        self.tables = tables
        await self.join()
        self.tally.clear()
        for table in tables:
            table.begin()
        await until(lambda: self.tally.answers.total() >= count)
        assert not self.tally.bad_answers, self.tally.bad_answers
