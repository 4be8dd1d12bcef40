"""Samples of a running server's stacks, taken by py-spy where it is installed."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LINES = 30
RATE = 200  # samples per second


@contextmanager
def sampled(pid: int, file: Path | None) -> Iterator[None]:
    """Sample the process during the block; write its stacks to the file, and print where it spent its time."""
    if file is None:
        yield
        return
    program = shutil.which("py-spy", path=str(Path(sys.executable).parent)) or shutil.which("py-spy")
    if program is None:
        raise SystemExit("--profile needs py-spy: uv pip install py-spy")
    command = [program, "record", "--pid", str(pid), "--rate", str(RATE), "--format", "raw", "--output", str(file)]
    spy = subprocess.Popen([*command, "--nonblocking"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        spy.send_signal(signal.SIGINT)
        spy.wait(timeout=60)
    print("\n".join(summary(file.read_text())))


def summary(stacks: str) -> list[str]:
    """Return the functions that were running most often, themselves and with what they called."""
    alone: Counter[str] = Counter()
    within: Counter[str] = Counter()
    for line in stacks.splitlines():
        stack, _, many = line.rpartition(" ")
        frames = [re.sub(r":\d+\)$", ")", frame) for frame in stack.split(";")]
        alone[frames[-1]] += int(many)
        for frame in set(frames):
            within[frame] += int(many)
    total = max(1, alone.total())
    lines = [f"{total} samples", "", "  self  with callees"]
    for frame, times in alone.most_common(LINES):
        lines.append(f"{100 * times / total:5.1f} %  {100 * within[frame] / total:5.1f} %  {frame}")
    lines += ["", "  with callees"]
    return lines + [f"{100 * times / total:5.1f} %  {frame}" for frame, times in within.most_common(2 * LINES)]
