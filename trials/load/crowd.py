"""Many tables that play at a given rate, and what that costs the server; the same for Parlour and for its peers."""

from __future__ import annotations

import asyncio
import statistics
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any, Generic, TypeVar

from trials.load.socket import LoadSocket
from trials.trial_server import children, cpu_seconds, resident_bytes

AT_ONCE = 50  # tables that connect at the same time
PATIENCE = 30.0  # seconds for the last moves to be heard of
Found = dict[str, Any]
Place = TypeVar("Place", bound=LoadSocket)


@dataclass
class Tally:
    """The measurements since the last `clear`."""

    latencies: list[float] = field(default_factory=list)
    sent: int = 0
    late: int = 0  # moves that were due while the previous one was still under way
    games: int = 0  # games that ended, after which the table plays another
    answers: Counter[str] = field(default_factory=Counter)

    def clear(self) -> None:
        self.latencies, self.sent, self.late, self.games = [], 0, 0, 0
        self.answers = Counter()

    @property
    def bad_answers(self) -> dict[str, int]:
        return {kind: many for kind, many in self.answers.items() if kind != "ack"}


class LoadTable(ABC, Generic[Place]):
    """A table with two sockets, and the move that is under way between them."""

    def __init__(self, tally: Tally, random: Random) -> None:
        self.tally = tally
        self.random = random
        self.places: list[Place] = []
        self.mover: Place | None = None
        self.sent_at = 0.0
        self.due = self.period = self.until = 0.0

    @abstractmethod
    def connections(self) -> Sequence[tuple[Place, int]]:
        """Return a new socket for each player, and the port that it connects to."""

    @abstractmethod
    def make_move(self) -> None:
        """Make the next move, if there is one to make."""

    async def join(self) -> list[float]:
        """Connect both players; return when each of them knew the table."""
        loop = asyncio.get_running_loop()
        self.mover, self.places = None, []
        for place, port in self.connections():
            self.places.append(place)
            await loop.create_connection(lambda place=place: place, "127.0.0.1", port)  # type: ignore[misc]
        return [await place.ready for place in self.places]

    def leave(self) -> None:
        for place in self.places:
            place.transport.abort()

    def send(self, place: Place, move: bytes) -> None:
        """Send a move, and measure from now."""
        self.tally.sent += 1
        self.mover, self.sent_at = place, perf_counter()
        place.send(move)

    def hear(self, place: Place) -> None:
        """Note the news of a move at a socket: for the other player, this is when the move arrives."""
        if self.mover is not None and place is not self.mover:
            self.tally.latencies.append(perf_counter() - self.sent_at)
            self.mover = None

    def keep_moving(self, period: float, until: float) -> None:
        """Make a move every `period` seconds, whether the server keeps up or not, until this time of the loop."""
        loop = asyncio.get_running_loop()
        self.period, self.until = period, until
        self.due = loop.time() + self.random.uniform(0, period)
        self.wait(loop)

    def wait(self, loop: asyncio.AbstractEventLoop) -> None:
        if self.due < self.until:
            loop.call_at(self.due, self.tick, loop)

    def tick(self, loop: asyncio.AbstractEventLoop) -> None:
        if self.mover is None:
            self.make_move()
        else:
            self.tally.late += 1
        self.due += self.period
        self.wait(loop)


class Crowd:
    """All tables of a server, with the ids of the processes whose CPU time is measured."""

    def __init__(self, pid: int, tally: Tally, database: int | None = None) -> None:
        self.pid = pid
        self.tally = tally
        self.database = database  # the main process of PostgreSQL
        self.tables: Sequence[LoadTable[Any]] = []
        self.empty = resident_bytes(pid)

    async def join(self, at_once: int = AT_ONCE) -> list[float]:
        """Connect everybody; return when each of them knew their table."""
        known: list[float] = []
        for start in range(0, len(self.tables), at_once):
            for times in await asyncio.gather(*(table.join() for table in self.tables[start : start + at_once])):
                known += times
        return known

    async def play(self, rate: float, seconds: float) -> Found:
        """Play `rate` moves per second in all for `seconds`, and return the measurements."""
        tally, loop = self.tally, asyncio.get_running_loop()
        tally.clear()
        begun, cpu, stored = loop.time(), with_children(self.pid), self.database_cpu()
        own, received = time.process_time(), self.received()
        for table in self.tables:
            table.keep_moving(len(self.tables) / rate, begun + seconds)
        await asyncio.sleep(seconds)
        wall, cpu, stored = loop.time() - begun, with_children(self.pid) - cpu, self.database_cpu() - stored
        own, received = time.process_time() - own, self.received() - received
        moves = max(1, len(tally.latencies))  # those that this CPU time went into; the last ones are still under way
        await until(lambda: len(tally.latencies) == tally.sent)
        found = {
            "moves a second asked for": round(rate, 1),
            "moves a second": round(len(tally.latencies) / wall, 1),
            **distribution(tally.latencies),
            "moves not heard of": tally.sent - len(tally.latencies),
            "moves late for the one before": tally.late,
            "games that ended": tally.games,
            "answers that were no ack": tally.bad_answers,
            "kB a move to both players": round(received / 1e3 / moves, 2),
            "server CPU, ms a move": round(1e3 * cpu / moves, 3),
            "server CPU, part of a core": round(cpu / wall, 2),
            "client CPU, part of a core": round(own / wall, 2),
        }
        if self.database is not None:
            found["database CPU, ms a move"] = round(1e3 * stored / moves, 3)
        return found

    def received(self) -> int:
        return sum(place.received for table in self.tables for place in table.places)

    def database_cpu(self) -> float:
        return 0.0 if self.database is None else with_children(self.database)

    def kilobytes(self) -> float:
        """Return the memory of the server for each table, over what it used before them."""
        return round((resident_bytes(self.pid) - self.empty) / 1e3 / len(self.tables), 1)

    def note_memory(self) -> None:
        """Count memory from here on: a table before it has made the server load what all tables share."""
        self.empty = resident_bytes(self.pid)


def with_children(pid: int) -> float:
    """Return the CPU seconds of a process and its children."""
    return sum(map(cpu_seconds, [pid, *children(pid)]))


async def until(true: Callable[[], bool]) -> None:
    """Wait for a condition, but not for ever."""
    deadline = time.monotonic() + PATIENCE
    while not true() and time.monotonic() < deadline:
        await asyncio.sleep(0.02)


def distribution(seconds: Sequence[float]) -> Found:
    """Return the distribution of the times from a player's send to the other player's news."""
    cuts = statistics.quantiles(seconds, n=100, method="inclusive") if len(seconds) > 1 else [0.0] * 99
    return {
        "ms to the other player, p50": round(1e3 * cuts[49], 1),
        "ms to the other player, p99": round(1e3 * cuts[98], 1),
        "ms to the other player, most": round(1e3 * max(seconds, default=0.0), 1),
    }
