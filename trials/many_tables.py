"""Many tables at once, each with two people, and some of them with computers too."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tests.server.process import Place, Player
from trials.behaviour import Manners, play
from trials.trial_server import TrialServer
from trials.visitor import Patience, Pulse, Visitor


@dataclass(frozen=True)
class Room:
    """A game as it is played in trials: short, because random moves lead nowhere."""

    game: str
    options: Mapping[str, Any]
    most_seats: int  # with a computer on each seat after the two people's


ROOMS = (
    Room("notty", {"turn_limit": 40}, 3),
    Room("potter", {"target": 50}, 3),
    Room("jolly", {"round_limit": 10}, 2),
    Room("house_of_cards", {"turn_limit": 50}, 3),
)
PEOPLE = 2


Host = TypeVar("Host", bound=Place)  # one server, or a cluster behind a proxy


class Evening(Generic[Host]):
    """All visitors of a server, and how they behave."""

    def __init__(
        self,
        server: Host,
        seed: int,
        level: str = "reference",
        patience: Patience = Patience(),  # noqa: B008
    ) -> None:
        self.server = server
        self.patience = patience
        self.seed = seed
        self.level = level
        self.pulse = Pulse()
        self.manners = Manners()
        self.tables: dict[str, list[Visitor]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def visitors(self) -> list[Visitor]:
        return [visitor for visitors in self.tables.values() for visitor in visitors]

    async def open(self, count: int, rooms: tuple[Room, ...] = ROOMS, people: int = PEOPLE) -> None:
        """Open tables, one room after another; every second table of a room also has computers, if it can."""
        for number in range(count):
            room = rooms[number % len(rooms)]
            crowded = people == 1 or (number // len(rooms)) % 2 == 1
            await self.open_table(room, room.most_seats if crowded else people, people)

    async def open_table(self, room: Room, seats: int, people: int) -> None:
        players = [Player(self.server, name) for name in ("Ann", "Bob")[:people]]
        wish = {"game": room.game, "options": room.options, "seats": max(2, seats)}
        table = await asyncio.to_thread(lambda: players[0].open(**wish))
        visitors = []
        for player in players:
            seat = await asyncio.to_thread(player.sit, table)
            seed = self.seed * 100_000 + len(self.tables) * 10 + seat
            address = f"ws://127.0.0.1:{self.server.port}"
            visitors.append(Visitor(address, table, seat, player.cookies, self.pulse, seed, self.patience))
        self.tables[table] = visitors
        self.tasks += [asyncio.create_task(visitor.live()) for visitor in visitors]
        for place in range(people, max(2, seats)):
            await visitors[0].ask("sit_bot", seat=place, level=self.level)
        begun = await visitors[0].ask("start")
        assert begun["t"] == "ack", begun
        self.tasks += [asyncio.create_task(play(visitor, self.manners)) for visitor in visitors]

    async def close(self) -> None:
        """End all visitors; raise the error of one that has failed."""
        left = set(self.tasks)
        while left:  # before Python 3.12 wait_for may lose a cancellation
            for task in left:
                task.cancel()
            _, left = await asyncio.wait(left, timeout=1.0)
        for ended in await asyncio.gather(*self.tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    def check(self) -> None:
        """Raise the error of a visitor that has failed: it would be missing from every count."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def until(self, true: Callable[[], bool], seconds: float) -> float | None:
        """Wait for a condition, and return the seconds that it took; None if it never came true."""
        begun = time.monotonic()
        while not true():
            self.check()
            if time.monotonic() - begun > seconds:
                return None
            await asyncio.sleep(0.02)
        return time.monotonic() - begun

    async def all_there(self, seconds: float = 60) -> float | None:
        """Wait until everybody is connected."""
        return await self.until(lambda: all(visitor.greeted for visitor in self.visitors), seconds)

    async def finish(self, seconds: float) -> float | None:
        """Play all games to their end, without misbehaving and without another game."""
        self.manners.rematch, self.manners.mischief, self.manners.pause = False, 0.0, (0.05, 0.08)
        for visitor in self.visitors:
            visitor.news.set()
        return await self.until(lambda: all(visitor.phase == "over" for visitor in self.visitors), seconds)

    def progress(self) -> dict[str, int]:
        """Return the last `seq` that the people of each table have seen."""
        return {table: max(visitor.seen for visitor in visitors) for table, visitors in self.tables.items()}

    def pauses(self) -> dict[str, int]:
        """Return how often the people of each table were told that it is paused."""
        return {table: sum(len(one.transcript.paused) for one in people) for table, people in self.tables.items()}

    def with_computers(self) -> list[str]:
        return [table for table, people in self.tables.items() if len(people[0].latest["info"]["seats"]) > len(people)]


@contextmanager
def ended(server: TrialServer) -> Iterator[TrialServer]:
    """End a server when the block ends, whatever has happened."""
    try:
        yield server
    finally:
        server.end()
