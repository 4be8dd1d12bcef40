"""Time slices: long work on the event loop, interrupted regularly so that other tasks can run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import monotonic
from typing import TypeVar

T = TypeVar("T")
SLICE = 0.005  # seconds


async def in_slices(things: Iterable[T], work: Callable[[T], None], clock: Callable[[], float] = monotonic) -> None:
    """Run `work` on each thing in order, and yield to the event loop between time slices."""
    until = clock() + SLICE
    for thing in things:
        work(thing)
        if clock() > until:
            await asyncio.sleep(0)
            until = clock() + SLICE
