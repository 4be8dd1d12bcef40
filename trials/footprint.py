"""Measures what a game leaves in the database: bytes per move in SQLite and in PostgreSQL, and of write-ahead log
(`python -m trials.footprint`).

Two computers of a low level play as two people would, with commands under ids as the page makes them. Every move is a
commit of its own, which is the most write-ahead log that a move can need: under load several share one.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import sqlite3
import sys
import tempfile
import uuid
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import parlour
from parlour.server.host.environment import Environment
from parlour.server.host.settings import Settings
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import TableActor
from parlour.storage import Address, open_store
from parlour.table import commands
from tests.server.at_table import AtOnce, on_turn, play
from tests.storage.postgres_server import PostgresServer, Unavailable
from trials.report import RESULTS, Report

LEVEL = "easy"
SEED = 1
Game = dict[str, float]
NONCES = ("a1" * 16, "b2" * 16)


async def begin(server: ParlourServer, game: str) -> TableActor:
    """Open a table of two people, and deal."""
    actor = await server.tables.open_table(game, "public", 2, {})
    for seat, name in enumerate(("Ann", "Bob")):
        person = (await server.people.create(name)).row
        await server.tables.sit(actor, seat, name, NONCES[seat], person=person)
    await actor.submit(0, str(uuid.uuid4()), lambda: [commands.begin(actor.table, 0)])
    return actor


async def play_game(server: ParlourServer, game: str, seed: int) -> Game:
    """Play one game; return its moves, its entries, and the size of its record."""
    actor = await begin(server, game)
    players = [parlour.bot(game, level=LEVEL, seed=2 * seed + seat) for seat in range(2)]
    while (seat := on_turn(actor)) is not None:
        state = actor.table.state
        assert state is not None
        await play(actor, seat, str(uuid.uuid4()), actor.table.moves, str(players[seat].choose(state)))
        await asyncio.sleep(0)
    assert actor.table.state is not None
    record = gzip.compress(json.dumps(actor.table.state.record()).encode(), 9)
    return {"moves": actor.table.moves, "entries": actor.table.seq, "record": len(record)}


async def play_games(address: Address, game: str, fewest: int, data: Path) -> list[Game]:
    """Play whole games until they have at least `fewest` moves together."""
    settings = Settings(data=data)  # the store is opened here
    server = ParlourServer(open_store(address), AtOnce(), settings, Environment(random_bytes=Random(SEED).randbytes))
    await server.start()
    played: list[Game] = []
    try:
        while sum(one["moves"] for one in played) < fewest:
            played.append(await play_game(server, game, len(played)))
    finally:
        await server.close()
    return played


def measured(
    address: Address, game: str, fewest: int, sizes: Callable[[], Sequence[int]]
) -> tuple[list[Game], list[float]]:
    """Play games on a database; return what was played, and by how many bytes a move has changed each of its sizes."""
    asyncio.run(open_store(address).close())  # the empty tables are no part of it
    before = sizes()
    with tempfile.TemporaryDirectory() as data:
        played = asyncio.run(play_games(address, game, fewest, Path(data)))
    moves = sum(one["moves"] for one in played)
    return played, [round((now - then) / moves, 1) for now, then in zip(sizes(), before, strict=True)]


def on_sqlite(game: str, fewest: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "parlour.sqlite"
        played, (each,) = measured(path, game, fewest, lambda: [sqlite_bytes(path)])
    moves = fmean(one["moves"] for one in played)
    return {
        "games": len(played),
        "moves a game": round(moves, 1),
        "entries a move": round(fmean(one["entries"] for one in played) / moves, 3),
        "SQLite, bytes a move": each,
        "compressed record, bytes a move": round(fmean(one["record"] for one in played) / moves, 2),
    }


def sqlite_bytes(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages, free, page = (
            connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
        )
    return int((pages - free) * page)


def on_postgres(server: PostgresServer, game: str, fewest: int) -> dict[str, Any]:
    address = server.create(f"footprint_{game}")
    _, (each, log) = measured(address, game, fewest, lambda: postgres_bytes(address))
    return {"PostgreSQL, bytes a move": each, "PostgreSQL, bytes of WAL a move": log}


def postgres_bytes(address: str) -> Sequence[int]:
    """Return the size of a database, and how much its server has written to the WAL."""
    import psycopg  # only where there is a server

    with psycopg.connect(address, autocommit=True) as connection:
        query = "SELECT pg_database_size(current_database()), pg_current_wal_insert_lsn() - '0/0'"
        found = connection.execute(query).fetchone()
    assert found is not None
    return int(found[0]), int(found[1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=5000, help="moves of each game on each database, at least")
    parser.add_argument("--out", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    report = Report("footprint", {"moves": chosen.moves, "level": LEVEL, "seed": SEED})
    try:
        server: PostgresServer | None = PostgresServer.new()
        assert server is not None
        server.start()
    except Unavailable as why:
        print(f"without PostgreSQL: {why}")
        server = None
    try:
        for game in parlour.games():
            found = on_sqlite(game, chosen.moves)
            report.add(game, found | (on_postgres(server, game, chosen.moves) if server is not None else {}))
    finally:
        if server is not None:
            server.remove()
    print(f"\nwritten to {report.write(chosen.out)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
