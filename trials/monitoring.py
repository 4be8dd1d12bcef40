"""A real Prometheus with a real server: every query of the dashboard finds something, and the alerts are loaded
(`python -m trials.monitoring`).

It plays a little first, so that there is something to draw. Prometheus is Debian's, unpacked and not installed.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.docs import prometheus
from tests.docs.commands import HOUSE
from tests.docs.dashboard import queries, with_values
from tests.server.process import Player, Server, free_port, serving

SCRAPES = 25  # seconds, at a scrape per second: enough for the rates over a minute
CONFIG = """
global: {{scrape_interval: 1s, evaluation_interval: 1s}}
rule_files: [{rules}]
scrape_configs:
  - job_name: parlour
    static_configs: [{{targets: ["127.0.0.1:{port}"]}}]
"""


@contextmanager
def watching(server: Server, folder: Path) -> Iterator[str]:
    """Run Prometheus beside a server; its address."""
    port = free_port()
    config = folder / "prometheus.yml"
    config.write_text(CONFIG.format(rules=HOUSE / "deploy/prometheus/alerts.yml", port=server.port))
    flags = [f"--config.file={config}", f"--storage.tsdb.path={folder}/data", f"--web.listen-address=127.0.0.1:{port}"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([prometheus.program("prometheus"), *flags], stderr=log, stdout=log)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(30)


def ask(address: str, path: str, **fields: str) -> Any:
    """Ask Prometheus, as soon as it answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(
                f"{address}/api/v1/{path}?{urllib.parse.urlencode(fields)}", timeout=10
            ) as said:
                return json.load(said)["data"]
        except OSError:
            time.sleep(0.2)
    raise RuntimeError("Prometheus does not answer")


def play(server: Server) -> None:
    """Play a short game against a computer, with a refused move, and be turned away once."""
    ann = Player(server, "Ann")
    ann.join(ann.open(visibility="quick", options={"turn_limit": 20, "first_player": 0}))
    ann.play("dance")
    while ann.situation["view"]["turn"] is not None:
        ann.wait_for_turn(0)
        if ann.situation["view"]["turn"] == 0:
            ann.play("end")
    ann.post("/api/tables", b"x" * 100_000)


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with serving(folder / "data", log=folder / "server.log") as server, watching(server, folder) as address:
            deadline = time.monotonic() + SCRAPES
            while time.monotonic() < deadline:
                play(server)
            empty = [query for query in map(with_values, queries()) if not ask(address, "query", query=query)["result"]]
            rules = [rule for group in ask(address, "rules")["groups"] for rule in group["rules"]]
    firing = [rule["name"] for rule in rules if rule["state"] == "firing"]
    faults = [rule["name"] for rule in rules if rule["health"] != "ok"]
    print(f"{len(queries())} queries, {len(empty)} of them without an answer; {len(rules)} alerts, broken: {faults}")
    print("firing:", firing or "none")
    for query in empty:
        print("  nothing for", query)
    return 1 if faults or [query for query in empty if "changes(" not in query] else 0


if __name__ == "__main__":
    sys.exit(main())
