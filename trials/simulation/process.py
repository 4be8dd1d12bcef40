"""A simulated process: the real server with its tasks, on an event loop and a writer thread of its own.

A crash tells nobody: the tasks of the process never run again, and its sockets break. What its writer had handed to the
disk may still be written.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeVar

from parlour.server.host.environment import Environment
from parlour.server.host.rate_limits import AddressBuckets
from parlour.server.host.settings import Settings
from parlour.server.parlour_server import ParlourServer
from parlour.table.errors import TableError
from trials.simulation.disk import Disk
from trials.simulation.loop import Domain, VirtualLoop
from trials.simulation.network import Network, Socket
from trials.simulation.store import SimulatedStore
from trials.simulation.workers import SimulatedPool, WorkerHabits

T = TypeVar("T")
EPOCH = 1_700_000_000.0  # the wall clock at the beginning of every run
PATIENCE = 15.0  # seconds for the answer to a request
BEAT, DEAD_AFTER = 2.0, 6.0  # seconds: eight times as slow as real hearts, which would take most of a run's work


class Lost(Exception):
    """Raised when a request gets no answer."""


@dataclass(frozen=True)
class ProcessHabits:
    """The settings of a server, how its workers behave, how wrong its wall clock is at most, and the share of the
    hints that a node of a cluster misses; None: it is no node."""

    settings: Settings
    workers: WorkerHabits
    worker_count: int
    skew: float
    hints_lost: float | None = None


class Process:
    """One start of the server, until it ends in whatever way."""

    def __init__(
        self,
        machine: str,
        name: str,
        loop: VirtualLoop,
        disk: Disk,
        network: Network,
        habits: ProcessHabits,
        chance: Random,
    ) -> None:
        self.name = name
        self.hints_lost = habits.hints_lost
        self.loop = loop
        self.network = network
        self.chance = chance
        self.domain = loop.add_domain(Domain(name))
        self.thread = loop.add_domain(Domain(f"{name} writer", busy=0.0))
        self.sockets: dict[Socket, None] = {}
        self.skew = chance.uniform(-habits.skew, habits.skew)
        self.frozen_at: float | None = None
        self._slept = 0.0
        carry = self.carry_hint if habits.hints_lost is not None else None
        self.store = SimulatedStore(disk, lambda work: self.thread.run(asyncio.create_task, work), carry)
        pool = SimulatedPool(chance, habits.workers, habits.worker_count)
        environment = Environment(self.now, self.monotonic, chance.randbytes)
        settings = node_settings(habits.settings, machine) if self.store.shared else habits.settings
        self.server = self.domain.run(ParlourServer, self.store, pool, settings, environment)
        self.server.nodes.interval = BEAT
        self.messages = AddressBuckets(settings.address_rate, settings.address_burst, self.monotonic)

    # Its clocks.

    def now(self) -> float:
        """Return the wall clock of this machine."""
        return EPOCH + self.loop.now + self.skew

    def monotonic(self) -> float:
        """Return a clock that moves on a little whenever it is read, as real work takes time."""
        self._slept = max(self._slept, self.loop.now) + self.chance.random() * 0.002
        return self._slept

    # Running.

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task of this process."""
        return self.domain.run(asyncio.create_task, work)

    async def start(self) -> None:
        """Start the server, as its host does."""
        await self.begin(self.server.start())

    async def request(self, work: Callable[[ParlourServer], Awaitable[T]]) -> T:
        """Send a request over the network, and return its answer; raise Lost if none comes."""
        answer: asyncio.Future[T] = self.loop.create_future()

        async def handle() -> None:
            try:
                found = await work(self.server)
            except Exception as error:
                self.network.later(self.network.delay(), fail, answer, error)
            else:
                self.network.later(self.network.delay(), succeed, answer, found)

        await asyncio.sleep(self.network.delay())
        if self.dead:
            raise Lost
        self.begin(handle())
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise Lost from None

    def carry_hint(self, heard: Callable[[str], None], hint: str) -> None:
        """Take a hint to this process, some time later or never."""
        if self.hints_lost is not None and self.chance.random() >= self.hints_lost:
            self.network.later(self.network.delay(), self.domain.run, self.loop.call_soon, heard, hint)

    # Its end.

    @property
    def dead(self) -> bool:
        return self.domain.dead

    def kill(self) -> None:
        """End at once, like a process that gets SIGKILL. Its clients hear of it, unless the whole machine is gone."""
        self.store.deafen()
        for domain in (self.domain, self.thread):
            self.loop.kill(domain)
        self.hand_over()
        told = self.chance.random() < 0.8
        for socket in list(self.sockets):
            socket.reset() if told else socket.cut()

    def hand_over(self) -> None:
        """Let chance decide what becomes of the batch that is on its way to the disk: now, later, or never."""
        luck = self.chance.random()
        if luck < 0.3:
            self.store.writer.commit()
        elif luck < 0.6:
            self.network.later(self.chance.uniform(0, 0.5), self.store.writer.commit)

    def freeze(self) -> None:
        """Run nothing for a while, like a process that gets SIGSTOP; its clients wait."""
        self.frozen_at = self.loop.now
        self.domain.frozen = self.thread.frozen = True
        if self.chance.random() < 0.3:
            self.store.writer.commit()

    def thaw(self) -> None:
        """Go on as if nothing had happened."""
        self.frozen_at = None
        self.domain.frozen = self.thread.frozen = False

    async def stop(self) -> None:
        """End politely, as the host does after SIGTERM."""
        with contextlib.suppress(Exception):  # there may be no other node, or no store
            await asyncio.wait_for(self.begin(self.server.hand_over()), 3.0)
        with contextlib.suppress(TimeoutError, TableError):
            await asyncio.wait_for(self.begin(self.server.drain("serve-restarting")), 3.0)
        await self.begin(self.server.close())
        if not self.dead:
            self.kill()


def node_settings(settings: Settings, machine: str) -> Settings:
    """Return the settings of a node of a cluster."""
    named = replace(settings, database="postgresql://simulated", node=machine, node_address=f"http://{machine}")
    return replace(named, dead_after=DEAD_AFTER)


def succeed(answer: asyncio.Future[T], found: T) -> None:
    if not answer.done():
        answer.set_result(found)


def fail(answer: asyncio.Future[T], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
