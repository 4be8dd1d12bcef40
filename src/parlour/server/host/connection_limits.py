"""Connection limits: the number of connections, and the time that each may take.

uvicorn waits for ever for the head and the body of a request, answers every ping of a WebSocket, and opens files until
the system has no more. These limits make requests arrive in time, bound the connections per address, close the oldest
idle connection for a new one, and reserve some file descriptors for people who have a seat.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Iterator
from time import monotonic
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from parlour.server.host.addresses import household
from parlour.server.host.rate_limits import TokenBucket, refusals
from parlour.server.host.settings import Settings
from parlour.wire.messages import Bye

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

POLICY_VIOLATION = 1008
MOST_FILES = 65_536  # descriptors that a server requests: more than it can use
UNLIMITED = 1_000_000  # for systems without such a limit
BACKLOG = 128  # connections that the system accepts before the server does
OWN_FILES = 64  # for the database, the workers and the files of the page
STUCK = 10.0  # seconds in which a client has read nothing of its pending data
LAST_WORDS = 1.0  # seconds for a refused socket to receive the reason
SLICE = 2048  # bytes of a socket that are read before its rate limit is checked
LOOK = 0.5  # seconds between two checks of all connections
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def raise_file_limit() -> int:
    """Raise the limit of open files as far as the system allows, and return it."""
    if resource is None:
        return UNLIMITED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (ValueError, OSError):  # some systems allow less than they report
            return soft
        return most
    return UNLIMITED if soft == resource.RLIM_INFINITY else soft


class ConnectionLimits:
    """All connections. A quarter of the descriptors is for requests, half is for any socket, a quarter for seats."""

    def __init__(self, settings: Settings, files: int = UNLIMITED) -> None:
        self.settings = settings
        self.quarter = max(8, (files - OWN_FILES - BACKLOG) // 4)
        self.requests: dict[LimitedHttp, None] = {}  # oldest first
        self.sockets: set[LimitedWebSocket] = set()
        self.proxies = [ipaddress.ip_network(one.strip()) for one in settings.proxies.split(",")]

    @property
    def full(self) -> bool:
        """Whether there is no more room for people without a seat."""
        return len(self.sockets) > 2 * self.quarter

    @property
    def full_for_seats(self) -> bool:
        """Whether there is no more room even for people who have a seat."""
        return len(self.sockets) > 3 * self.quarter

    def add(self, protocol: LimitedHttp) -> None:
        """Add a new connection. If there are too many, close the oldest that is not being served."""
        self.requests[protocol] = None
        most = self.settings.waiting_per_address
        if most and not self.is_proxy(protocol.peer):
            self.make_room([one for one in self.requests if one.peer == protocol.peer], most)
        self.make_room(list(self.requests), self.quarter)

    def make_room(self, protocols: list[LimitedHttp], most: int) -> None:
        """If there are more than `most` of these, close the first that is not being served, or else the newest."""
        if len(protocols) > most:
            last = next(one for one in protocols if not one.serving or one is protocols[-1])
            refusals.record("crowded", last.peer)
            last.shut()

    def remove(self, protocol: LimitedHttp) -> None:
        self.requests.pop(protocol, None)

    def is_proxy(self, peer: str) -> bool:
        """Return whether an address is a trusted proxy, behind which many clients have addresses of their own."""
        if not self.settings.trust_proxy:
            return False
        try:
            address = ipaddress.ip_address(peer)
        except ValueError:
            return False
        return any(address in network for network in self.proxies)

    async def watch(self) -> None:
        """Regularly close the connections that are too slow."""
        while True:
            await asyncio.sleep(LOOK)
            now = monotonic()
            for protocol in list(self.overdue(now)):
                protocol.shut()

    def overdue(self, now: float) -> Iterator[LimitedHttp | LimitedWebSocket]:
        """Yield requests that do not arrive in time, and clients that do not read."""
        within = self.settings.request_seconds
        for protocol in self.requests:
            if within and protocol.since is not None and now - protocol.since > within:
                refusals.record("half-sent", protocol.peer)
                yield protocol
            elif protocol.progress.is_stuck(protocol.transport, now):
                yield protocol
        for socket in self.sockets:
            if socket.progress.is_stuck(socket.transport, now):
                yield socket


class WriteProgress:
    """Tracks whether a client reads what it is sent: backpressure that lasts too long closes the connection."""

    def __init__(self) -> None:
        self.left, self.at = 0, 0.0

    def is_stuck(self, transport: asyncio.Transport, now: float) -> bool:
        left = transport.get_write_buffer_size()
        if left == 0 or left != self.left:
            self.left, self.at = left, now
        return left > 0 and now - self.at > STUCK


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration, with the limits that apply to every connection."""

    def __init__(self, app: Starlette, limits: ConnectionLimits, **how: Any) -> None:
        super().__init__(app, http=LimitedHttp, ws=LimitedWebSocket, backlog=BACKLOG, **how)
        self.limits = limits


