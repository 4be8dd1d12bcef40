"""How much one address may ask for, so that nobody can take the house from the others. Who is refused is told why."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import math
import re
from collections import Counter
from collections.abc import Callable, Iterable
from time import monotonic
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketState

from parlour.server.host import logs, metrics
from parlour.server.host.settings import Settings
from parlour.wire.messages import Bye

POLICY_VIOLATION = 1008
LARGEST_BODY = 64 * 1024  # bytes of a request; ours are far smaller
LONGEST_TURN = 10.0  # seconds that a message waits where its address sends too many
MANY = 10_000  # addresses in memory, before those that have been quiet are forgotten
OPERATORS = "/api/admin/"  # guarded by a token of their own


class TokenBucket:
    """So many a second, with some to spare. A rate of 0 is no limit."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = max(burst, 1.0)
        self.clock = clock
        self.left = self.burst
        self.at = clock()

    def fill(self) -> None:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now

    def take(self, cost: float = 1.0) -> bool:
        """Whether one more is within the limit. A refused one costs nothing: who waits as told gets through."""
        if not self.rate:
            return True
        self.fill()
        if self.left < min(cost, self.burst):
            return False
        self.left -= cost
        return True

    def wait(self, cost: float = 1.0) -> int:
        """Whole seconds until the next one."""
        return max(1, math.ceil((min(cost, self.burst) - self.left) / self.rate)) if self.rate else 0

    async def turn(self, cost: float = 1.0) -> bool:
        """Wait until it is within the limit: first come, first served. False for who would wait too long."""
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
        self.fill()
        return bool(self.rate) and self.left < 1

    @property
    def full(self) -> bool:
        self.fill()
        return self.left >= self.burst


class AddressBuckets:
    """A bucket for every address."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.burst, self.clock = rate, burst, clock
        self.known: dict[str, TokenBucket] = {}

    def of(self, address: str) -> TokenBucket:
        if address not in self.known:
            if len(self.known) >= MANY:
                self.known = {one: bucket for one, bucket in self.known.items() if not bucket.full}
            self.known[address] = TokenBucket(self.rate, self.burst, self.clock)
        return self.known[address]


def household(address: str) -> str:
    """Who counts as one: an address, or with IPv6 the network of 64 bits that a household gets. Others as they are."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        if not found.is_loopback:
            return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def address_of(scope: Scope) -> str:
    """Where a connection comes from. Behind a trusted proxy uvicorn has put the guest's own address here."""
    client = scope.get("client")
    return household(client[0]) if client else ""


class Refusals:
    """Tells the host who was turned away and why, but not so often that a flood fills the disk."""

    def __init__(self) -> None:
        self.buckets = AddressBuckets(rate=0.2, burst=20)
        self.untold: Counter[str] = Counter()

    def tell(self, why: str, address: str) -> None:
        metrics.turned_away.inc(why)
        if not self.buckets.of(why).take():
            self.untold[why] += 1
            return
        blurred, more = logs.addresses.blurred(address), self.untold.pop(why, None)
        logs.event("connection refused", logging.WARNING, why=why, address=blurred, more=more)


refusals = Refusals()


class RateLimited(Exception):
    """Somebody has to wait for so many seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


async def too_fast(request: HTTPConnection, error: Exception) -> Response:
    assert isinstance(error, RateLimited)
    refusals.tell("serve-too-fast", address_of(request.scope))
    return asked_to_wait(error.seconds)


def asked_to_wait(seconds: int) -> JSONResponse:
    answer = {"key": "serve-too-fast", "args": {"seconds": seconds}}
    return JSONResponse(answer, 429, headers={"Retry-After": str(seconds)})


class GuessLimits:
    """Wrong codes: so many an address, and so many of everybody.

    Once everybody's are spent, whoever has guessed wrong lately has to wait, right or not; whoever has not gets
    through, so that nobody is refused because of others.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        self.each = AddressBuckets(settings.guess_rate, settings.guess_burst, clock)
        self.all = TokenBucket(settings.all_guess_rate, settings.all_guess_burst, clock)

    def check(self, address: str) -> None:
        """Raises RateLimited for an address that has guessed too often. Asked before the code is looked at."""
        own = self.each.of(address)
        if own.spent:
            raise RateLimited(own.wait())
        if self.all.spent and not own.full:
            raise RateLimited(self.all.wait())

    def wrong(self, address: str) -> None:
        self.each.of(address).take()
        self.all.take()


