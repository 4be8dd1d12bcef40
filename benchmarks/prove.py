"""The long proofs: thousands of law games, and the solvers against brute force on 100,000 hands (`make prove`).

The result is written to benchmarks/results/prove.json, with the commit and the seed of the hands.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from parlour.cli.bench import commit
from parlour.lab.bench.machine import Machine
from parlour.lab.bench.parlour_engine import compiled

RESULT = Path(__file__).parent / "results/prove.json"
ROOMS = Path(__file__).parents[1] / "src/parlour/games"
TESTS = [
    "tests/laws/test_laws.py",
    "tests/core/test_cover.py",
    "tests/bots",
    *(str(path) for part in ("rules", "play") for path in sorted(ROOMS.glob(f"*/tests/{part}"))),
]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, required=True, help="whole games per table and policy")
    parser.add_argument("--cases", type=int, required=True, help="hands per solver")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    numbers = {"GAMES": chosen.games, "CASES": chosen.cases, "SEED": chosen.seed}
    environment = os.environ | {f"PARLOUR_PROVE_{name}": str(number) for name, number in numbers.items()}
    begun = time.monotonic()
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "auto", *TESTS], env=environment, stdout=subprocess.PIPE, text=True
    )
    print(run.stdout)
    if run.returncode == 0:
        answer = {
            "date": datetime.date.today().isoformat(),
            "commit": commit(),
            "cpu": Machine.here(compiled()).cpu,
            "compiled": compiled(),
            "games a table and policy": chosen.games,
            "hands against brute force": chosen.cases,
            "seed of the hands": chosen.seed,
            "minutes": round((time.monotonic() - begun) / 60, 1),
            "outcome": run.stdout.strip().splitlines()[-1],
        }
        RESULT.write_text(json.dumps(answer, indent=1) + "\n")
    return run.returncode


if __name__ == "__main__":
    sys.exit(main())
