"""Rate limits: a token bucket per address, so that no client can starve the others."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from time import monotonic

import prometheus_client

from parlour.server.host import logs
from parlour.server.host.settings import Settings
from parlour.server.host.token_bucket import TokenBucket

MOST_ADDRESSES = 10_000  # addresses in memory before idle ones are dropped


class AddressBuckets:
    """A token bucket per address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.known: dict[str, TokenBucket] = {}

    def of(self, address: str) -> TokenBucket:
        """Return the bucket of an address, a full one if it is new."""
        if address not in self.known:
            if len(self.known) >= MOST_ADDRESSES:
                self.known = {one: bucket for one, bucket in self.known.items() if not bucket.full}
            self.known[address] = TokenBucket(self.rate, self.burst, self.clock)
        return self.known[address]


class RateLimited(Exception):
    """Raised for a client that has to wait for this many seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class GuessLimits:
    """The rate limits of wrong codes: per address, and for all addresses together.

    Once the common limit is reached, an address that has guessed wrong recently has to wait even with a right code; any
    other gets through, so that nobody is refused because of others.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.each = AddressBuckets(settings.guess_rate, settings.guess_burst, clock)
        self.all = TokenBucket(settings.all_guess_rate, settings.all_guess_burst, clock)

    def check(self, address: str) -> None:
        """Raise RateLimited for an address that has guessed too often. Call this before looking at the code."""
        own = self.each.of(address)
        if own.spent:
            raise RateLimited(own.wait())
        if self.all.spent and not own.full:
            raise RateLimited(self.all.wait())

    def wrong(self, address: str) -> None:
        """Count a wrong code against its address and against the common limit."""
        self.each.of(address).take()
        self.all.take()


class Refusals:
    """Logs and counts refusals by reason; a flood of them does not fill the log.

    There is one for the whole process, because a connection is refused before it belongs to anything.
    """

    def __init__(self) -> None:
        self.buckets = AddressBuckets(rate=0.2, burst=20)
        self.suppressed: Counter[str] = Counter()
        self.counted = prometheus_client.Counter(
            "parlour_turned_away_total",
            "Requests and connections that a limit or a ban refused.",
            ["why"],
            registry=None,
        )

    def record(self, why: str, address: str) -> None:
        """Count a refusal in the metrics, and log it unless its kind floods the log."""
        self.counted.labels(why).inc()
        if not self.buckets.of(why).take():
            self.suppressed[why] += 1
            return
        hashed, more = logs.addresses.hashed(address), self.suppressed.pop(why, None)
        logs.event("connection refused", logging.WARNING, why=why, address=hashed, more=more)


refusals = Refusals()
