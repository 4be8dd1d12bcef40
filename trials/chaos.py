"""Faults while many tables play: the server killed, the disk full or read-only, workers killed and hung (`make chaos`).

After each part, what every client received is compared with the log: nothing that was acknowledged is lost, nothing is
duplicated, nothing is missing.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import statistics
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from trials import disks
from trials.many_tables import ROOMS, Evening, Room, ended
from trials.report import RESULTS, Report, clean_up_when_ended
from trials.transcript_check import judge
from trials.trial_server import TrialServer, is_there, is_thinking, send

SOON = 0.020  # seconds after somebody's send
AIMED = 4  # one kill in this many comes at any time; all others follow a send
Found = dict[str, Any]


class Deadline(Exception):
    """Raised when something that had to happen has not happened in time."""


def in_time(seconds: float | None, what: str) -> float:
    if seconds is None:
        raise Deadline(what)
    return round(seconds, 2)


@asynccontextmanager
async def evening_at(server: TrialServer, seed: int, level: str = "reference") -> AsyncIterator[Evening[TrialServer]]:
    evening = Evening(server, seed, level)
    try:
        yield evening
    finally:
        await evening.close()


async def settle(evening: Evening[Any], seconds: float) -> Found:
    """Play to the end, let everybody receive it, stop the server, and compare."""
    took = in_time(await evening.finish(seconds), "all games over")
    await asyncio.sleep(0.5)  # for the last entries, which the table adds by itself after a game
    complaints = evening.server.troubles
    await asyncio.to_thread(evening.server.kill)
    verdict = await judge(evening.server.database, evening.tables)
    for line in complaints:
        verdict.fault("complaints of the server", line)
    byes = Counter(key for visitor in evening.visitors for key in visitor.transcript.byes.elements())
    return {"seconds to finish all games": took, "connections ended by the server": dict(byes), **verdict.as_dict()}


def median_and_max(seconds: list[float]) -> list[float]:
    return [round(statistics.median(seconds), 3), round(max(seconds), 3)]


def all_moved_on(evening: Evening[Any], stood: Mapping[str, int]) -> Callable[[], bool]:
    """Return a function that tells whether every table has moved on from where it stood."""
    return lambda: all(now > stood[table] for table, now in evening.progress().items())


# The server killed.


async def kill_once(evening: Evening[TrialServer], random: Random, aimed: bool) -> tuple[float, list[int]]:
    """Send SIGKILL, within 20 ms of a send or at any moment.

    Return the real delay since the send, and the dead server's workers.
    """
    workers = evening.server.workers()
    if aimed:
        planned = random.uniform(0, SOON)
        sent = await evening.pulse.next()
        await asyncio.sleep(planned - (time.monotonic() - sent))
    else:
        await asyncio.sleep(random.uniform(0, 0.5))
        sent = evening.pulse.at
    send(evening.server.process.pid, signal.SIGKILL)
    delay = time.monotonic() - sent
    await asyncio.to_thread(evening.server.process.wait)
    return delay, workers


async def killed(folder: Path, tables: int, kills: int, seed: int) -> Found:
    """Kill the server again and again, and restart it on what the last one has left."""
    random = Random(seed)
    with ended(await asyncio.to_thread(TrialServer, folder)) as server:
        async with evening_at(server, seed) as evening:
            await evening.open(tables)
            delays: list[float] = []
            returns: list[float] = []
            orphans = 0
            for number in range(kills):
                await asyncio.sleep(random.uniform(0.3, 1.5))
                delay, workers = await kill_once(evening, random, number % AIMED != 0)
                delays.append(delay)
                begun = time.monotonic()
                await asyncio.to_thread(server.start)
                in_time(await evening.all_there(), "everybody back")
                returns.append(time.monotonic() - begun)
                orphans += sum(map(is_there, workers))
            found = await settle(evening, 300)
    return {
        "tables": tables,
        "people": 2 * tables,
        "tables with computers": len(evening.with_computers()),
        "kills": kills,
        "kills within 20 ms after a send": sum(delay <= SOON for delay in delays),
        "median and longest delay after a send, s": median_and_max(delays),
        "seconds until everybody was back, median and most": median_and_max(returns),
        "workers of a killed server that outlived it": orphans,
        **found,
    }


# Disks.


async def troubled(evening: Evening[TrialServer], trouble: disks.DiskFault, hold: float = 2.0) -> Found:
    """Cause a fault while all play, wait until every table reports it, end it, and check that all go on."""
    await asyncio.sleep(1.0)
    before = evening.pauses()
    try:
        trouble.begin()
        took = await evening.until(lambda: all(now > before[table] for table, now in evening.pauses().items()), 30)
        said = disks.sqlite_error(evening.server.database)
        stood = evening.progress()
        await asyncio.sleep(hold)
        moved = sum(now > stood[table] for table, now in evening.progress().items())
    finally:
        trouble.end()
    went_on = await evening.until(all_moved_on(evening, stood), 30)
    messages = [message for visitor in evening.visitors for message in visitor.transcript.paused]
    return {
        "made by": trouble.way,
        "SQLite says to another program": said,
        "seconds until every table said `paused`": in_time(took, "every table paused"),
        "said": {name: value for name, value in messages[-1].items() if name != "t"},
        "tables that went on in spite of it": moved,
        "seconds until every table went on": in_time(went_on, "every table went on"),
    }


async def disk_full(folder: Path, tables: int, seed: int) -> Found:
    """Fill the disk of the data for a while."""
    with disks.small_disk(folder / "data") as mounted, ended(await asyncio.to_thread(TrialServer, folder)) as server:
        async with evening_at(server, seed) as evening:
            await evening.open(tables)
            found = await troubled(evening, disks.full(server, mounted))
            return {"tables": tables, **found, **await settle(evening, 300)}


async def read_only(folder: Path, tables: int, seed: int) -> Found:
    """Make the database read-only for a while."""
    with ended(await asyncio.to_thread(TrialServer, folder)) as server:
        async with evening_at(server, seed) as evening:
            await evening.open(tables)
            found = await troubled(evening, disks.read_only(server))
            return {"tables": tables, **found, **await settle(evening, 300)}


async def disk_fails(folder: Path, tables: int, seed: int) -> Found:
    """Make every write of the server to a file fail for a while."""
    with ended(await asyncio.to_thread(TrialServer, folder)) as server:
        async with evening_at(server, seed) as evening:
            await evening.open(tables)
            found = await troubled(evening, disks.no_growth(server))
            return {"tables": tables, **found, **await settle(evening, 300)}


# Workers.

SEARCHED = tuple(Room(room.game, room.options, 2) for room in ROOMS)


def thinking(server: TrialServer) -> Mapping[str, float]:
    answer = urllib.request.urlopen(f"{server.address}/api/health", timeout=10).read()
    found: Mapping[str, float] = msgspec.json.decode(answer)["thinking"]
    return found


async def signal_thinking_worker(evening: Evening[TrialServer], what: signal.Signals) -> bool:
    """Send a signal to a worker while it thinks."""

    def one_thinks() -> bool:
        return any(map(is_thinking, evening.server.workers()))

    in_time(await evening.until(one_thinks, 90), "a worker that thinks")  # one that hung may have to be replaced first
    struck = [send(worker, what) for worker in evening.server.workers() if is_thinking(worker)]
    return any(struck)


async def signal_workers(folder: Path, seed: int, what: signal.Signals, times: int) -> Found:
    """Let people play against computers that search, while their processes are killed or stopped in the middle of a
    search."""
    with ended(await asyncio.to_thread(TrialServer, folder, 0.05)) as server:
        async with evening_at(server, seed, "expert") as evening:
            await evening.open(4, SEARCHED, people=1)
            waits: list[float] = []
            struck = 0
            for _ in range(times):
                struck += await signal_thinking_worker(evening, what)
                stood = evening.progress()
                went_on = await evening.until(all_moved_on(evening, stood), 90)
                waits.append(in_time(went_on, "every table went on"))
            counted = await asyncio.to_thread(thinking, server)
            found = await settle(evening, 300)
    return {
        "signals to a worker that thought": struck,
        "seconds until every table went on, median and most": median_and_max(waits),
        "thoughts that failed": counted["failed"],
        "thoughts that were too slow": counted["too_slow"],
        **found,
    }


# The whole trial.

Part = Callable[[Path], Awaitable[Found]]


def parts(tables: int, kills: int, seed: int) -> dict[str, Part]:
    return {
        "server killed": lambda folder: killed(folder, tables, kills, seed),
        "disk full": lambda folder: disk_full(folder, 8, seed + 1),
        "database read-only": lambda folder: read_only(folder, 8, seed + 2),
        "disk fails": lambda folder: disk_fails(folder, 8, seed + 3),
        "workers killed": lambda folder: signal_workers(folder, seed + 4, signal.SIGKILL, 8),
        "workers hung": lambda folder: signal_workers(folder, seed + 5, signal.SIGSTOP, 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--kills", type=int, default=36)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", action="append", help="only this part, by its name")
    parser.add_argument("--out", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    clean_up_when_ended()
    report = Report("chaos", {"tables": chosen.tables, "kills": chosen.kills, "seed": chosen.seed})
    fine = True
    for name, part in parts(chosen.tables, chosen.kills, chosen.seed).items():
        if chosen.part and name not in chosen.part:
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                found = asyncio.run(asyncio.wait_for(part(Path(folder)), 900))
            except (Deadline, TimeoutError) as missed:
                found = {"faults": [f"not in time: {missed}"]}
        fine = fine and not found["faults"]
        report.add(name, found)
        report.write(chosen.out)  # after each part: whoever stops the trial keeps what was found
    print(f"\nwritten to {report.write(chosen.out)}")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
