"""How a house is run: what its host can set."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Times are in seconds; of the limits, 0 means none."""

    data: Path
    pause: float = 1.0  # between a computer's actions
    grace: float = 120.0  # that a person may be away before a computer plays for them
    restart_grace: float = 60.0  # that everybody has at least after the house was closed
    unload_after: float = 600.0  # that a table is kept in memory with nobody there
    open_days: float = 1.0  # that a table waits for its first game
    table_days: float = 30.0  # that a game waits for its next move
    rate: float = 20.0  # messages a second of a connection, in the long run
    burst: float = 60.0  # messages of a connection at once
    per_address: int = 200  # connections
    most_guests: int = 100  # connections at one table
    workers: int = 0  # processes that think; 0: one for every core but one, which is the tables'
    trust_proxy: bool = False

    @property
    def thinking(self) -> int:
        """How many processes think."""
        return self.workers or max(1, (os.cpu_count() or 1) - 1)
