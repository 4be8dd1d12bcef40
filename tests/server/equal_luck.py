"""`parlour` with equal secrets and a stopped clock: two such servers send the same, unless one of them leaks something.

For tests only: `python -m tests.server.equal_luck serve ...` is otherwise the real program, without computers.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import ModuleType
from typing import Any

from parlour.cli import app
from parlour.server.host import environment
from parlour.server.table_actor import presence
from parlour.server.workers.pool import WorkerPool

NOW = 1_700_000_000.0


def replacements() -> Iterator[tuple[ModuleType, str, Any]]:
    """Yield the replacements in the modules of the server: the same secrets each time, and the same time."""
    yield presence, "TOGETHER", 0.0  # the clock stands still, so nothing may be postponed
    yield environment, "REAL", environment.Environment(now=lambda: NOW, random_bytes=Random(1).randbytes)


if __name__ == "__main__":
    for module, attribute, replacement in replacements():
        setattr(module, attribute, replacement)
    WorkerPool.wake = lambda self: None  # type: ignore[method-assign]
    app()
