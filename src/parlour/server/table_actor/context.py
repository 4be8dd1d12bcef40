"""What every desk of a house works with."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from parlour.server.host.settings import Settings
from parlour.server.workers.pool import Thinkers
from parlour.storage import Store


def nothing(id: str) -> None:
    """For a desk without a house."""


@dataclass
class Means:
    """`codes` are short words by which open tables are found. `hints` counts those that
    people, addresses and tables wait for. `scoring` lets one game after the other change ratings.
    `let_go` has the house drop a desk that lost its way."""

    store: Store
    thinkers: Thinkers
    settings: Settings
    codes: dict[str, str] = field(default_factory=dict)
    hints: Counter[str] = field(default_factory=Counter)
    scoring: asyncio.Lock = field(default_factory=asyncio.Lock)
    let_go: Callable[[str], None] = nothing
