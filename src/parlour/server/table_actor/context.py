"""The context that all actors share: the store, the workers, the settings and common counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from parlour.server.host.environment import REAL, Environment
from parlour.server.table_actor.ports import ActorMetrics, ActorSettings, Players, TableStore


def wake_nobody(id: str) -> None:
    """Wake nobody: the parties and tournaments of an actor without a registry."""


def evict_nothing(id: str) -> None:
    """Evict nothing: the eviction of an actor without a registry."""


@dataclass
class ActorContext:
    """The store, the workers and the settings of the server, as every actor uses them.

    `hints` counts the pending hints of people, addresses and
    tables. `evict` drops a table whose memory no longer agrees with the store. `wake_party` tells the people of a party
    that a game of theirs is over, `wake_tournament` those of a tournament.
    """

    store: TableStore
    pool: Players
    settings: ActorSettings
    metrics: ActorMetrics
    environment: Environment = REAL
    hints: Counter[str] = field(default_factory=Counter)
    evict: Callable[[str], None] = evict_nothing
    wake_party: Callable[[str], None] = wake_nobody
    wake_tournament: Callable[[str], None] = wake_nobody
