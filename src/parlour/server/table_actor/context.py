"""What every actor of a house works with."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from parlour.server.host.settings import Settings
from parlour.server.workers.pool import WorkerPool
from parlour.storage import Store


def nothing(id: str) -> None:
    """For a actor without a house."""


@dataclass
class ActorContext:
    """`codes` are short words by which open tables are found. `hints` counts those that
    people, addresses and tables wait for. `scoring` lets one game after the other change ratings.
    `evict` has the house drop a actor that lost its way."""

    store: Store
    pool: WorkerPool
    settings: Settings
    codes: dict[str, str] = field(default_factory=dict)
    hints: Counter[str] = field(default_factory=Counter)
    scoring: asyncio.Lock = field(default_factory=asyncio.Lock)
    evict: Callable[[str], None] = nothing
