"""How long tables take to come back after a restart, for everybody who waits at one.

`python -m benchmarks.restart [TABLES] [MOVES]` fills a data folder with live tables in the middle of their games,
starts a real server on it, and connects a spectator to every table at once.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from websockets.asyncio.client import connect

import parlour
from parlour import storage
from parlour.server.table_actor.scoring import new_secret
from parlour.server.views.log_rows import row_of
from parlour.storage.operations import SetLive
from parlour.table import commands
from parlour.table.entries import Body
from parlour.table.log import Entry
from parlour.table.table import Table
from parlour.testing.policies import heuristic
from parlour.wire.messages import VERSION
from tests.server.process import NONCE, Server

GAMES = ("notty", "potter", "house_of_cards", "jolly")
CLOCK = 600  # seconds per turn: tables with a clock are live


def log_of(id: str, game: str, moves: int) -> list[storage.Entry]:
    """The log of a game of two people after `moves` moves."""
    table, found = Table(parlour.game(game)), []

    def keep(*bodies: Body) -> None:
        for body in bodies:
            entry = Entry(table.seq + 1, body, time.time())
            found.append(row_of(id, entry))
            table.apply(entry)

    keep(*commands.open_table(table, "private", 2, {}, new_secret(), clock=CLOCK))
    for place in range(2):
        keep(commands.sit(table, place, f"Player {place}", NONCE, storage.hash_token(f"{id} {place}")))
    keep(commands.begin(table, 0))
    policies = [heuristic(game, f"{id} {place}") for place in range(2)]
    while table.moves < moves and (seat := table.on_turn) is not None:
        state = table.state
        assert state is not None
        keep(commands.move(table, seat, table.moves, str(state.game.move(state, policies[seat](state)))))
    return found


async def fill(data: Path, tables: int, moves: int) -> list[str]:
    """Fill the store with live tables; a game of each kind is played once and stored under many names."""
    ids = [f"table{number:05}" for number in range(tables)]
    logs = [log_of(game, game, moves) for game in GAMES]
    async with storage.open_store(data / "parlour.sqlite") as store:
        for number, id in enumerate(ids):
            log = logs[number % len(logs)]
            entries = [storage.Entry(table_id=id, seq=one.seq, kind=one.kind, body=one.body, at=one.at) for one in log]
            row = storage.TableRow(
                id=id, created=time.time(), game=GAMES[number % len(GAMES)], visibility="private", body={}
            )
            await store.append(entries, tables=[row], more=[SetLive(id, True)])
    return ids


async def visit(port: int, id: str, since: float) -> float:
    """The seconds until a spectator has the whole table."""
    async with connect(f"ws://127.0.0.1:{port}/api/tables/{id}/socket", max_size=None, open_timeout=120) as socket:
        await socket.send(json.dumps({"t": "hello", "v": VERSION}))
        while json.loads(await socket.recv())["t"] != "state":
            pass
        return time.monotonic() - since


async def visit_all(port: int, ids: list[str]) -> list[float]:
    begun = time.monotonic()
    shuffled = random.Random(1).sample(ids, len(ids))
    return sorted(await asyncio.gather(*(visit(port, id, begun) for id in shuffled)))


def main(tables: int = 500, moves: int = 150) -> None:
    with TemporaryDirectory(dir="/dev/shm") as folder:
        data = Path(folder)
        ids = asyncio.run(fill(data, tables, moves))
        begun = time.monotonic()
        server = Server(data, flags=["--per-address", "0", "--socket-rate", "0", "--log-level", "warning"])
        try:
            up = time.monotonic() - begun
            waited = asyncio.run(visit_all(server.port, ids))
        finally:
            server.stop()
    middle, last = waited[len(waited) // 2], waited[-1]
    print(f"{tables} tables of {moves} moves: listening after {up:.2f} s;")
    print(f"then half of the guests after {middle:.2f} s, all of them after {last:.2f} s")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
