"""Constants of the server that a run turns down, so that limits that take a day to reach are reached in a minute, and
one that it turns up, because most of its work would be looking."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from parlour.server.table_actor import idempotency
from parlour.server.tables import eviction, sharing

ROUND = 4.0  # seconds between two looks of a node at what others have changed


@dataclass(frozen=True)
class Knobs:
    """The idempotency keys of a table and the messages for a page that are kept in memory, and the seconds between two
    rounds of eviction."""

    keys_remembered: int
    most_behind: int
    eviction_interval: float

    @contextmanager
    def turned(self) -> Iterator[None]:
        """Use these values while this block runs."""
        before = idempotency.REMEMBERED, eviction.INTERVAL, sharing.ROUND
        try:
            self._set(self.keys_remembered, self.eviction_interval, ROUND)
            yield
        finally:
            self._set(*before)

    @staticmethod
    def _set(keys: int, interval: float, round: float) -> None:
        idempotency.REMEMBERED, eviction.INTERVAL, sharing.ROUND = keys, interval, round
