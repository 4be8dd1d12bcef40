"""Time slices: long work on the event loop lets other tasks run."""

from __future__ import annotations

import asyncio

from parlour.server.tables import time_slices
from parlour.server.tables.time_slices import in_slices


def test_between_two_slices_others_have_their_turn() -> None:
    now = 0.0
    order: list[str] = []

    def slow(thing: int) -> None:
        nonlocal now
        now += 0.6 * time_slices.SLICE
        order.append(str(thing))

    async def other() -> None:
        for _ in range(3):
            order.append("other")
            await asyncio.sleep(0)

    async def both() -> None:
        await asyncio.gather(in_slices(range(6), slow, lambda: now), other())

    asyncio.run(both())
    assert order == ["0", "1", "other", "2", "3", "other", "4", "5", "other"]
