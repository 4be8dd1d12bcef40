"""Fuzzing: frames that no honest client sends, against a real server (`make fuzz`).

Each gets an answer, or the socket is closed with a reason; the server never logs an error; only acknowledged commands
change a table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from parlour.storage import Entry, open_store
from parlour.table.table import Table
from parlour.wire import messages as wire
from tests.server.process import Player
from trials import grammar
from trials.frames import CLOSE, TEXT, Connection, batches, broken, frame, half_handshakes, handshake
from trials.many_tables import ROOMS, ended
from trials.report import RESULTS, Report, clean_up_when_ended
from trials.transcript_check import fold
from trials.trial_server import TrialServer

HUGE = 50  # one message in this many is larger than allowed
A_CONNECTION = 45  # frames: fewer than the burst that a socket is allowed
AT_ONCE = 16  # connections
ANSWERS = ("error", "refused", "stale", "ack", "pong", "welcome", "hint", "reason", "bye")
decoder = msgspec.json.Decoder(wire.FromClient)
Logs = dict[str, list[Entry]]
ADDRESSES = (
    "/api/tables",
    "/api/tables/{table}/sit",
    "/api/tables/nowhere/sit",
    "/api/puzzles/notty/1",
    "/api/puzzles/chess/0",
    "/api/me",
    "/api/me/continue",
    "/api/bots",
)
LOOKS = (
    "/api/tables/{table}/record",
    "/api/tables/{table}/games/0/review",
    "/api/tables/{table}/games/99999999999999999999/review",
    "/api/tables/{table}/games/0/moments/-1",
    "/api/tables/%00/record",
    "/api/puzzles/%F0%9F%82%A1/1",
    "/t/%ff%fe",
    "/../../etc/passwd",
    "/assets/..%2f..%2fapp.py",
    "/api/leaders/chess",
)


class Fuzz:
    """The tables under attack, and the results."""

    def __init__(self, server: TrialServer, seed: int) -> None:
        self.server = server
        self.random = Random(seed)
        self.seats: list[tuple[str, str]] = []  # tables, and the cookie of one of their seats; empty for a spectator
        self.outcomes: Counter[str] = Counter()
        self.faults: list[str] = []
        self.acknowledged: set[tuple[str, str]] = set()

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.server.port}"

    def prepare(self) -> None:
        """Open and begin tables of all games, each with a player and a spectator."""
        for room in ROOMS:
            for _ in range(3):
                players = [Player(self.server, name) for name in ("Ann", "Bob")]
                table = players[0].open(game=room.game, options=room.options)
                for player in players:
                    player.sit(table)
                players[0].join(table)
                players[0].ask("start")
                players[0].close()
                cookies = ["; ".join(f"{name}={value}" for name, value in player.cookies.items()) for player in players]
                self.seats += [(table, cookies[0]), (table, cookies[1]), (table, "")]

    def path(self, table: str) -> str:
        return f"/api/tables/{table}/socket"

    async def all_of(self, jobs: list[Any]) -> None:
        """Run the jobs, a limited number at a time."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(job: Any) -> None:
            async with gate:
                await job

        await asyncio.gather(*map(one, jobs))

    # Messages on a valid socket.

    async def say(self, frames: list[bytes], number: int) -> None:
        table, cookie = self.seats[number % len(self.seats)]
        connection = await Connection.open(self.server.port)
        try:
            await connection.send(handshake(self.host, self.path(table), cookie))
            assert b" 101 " in await connection.head()
            if number % 10:  # one in ten sends no hello first
                await connection.send(frame(b'{"t":"hello","v":2}'))
            for text in frames:
                await connection.send(frame(text))
            await connection.send(frame(b'{"t":"ping","n":424242}'))
            await self.listen(connection, table, frames, number % 10 != 0)
        except TimeoutError:
            self.faults.append(f"no answer, and not closed, after one of {frames[:3]}")
        finally:
            connection.reset()

    async def listen(self, connection: Connection, table: str, frames: list[bytes], hello: bool) -> None:
        """Check that every message is answered, in order, until the last ping's pong or a `bye`."""
        answers = 0
        while (found := await connection.message()) is not None:
            opcode, payload = found
            if opcode == CLOSE:
                self.outcomes[f"closed {int.from_bytes(payload[:2])}"] += 1
                return
            message = json.loads(payload)
            answers += message["t"] in ANSWERS
            self.outcomes[message["t"]] += message["t"] in ANSWERS
            if message["t"] == "ack":
                self.acknowledged.add((table, message["cmd"]))
            if message == {"t": "pong", "n": 424242}:
                expected = answers_due(frames, hello) + hello + 1
                if answers != expected:
                    self.faults.append(f"{answers} answers to {expected} messages: {frames!r:.300}")
                return
        self.faults.append(f"ended without a reason after one of {frames!r:.3000}")

    # Broken frames and handshakes.

    async def break_in(self, seed: int, count: int) -> None:
        """Send broken frames after a valid handshake, until the server closes the connection."""
        random = Random(seed)
        table, cookie = random.choice(self.seats)
        connection = await Connection.open(self.server.port)
        try:
            deflate = random.choice((None, "permessage-deflate"))
            await connection.send(handshake(self.host, self.path(table), cookie, Sec_WebSocket_Extensions=deflate))
            assert b" 101 " in await connection.head()
            for _ in range(count):
                await connection.send(broken(random))
            await connection.send(frame(b'{"t":"ping","n":424242}'))
            connection.end()  # a frame that is incomplete will remain so
            await self.closed(connection)
        except TimeoutError:
            self.faults.append(f"broken frames {seed}: no answer, and not closed")
        finally:
            connection.reset()

    async def closed(self, connection: Connection) -> None:
        while (found := await connection.message()) is not None:
            if found[0] == CLOSE:
                code = int.from_bytes(found[1][:2])
                self.outcomes[f"closed {code}" if code else "closed, as asked, without a code"] += 1
                return
            self.outcomes["answered" if found[0] == TEXT else "control frames"] += 1
        self.outcomes["ended: the client had ended its side"] += 1

    async def half(self, seed: int) -> None:
        """Send something other than a handshake."""
        random = Random(seed)
        connection = await Connection.open(self.server.port)
        try:
            await connection.send(half_handshakes(self.host, self.path(random.choice(self.seats)[0]), random))
            connection.end()
            self.status(await connection.head(), f"handshake {seed}")
        except TimeoutError:
            self.faults.append(f"handshake {seed}: no answer, and not closed")
        finally:
            connection.reset()

    async def post(self, body: bytes, number: int) -> None:
        """Send a body to one of the routes."""
        addresses = [*ADDRESSES, *LOOKS]
        path = addresses[number % len(addresses)].format(table=self.seats[number % len(self.seats)][0])
        verb = "POST" if path.endswith(("sit", "tables", "/1", "/0", "/me", "continue", "bots")) else "GET"
        head = (
            f"{verb} {path} HTTP/1.1\r\nHost: {self.host}\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        connection = await Connection.open(self.server.port)
        try:
            await connection.send(head.encode() + body)
            self.status(await connection.head(), f"{verb} {path} {body[:200]!r}")
        except TimeoutError:
            self.faults.append(f"{verb} {path} {body[:200]!r}: no answer")
        finally:
            connection.reset()

    def status(self, head: bytes, what: str) -> None:
        """Count the response's status; a server error is a fault."""
        status = head[9:12].decode("latin-1") if head.startswith(b"HTTP/") else "none"
        self.outcomes[f"HTTP {status}"] += 1
        if status.startswith("5") and status != "503":
            self.faults.append(f"{status} to {what}")

    # The final state.

    def check(self, before: Logs, after: Logs) -> None:
        """Check that only acknowledged commands have changed a table, and that its state is the fold of its log."""
        for table, log in after.items():
            if table not in before:
                self.outcomes["tables that were opened"] += 1
                continue
            if log[: len(before[table])] != before[table]:
                self.faults.append(f"the past of {table} has changed")
            for row in log[len(before[table]) :]:
                self.outcomes["entries of acknowledged commands"] += 1
                if row.cmd is not None and (table, row.cmd) not in self.acknowledged:
                    self.faults.append(f"{row.kind} {row.cmd!r} at {table} was never acknowledged")


def answers_due(frames: list[bytes], greeted: bool) -> int:
    """Return the number of answers due: one per message, except two kinds that are answered only before the hello."""
    due = 0
    for text in frames:
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError):
            due += 1
            continue
        due += not (greeted and isinstance(message, wire.WatchChances | wire.Reading | wire.SetPace | wire.SkipAhead))
        greeted = greeted or isinstance(message, wire.Hello)
    return due


