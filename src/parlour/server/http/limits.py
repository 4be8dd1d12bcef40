"""ASGI middleware that enforces bans, rate limits and the number of sockets per address. Refusals state the reason."""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parlour.server.host import logs
from parlour.server.host.addresses import address_of
from parlour.server.host.close_codes import POLICY_VIOLATION
from parlour.server.host.rate_limits import AddressBuckets, RateLimited, refusals
from parlour.server.host.settings import Settings
from parlour.server.host.token_bucket import TokenBucket
from parlour.wire.messages import Bye, Moved

LARGEST_BODY = 64 * 1024  # bytes of a request; the page's own are far smaller
ADMIN = "/api/admin/"  # guarded by its own token
REASONS = {403: "serve-banned", 411: "serve-too-large", 413: "serve-too-large", 429: "serve-too-fast"}

# The cost of a read, if it is more than 1: by its CPU time, measured in docs/operations.md.
COSTLY_READS = (
    (re.compile(r"/api/games/[^/]+/page/"), 1),  # held in memory
    (re.compile(r"/api/me/data$"), 50),
    (re.compile(r"/api/me/(tables|games|company|parties|tournaments|puzzles|notices)$"), 10),
    (re.compile(r"/api/tables/[^/]+/people$"), 10),
    (re.compile(r"/api/people/[^/]+$"), 20),
    (re.compile(r"/api/parties/"), 3),
    (re.compile(r"/api/tournaments/"), 5),
    (re.compile(r"/api/tables/[^/]+/(record|games/\d+/moments/.*)$"), 5),
    (re.compile(r"/api/(leaders|lessons|puzzles|games)(/.*)?$"), 3),
)


def cost_of(path: str) -> int:
    """Return the number of reads that a request for this path counts as."""
    return next((cost for pattern, cost in COSTLY_READS if pattern.match(path)), 1)


class LimitsMiddleware:
    """ASGI middleware that enforces bans, and the limits per address of requests, sockets and their messages."""

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
        if scope.get("from_node"):
            await self.app(scope, receive, send)
        elif scope["type"] == "http" and not scope["path"].startswith(ADMIN):
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.connection(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse an HTTP request that is banned, too large or too fast; pass on any other."""
        self.warn_about_proxy(scope)
        address = address_of(scope)
        refusal = None
        if address in bans(scope):
            refusal = JSONResponse({"key": "serve-banned", "args": {}}, 403)
        elif scope["method"] == "POST":
            refusal = too_large(Headers(scope=scope)) or too_fast(self.posts.of(address))
        else:
            refusal = too_fast(self.reads.of(address), cost_of(scope["path"]))
        if refusal is None:
            await self.app(scope, receive, send)
            return
        refusals.record(REASONS[refusal.status_code], address)
        await refusal(scope, receive, send)

    async def connection(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse a WebSocket that is banned, one too many or too fast; pass on any other."""
        self.warn_about_proxy(scope)
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
        """Accept a WebSocket, counted for its address until it ends, and with the address's message budget."""
        self.connections[address] += 1
        shared = scope.setdefault("state", {})
        shared["address_budget"] = self.messages.of(address)
        shared["websocket"].when_lost.append(partial(self.count_down, address))
        await self.app(scope, receive, send)

    def count_down(self, address: str) -> None:
        """Note that a WebSocket of an address has ended."""
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    def warn_about_proxy(self, scope: Scope) -> None:
        """Warn once about a proxy that is not trusted: all clients behind it share the limits of one address."""
        if not self.warned and not self.settings.trust_proxy and "x-forwarded-for" in Headers(scope=scope):
            self.warned = True
            logs.event("proxy not trusted", logging.WARNING, hint="start with --proxy")


def bans(scope: Scope) -> Iterable[str]:
    """Return the bans of the server; none before it has started."""
    server = getattr(scope["app"].state, "server", None)
    return server.bans if server is not None else ()


def too_fast(bucket: TokenBucket, cost: float = 1.0) -> JSONResponse | None:
    """Take tokens from a bucket; return the refusal if there are not enough."""
    return None if bucket.take(cost) else asked_to_wait(bucket.wait(cost))


def asked_to_wait(seconds: int) -> JSONResponse:
    """Return a 429 response with the seconds to wait."""
    answer = {"key": "serve-too-fast", "args": {"seconds": seconds}}
    return JSONResponse(answer, 429, headers={"Retry-After": str(seconds)})


async def rate_limited(request: HTTPConnection, error: Exception) -> Response:
    """Respond to a request that a route has rate-limited."""
    assert isinstance(error, RateLimited)
    refusals.record("serve-too-fast", address_of(request.scope))
    return asked_to_wait(error.seconds)


def too_large(headers: Headers) -> JSONResponse | None:
    """Return the refusal of a body that is too large or does not declare its size; None if it is fine."""
    answer = {"key": "serve-too-large", "args": {"limit": LARGEST_BODY}}
    size = headers.get("content-length", "0")
    if "transfer-encoding" in headers or not size.isdecimal():
        return JSONResponse(answer, 411)
    return JSONResponse(answer, 413) if int(size) > LARGEST_BODY else None


async def refuse(socket: WebSocket, key: str, **args: Any) -> None:
    """Close a socket with the reason. It is accepted first, because a page learns nothing from a failed handshake."""
    refusals.record(key, address_of(socket.scope))
    await end(socket, Bye(key, args), POLICY_VIOLATION)


async def end(socket: WebSocket, last: Bye | Moved, code: int) -> None:
    """Close a socket with a last message; its client may have gone already."""
    with suppress(WebSocketDisconnect, RuntimeError):
        if socket.application_state == WebSocketState.CONNECTING:
            await socket.accept()
        await socket.send_text(msgspec.json.encode(last).decode())
        await socket.close(code)
