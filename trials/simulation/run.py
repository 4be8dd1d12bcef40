"""Runs one seed: people play while things go wrong, then everything is calm, then everybody leaves."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from trials.simulation.faults import Faults
from trials.simulation.guests import open_table
from trials.simulation.judge import Judge
from trials.simulation.loop import Stuck, VirtualLoop
from trials.simulation.network import NetworkHabits
from trials.simulation.parties import hold_party
from trials.simulation.peers import connected
from trials.simulation.plan import Plan, TablePlan, chance_of, drawn
from trials.simulation.story import Fault, Story
from trials.simulation.world import World


@dataclass(frozen=True)
class Result:
    """What came of a run: its digest, what it has seen, and the first promise that was broken, if one was."""

    seed: int
    digest: str
    counts: dict[str, int]
    seconds: float  # of virtual time
    fault: Fault | None = None
    last: list[str] = field(default_factory=list)

    @property
    def kind(self) -> str:
        return self.fault.kind if self.fault is not None else ""


class Complaints(logging.Handler):
    """Hears the errors that the server logs. Its warnings about slowness depend on the real clock."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.ERROR)
        self.world = world

    def emit(self, record: logging.LogRecord) -> None:
        if record.msg in EXPECTED:
            return
        error = record.exc_info[1] if record.exc_info else None
        self.world.witness.fault("error in the server's log", f"{record.msg} {error!r} {getattr(record, 'facts', '')}")


# The disk and the workers fail because they are told to.
EXPECTED = ("write trouble", "computer failed", "node cut off")


def run(seed: int, listen: Callable[[str], None] | None = None, plan: Plan | None = None) -> Result:
    """Run a seed to its end, or to its first fault."""
    plan = plan or drawn(seed)
    loop = VirtualLoop(chance_of(seed, "loop"))  # type: ignore[abstract]  # see its docstring
    story = Story(loop.time, listen)
    world = World(plan, loop, story)
    with plan.knobs.turned(), connected(world), undisturbed(world):
        fault = ran(loop, world)
    counts = dict(story.counts + world.disk.counts)
    return Result(seed, story.digest, counts, loop.now, fault, list(story.last))


def ran(loop: VirtualLoop, world: World) -> Fault | None:
    """Run the world, and return the first fault."""
    try:
        loop.run(evening(world), lambda: bool(world.witness.faults or loop.complaints))
    except Stuck as stuck:
        world.witness.fault("stuck", str(stuck))
    except Fault as fault:
        world.witness.faults.append(fault)
    for complaint in loop.complaints:
        world.witness.fault("unhandled error", str(complaint.get("exception") or complaint))
    return world.witness.faults[0] if world.witness.faults else None


@contextmanager
def undisturbed(world: World) -> Iterator[None]:
    """Hear the server's errors, and collect no garbage meanwhile: its finalizers would run at any time."""
    heard, log = Complaints(world), logging.getLogger("parlour")
    level = log.level
    log.addHandler(heard)
    log.setLevel(logging.ERROR)
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        world.loop.bury()
        log.removeHandler(heard)
        log.setLevel(level)


async def held(world: World, plan: TablePlan, number: int) -> None:
    """Let people come to a table, or to a party."""
    await (hold_party if plan.party else open_table)(world, plan, number)


async def evening(world: World) -> None:
    """People play while things go wrong, then everything is calm, then everybody leaves."""
    judge = Judge(world)
    watch = asyncio.create_task(judge.watch())
    await asyncio.gather(*(world.start(node) for node in world.nodes))
    guests = asyncio.gather(*(held(world, plan, number) for number, plan in enumerate(world.plan.tables)))
    faults = asyncio.create_task(Faults(world, calm := asyncio.Event()).run())
    await asyncio.sleep(world.plan.seconds)
    make_calm(world)
    calm.set()
    await faults
    await judge.check_calm()
    guests.cancel()
    with suppress(asyncio.CancelledError):
        await guests
    await judge.check_departure()
    watch.cancel()


def make_calm(world: World) -> None:
    """End all troubles."""
    world.calm = True
    world.story.tell("world", "calm")
    world.disk.habits.fails = world.disk.habits.in_doubt = world.disk.habits.hangs = 0.0
    world.network.habits = NetworkHabits(world.network.habits.delay, lags=0.0)
