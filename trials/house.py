"""The server under trial: a real process, with what the system knows of it."""

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
EXPECTED = ('"event": "write trouble"', '"event": "worker failed"')  # where these are made to happen, the log says so
TROUBLE = ("Traceback", '"level": "error"', '"level": "critical"', '"trace"')


# All visitors of a trial come from one address.
WITHOUT_LIMITS = tuple(
    word
    for limit in ("per-address", "waiting-per-address", "post-rate", "socket-rate", "address-rate", "read-rate")
    for word in (f"--{limit}", "0")
)


class TriedHouse(Server):
    """`parlour serve` with its complaints in a file of their own."""

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
        """Lines of the complaints that no server of ours may write."""
        lines = (line for line in self.complaints.splitlines() if not any(event in line for event in EXPECTED))
        return [line for line in lines if any(sign in line for sign in TROUBLE)]

    def workers(self) -> list[int]:
        """The processes in which computers think."""
        return [child for child in children(self.process.pid) if b"spawn_main" in command_line(child)]

    def end(self) -> None:
        """Whatever state it is in."""
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
    """The fields of /proc/PID/stat behind the name, which may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()


def is_thinking(pid: int) -> bool:
    """Whether a process runs now."""
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
    """The time that a process has had a core, in its own code and in the system's."""
    fields = stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def send(pid: int, what: signal.Signals) -> bool:
    """Send a signal; False if the process has ended by itself."""
    try:
        os.kill(pid, what)
    except ProcessLookupError:
        return False
    return True
