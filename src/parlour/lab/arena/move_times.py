"""How long moves took. For quantiles a histogram suffices, with classes that differ by a twentieth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import floor, log
from typing import Any

STEP = 1.05
SHORTEST = 1e-7  # seconds, the resolution of the clock


@dataclass
class Times:
    """The moves of a player by the seconds they took; `late` counts those that took longer than the guard."""

    classes: Counter[int] = field(default_factory=Counter)
    total: float = 0.0
    longest: float = 0.0
    late: int = 0

    @property
    def moves(self) -> int:
        return self.classes.total()

    @property
    def mean(self) -> float:
        return self.total / self.moves if self.moves else 0.0

    def add(self, seconds: float, guard: float) -> None:
        """Add a move."""
        self.classes[floor(log(max(seconds, SHORTEST)) / log(STEP))] += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.late += seconds > guard

    def quantile(self, part: float) -> float:
        """The time that the fraction `part` of the moves did not exceed, accurate to a fortieth."""
        left = part * self.moves
        for place in sorted(self.classes):
            left -= self.classes[place]
            if left <= 0:
                return min(float(STEP ** (place + 0.5)), self.longest)
        return self.longest

    def as_data(self) -> dict[str, Any]:
        """The times as plain data."""
        classes = {str(place): self.classes[place] for place in sorted(self.classes)}
        return {"classes": classes, "total": self.total, "longest": self.longest, "late": self.late}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Times:
        """The times that `as_data` wrote."""
        classes = Counter({int(place): count for place, count in data["classes"].items()})
        return cls(classes, data["total"], data["longest"], data["late"])

    @classmethod
    def together(cls, several: Iterable[Times]) -> Times:
        """The moves of several players together."""
        whole = cls()
        for one in several:
            whole.classes.update(one.classes)
            whole.total += one.total
            whole.longest = max(whole.longest, one.longest)
            whole.late += one.late
        return whole
