"""Reports of measurements for the screen, for a page and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict

from rich.table import Table

from parlour.lab.bench.bars import Standing, ratio, standings
from parlour.lab.bench.contest import Measured
from parlour.lab.bench.machine import Load, Machine, heading

BASELINE = "OpenSpiel C++ rollouts"
COLUMNS = ("contestant", "steps/s", "games/s", "median slice", "spread", "ratio", "a step is")
BAR_COLUMNS = ("bar", "game", "ratio", "bar at", "aim", "verdict")
CAVEAT = (
    "CPU time of one core. Ours play their own games and the peers gin rummy, so a ratio compares engines, "
    "not one game. Spread: the middle half of the slices over their median."
)


def cells(row: Measured, baseline: Measured | None) -> tuple[str, ...]:
    """A result as the cells of a table row."""
    return (
        row.name,
        f"{row.steps_per_second:,.0f}",
        f"{row.games_per_second:,.0f}" if row.work.games else "-",
        f"{row.median:,.0f}",
        f"{row.spread:.1%}",
        f"{ratio(row, baseline):,.2f}" if baseline is not None else "-",
        row.unit,
    )


def bar_cells(standing: Standing) -> tuple[str, ...]:
    """The result at a bar as the cells of a table row."""
    bar = standing.bar
    aim = "-" if bar.aim is None else f"{bar.aim:g}"
    return bar.title, standing.game, f"{standing.ratio:,.1f}", f"{bar.bar:g}", aim, standing.verdict


def row_named(rows: Sequence[Measured], name: str) -> Measured | None:
    """The result with this name, if it was measured."""
    return next((row for row in rows if row.name == name), None)


def table(rows: Sequence[Measured], baseline: str = BASELINE) -> Table:
    """The table of all results; the ratio is each row's steps per second divided by the baseline's."""
    base = row_named(rows, baseline)
    narrow = slice(0, 6)  # the description of a step would not fit on a screen
    return drawn(f"Ratio to {baseline}", COLUMNS[narrow], [cells(row, base)[narrow] for row in rows], {0})


def bar_table(rows: Sequence[Measured]) -> Table:
    """The table of the bars, with the result of each game."""
    return drawn("Bars", BAR_COLUMNS, [bar_cells(one) for one in standings(rows)], {0, 1, 5})


def drawn(title: str, columns: Sequence[str], lines: Sequence[Sequence[str]], words: set[int]) -> Table:
    """A table for the screen: words aligned left, numbers right."""
    shown = Table(title=title)
    for place, column in enumerate(columns):
        shown.add_column(column, justify="left" if place in words else "right")
    for line in lines:
        shown.add_row(*line)
    return shown


def as_markdown(
    rows: Sequence[Measured],
    baseline: str = BASELINE,
    machine: Machine | None = None,
    load: Load | None = None,
) -> str:
    """All results in Markdown, with the machine and its load if they are given."""
    base = row_named(rows, baseline)
    lines = [f"- {line}" for line in heading(machine, load)] + [""] if machine and load else []
    lines += [f"{CAVEAT} Ratio: to {baseline}.", ""]
    lines += ruled(COLUMNS, [cells(row, base) for row in rows])
    reached = [bar_cells(one) for one in standings(rows)]
    if reached:
        lines += ["", *ruled(BAR_COLUMNS, reached)]
    return "\n".join(lines) + "\n"


def ruled(columns: Sequence[str], lines: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown."""
    return [f"| {' | '.join(line)} |" for line in (columns, ["---"] * len(columns), *lines)]


def as_json(rows: Sequence[Measured], machine: Machine, commit: str, date: str, load: Load) -> str:
    """All results with every slice, for later comparison."""
    return json.dumps(
        {
            "date": date,
            "commit": commit,
            "machine": asdict(machine),
            "load": asdict(load),
            "rows": [as_data(row) for row in rows],
            "bars": [{**one.bar._asdict(), "game": one.game, "ratio": one.ratio} for one in standings(rows)],
        },
        indent=2,
    )


def as_data(row: Measured) -> dict[str, object]:
    """A result as plain data."""
    rates = {
        "steps_per_second": row.steps_per_second,
        "games_per_second": row.games_per_second,
        "median": row.median,
        "spread": row.spread,
    }
    return asdict(row) | rates