async def logs_of(database: Path) -> tuple[Logs, dict[str, Table]]:
    """Return all logs, and the table that each folds to."""
    async with open_store(database) as store:
        tables = {row.id: row.game for row in await store.tables()}
        logs = {id: await store.entries(id) for id in tables}
    return logs, {id: fold(game, logs[id]) for id, game in tables.items()}


async def attack(fuzz: Fuzz, count: int, seed: int) -> dict[str, int]:
    """Run all kinds of attack at once, so that they meet."""
    parts = {"messages": count * 70 // 100, "broken frames": count * 20 // 100, "requests": count * 7 // 100}
    parts["handshakes"] = count - sum(parts.values())
    plain = parts["messages"] - parts["messages"] // HUGE
    texts = [text for text in grammar.made(grammar.frames, plain, seed) if is_utf8(text)]
    texts += grammar.made(grammar.huge, parts["messages"] - len(texts), seed)
    places = range(0, len(texts), A_CONNECTION)
    jobs = [fuzz.say(texts[place : place + A_CONNECTION], number) for number, place in enumerate(places)]
    jobs += [fuzz.break_in(seed + number, size) for number, size in enumerate(batches(parts["broken frames"], 4))]
    jobs += [fuzz.half(seed + number) for number in range(parts["handshakes"])]
    bodies = grammar.made(grammar.bodies, parts["requests"], seed)
    jobs += [fuzz.post(body, number) for number, body in enumerate(bodies)]
    fuzz.random.shuffle(jobs)
    await fuzz.all_of(jobs)
    return parts


def is_utf8(text: bytes) -> bool:
    """Return whether bytes are UTF-8: broken text ends a connection, and is tested with the broken frames."""
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def run(count: int, seed: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as name, ended(TrialServer(Path(name))) as server:
        fuzz = Fuzz(server, seed)
        fuzz.prepare()
        before, _ = asyncio.run(logs_of(server.database))
        begun = time.monotonic()
        parts = asyncio.run(attack(fuzz, count, seed))
        seconds = time.monotonic() - begun
        alive = server.process.poll() is None
        after, folded = asyncio.run(logs_of(server.database))
        fuzz.check(before, after)
        check_shown(fuzz, folded)
        troubles = server.troubles
        server.stop()
        if not alive:
            fuzz.faults.append("the server has ended")
        return {
            "frames": sum(parts.values()),
            **parts,
            "seconds": round(seconds, 1),
            "outcomes": dict(fuzz.outcomes.most_common()),
            "lines with an error in the server's complaints": len(troubles),
            "faults": len(fuzz.faults),
            "first faults": fuzz.faults[:20],
            "complaints": logged_events(server.complaints),
        }


def check_shown(fuzz: Fuzz, folded: dict[str, Table]) -> None:
    """Check that the server shows what its log folds to."""
    for id in {table for table, _ in fuzz.seats}:
        state = folded[id].state
        assert state is not None
        eve = Player(fuzz.server, "Eve")
        eve.join(id)
        fuzz.outcomes["tables compared with the fold of their log"] += 1
        if eve.situation["view"] != json.loads(json.dumps(state.view(None))):
            fuzz.faults.append(f"{id} is not shown as its log says")
        eve.close()


def logged_events(complaints: str) -> dict[str, int]:
    """Return the events in the server's log with their counts, the most frequent first."""
    ends = re.findall(r'"event": "([^"]*)"', complaints)
    return dict(Counter(ends).most_common(20))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    clean_up_when_ended()
    report = Report("fuzz", {"frames": chosen.frames, "seed": chosen.seed})
    found = run(chosen.frames, chosen.seed)
    report.add("fuzz", found)
    print(f"\nwritten to {report.write(chosen.out)}")
    return 0 if not found["faults"] and not found["lines with an error in the server's complaints"] else 1


if __name__ == "__main__":
    sys.exit(main())
