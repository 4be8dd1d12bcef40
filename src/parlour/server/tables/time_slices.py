"""Long work on the event loop, in time slices: between two of them everybody else has their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from time import perf_counter
from typing import TypeVar

T = TypeVar("T")
SLICE = 0.005  # seconds


async def in_slices(things: Iterable[T], work: Callable[[T], None]) -> None:
    """Do some work on each of these, in their order."""
    until = perf_counter() + SLICE
    for thing in things:
        work(thing)
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE
