"""Metrics of the server for Prometheus. None of them reveals anything about cards.

Written by hand: it is a page of code, the numbers of the tables have to be collected here anyway, and the client
library takes 0.13 s to import, in every process of the server (measured).
"""

from __future__ import annotations

import logging
import os
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from time import monotonic, perf_counter, process_time

from parlour.core import state
from parlour.server.host import logs

Labels = tuple[str, ...]
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW = 1.0  # seconds; anything slower is logged
begun = monotonic()


class Metric:
    """A named number, one per set of labels."""

    kind = "gauge"

    def __init__(self, name: str, help: str, *labels: str) -> None:
        self.name = name
        self.help = help
        self.labels = labels
        self.values: dict[Labels, float] = {}

    def set(self, value: float, *labels: str) -> None:
        self.values[labels] = value

    def samples(self) -> Iterator[tuple[str, Mapping[str, str], float]]:
        """Yield the name, labels and value of every line."""
        for labels, value in self.values.items():
            yield self.name, dict(zip(self.labels, labels, strict=True)), value

    def page(self) -> str:
        """Return the metric in the text format of Prometheus."""
        lines = [f"# HELP {self.name} {self.help}", f"# TYPE {self.name} {self.kind}"]
        lines += [f"{name}{written(labels)} {value:.17g}" for name, labels, value in self.samples()]
        return "\n".join(lines) + "\n"


class Counter(Metric):
    """A metric that only grows. Without labels it starts at 0, so that its first increment is visible."""

    kind = "counter"

    def __init__(self, name: str, help: str, *labels: str) -> None:
        super().__init__(name, help, *labels)
        if not labels:
            self.values[()] = 0.0

    def inc(self, *labels: str) -> None:
        self.values[labels] = self.values.get(labels, 0.0) + 1


class Histogram(Metric):
    """A distribution of durations: how many took at most each number of seconds."""

    kind = "histogram"

    def __init__(self, name: str, help: str, *labels: str, bounds: Sequence[float] = SECONDS) -> None:
        super().__init__(name, help, *labels)
        self.bounds = bounds
        self.counts: dict[Labels, list[int]] = {}

    def observe(self, seconds: float, *labels: str) -> None:
        counts = self.counts.setdefault(labels, [0] * (len(self.bounds) + 1))
        counts[bisect_left(self.bounds, seconds)] += 1
        self.values[labels] = self.values.get(labels, 0.0) + seconds

    def samples(self) -> Iterator[tuple[str, Mapping[str, str], float]]:
        for labels, counts in self.counts.items():
            named = dict(zip(self.labels, labels, strict=True))
            so_far = 0
            for bound, count in zip([*map(str, self.bounds), "+Inf"], counts, strict=True):
                so_far += count
                yield f"{self.name}_bucket", {**named, "le": bound}, so_far
            yield f"{self.name}_sum", named, self.values[labels]
            yield f"{self.name}_count", named, so_far


def written(labels: Mapping[str, str]) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{escaped(value)}"' for name, value in labels.items()) + "}"


def escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


# Updated as things happen.
moves = Counter("parlour_moves_total", "Moves that were played and kept.", "game")
games_begun = Counter("parlour_games_begun_total", "Games that were dealt.", "game")
games_over = Counter("parlour_games_over_total", "Games that came to their end.", "game")
answers = Counter("parlour_answers_total", "Commands by their answer: ack, refused, stale or error.", "answer")
turned_away = Counter("parlour_turned_away_total", "Requests and connections that a limit or a ban refused.", "why")
write_troubles = Counter("parlour_write_troubles_total", "Entries that could not be kept.")
commit_seconds = Histogram("parlour_commit_seconds", "From an entry to the disk.")
move_seconds = Histogram("parlour_move_seconds", "From a command to its answer, the commit included.", "game")
COUNTED = (moves, games_begun, games_over, answers, turned_away, write_troubles, commit_seconds, move_seconds)


@contextmanager
def timed(histogram: Histogram, *labels: str) -> Iterator[None]:
    """Measure the duration of this block, and log it if it was slow."""
    since = perf_counter()
    try:
        yield
    finally:
        seconds = perf_counter() - since
        histogram.observe(seconds, *labels)
        if seconds > SLOW:
            what = histogram.name.removeprefix("parlour_").removesuffix("_seconds")
            logs.event("slow", logging.WARNING, what=what, seconds=round(seconds, 3))


class Gauges:
    """Metrics that are read at the moment they are requested."""

    def __init__(self) -> None:
        self.found: dict[str, Metric] = {}

    def add(self, name: str, help: str, value: float, **labels: str) -> None:
        """Add to a gauge; a new one starts at 0."""
        metric = self.found.setdefault(name, Metric(name, help, *labels))
        key = tuple(labels.values())
        metric.values[key] = metric.values.get(key, 0.0) + value


def for_process(now: Gauges) -> None:
    """Add the CPU time, memory and uptime of the process."""
    now.add("process_cpu_seconds_total", "CPU time of the server process, without its workers.", process_time())
    now.add("process_resident_memory_bytes", "Memory of the server process, without its workers.", resident())
    now.add("parlour_uptime_seconds", "Since the start of the server.", monotonic() - begun)
    now.add("parlour_build_info", "Version, and whether the rules are compiled.", 1, **build())
    now.found["process_cpu_seconds_total"].kind = "counter"


def build() -> dict[str, str]:
    """Return the version of Parlour, and whether its rules are compiled."""
    return {"version": version("parlour"), "compiled": str(not str(state.__file__).endswith(".py")).lower()}


def resident() -> int:
    """Return the resident memory of the process; 0 on systems without /proc."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def page(gauges: Iterable[Metric]) -> str:
    """Return all metrics in the text format of Prometheus."""
    return "".join(metric.page() for metric in (*COUNTED, *gauges))
