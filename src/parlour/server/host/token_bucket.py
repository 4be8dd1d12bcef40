"""A token bucket: a rate that holds in the long run, and a burst."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from time import monotonic

LONGEST_TURN = 10.0  # seconds that a message waits when its address sends too many


class TokenBucket:
    """A rate limit: `rate` tokens per second, and at most `burst` at once. A rate of 0 means no limit."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = max(burst, 1.0)
        self.clock = clock
        self.left = self.burst
        self.at = clock()

    def fill(self) -> None:
        """Add the tokens of the time since the last call."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens, and return whether there were enough.

        A refusal costs nothing, so a client that waits gets through.
        """
        if not self.rate:
            return True
        self.fill()
        if self.left < min(cost, self.burst):
            return False
        self.left -= cost
        return True

    def wait(self, cost: float = 1.0) -> int:
        """Return the whole seconds until there are enough tokens."""
        return max(1, math.ceil((min(cost, self.burst) - self.left) / self.rate)) if self.rate else 0

    async def turn(self, cost: float = 1.0) -> bool:
        """Wait for tokens, first come, first served. Return False instead if the wait would be too long."""
        if not self.rate:
            return True
        self.fill()
        wait = (cost - self.left) / self.rate
        if wait > LONGEST_TURN:
            return False
        self.left -= cost
        if wait > 0:
            await asyncio.sleep(wait)
        return True

    @property
    def spent(self) -> bool:
        """Whether not even one token is left."""
        self.fill()
        return bool(self.rate) and self.left < 1

    @property
    def full(self) -> bool:
        """Whether the bucket holds its whole burst."""
        self.fill()
        return self.left >= self.burst
