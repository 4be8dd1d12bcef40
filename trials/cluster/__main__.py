"""`make cluster` starts PostgreSQL, three nodes and a proxy on this machine, until Ctrl-C.

`make cluster TRIAL=1` plays on such clusters while nodes are killed, hung, cut off, drained and upgraded, and while the
database is restarted and replaced. Afterwards what every client received is compared with the log.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.storage.postgres_server import Unavailable as NoDatabase
from trials.chaos import Deadline
from trials.cluster.house import Cluster, database_server, ended
from trials.cluster.parts import parts
from trials.cluster.proxies import Unavailable as NoProxy
from trials.cluster.proxies import program
from trials.report import RESULTS, Report, clean_up_when_ended

LONGEST = 3600.0  # seconds of one part
LOSES = "asynchronous standby promoted"  # acknowledged moves, which is what the part shows
LOST = ("acknowledged moves lost", "doubled", "gaps", "final states that differ")


def stay(proxy: str) -> int:
    """Run a cluster until Ctrl-C."""
    with tempfile.TemporaryDirectory() as folder, database_server() as server:
        print("Starting PostgreSQL, three nodes and a proxy ...", flush=True)
        with ended(Cluster(Path(folder), server.create("parlour"), proxy)) as cluster:
            print(f"\nThe cluster is open: {cluster.address} ({proxy}; Ctrl-C stops everything)")
            for name, node in cluster.nodes.items():
                print(f"  {name}: process {node.process.pid}, parlour admin nodes --data {node.data}")
            print(f"  PostgreSQL: {cluster.database}", flush=True)
            try:
                while True:
                    time.sleep(1.0)
            except KeyboardInterrupt:
                print("\nStopping ...", flush=True)
    return 0


def lost_and_faults(found: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """Return what a part that loses moves has lost, and what must not have happened even there."""
    lost = [what for what in found["faults"] if what.startswith(LOST)]
    others = {kind: found.get(kind, 0) for kind in ("complaints of the server", "unfinished games")}
    faults = [what for what in found["faults"] if not what.startswith(LOST)]
    return lost, faults or [f"{kind}: {count}" for kind, count in others.items() if count]


def trial(chosen: argparse.Namespace) -> int:
    """Run the parts, and write down what was found."""
    parameters = {"tables": chosen.tables, "kills": chosen.kills, "seed": chosen.seed, "proxy": chosen.proxy}
    report = Report("cluster", parameters)
    fine = True
    for name, part in parts(chosen.tables, chosen.kills, chosen.seed).items():
        if chosen.part and name not in chosen.part:
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                found = asyncio.run(asyncio.wait_for(part(Path(folder), chosen.proxy), LONGEST))
            except (Deadline, TimeoutError) as missed:
                found = {"faults": [f"not in time: {missed}"]}
        if name == LOSES:
            found["lost"], found["faults"] = lost_and_faults(found)
        fine = fine and not found.get("faults") and not found.get("missed bars")
        report.add(name, found)
        report.write(chosen.out)  # after each part: whoever stops the trial keeps what was found
    print(f"\nwritten to {report.write(chosen.out)}")
    return 0 if fine else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trial", action="store_true", help="try faults instead of waiting for Ctrl-C")
    parser.add_argument("--proxy", choices=("nginx", "haproxy"), default="nginx")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--part", action="append", help="only this part, by its name")
    parser.add_argument("--out", type=Path, default=RESULTS)
    chosen = parser.parse_args()
    clean_up_when_ended()
    try:
        program(chosen.proxy)
        return trial(chosen) if chosen.trial else stay(chosen.proxy)
    except (NoProxy, NoDatabase) as why:
        print(why, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
