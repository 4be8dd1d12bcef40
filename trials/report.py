"""The findings of a trial: printed, and stored in benchmarks/results with the machine, the commit and the
parameters."""

from __future__ import annotations

import datetime
import json
import signal
import sys
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from parlour.cli.bench import commit
from parlour.lab.bench.machine import Machine, load_average
from parlour.lab.bench.parlour_engine import compiled

RESULTS = Path(__file__).parent.parent / "benchmarks/results"


def clean_up_when_ended() -> None:
    """Let a trial that gets SIGTERM still end its servers and unmount its disks."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


class Report:
    """The findings of one trial, part by part."""

    def __init__(self, name: str, parameters: Mapping[str, Any]) -> None:
        self.name = name
        self.parameters = dict(parameters)
        self.before = load_average()
        self.commit = commit()  # of the beginning: nobody tries what comes later
        self.parts: dict[str, Any] = {}

    def add(self, part: str, found: Mapping[str, Any]) -> None:
        """Print the findings of a part as soon as they are known."""
        self.parts[part] = dict(found)
        print(f"\n{part}", flush=True)
        for name, value in found.items():
            print(f"  {name}: {value}", flush=True)

    def results(self) -> dict[str, Any]:
        """Return all findings, with the machine, its load, the commit and the parameters."""
        return {
            "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
            "commit": self.commit,
            "machine": asdict(Machine.here(compiled())),
            "load before and after": [self.before, load_average()],
            "parameters": self.parameters,
            "parts": self.parts,
        }

    def write(self, folder: Path = RESULTS) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.name}.json"
        path.write_text(json.dumps(self.results(), indent=1, ensure_ascii=False) + "\n")
        return path
