"""What all actors share."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from parlour.server.host.settings import Settings
from parlour.server.workers.pool import WorkerPool
from parlour.storage import Store


def nothing(id: str) -> None:
    """Eviction for an actor without a registry."""


@dataclass
class ActorContext:
    """The store, the workers and the settings of the server.

    `codes` maps short words to the open tables that are found by them. `hints` counts the hints that people, addresses
    and tables wait for. `scoring` is held while a game changes ratings, so that games change them one after the other.
    `evict` drops a table whose memory no longer agrees with the store.
    """

    store: Store
    pool: WorkerPool
    settings: Settings
    codes: dict[str, str] = field(default_factory=dict)
    hints: Counter[str] = field(default_factory=Counter)
    scoring: asyncio.Lock = field(default_factory=asyncio.Lock)
    evict: Callable[[str], None] = nothing