def peer_of(transport: asyncio.BaseTransport) -> str:
    found = transport.get_extra_info("peername")
    return household(found[0]) if isinstance(found, tuple) else ""


class LimitedHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """An HTTP connection. `since` is when the pending request began to arrive."""

    def __init__(self, config: ServerConfig, *args: Any, **how: Any) -> None:
        super().__init__(config, *args, **how)
        self.limits = config.limits
        self.progress = WriteProgress()
        self.since: float | None = monotonic()
        self.peer = ""

    @property
    def serving(self) -> bool:
        """Whether a request is being answered."""
        return self.cycle is not None and not self.cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self.peer = peer_of(transport)
        self.limits.add(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.serving and not self.cycle.more_body:
            self.since = None
        elif self.since is None:
            self.since = monotonic()

    def on_response_complete(self) -> None:
        self.since = None  # until the next request begins, uvicorn's own timer runs
        super().on_response_complete()

    def handle_websocket_upgrade(self, *request: Any) -> None:
        self.limits.remove(self)
        super().handle_websocket_upgrade(*request)

    def connection_lost(self, error: Exception | None) -> None:
        self.limits.remove(self)
        super().connection_lost(error)

    def shut(self) -> None:
        """Close the connection, with status 408 if no response has begun."""
        if not self.serving and not self.transport.is_closing():
            self.transport.write(TOO_LATE)
        self.limits.remove(self)
        self.transport.abort() if self.transport.get_write_buffer_size() else self.transport.close()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose control frames and fragments count against its rate limit like messages."""

    def __init__(self, config: ServerConfig, *args: Any, **how: Any) -> None:
        super().__init__(config, *args, **how)
        settings = config.limits.settings
        self.limits = config.limits
        self.progress = WriteProgress()
        self.budget = TokenBucket(settings.rate, settings.burst)
        self.refused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.limits.sockets.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.sockets.discard(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["state"] |= {"connection_budget": self.budget, "connection_limits": self.limits}

    def data_received(self, data: bytes) -> None:
        """Read slice by slice, because the system may hand over thousands of frames at once."""
        for start in range(0, len(data), SLICE):
            if self.refused:
                return
            super().data_received(data[start : start + SLICE])

    def handle_cont(self, event: Frame) -> None:
        if self.within_budget():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.within_budget():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if bytes(event.data) == self.pending_ping_payload or self.within_budget():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        super().send_receive_event_to_app()
        if self.budget.rate and self.queue.qsize() > self.budget.burst + 1:
            self.refuse()

    def within_budget(self) -> bool:
        if self.close_sent:
            return False
        if not self.budget.take():
            self.refuse()
        return not self.refused

    def refuse(self) -> None:
        """Close the socket with the reason."""
        if self.refused or self.close_sent:
            return
        self.refused = self.close_sent = True
        refusals.record("table-too-fast", peer_of(self.transport))
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION, "reason": "table-too-fast"})
        self.conn.data_to_send()  # no pongs for a client that sends too many pings
        if not self.handshake_complete:  # it could not read a close frame
            return self.transport.abort()
        self.conn.send_text(msgspec.json.encode(Bye("table-too-fast", {})))
        self.conn.send_close(POLICY_VIOLATION, "table-too-fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.close)

    def shut(self) -> None:
        self.transport.abort()
