"""The server under trial: a real process, and what the operating system knows about it."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tests.server.process import Server

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
DATABASE = "parlour.sqlite"
EXPECTED = ('"event": "write trouble"', '"event": "worker failed"')  # logged where the trial causes these faults
TROUBLE = ("Traceback", '"level": "error"', '"level": "critical"', '"trace"')


# All visitors of a trial come from one address.
WITHOUT_LIMITS = tuple(
    word
    for limit in ("per-address", "waiting-per-address", "post-rate", "socket-rate", "address-rate", "read-rate")
    for word in (f"--{limit}", "0")
)


class TrialServer(Server):
    """A `parlour serve` process that logs its errors to a file of its own."""

    def __init__(
        self,
        folder: Path,
        pause: float = 0.0,
        program: str = "parlour",
        data: Path | None = None,
        flags: Sequence[str] = (),
    ) -> None:
        super().__init__(
            data or folder / "data", pause, program, flags=[*WITHOUT_LIMITS, *flags], log=folder / "complaints.txt"
        )

    @property
    def database(self) -> Path:
        return self.data / DATABASE

    @property
    def complaints(self) -> str:
        assert self.log is not None
        return self.log.read_text(errors="replace") if self.log.exists() else ""

    @property
    def troubles(self) -> list[str]:
        """The lines of the log that no server may write."""
        lines = (line for line in self.complaints.splitlines() if not any(event in line for event in EXPECTED))
        return [line for line in lines if any(sign in line for sign in TROUBLE)]

    def workers(self) -> list[int]:
        """Return the ids of the worker processes."""
        return [child for child in children(self.process.pid) if b"spawn_main" in command_line(child)]

    def end(self) -> None:
        """End the process, whatever state it is in."""
        if self.process.poll() is None:
            self.kill()


def children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += map(int, task.read_text().split())
    return found


def command_line(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def stat(pid: int) -> list[str]:
    """Return the fields of /proc/PID/stat after the name, which may contain anything."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()


def is_thinking(pid: int) -> bool:
    """Return whether a process is running on a core now."""
    try:
        return stat(pid)[0] == "R"
    except OSError:
        return False


def is_there(pid: int) -> bool:
    try:
        return stat(pid)[0] != "Z"
    except OSError:
        return False


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds of a process, in its own code and in the kernel."""
    fields = stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def send(pid: int, what: signal.Signals) -> bool:
    """Send a signal; return False if the process has already ended."""
    try:
        os.kill(pid, what)
    except ProcessLookupError:
        return False
    return True
