"""The bars for the computer players, each measured by an arena run of its own (`make bars`).

Results that exist under benchmarks/results/bars are not measured again; a run that was stopped continues.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from parlour.bots.duplicate import Unit
from parlour.cli.arena import measure
from parlour.lab.arena.plan import Plan, check

RESULTS = Path(__file__).parent / "results"
ONE_BY_ONE = RESULTS / "bars"
QUICK = {"preset": "quick"}


@dataclass(frozen=True)
class Bar:
    """A bar: the lower bound of the first player's share must reach this many per cent."""

    game: str
    one: str
    other: str
    percent: float
    deals: int
    seats: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def plan(self) -> Plan:
        unit = Unit.ROUNDS if self.game == "potter" else Unit.GAMES
        return Plan(self.game, (self.one, self.other), self.seats, options=self.options, unit=unit)

    @property
    def file(self) -> Path:
        marks = [self.game, self.one, self.other, *self.options.values()] + [str(self.seats)] * (self.seats > 2)
        return ONE_BY_ONE / f"{'_'.join(marks)}.json"


BARS = [
    Bar("notty", "qlearning", "reference", 50, 1000),
    Bar("notty", "expert", "reference", 60, 1000),
    Bar("notty", "expert", "qlearning", 50, 2500),
    Bar("notty", "expert", "hard", 60, 1000),
    Bar("notty", "hard", "medium", 60, 400),
    Bar("notty", "medium", "easy", 60, 800),
    Bar("notty", "easy", "easy", 50, 400),  # necessarily even: it is here to show how many games they finish
    Bar("house_of_cards", "expert", "reference", 50, 5000, options=QUICK),
    Bar("house_of_cards", "expert", "reference", 50, 1000),
    Bar("house_of_cards", "reference", "random", 99, 1000),
    Bar("house_of_cards", "expert", "hard", 53, 600),
    Bar("house_of_cards", "hard", "medium", 60, 200),
    Bar("house_of_cards", "medium", "easy", 60, 200),
    Bar("potter", "expert", "reference", 57, 200),
    Bar("potter", "expert", "reference", 31, 100, seats=4),
    Bar("potter", "expert", "hard", 60, 250),
    Bar("potter", "hard", "medium", 60, 150),
    Bar("potter", "medium", "easy", 60, 150),
    Bar("jolly", "expert", "reference", 57, 200),
    Bar("jolly", "expert", "hard", 60, 400),
    Bar("jolly", "hard", "medium", 60, 300),
    Bar("jolly", "medium", "easy", 60, 200),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="measure only this game")
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    ONE_BY_ONE.mkdir(exist_ok=True)
    for bar in BARS:
        if chosen.game in (None, bar.game) and not bar.file.exists():
            check(bar.plan)
            measure(bar.plan, bar.deals, chosen.jobs, [], bar.file, "en")
    (RESULTS / "bars.md").write_text("\n".join(table()) + "\n", encoding="utf-8")


def table() -> list[str]:
    """The table with one row for each bar that has been measured."""
    head = "| game | player | against | deals | bar, % | share, % (95 %) | undecided, % | expert, ms mean / p95 | met |"
    rows = [row(bar) for bar in BARS if bar.file.exists()]
    return [head, "|---|---|---|---:|---:|---:|---:|---:|---|", *rows]


def row(bar: Bar) -> str:
    """The row of a bar: what was measured, and what is required."""
    found = json.loads(bar.file.read_text(encoding="utf-8"))
    cell = found["cross"][0]
    share = f"{100 * cell['share']:.1f} ({100 * cell['low']:.1f}-{100 * cell['high']:.1f})"
    seconds = next((one["seconds"] for one in found["players"] if one["player"] == "expert"), None)
    times = f"{1000 * seconds['mean']:.1f} / {1000 * seconds['p95']:.1f}" if seconds else ""
    asked = (
        ("", "") if bar.one == bar.other else (f"{bar.percent}", "yes" if 100 * cell["low"] >= bar.percent else "no")
    )
    table = f"`{bar.game}`" + "".join(f", {value}" for value in bar.options.values())
    seats = f", {bar.seats} seats" if bar.seats > 2 else ""
    undecided = f"{100 * cell['undecided'] / cell['games']:.1f}"
    cells = [table + seats, bar.one, bar.other, f"{found['deals']:,}", asked[0], share, undecided, times, asked[1]]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
