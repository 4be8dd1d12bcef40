"""The context that all actors share: the store, the workers, the settings and common counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from parlour.server.host.settings import Settings
from parlour.server.workers.pool import WorkerPool
from parlour.storage import Store


def evict_nothing(id: str) -> None:
    """Evict nothing: the eviction of an actor without a registry."""


@dataclass
class ActorContext:
    """The store, the workers and the settings of the server, as every actor uses them.

    `codes` maps the short codes of open tables to their ids. `hints` counts the pending hints of people, addresses and
    tables. `evict` drops a table whose memory no longer agrees with the store.
    """

    store: Store
    pool: WorkerPool
    settings: Settings
    codes: dict[str, str] = field(default_factory=dict)
    hints: Counter[str] = field(default_factory=Counter)
    evict: Callable[[str], None] = evict_nothing