# What a read costs beside the cheapest ones: by its CPU time, measured in docs/operations.md.
DEAR_READS = (
    (re.compile(r"/api/me/data$"), 50),
    (re.compile(r"/api/me/(tables|games)$"), 10),
    (re.compile(r"/api/tables/[^/]+/(record|games/\d+/moments/.*)$"), 5),
    (re.compile(r"/api/(leaders|lessons|puzzles|games)(/.*)?$"), 3),
)


def cost_of(path: str) -> int:
    """How many reads this one counts as."""
    return next((cost for pattern, cost in DEAR_READS if pattern.match(path)), 1)


class Limits:
    """Stands before the application: bans, requests, new connections, their messages, and how many there are."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.posts = AddressBuckets(settings.post_rate, settings.post_burst)
        self.reads = AddressBuckets(settings.read_rate, settings.read_burst)
        self.messages = AddressBuckets(settings.address_rate, settings.address_burst)
        self.sockets = AddressBuckets(settings.socket_rate, settings.socket_burst)
        self.connections: Counter[str] = Counter()
        self.warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith(OPERATORS):
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.connection(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.look_for_proxy(scope)
        address = address_of(scope)
        refusal = None
        if address in bans(scope):
            refusal = JSONResponse({"key": "serve-banned", "args": {}}, 403)
        elif scope["method"] == "POST":
            refusal = too_large(Headers(scope=scope)) or too_fast_for(self.posts.of(address))
        else:
            refusal = too_fast_for(self.reads.of(address), cost_of(scope["path"]))
        if refusal is None:
            await self.app(scope, receive, send)
            return
        refusals.tell(REASONS[refusal.status_code], address)
        await refusal(scope, receive, send)

    async def connection(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.look_for_proxy(scope)
        address = address_of(scope)
        if address in bans(scope):
            await refuse(WebSocket(scope, receive, send), "serve-banned")
        elif 0 < self.settings.per_address <= self.connections[address]:
            most = self.settings.per_address
            await refuse(WebSocket(scope, receive, send), "serve-too-many", most=most)
        elif not (bucket := self.sockets.of(address)).take():
            await refuse(WebSocket(scope, receive, send), "serve-too-fast", seconds=bucket.wait())
        else:
            await self.counted(address, scope, receive, send)

    async def counted(self, address: str, scope: Scope, receive: Receive, send: Send) -> None:
        self.connections[address] += 1
        scope.setdefault("state", {})["crowd"] = self.messages.of(address)
        try:
            await self.app(scope, receive, send)
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]

    def look_for_proxy(self, scope: Scope) -> None:
        """Behind a proxy that nobody told us of, all guests would share the limits of one address."""
        if not self.warned and not self.settings.trust_proxy and "x-forwarded-for" in Headers(scope=scope):
            self.warned = True
            logs.event("proxy not trusted", logging.WARNING, hint="start with --proxy")


REASONS = {403: "serve-banned", 411: "serve-too-large", 413: "serve-too-large", 429: "serve-too-fast"}


def bans(scope: Scope) -> Iterable[str]:
    house = getattr(scope["app"].state, "house", None)
    return house.bans if house is not None else ()


def too_fast_for(bucket: TokenBucket, cost: float = 1.0) -> JSONResponse | None:
    return None if bucket.take(cost) else asked_to_wait(bucket.wait(cost))


def too_large(headers: Headers) -> JSONResponse | None:
    """A body must say its size, and it must be one that we would take."""
    answer = {"key": "serve-too-large", "args": {"limit": LARGEST_BODY}}
    size = headers.get("content-length", "0")
    if "transfer-encoding" in headers or not size.isdecimal():
        return JSONResponse(answer, 411)
    return JSONResponse(answer, 413) if int(size) > LARGEST_BODY else None


async def refuse(socket: WebSocket, key: str, **args: Any) -> None:
    """Tell a connection why it ends. It is taken first: a page hears nothing of a handshake that fails."""
    refusals.tell(key, address_of(socket.scope))
    if socket.application_state == WebSocketState.CONNECTING:
        await socket.accept()
    await socket.send_text(msgspec.json.encode(Bye(key, args)).decode())
    await socket.close(POLICY_VIOLATION)
