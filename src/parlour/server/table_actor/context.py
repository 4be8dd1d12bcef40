"""What all actors share."""

from __future__ import annotations

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
    and tables wait for. `evict` drops a table whose memory no longer agrees with the store.
    """

    store: Store
    pool: WorkerPool
    settings: Settings
    codes: dict[str, str] = field(default_factory=dict)
    hints: Counter[str] = field(default_factory=Counter)
    evict: Callable[[str], None] = nothing
