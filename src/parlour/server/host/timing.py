"""Measures how long something takes, and logs what was slow."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Protocol

from parlour.server.host import logs

SLOW = 1.0  # seconds; anything slower is logged


class Seconds(Protocol):
    """Whatever collects durations, such as a histogram."""

    def observe(self, amount: float) -> None:
        """Take note of a duration in seconds."""


class Timed:
    """Measures the duration of a block, even if it fails, and logs it if it was slow."""

    __slots__ = ("begun", "seconds", "what")

    def __init__(self, seconds: Seconds, what: str) -> None:
        self.seconds = seconds
        self.what = what

    def __enter__(self) -> None:
        self.begun = perf_counter()

    def __exit__(self, *error: object) -> None:
        seconds = perf_counter() - self.begun
        self.seconds.observe(seconds)
        if seconds > SLOW:
            logs.event("slow", logging.WARNING, what=self.what, seconds=round(seconds, 3))
