"""The machine of a measurement, and its load at the time."""

from __future__ import annotations

import os
import platform
from dataclasses import dataclass
from pathlib import Path

CPU_INFO = Path("/proc/cpuinfo")


@dataclass(frozen=True)
class Machine:
    """The properties of a machine that speed depends on."""

    cpu: str
    cores: int
    system: str
    python: str
    compiled: bool

    @classmethod
    def here(cls, compiled: bool) -> Machine:
        """This machine; the caller states whether the rules run compiled."""
        return cls(
            cpu=cpu_model(),
            cores=os.cpu_count() or 1,
            system=platform.system(),
            python=f"{platform.python_implementation()} {platform.python_version()}",
            compiled=compiled,
        )


@dataclass(frozen=True)
class Load:
    """The load averages (1, 5 and 15 minutes) before and after; empty if the system has none."""

    before: tuple[float, ...]
    after: tuple[float, ...]


def load_average() -> tuple[float, ...]:
    """The current load averages; empty on systems without them."""
    return os.getloadavg() if hasattr(os, "getloadavg") else ()


def cpu_model() -> str:
    """The name of the processor, as far as the system knows it."""
    if CPU_INFO.exists():
        for line in CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def heading(machine: Machine, load: Load) -> list[str]:
    """The lines that belong above every table of measurements."""
    before, after = (" ".join(f"{one:.2f}" for one in at) or "unknown" for at in (load.before, load.after))
    return [
        f"{machine.cpu}, {machine.cores} cores, {machine.system}, {machine.python}",
        f"rules: {'compiled' if machine.compiled else 'not compiled'}",
        f"load average before: {before}; after: {after}",
    ]
