"""Commands as a new user runs them, without any settings."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path


def clean_environment() -> dict[str, str]:
    """The environment without our own variables."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PARLOUR_", "PYTHON"))}


def run(command: Sequence[str | Path], cwd: Path, **environment: str) -> str:
    return run_in(clean_environment() | environment, command, cwd)


def run_in(environment: Mapping[str, str], command: Sequence[str | Path], cwd: Path) -> str:
    """The output of a command, which must succeed."""
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=900, input="draw 1\nend\n"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
