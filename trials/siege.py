"""Attacks on a local server while somebody plays there (`make siege`): how long do the player's moves take meanwhile?

The player comes from 127.0.0.1, the attacker from 127.0.0.2, with all limits at their defaults. Every attack is bounded
in time and in connections.
"""

from __future__ import annotations

import argparse
import multiprocessing
import re
import socket
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.process import Player, Server, serving
from trials.frames import PING, frame, handshake
from trials.report import RESULTS, Report, clean_up_when_ended
from trials.trial_server import cpu_seconds, resident_bytes

HOME, ATTACKER = "127.0.0.1", "127.0.0.2"
EVERY = 0.1  # seconds between two moves of the player
HALF_SENT = 1100
SOCKETS = 100
Found = dict[str, Any]
Attack = Callable[[int, str, float], Counter[str]]


def connection(port: int, said: bytes = b"") -> socket.socket:
    made = socket.create_connection((HOME, port), timeout=2, source_address=(ATTACKER, 0))
    made.sendall(said)
    return made


def half_sent(port: int, table: str, until: float) -> Counter[str]:
    """Attack with requests that never end, reopened as soon as they are closed."""
    seen: Counter[str] = Counter()
    kept: list[socket.socket] = []
    while time.monotonic() < until:
        with suppress(OSError):
            kept.append(connection(port, b"GET / HTTP/1.1\r\nHost: x\r\nX: "))
            seen["opened"] += 1
        if len(kept) > HALF_SENT:
            kept.pop(0).close()
    return seen


def pings(port: int, table: str, until: float) -> Counter[str]:
    """Attack with one socket after another that sends nothing but pings."""
    seen: Counter[str] = Counter()
    flood = frame(b"x" * 125, PING) * 1000
    while time.monotonic() < until:
        with suppress(OSError), connection(port, handshake(HOME, f"/api/tables/{table}/socket")) as made:
            made.recv(4096)
            seen["opened"] += 1
            while time.monotonic() < until:
                made.sendall(flood)
                seen["pings"] += 1000
    return seen


def gets(path: str) -> Attack:
    """Return an attack with one GET after another on a connection that stays open."""

    def attack(port: int, table: str, until: float) -> Counter[str]:
        seen: Counter[str] = Counter()
        number = 0
        while time.monotonic() < until:
            with suppress(OSError), connection(port) as made:
                while time.monotonic() < until:
                    number += 1
                    target = path.format(table=table, number=number)
                    made.sendall(f"GET {target} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
                    said = made.recv(65536)
                    if not said:
                        break
                    seen.update(f"HTTP {status.decode()}" for status in re.findall(rb"^HTTP/1.1 (\d+)", said))
        return seen

    return attack


def messages(port: int, table: str, until: float) -> Counter[str]:
    """Attack with many sockets that each send as much as they may, and repeat their hello."""
    seen: Counter[str] = Counter()
    hello = frame(b'{"t":"hello","v":2}')
    open_ones: list[socket.socket] = []
    while time.monotonic() < until:
        while len(open_ones) < SOCKETS and time.monotonic() < until:
            with suppress(OSError):
                open_ones.append(connection(port, handshake(HOME, f"/api/tables/{table}/socket")))
                open_ones[-1].setblocking(False)
        for made in list(open_ones):
            try:
                made.sendall(hello)
                seen["hello"] += 1
                while len(made.recv(1 << 18)) == 1 << 18:
                    pass
            except BlockingIOError:
                continue
            except OSError:
                open_ones.remove(made)
        time.sleep(max(0.0, min(1 / 20, until - time.monotonic())))
    return seen


ATTACKS: dict[str, Attack] = {
    "half-sent requests": half_sent,
    "pings": pings,
    "guessed codes": gets("/api/codes/guess{number}"),
    "list of tables": gets("/api/tables"),
    "reviews of games that are none": gets("/api/tables/{table}/games/{number}/review"),
    "messages": messages,
}


def besiege(name: str, port: int, table: str, seconds: float, results: Any) -> None:
    """Run one attack. Runs in a separate process."""
    results.put(dict(ATTACKS[name](port, table, time.monotonic() + seconds)))


class Game:
    """Two honest people who do nothing but end their turns."""

    def __init__(self, server: Server) -> None:
        self.people = [Player(server, name) for name in ("Ann", "Bob")]
        self.other_table = Player(server, "Eve").open()
        self.table = self.people[0].open(options={"first_player": 0, "turn_limit": 10_000})
        for player in self.people:
            player.sit(self.table)
            player.join(self.table)
        assert self.people[0].ask("start")["t"] == "ack"
        for player in self.people:
            while not player.latest.get("situation"):
                player.receive()

    def play(self, seconds: float) -> list[float]:
        """Make moves for this many seconds, and return how long each took."""
        until, found = time.monotonic() + seconds, list[float]()
        seat = self.people[0].situation["view"]["turn"]
        while time.monotonic() < until:
            player = self.people[seat]
            player.wait_for_turn(seat)
            begun = time.perf_counter()
            assert player.play("end")["t"] == "ack"
            found.append(time.perf_counter() - begun)
            seat = 1 - seat
            time.sleep(EVERY)
        self.people[seat].wait_for_turn(seat)
        self.people[1 - seat].wait_for_turn(seat)
        return found

    def close(self) -> None:
        for player in self.people:
            player.close()


def tried(server: Server, game: Game, name: str | None, seconds: float) -> Found:
    """Measure the player's moves under one attack, or without any."""
    pid, log = server.process.pid, server.log
    assert log is not None
    memory, cpu, lines = resident_bytes(pid), cpu_seconds(pid), log.stat().st_size
    results: Any = multiprocessing.Queue()
    attacker = multiprocessing.Process(target=besiege, args=(name, server.port, game.other_table, seconds, results))
    if name is not None:
        attacker.start()
    latencies = game.play(seconds)
    seen = results.get(timeout=60) if name is not None else {}
    if name is not None:
        attacker.join()
    latencies = sorted(latencies)
    return {
        "moves": len(latencies),
        "ms for a move, p50": round(1e3 * statistics.median(latencies), 1),
        "ms for a move, p95": round(1e3 * latencies[int(0.95 * len(latencies))], 1),
        "ms for a move, most": round(1e3 * latencies[-1], 1),
        "attacker saw": seen,
        "server CPU, part of a core": round((cpu_seconds(pid) - cpu) / seconds, 2),
        "server memory, MB more": round((resident_bytes(pid) - memory) / 1e6, 1),
        "log, kB more": round((log.stat().st_size - lines) / 1e3, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12.0, help="of each attack")
    parser.add_argument("--attack", action="append", choices=list(ATTACKS), help="only this one")
    parser.add_argument("--name", default="siege")
    parser.add_argument("--out", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    clean_up_when_ended()
    report = Report(chosen.name, {"seconds": chosen.seconds})
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "data", log=Path(folder) / "log") as server:
        game = Game(server)
        for name in [None, *(chosen.attack or ATTACKS)]:
            report.add(name or "in peace", tried(server, game, name, chosen.seconds))
        game.close()
    print(f"\nwritten to {report.write(chosen.out)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
