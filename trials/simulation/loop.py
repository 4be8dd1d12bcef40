"""An event loop in virtual time: no threads, no I/O, no waiting. The same seed gives the same run.

Every callback belongs to a domain: a process with an event loop of its own, or a thread beside it. Within a domain
callbacks run in the order in which they were scheduled, as asyncio promises; which domain runs next, and how long its
callback takes, is chance. A frozen domain runs nothing until it thaws, a dead one never again.
"""

from __future__ import annotations

import asyncio
from asyncio import Handle, TimerHandle, events
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from heapq import heapify, heappop, heappush
from random import Random
from typing import Any, TypeVar, TypeVarTuple

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
SPINNING = 100_000  # callbacks without any time passing: something waits for itself
MOST_BUSY = 60e-6  # seconds that a callback of a server takes at most, unless it stalls
STALLS = 0.001  # the share of callbacks that take up to LONGEST_STALL
LONGEST_STALL = 0.4  # seconds: a garbage collection of the oldest generation


class Domain:
    """A process or thread: its callbacks that are ready, and its tasks."""

    def __init__(self, name: str, busy: float = 1.0) -> None:
        self.name = name
        self.busy = busy  # how long its callbacks take, as a share of what a server's take
        self.ready: deque[Handle] = deque()
        self.tasks: list[asyncio.Task[Any]] = []
        self.busy_until = 0.0
        self.frozen = False
        self.dead = False
        self._pruned = 16  # tasks after the last pruning

    def run(self, call: Callable[..., T], *args: Any) -> T:
        """Call a function so that whatever it schedules belongs to this domain."""
        context = copy_context()
        context.run(DOMAIN.set, self)
        return context.run(call, *args)

    def pending(self) -> list[asyncio.Task[Any]]:
        """Return the tasks that are not done."""
        self.tasks = [task for task in self.tasks if not task.done()]
        return self.tasks

    def add(self, task: asyncio.Task[Any]) -> None:
        """Keep a task. What a dead domain left must not be collected: its `finally` blocks would run."""
        self.tasks.append(task)
        if len(self.tasks) > 2 * self._pruned:
            self._pruned = max(16, len(self.pending()))


OUTSIDE = Domain("outside", busy=0.0)  # people, networks and disks
DOMAIN: ContextVar[Domain] = ContextVar("domain", default=OUTSIDE)


class Stuck(Exception):
    """Raised when callbacks follow each other without end and no time passes, or when nothing is left to happen."""


class VirtualLoop(asyncio.AbstractEventLoop):
    """The event loop of a simulation. What needs a thread or a file raises NotImplementedError."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.now = 0.0
        self.scheduled: list[tuple[float, int, TimerHandle, Domain]] = []
        self.domains: list[Domain] = [OUTSIDE]
        self.dead: list[Domain] = []
        self.complaints: list[dict[str, Any]] = []
        self.callbacks = 0
        self._count = 0
        self._closed = False
        OUTSIDE.ready.clear()
        OUTSIDE.tasks.clear()

    # Domains.

    def add_domain(self, domain: Domain) -> Domain:
        """Let a new process or thread run."""
        self.domains.append(domain)
        return domain

    def kill(self, domain: Domain) -> None:
        """Never run anything of this domain again. Its tasks are kept as they are: nobody tells them."""
        domain.dead = True
        domain.ready.clear()
        self.domains.remove(domain)
        self.dead.append(domain)
        self.scheduled = [one for one in self.scheduled if one[3] is not domain]
        heapify(self.scheduled)

    def timers(self, domain: Domain) -> list[TimerHandle]:
        """Return the timers of a domain that will fire."""
        return [handle for _, _, handle, owner in self.scheduled if owner is domain and not handle.cancelled()]

    # Running.

    def run(self, main: Coroutine[Any, Any, T], halted: Callable[[], bool]) -> T | None:
        """Run a coroutine to its end, or until it is halted."""
        before = events._get_running_loop()
        events._set_running_loop(None)
        events._set_running_loop(self)
        try:
            task = self.create_task(main)
            while not task.done() and not halted():
                self.step()
            return task.result() if task.done() else None
        finally:
            events._set_running_loop(before)

    def step(self) -> None:
        """Run one callback, after letting time pass if none is ready."""
        runnable = [one for one in self.domains if one.ready and not one.frozen and one.busy_until <= self.now]
        if not runnable:
            self.pass_time()
            return
        domain = runnable[0] if len(runnable) == 1 else runnable[int(self.chance.random() * len(runnable))]
        handle = domain.ready.popleft()
        if handle.cancelled():
            return
        self.callbacks += 1
        self._spun += 1
        if self._spun > SPINNING:
            raise Stuck(f"no time passes: {handle}")
        handle._run()
        if domain.busy:
            domain.busy_until = self.now + domain.busy * self.seconds_taken()

    _spun = 0

    def seconds_taken(self) -> float:
        """Return how long a callback has taken: microseconds, and sometimes a pause of the garbage collection."""
        luck = self.chance.random()
        return luck / STALLS * LONGEST_STALL if luck < STALLS else luck * MOST_BUSY

    def pass_time(self) -> None:
        """Move the clock to the next moment at which something happens."""
        while self.scheduled and self.scheduled[0][2].cancelled():
            heappop(self.scheduled)
        moments = [one.busy_until for one in self.domains if one.ready and not one.frozen]
        if self.scheduled:
            moments.append(self.scheduled[0][0])
        if not moments:
            raise Stuck("nothing is left to happen")
        if (moment := min(moments)) > self.now:
            self.now = moment
            self._spun = 0
        while self.scheduled and self.scheduled[0][0] <= self.now:
            _, _, handle, domain = heappop(self.scheduled)
            if not domain.dead:
                domain.ready.append(handle)

    # What asyncio asks of a loop.

    def time(self) -> float:
        return self.now

    def call_soon(self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None) -> Handle:
        context = copy_context() if context is None else context  # one without variables counts as false
        handle = Handle(callback, args, self, context)
        domain = context.get(DOMAIN, OUTSIDE)
        if not domain.dead and not self._closed:
            domain.ready.append(handle)
        return handle

    def call_soon_threadsafe(
        self, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> Handle:
        return self.call_soon(callback, *args, context=context)

    def call_later(
        self, delay: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Ts], object], *args: *Ts, context: Context | None = None
    ) -> TimerHandle:
        context = copy_context() if context is None else context  # one without variables counts as false
        handle = TimerHandle(when, callback, args, self, context)
        domain = context.get(DOMAIN, OUTSIDE)
        if not domain.dead and not self._closed:
            self._count += 1
            heappush(self.scheduled, (when, self._count, handle, domain))
        return handle

    def _timer_handle_cancelled(self, handle: TimerHandle) -> None:
        """Do nothing: a cancelled timer is passed over when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, T], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[T]:
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        (context.get(DOMAIN, OUTSIDE) if context is not None else DOMAIN.get()).add(task)
        return task

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self._closed:
            self.complaints.append(context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self._closed

    def is_closed(self) -> bool:
        return self._closed

    def close(self) -> None:
        """Schedule nothing any more."""
        self._closed = True
        self.scheduled.clear()
        for domain in self.domains:
            domain.ready.clear()

    def bury(self) -> None:
        """End all tasks of the living and the dead. What they do on their way out no longer counts."""
        self.close()
        events._set_running_loop(self)
        for domain in (*self.domains, *self.dead):
            for task in domain.pending():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with suppress(Exception):
                    task.get_coro().close()
            domain.tasks.clear()
        events._set_running_loop(None)
