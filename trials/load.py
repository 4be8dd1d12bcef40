"""A thousand tables at once, each with two sockets and a move every two seconds (`make load`).

Measures the time from a client's send to the other player's news, the cost of a move on the server, the memory of a
table, and the highest rate that the server sustains; and boardgame.io for comparison, where it can be installed.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import statistics
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

from tests.server.process import Player
from trials import peer
from trials.evening import ended
from trials.load_clients import LoadTable, Tally
from trials.report import RESULTS, Report, clean_up_when_ended
from trials.trial_server import TrialServer, cpu_seconds, resident_bytes

OPENERS = 8  # threads that open tables
HELD = 0.250  # seconds: the 99th percentile below which a rate counts as sustained
STEP = 1.3  # from one rate to the next
Found = dict[str, Any]


def open_table(server: TrialServer, number: int) -> tuple[str, list[str]]:
    """Open a table of Notty with two people; return its address and their cookies."""
    players = [Player(server, name) for name in ("Ann", "Bob")]
    table = players[0].open(options={"turn_limit": 10_000})
    for player in players:
        player.sit(table)
    cookies = ["; ".join(f"{name}={value}" for name, value in player.cookies.items()) for player in players]
    return f"/api/tables/{table}/socket", cookies


class LoadClients:
    """All tables of a server, and their sockets."""

    def __init__(self, server: TrialServer, seed: int) -> None:
        self.server = server
        self.random = Random(seed)
        self.tally = Tally()
        self.tables: list[LoadTable] = []

    async def gather(self, count: int, deflate: bool) -> None:
        with ThreadPoolExecutor(OPENERS) as openers:
            opened = list(openers.map(lambda number: open_table(self.server, number), range(count)))
        for path, cookies in opened:
            table = LoadTable(self.tally, Random(self.random.random()))
            await table.join(self.server.port, path, cookies, deflate)
            table.begin()
            self.tables.append(table)
        while self.tally.answers["ack"] < count:
            await asyncio.sleep(0.05)

    async def play(self, rate: float, seconds: float) -> Found:
        """Play `rate` moves per second in all for `seconds`, and return the measurements."""
        pid = self.server.process.pid
        self.tally.clear()
        begun, cpu, own = time.perf_counter(), cpu_seconds(pid), time.process_time()
        period = len(self.tables) / rate
        await asyncio.gather(*(table.keep_moving(period, begun + seconds) for table in self.tables))
        wall, cpu, own = time.perf_counter() - begun, cpu_seconds(pid) - cpu, time.process_time() - own
        await asyncio.sleep(1.0)
        tally = self.tally
        moves = len(tally.latencies)
        return {
            "moves a second asked for": round(rate, 1),
            "moves a second": round(moves / wall, 1),
            "ms to the other player, p50": milliseconds(tally.latencies, 50),
            "ms to the other player, p99": milliseconds(tally.latencies, 99),
            "ms to the other player, most": round(1e3 * max(tally.latencies, default=0.0), 1),
            "moves not heard of": tally.sent - moves,
            "moves late for the one before": tally.late,
            "answers that were no ack": {kind: many for kind, many in tally.answers.items() if kind != "ack"},
            "server CPU, ms a move": round(1e3 * cpu / max(1, moves), 3),
            "server CPU, part of a core": round(cpu / wall, 2),
            "client CPU, part of a core": round(own / wall, 2),
        }


def milliseconds(latencies: list[float], percent: int) -> float:
    if len(latencies) < 2:
        return 0.0
    return round(1e3 * statistics.quantiles(latencies, n=100)[percent - 1], 1)


def is_held(found: Found) -> bool:
    """Return whether the server sustained the rate: latency is low, and no backlog builds up."""
    return (
        found["ms to the other player, p99"] < 1e3 * HELD
        and found["moves late for the one before"] <= 0.01 * found["moves a second asked for"]
        and found["moves a second"] >= 0.9 * found["moves a second asked for"]
        and not found["moves not heard of"]
    )


async def loaded(server: TrialServer, chosen: argparse.Namespace, report: Report) -> bool:
    pid = server.process.pid
    empty = resident_bytes(pid)
    clients = LoadClients(server, chosen.seed)
    begun = time.monotonic()
    await clients.gather(chosen.tables, chosen.deflate)
    opened = resident_bytes(pid)
    opening = {"seconds to open all tables": round(time.monotonic() - begun, 1)}
    steady = await clients.play(chosen.tables / chosen.period, chosen.seconds)
    memory = {
        "server memory, MB without tables": round(empty / 1e6, 1),
        "server memory, kB a table, just begun": round((opened - empty) / 1e3 / chosen.tables, 1),
        "server memory, kB a table, after the play": round((resident_bytes(pid) - empty) / 1e3 / chosen.tables, 1),
    }
    report.add("steady", {"tables": chosen.tables, "sockets": 2 * chosen.tables, **opening, **steady, **memory})
    if chosen.ramp:
        await ramp(clients, chosen, report)
    return not steady["answers that were no ack"] and not steady["moves not heard of"]


async def ramp(clients: LoadClients, chosen: argparse.Namespace, report: Report) -> None:
    """Raise the rate until the server no longer keeps up."""
    rate = max(chosen.tables / chosen.period, 100.0)
    best: Found = {}
    while True:
        rate *= STEP
        found = await clients.play(rate, chosen.step)
        report.add(f"ramp, {rate:.0f} a second", found)
        if not is_held(found):
            break
        best = found
    report.add("highest rate held (p99 < 250 ms, nothing piles up)", best)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--period", type=float, default=2.0, help="seconds between the moves of a table")
    parser.add_argument("--step", type=float, default=15.0, help="seconds of each step of the ramp")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-ramp", dest="ramp", action="store_false")
    parser.add_argument("--no-peer", dest="peer", action="store_false", help="without boardgame.io")
    parser.add_argument("--deflate", action="store_true", help="clients that ask for compression, as browsers do")
    parser.add_argument("--program", default="parlour", help="the module that serves")
    parser.add_argument("--name", default="load", help="of the file with the results")
    parser.add_argument("--out", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    clean_up_when_ended()
    parameters = {name: value for name, value in vars(chosen).items() if name not in ("out", "name")}
    parameters["uvloop"] = importlib.util.find_spec("uvloop") is not None
    parameters["httptools"] = importlib.util.find_spec("httptools") is not None
    report = Report(chosen.name, parameters)
    with tempfile.TemporaryDirectory() as folder, ended(TrialServer(Path(folder), program=chosen.program)) as server:
        fine = asyncio.run(loaded(server, chosen, report))
        troubles = server.troubles
        server.stop()
    for line in troubles:
        fine = False
        print(line)
    if chosen.peer:
        report.add("boardgame.io", peer.measure())
    print(f"\nwritten to {report.write(chosen.out)}")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
