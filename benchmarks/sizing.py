"""The tables of docs/operations/sizing.md, computed from what was measured: `python -m benchmarks.sizing` writes them.

Figures of the server come from `make load`, those of the database from the same trial on PostgreSQL and from
`python -m trials.footprint`. What was not measured stays empty; nothing is estimated.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Any

from parlour.core.registry import built_in
from parlour.locales import say
from parlour.server.host.connection_limits import MOST_FILES
from parlour.server.host.environment import ALPHABET
from parlour.server.host.settings import Settings
from parlour.server.tables.registry import CODE_LENGTH

HOUSE = Path(__file__).parents[1]
PAGE = HOUSE / "docs/operations/sizing.md"
RESULTS = HOUSE / "benchmarks/results"
MARKS = re.compile(r"(<!-- (?P<part>[a-z]+): [^\n]*-->\n)(.*?)(<!-- end -->)", re.DOTALL)

# Assumptions, which the page states.
PERIOD = 5.0  # seconds between two moves of a table
BUSY = 0.6  # of a core, a disk or a network: the rest is for bursts
PEOPLE = 2  # at a table
MILLION = 1_000_000
MONTH = 30 * 86_400  # seconds
GIGABYTE, TERABYTE = 1e9, 1e12
MEMORY, CORES = 16 * GIGABYTE, 8  # of one machine
NETWORK = 1e9 / 8  # bytes per second
DISK = 200e6  # bytes per second that a disk writes in order
UNKNOWN = "not measured"


@dataclass(frozen=True)
class Costs:
    """What one game costs; None where it was not measured.

    `cpu` and `database_cpu` are in seconds per move, `memory` in bytes per table, and `sent`, `kept`
    and `logged` (WAL) in bytes per move.
    """

    cpu: float | None = None
    memory: float | None = None
    sent: float | None = None
    database_cpu: float | None = None
    kept: float | None = None
    logged: float | None = None


def results(name: str) -> Mapping[str, Any]:
    """Return the parts of a trial's results; nothing if it was never run."""
    path = RESULTS / f"{name}.json"
    return dict(json.loads(path.read_text(encoding="utf-8"))["parts"]) if path.exists() else {}


def costs(game: str) -> Costs:
    """Return what was measured of a game."""
    load, stored, footprint = (results(name).get(game, {}) for name in ("load", "load_postgresql", "footprint"))
    return Costs(
        cpu=scaled(load, "server CPU, ms a move", 1e-3),
        memory=scaled(load, "server memory, kB a table, after the play", 1e3),
        sent=scaled(load, "kB a move to both players", 1e3),
        database_cpu=scaled(stored, "database CPU, ms a move", 1e-3),
        kept=scaled(footprint, "PostgreSQL, bytes a move", 1.0),
        logged=scaled(footprint, "PostgreSQL, bytes of WAL a move", 1.0),
    )


def scaled(found: Mapping[str, Any], name: str, unit: float) -> float | None:
    value = found.get(name)
    return None if value is None else float(value) * unit


def mixed(each: Sequence[Costs]) -> Costs:
    """Return the costs of a house in which all games are played equally often."""
    names = ("cpu", "memory", "sent", "database_cpu", "kept", "logged")
    columns = {name: [getattr(one, name) for one in each] for name in names}
    return Costs(**{name: None if None in column else fmean(column) for name, column in columns.items()})


def quantity(value: float | None) -> str:
    """Write a number with as many digits as it is worth."""
    if value is None:
        return UNKNOWN
    if value >= 1000:
        digits = math.floor(math.log10(value)) - 1
        return f"{round(value / 10**digits) * 10**digits:,.0f}"
    return f"{value:.3g}"


def over(limit: float, each: float | None) -> float | None:
    return None if each is None else limit / each


def times(each: float | None, count: float) -> float | None:
    return None if each is None else each * count


# The tables.


def server_table() -> str:
    """Return what each game costs a node, and what one core holds of it."""

    def row(one: Costs) -> Sequence[float | None]:
        rate = over(BUSY, one.cpu)
        return times(one.cpu, 1e3), rate, times(rate, PERIOD), times(one.memory, 1e-3), times(one.sent, 1e-3)

    heads = ("CPU per move, ms", "moves/s per core", "tables per core", "memory per table, kB", "sent per move, kB")
    return games_table(heads, row)


def database_table() -> str:
    """Return what each game costs the database, and what one of its cores holds of it."""

    def row(one: Costs) -> Sequence[float | None]:
        return times(one.database_cpu, 1e3), over(BUSY, one.database_cpu), one.kept, one.logged

    return games_table(("CPU per move, ms", "moves/s per core", "stored per move, bytes", "WAL per move, bytes"), row)


def games_table(heads: Sequence[str], row: Callable[[Costs], Sequence[float | None]]) -> str:
    games = sorted(built_in())
    return table(("game", *heads), [(say("en", f"{game}-name"), *map(quantity, row(costs(game)))) for game in games])


@dataclass(frozen=True)
class Resource:
    """Something that can run out: its unit, what one unit offers, and what a table needs of it."""

    name: str
    offers: float
    needs: Callable[[Costs], float | None]

    def tables(self, one: Costs) -> float | None:
        """Return at how many tables one unit is used up."""
        return over(self.offers, self.needs(one))


def per_second(each: float | None) -> float | None:
    return times(each, 1 / PERIOD)


CODES = len(ALPHABET) ** CODE_LENGTH
GUESSES = Settings(data=Path()).all_guess_rate * 86_400  # per day, all addresses together
RESOURCES = (
    Resource(f"one core of a node, at {BUSY:.0%}", BUSY, lambda one: per_second(one.cpu)),
    Resource(f"the connections of one node ({MOST_FILES:,} descriptors)", MOST_FILES * 3 / 4, lambda one: PEOPLE),
    Resource(f"the memory of one machine ({MEMORY / GIGABYTE:.0f} GB)", MEMORY, lambda one: one.memory),
    Resource(f"the network of one machine (1 Gbit/s, at {BUSY:.0%})", BUSY * NETWORK, lambda one: per_second(one.sent)),
    Resource(
        f"the cores of one database ({CORES}, at {BUSY:.0%})", BUSY * CORES, lambda one: per_second(one.database_cpu)
    ),
    Resource(
        f"the WAL of one database ({DISK / 1e6:.0f} MB/s, at {BUSY:.0%})",
        BUSY * DISK,
        lambda one: per_second(one.logged),
    ),
    Resource("a month of moves on one disk (1 TB)", TERABYTE, lambda one: times(per_second(one.kept), MONTH)),
    Resource("short codes: one guessed per day, within the limits of one node", CODES / GUESSES, lambda one: 1.0),
)


def limits_table() -> str:
    """Return at how many tables each resource ends, the first one first."""
    house = mixed([costs(game) for game in sorted(built_in())])
    ends = sorted(((one.tables(house), one.name) for one in RESOURCES), key=lambda end: (end[0] is None, end))
    rows = [(name, quantity(tables), quantity(over(MILLION, tables))) for tables, name in ends]
    return table(("resource", "ends at this many tables", "times, for a million"), rows)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


PARTS = {"server": server_table, "database": database_table, "limits": limits_table}


def with_figures(page: str) -> str:
    """Return the page with all its tables as they were measured."""
    return MARKS.sub(lambda found: found[1] + PARTS[found["part"]]() + found[4], page)


if __name__ == "__main__":
    PAGE.write_text(with_figures(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
