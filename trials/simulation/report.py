"""The report of many seeds: what they have seen, and which of them found a fault."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from trials.report import Report


def summary(
    seeds: int, virtual: float, seconds: float, counts: Counter[str], faults: Mapping[int, str]
) -> dict[str, Any]:
    """Return the findings of a night."""
    return {
        "seeds": seeds,
        "hours of virtual time": round(virtual / 3600, 1),
        "seconds": round(seconds),
        **{name: counts[name] for name in sorted(counts)},
        "faults": {str(seed): fault for seed, fault in faults.items()},
    }


def write_markdown(report: Report, folder: Path) -> Path:
    """Write the findings as a table, beside the JSON."""
    written = json.loads((folder / f"{report.name}.json").read_text())
    found: dict[str, Any] = written["parts"]["simulation"]
    machine = written["machine"]
    lines = [
        "# Simulation",
        "",
        f"`make simulate SEEDS={found['seeds']}` at {written['commit']}, {written['date'][:10]},"
        f" on {machine['cpu']} ({machine['cores']} cores), Python {machine['python']}.",
        "",
        "| | |",
        "|---|---:|",
        *(f"| {name} | {value} |" for name, value in found.items() if name != "faults"),
        f"| seeds with a fault | {len(found['faults'])} |",
        "",
        *(f"- seed {seed}: {fault}" for seed, fault in found["faults"].items()),
    ]
    path = folder / f"{report.name}.md"
    path.write_text("\n".join(lines).rstrip() + "\n")
    return path
