"""Metrics that nobody reads: a table on a device counts nothing."""

from __future__ import annotations

from collections import defaultdict


class Uncounted:
    """A number, or durations, of which no note is taken."""

    def inc(self, amount: float = 1) -> None: ...

    def observe(self, amount: float) -> None: ...


class NoGameMetrics:
    """The metrics of one game."""

    moves = games_begun = games_over = move_seconds = Uncounted()


class NoMetrics:
    """The metrics of an actor."""

    commit_seconds = write_troubles = Uncounted()

    def __init__(self) -> None:
        self.answers: defaultdict[str, Uncounted] = defaultdict(Uncounted)

    def of(self, game: str) -> NoGameMetrics:
        return NoGameMetrics()
