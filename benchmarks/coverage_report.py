"""The lines and branches of the Python code that the tests reach, by package (the last step of `make coverage`).

Writes benchmarks/results/coverage.md: a row per package, and every file that is not reached as a whole, with its lines.
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
from parlour.lab.bench.ours import compiled

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


def report(files: dict[str, Any]) -> str:
    """The page: totals, packages, and the lines that no test reaches."""
    packages: dict[str, Reach] = defaultdict(Reach)
    total = Reach()
    missed = []
    for name, found in sorted(files.items()):
        packages[package(name)].add(found["summary"])
        total.add(found["summary"])
        if found["missing_lines"]:
            missed.append(f"| {name.removeprefix(SOURCE)} | {ranges(found['missing_lines'])} |")
    machine = Machine.here(compiled())
    return "\n".join(
        [
            "# Coverage of the Python code",
            "",
            f"Lines and branches that the tests without a browser reach: **{total.percent}**. "
            f"Measured by `make coverage` on {datetime.date.today()}, commit {commit()}, {machine.cpu}.",
            "",
            "| package | lines and branches | reached |",
            "|---|---:|---:|",
            *(f"| {name} | {reach.there} | {reach.percent} |" for name, reach in sorted(packages.items())),
            "",
            "Lines that no test reaches:",
            "",
            "| file | lines |",
            "|---|---|",
            *missed,
            "",
        ]
    )


if __name__ == "__main__":
    RESULT.write_text(report(json.loads(Path(sys.argv[1]).read_text())["files"]), encoding="utf-8")
    print(f"written to {RESULT}")
