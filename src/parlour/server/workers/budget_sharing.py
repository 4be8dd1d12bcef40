"""Budget sharing: under load, every search gets the same fraction of its budget.

A seat counts from the moment its move is requested until it is played, including the table's pause. The demand is the
time that all these seats would take with their full budgets, estimated from earlier moves; the capacity is what the
workers can do during one pause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

Kind = tuple[str, str]  # game and level: such players think for about equally long

WINDOW = 0.5  # seconds, about a table's pause: thinking that takes no longer makes nobody wait
LEAST_PART = 1 / 16
MEMORY = 8  # a new move has a weight of one in this many


class BudgetSharing:
    """The seats that are waiting for a move, and the average time that such moves take."""

    def __init__(self, workers: int, window: float | None = None) -> None:
        self.workers = workers
        self.window = WINDOW if window is None else window
        self.waiting: Counter[Kind] = Counter()
        self.seconds: dict[Kind, float] = {}  # of a move with the full budget, on average

    @contextmanager
    def seat(self, kind: Kind) -> Iterator[None]:
        """Count a seat as waiting, from the request to the move."""
        self.waiting[kind] += 1
        try:
            yield
        finally:
            self.waiting[kind] -= 1

    @property
    def demand(self) -> float:
        """The seconds of pending work. A player that has never been measured counts as one window."""
        return sum(self.seconds.get(kind, self.window) for kind in self.waiting.elements())

    @property
    def part(self) -> float:
        """The fraction of its budget that a search gets now."""
        capacity, demand = self.workers * self.window, self.demand
        return 1.0 if demand <= capacity else max(capacity / demand, LEAST_PART)

    def learn(self, kind: Kind, part: float, seconds: float) -> None:
        """Update the average with a move that took `seconds` with this fraction of the budget."""
        whole = seconds / part
        known = self.seconds.get(kind, whole)
        self.seconds[kind] = known + (whole - known) / MEMORY
