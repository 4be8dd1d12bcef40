"""The programs of Prometheus, from Debian's package: unpacked into build/prometheus, not installed, so that no service
is started."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from tests.docs.commands import HOUSE

UNPACKED = HOUSE / "build/prometheus"


class Unavailable(Exception):
    """There is no Prometheus here, for the reason given."""


@cache
def program(name: str) -> Path:
    """The path of `promtool` or `prometheus`."""
    on_path = shutil.which(name)
    if on_path is not None:
        return Path(on_path)
    if not (UNPACKED / "usr/bin" / name).exists():
        unpack()
    return UNPACKED / "usr/bin" / name


def unpack() -> None:
    """Fetch and unpack Debian's package, where that is possible."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Unavailable("promtool is not installed: apt-get install prometheus")
    with tempfile.TemporaryDirectory() as folder:
        for command in (["apt-get", "update", "-q"], ["apt-get", "download", "-q", "prometheus"]):
            done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        packages = list(Path(folder).glob("prometheus_*.deb"))
        if not packages:
            raise Unavailable(f"promtool cannot be fetched: {done.stderr.strip()[-200:]}")
        subprocess.run(["dpkg-deb", "-x", str(packages[0]), str(UNPACKED)], check=True)
