"""How the workers' time is shared: where many wait, every search gets the same part of its budget.

A seat counts from the moment its move is asked for until it is played, the table's pause included. The demand is what
all these seats would take with their whole budgets, as far as the moves before have told; the capacity is what the
workers have in the time of a pause.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

Kind = tuple[str, str]  # game and level: such players think about equally long

WINDOW = 1.0  # seconds, about a table's pause: thinking that takes no longer makes nobody wait
LEAST_PART = 1 / 16
MEMORY = 8  # a new move weighs one part in this many


class BudgetSharing:
    """The seats that wait for a move now, and how long such moves take."""

    def __init__(self, workers: int, window: float | None = None) -> None:
        self.workers = workers
        self.window = WINDOW if window is None else window
        self.waiting: Counter[Kind] = Counter()
        self.seconds: dict[Kind, float] = {}  # of a move with the whole budget, on average

    @contextmanager
    def seat(self, kind: Kind) -> Iterator[None]:
        """A seat that is to be played: from the question to the move."""
        self.waiting[kind] += 1
        try:
            yield
        finally:
            self.waiting[kind] -= 1

    @property
    def demand(self) -> float:
        """The seconds of work that wait. A player that has never thought yet counts as one window."""
        return sum(self.seconds.get(kind, self.window) for kind in self.waiting.elements())

    @property
    def part(self) -> float:
        """The part of its budget that a search gets now."""
        capacity, demand = self.workers * self.window, self.demand
        return 1.0 if demand <= capacity else max(capacity / demand, LEAST_PART)

    def learn(self, kind: Kind, part: float, seconds: float) -> None:
        """Learn from a move that took `seconds` with this part of the budget."""
        whole = seconds / part
        known = self.seconds.get(kind, whole)
        self.seconds[kind] = known + (whole - known) / MEMORY
