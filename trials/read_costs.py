"""Measures the CPU time of each GET on the server, with many tables and a long game (`python -m trials.read_costs`)."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.process import Player
from trials.report import RESULTS, Report
from trials.trial_server import TrialServer, cpu_seconds

PATHS = (
    *("/", "/api/health", "/api/games", "/api/tables", "/api/codes/wrongone", "/api/puzzles", "/api/puzzles/notty/1"),
    *("/api/lessons/notty", "/api/leaders/notty", "/api/me", "/api/me/tables", "/api/me/games", "/api/me/data"),
    *("/api/tables/{table}/record", "/api/tables/{table}/games/0/moments/500?seat=0"),
    *("/api/tables/{table}/games/0/review", "/api/tables/{table}/games/7/review", "/metrics"),
)


def long_game(server: TrialServer, turns: int) -> tuple[Player, str]:
    """Open a table at which two people have ended this many turns."""
    people = [Player(server, name) for name in ("Ann", "Bob")]
    table = people[0].open(options={"turn_limit": turns})
    for player in people:
        player.sit(table)
        player.join(table)
    assert people[0].ask("start")["t"] == "ack"
    for player in people:
        while not player.latest.get("situation"):
            player.receive()
    while (seat := people[0].situation["view"]["turn"]) is not None:
        people[seat].wait_for_turn(seat)
        people[seat].play("end")
        people[0].wait_for_turn(1 - seat)
    for player in people:
        player.close()
    return people[0], table


def public_table(server: TrialServer, number: int) -> Player:
    """Open a public table with somebody at it."""
    player = Player(server, f"Guest {number}")
    player.join(player.open(visibility="public", sit=True))
    return player


def fetch(server: TrialServer, path: str, cookie: str) -> tuple[str, int]:
    request = urllib.request.Request(f"{server.address}{path}", headers={"Cookie": cookie, "Accept-Encoding": "gzip"})
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return str(answer.status), len(answer.read())
    except urllib.error.HTTPError as error:
        return str(error.code), len(error.read())


def cost(server: TrialServer, path: str, cookie: str, times: int) -> dict[str, Any]:
    """Measure the first request, which may have more to do, and the average of the others."""
    pid = server.process.pid
    begun, cpu = time.perf_counter(), cpu_seconds(pid)
    status, size = fetch(server, path, cookie)
    first, wall = cpu_seconds(pid) - cpu, time.perf_counter() - begun
    cpu = cpu_seconds(pid)
    for _ in range(times):
        fetch(server, path, cookie)
    each = (cpu_seconds(pid) - cpu) / times
    shown = {"CPU ms, first": round(1e3 * first, 1), "CPU ms, each": round(1e3 * each, 2)}
    return {"status": status, "bytes": size, "ms, first": round(1e3 * wall), **shown}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--turns", type=int, default=1500)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--out", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    report = Report("reads", {name: value for name, value in vars(chosen).items() if name != "out"})
    flags = ["--guess-rate", "0", "--all-guess-rate", "0", "--rate", "0"]
    with tempfile.TemporaryDirectory() as folder:
        server = TrialServer(Path(folder), flags=flags)
        try:
            ann, table = long_game(server, chosen.turns)
            guests = [public_table(server, number) for number in range(chosen.tables)]
            for path in PATHS:
                report.add(path, cost(server, path.format(table=table), ann.cookie, chosen.times))
            for guest in guests:
                with suppress(OSError):
                    guest.close()
        finally:
            server.end()
    print(f"\nwritten to {report.write(chosen.out)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
