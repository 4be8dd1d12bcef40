"""Time slices: long work on the event loop, interrupted regularly so that other tasks can run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")
SLICE = 0.005  # seconds


async def in_slices(things: Iterable[T], work: Callable[[T], None]) -> None:
    """Run `work` on each thing in order, and yield to the event loop between time slices."""
    until = perf_counter() + SLICE
    for thing in things:
        work(thing)
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE
