"""`parlour` with equal secrets and a stopped clock: two such servers send the same, unless one of them leaks something.

For tests only: `python -m tests.server.equal_luck serve ...` is otherwise the real program, without computers.
"""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from parlour.cli import app, load
from parlour.server.table_actor import presence
from parlour.server.workers.pool import WorkerPool
from tests.server.known_luck import KnownLuck

NOW = 1_700_000_000.0


class EqualLuck(KnownLuck):
    """All functions of `secrets` that the server uses."""

    def token_urlsafe(self, size: int) -> str:
        return self.token_hex(size)

    def choice(self, letters: str) -> str:
        return self.chance.choice(letters)


def replacements() -> Iterator[tuple[ModuleType, str, Any]]:
    """Yield the replacements in every module of the server: the same secrets each time, and the same time."""
    load("serve")  # the command line imports the server late; here it must be loaded
    luck = EqualLuck(1)
    yield presence, "TOGETHER", 0.0  # the clock stands still, so nothing may be postponed
    for name, module in list(sys.modules.items()):
        if name.startswith("parlour.server"):
            for attribute, replacement in (("secrets", luck), ("time", lambda: NOW)):
                if getattr(module, attribute, None) in (secrets, time.time):
                    yield module, attribute, replacement


if __name__ == "__main__":
    for module, attribute, replacement in replacements():
        setattr(module, attribute, replacement)
    WorkerPool.wake = lambda self: None  # type: ignore[method-assign]
    app()
