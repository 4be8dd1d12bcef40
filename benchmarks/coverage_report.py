"""The lines and branches of the Python code that the tests reach, by package (the last step of `make coverage`).

Writes benchmarks/results/coverage.md: a row per package, and every file that is not reached as a whole, with its lines
and branches. A figure that was combined from several runs says so in a second argument.
"""

from __future__ import annotations

import datetime
import json
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parlour.cli.bench import commit
from parlour.lab.bench.machine import Machine
from parlour.lab.bench.parlour_engine import compiled

RESULT = Path(__file__).parent / "results/coverage.md"
SOURCE = "src/parlour/"


@dataclass
class Reach:
    """Statements and branches, and how many of them were reached."""

    there: int = 0
    reached: int = 0

    def add(self, summary: dict[str, Any]) -> None:
        self.there += summary["num_statements"] + summary["num_branches"]
        self.reached += summary["covered_lines"] + summary["covered_branches"]

    @property
    def percent(self) -> str:
        return f"{100 * self.reached / self.there:.1f} %" if self.there else "-"


def package(name: str) -> str:
    """The package of a file, as the table lists it: two levels in a game and the server, one elsewhere."""
    parts = name.removeprefix(SOURCE).split("/")[:-1]
    deep = parts[:1] in (["games"], ["server"])
    return "/".join(parts[: 2 if deep else 1]) or "parlour"


def ranges(lines: Iterable[int]) -> str:
    """Numbers with neighbours drawn together: 3-5, 9."""
    found: list[list[int]] = []
    for line in sorted(lines):
        if found and line == found[-1][1] + 1:
            found[-1][1] = line
        else:
            found.append([line, line])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in found)


def missing(found: dict[str, Any]) -> str:
    """The lines that no test reaches, and the branches between reached lines that none takes: `5->exit`."""
    lines = set(found["missing_lines"])
    branches = [(one, other) for one, other in found["missing_branches"] if not {one, other} & lines]
    taken = [f"{one}->{other if other > 0 else 'exit'}" for one, other in branches]
    return ", ".join(filter(None, [ranges(lines), *taken]))


def report(files: dict[str, Any], how: str = "by `make coverage`") -> str:
    """The page: totals, packages, and the lines and branches that no test reaches."""
    packages: dict[str, Reach] = defaultdict(Reach)
    total = Reach()
    missed = []
    for name, found in sorted(files.items()):
        packages[package(name)].add(found["summary"])
        total.add(found["summary"])
        if left := missing(found):
            missed.append(f"| {name.removeprefix(SOURCE)} | {left} |")
    machine = Machine.here(compiled())
    return "\n".join(
        [
            "# Coverage of the Python code",
            "",
            f"Lines and branches that the tests without a browser reach: **{total.percent}**. "
            f"Measured {how} on {datetime.date.today()}, commit {commit()}, {machine.cpu}.",
            "",
            "Counted are also the servers, commands and other processes that tests start, but not what they kill: "
            "workers always end like that. What runs compiled is measured where it runs as Python.",
            "",
            "| package | lines and branches | reached |",
            "|---|---:|---:|",
            *(f"| {name} | {reach.there} | {reach.percent} |" for name, reach in sorted(packages.items())),
            "",
            "Lines that no test reaches, and branches (`5->9`) that none takes:",
            "",
            "| file | lines and branches |",
            "|---|---|",
            *missed,
            "",
        ]
    )


if __name__ == "__main__":
    measured = json.loads(Path(sys.argv[1]).read_text())["files"]
    RESULT.write_text(report(measured, *sys.argv[2:]), encoding="utf-8")
    print(f"written to {RESULT}")
