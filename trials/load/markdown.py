"""The results of `make load` as a page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from trials.load.bars import CPU, MEMORY, P50, P99, Bar
from trials.load.crowd import Found

MOST = "ms to the other player, most"
BEGUN = "server memory, kB a table, just begun"
MOVES = "moves a second"
COLUMNS = {  # of the table of moves, by the names of what was measured
    MOVES: "moves/s",
    P50: "p50, ms",
    P99: "p99, ms",
    MOST: "longest, ms",
    CPU: "server CPU, ms a move",
    "server CPU, part of a core": "of a core",
    "database CPU, ms a move": "database CPU, ms a move",
    "client CPU, part of a core": "clients, of a core",
    "kB a move to both players": "kB a move",
}
QUIET = 0.3  # load average over a minute


def page(results: Mapping[str, Any], bars: Sequence[Bar]) -> str:
    """Return everything that was measured, with the machine and its load."""
    parts: Mapping[str, Found] = results["parts"]
    lines = [*head(results), *bar_table(bars), "", "## Moves", "", *move_table(parts)]
    lines += ["", "## Memory, kB a table", "", *table(("", "just begun", "after the play"), memory_rows(parts))]
    if "restart" in parts:
        found = parts["restart"]
        lines += ["", "## Restart", "", *(f"- {name}: {value}" for name, value in found.items())]
    missing = [f"- {name}: {found['not measured']}" for name, found in parts.items() if "not measured" in found]
    return "\n".join(lines + (["", "## Not measured", "", *missing] if missing else [])) + "\n"


def head(results: Mapping[str, Any]) -> Iterator[str]:
    machine, parameters, load = results["machine"], results["parameters"], results["load before and after"]
    yield "# `make load`"
    yield ""
    yield f"- {results['date']}, commit {results['commit']}"
    yield f"- {machine['cpu']}, {machine['cores']} cores, {machine['system']}, {machine['python']}"
    yield f"- {parameters['store']} ({parameters['durability']})"
    yield f"- server {parameters['server']}, clients {parameters['clients']}"
    before, after = (" ".join(f"{one:.2f}" for one in at) or "unknown" for at in load)
    yield f"- load average before: {before}; after: {after}"
    if not quiet(load[0]):
        yield "- **The machine was not quiet when this run began: its times are no measure of the program.**"
    yield ""


def quiet(load: Sequence[float]) -> bool:
    return not load or load[0] <= QUIET


def bar_table(bars: Sequence[Bar]) -> Iterator[str]:
    if bars:
        yield from ("## Bars", "")
        rows = [(bar.name, f"{bar.most:g} {bar.unit}", shown(bar.measured), bar.verdict) for bar in bars]
        yield from table(("", "at most", "measured", ""), rows)


def move_table(parts: Mapping[str, Found]) -> Iterator[str]:
    played = {name: found for name, found in parts.items() if MOVES in found}
    keys = [key for key in COLUMNS if any(key in found for found in played.values())]
    rows = [(name, *(shown(found.get(key)) for key in keys)) for name, found in played.items()]
    return table(("", *(COLUMNS[key] for key in keys)), rows)


def memory_rows(parts: Mapping[str, Found]) -> Iterator[Sequence[str]]:
    for name, found in parts.items():
        if MEMORY in found:
            yield (name, shown(found[BEGUN]), shown(found[MEMORY]))


def shown(value: float | None) -> str:
    return "-" if value is None else f"{value:,}"


def table(columns: Sequence[str], rows: Iterator[Sequence[str]] | Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(columns)} |"
    yield "|---" + "|---:" * (len(columns) - 1) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"
