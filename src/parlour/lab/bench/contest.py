"""The harness: measures many contestants in short, interleaved slices of CPU time."""

from __future__ import annotations

import gc
import statistics
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from time import process_time
from typing import Literal

Group = Literal["ours", "ours uncompiled", "peer"]

# A batch takes at most about two of these parts of its slice, so that a slice ends close to its time.
PARTS = 50


@dataclass(frozen=True)
class Work:
    """The work done: steps taken and games finished."""

    steps: int
    games: int

    def __add__(self, other: Work) -> Work:
        return Work(self.steps + other.steps, self.games + other.games)


Run = Callable[[float], tuple[Work, float]]
Progress = Callable[[str, int, int], None]


def nothing() -> None:
    """Do nothing, for contestants with nothing to close."""


@dataclass
class Contestant:
    """A contestant. `run` works for about the given CPU seconds; it returns its work and the seconds taken."""

    name: str
    group: Group
    unit: str
    run: Run
    close: Callable[[], None] = nothing


@dataclass(frozen=True)
class Measured:
    """The result of a contestant; `rates` are the steps per second of each slice."""

    name: str
    group: Group
    unit: str
    work: Work
    seconds: float
    rates: tuple[float, ...]

    @property
    def steps_per_second(self) -> float:
        """All steps divided by all CPU seconds."""
        return self.work.steps / self.seconds

    @property
    def games_per_second(self) -> float:
        """All games divided by all CPU seconds; 0 if games are not counted."""
        return self.work.games / self.seconds

    @property
    def median(self) -> float:
        """The median of the slices, in steps per second."""
        return statistics.median(self.rates)

    @property
    def spread(self) -> float:
        """The interquartile range of the slices, relative to their median."""
        if len(self.rates) < 2 or self.median == 0:
            return 0.0
        low, _, high = statistics.quantiles(self.rates, n=4, method="inclusive")
        return (high - low) / self.median


def in_slices(batch: Callable[[int], Work]) -> Run:
    """A `run` from a function that does a number of units; batches grow until the cost of the clock is negligible."""

    def run(seconds: float) -> tuple[Work, float]:
        done, size, spent = Work(0, 0), 1, 0.0
        start = process_time()
        while spent < seconds:
            done += batch(size)
            now = process_time() - start
            if now - spent < seconds / PARTS:
                size *= 2
            spent = now
        return done, spent

    return run


def silent(name: str, done: int, total: int) -> None:
    """Report no progress."""


def contest(
    contestants: Sequence[Contestant], seconds: float, rounds: int, progress: Progress = silent
) -> list[Measured]:
    """Measure each contestant for `seconds` CPU seconds, in `rounds` slices, and close it.

    Every contestant has a slice in every round, so that the noise of a shared machine affects all alike.
    """
    names = [one.name for one in contestants]
    if len(set(names)) != len(names):
        raise ValueError(f"two contestants share a name: {sorted(names)}")
    if rounds < 1 or seconds <= 0:
        raise ValueError(f"a contest takes time and rounds: given {seconds} seconds, {rounds} rounds")
    slices: dict[str, list[tuple[Work, float]]] = {name: [] for name in names}
    with ExitStack() as closing:
        for one in contestants:
            closing.callback(one.close)
            one.run(seconds / rounds / 2)  # caches, lazy imports and child processes start before the measurement
        for turn in range(rounds):
            # Back and forth, so that no contestant always runs after the same neighbour.
            for one in contestants if turn % 2 == 0 else reversed(contestants):
                gc.collect()  # so that no contestant pays for another's garbage
                slices[one.name].append(one.run(seconds / rounds))
                progress(one.name, sum(map(len, slices.values())), rounds * len(names))
    return [measured(one, slices[one.name]) for one in contestants]


def measured(one: Contestant, slices: Sequence[tuple[Work, float]]) -> Measured:
    """The result of a contestant, from its slices."""
    work = sum((work for work, _ in slices), Work(0, 0))
    rates = tuple(work.steps / spent for work, spent in slices)
    return Measured(one.name, one.group, one.unit, work, sum(spent for _, spent in slices), rates)
