"""Simulates the server (`make simulate`): one seed with its whole story, or many with a report."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from trials.report import RESULTS, Report
from trials.simulation.report import summary, write_markdown
from trials.simulation.run import Result, run

CHUNK = 8  # seeds that a process runs at a time
MOST_FAULTS = 50  # after which a night is over


def tell(seed: int) -> int:
    """Run one seed, and print everything that happens."""
    result = run(seed, print)
    print(f"\nseed {seed}: {result.seconds:.0f} s of virtual time, digest {result.digest}")
    print(f"FAULT: {result.fault}" if result.fault is not None else "no fault")
    return 1 if result.fault is not None else 0


def results(seeds: range, jobs: int) -> Iterator[Result]:
    """Yield the result of every seed, in order."""
    if jobs == 1:
        yield from map(run, seeds)
        return
    with ProcessPoolExecutor(jobs) as executor:
        yield from executor.map(run, seeds, chunksize=CHUNK)


def spend_night(seeds: range, jobs: int, folder: Path) -> int:
    """Run many seeds, and write down what came of them."""
    report = Report("simulation", {"first seed": seeds.start, "seeds": len(seeds), "jobs": jobs})
    begun, done, virtual = time.monotonic(), 0, 0.0
    counts: Counter[str] = Counter()
    faults: dict[int, str] = {}
    for result in results(seeds, jobs):
        done, virtual = done + 1, virtual + result.seconds
        counts.update(result.counts)
        if result.fault is not None:
            faults[result.seed] = str(result.fault)[:300]
            print(f"seed {result.seed}: {faults[result.seed]}\n  make simulate SEED={result.seed}", flush=True)
        if len(faults) >= MOST_FAULTS:
            break
    report.add("simulation", summary(done, virtual, time.monotonic() - begun, counts, faults))
    print(f"\nwritten to {report.write(folder)} and {write_markdown(report, folder)}")
    return 1 if faults else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="trials.simulation", description=__doc__)
    parser.add_argument("--seed", type=int, help="run this seed, and print its story")
    parser.add_argument("--seeds", type=int, default=300, help="run this many seeds, and write a report")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    if chosen.seed is not None:
        return tell(chosen.seed)
    return spend_night(range(chosen.first, chosen.first + chosen.seeds), chosen.jobs, chosen.out)


if __name__ == "__main__":
    sys.exit(main())
