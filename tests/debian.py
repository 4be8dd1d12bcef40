"""Installs what a test or a trial needs and does not find, with apt-get, where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess


def install(package: str, what_for: str) -> None:
    """Install one of Debian's packages if permissions allow, and say so; no service is started."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return
    print(f"{what_for}, and there is none: installing Debian's package `{package}` with apt-get.", flush=True)
    quietly = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    for step in (["update", "-q"], ["install", "-y", "-q", package]):
        done = subprocess.run(["apt-get", *step], capture_output=True, text=True, env=quietly)
        if done.returncode:
            print(f"apt-get {step[0]} failed:", *done.stderr.splitlines()[-1:], flush=True)
