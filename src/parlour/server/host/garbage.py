"""Garbage collection for a server with many live objects.

A full collection walks through every object of every table: with a thousand tables in memory that is a pause of 400 ms
on the event loop. Most garbage is freed by reference counting, so collections can be rare.
"""

from __future__ import annotations

import gc

# Containers that are allocated and not freed, until a collection of the youngest; younger collections until one of the
# next generation.
THRESHOLDS = (10_000, 50, 100)


def settle() -> None:
    """Collect once, leave everything that exists now out of later collections, and make those rare."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
