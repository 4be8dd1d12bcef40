"""Connection limits: the number of connections, and the time that each may take.

uvicorn waits for ever for the head and the body of a request, and opens files until the system has no more. These
limits make requests arrive in time, bound the connections per address, close the oldest idle connection for a new one,
and reserve some file descriptors for people who have a seat.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Iterator
from time import monotonic
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from parlour.server.host.rate_limits import refusals
from parlour.server.host.settings import Settings
from parlour.server.host.websocket import LimitedWebSocket, WriteProgress, peer_of

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

MOST_FILES = 65_536  # descriptors that a server requests: more than it can use
UNLIMITED = 1_000_000  # for systems without such a limit
LEAST_BACKLOG, MOST_BACKLOG = 128, 2048  # connections that wait to be accepted; further ones wait for seconds
OWN_FILES = 64  # for the database, the workers and the files of the page
LOOK = 0.5  # seconds between two checks of all requests
LOOK_AT_SOCKETS = 2.0  # the same for WebSockets, of which there are many, and whose limits are longer
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
        self.backlog = max(LEAST_BACKLOG, min(MOST_BACKLOG, files // 8))
        self.quarter = max(8, (files - OWN_FILES - self.backlog) // 4)
        self.requests: dict[LimitedHttp, None] = {}  # oldest first
        self.of_peer: dict[str, dict[LimitedHttp, None]] = {}  # the same, by address
        self.sockets: dict[LimitedWebSocket, None] = {}
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
        of_peer = self.of_peer.setdefault(protocol.peer, {})
        of_peer[protocol] = None
        most = self.settings.waiting_per_address
        if most and not self.is_proxy(protocol.peer):
            self.make_room(of_peer, most)
        self.make_room(self.requests, self.quarter)

    def make_room(self, protocols: dict[LimitedHttp, None], most: int) -> None:
        """If there are more than `most` of these, close the first that is not being served, or else the newest."""
        if len(protocols) > most:
            newest = next(reversed(protocols))
            last = next(one for one in protocols if not one.serving or one is newest)
            refusals.record("crowded", last.peer)
            last.shut()

    def remove(self, protocol: LimitedHttp) -> None:
        self.requests.pop(protocol, None)
        of_peer = self.of_peer.get(protocol.peer)
        if of_peer is not None:
            of_peer.pop(protocol, None)
            if not of_peer:
                del self.of_peer[protocol.peer]

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
        """Regularly close the requests that are too slow, and look after the sockets."""
        due = monotonic() + LOOK_AT_SOCKETS
        while True:
            await asyncio.sleep(LOOK)
            now = monotonic()
            for protocol in list(self.overdue(now)):
                protocol.shut()
            if now >= due:
                due = now + LOOK_AT_SOCKETS
                for socket in list(self.sockets):
                    socket.look_after(now)

    def overdue(self, now: float) -> Iterator[LimitedHttp]:
        """Yield requests that do not arrive in time, and clients that do not read their answers."""
        within = self.settings.request_seconds
        for protocol in self.requests:
            if within and protocol.since is not None and now - protocol.since > within:
                refusals.record("half-sent", protocol.peer)
                yield protocol
            elif protocol.progress.is_stuck(protocol.transport, now):
                yield protocol


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration, with the limits that apply to every connection."""

    def __init__(self, app: Starlette, limits: ConnectionLimits, **how: Any) -> None:
        super().__init__(app, http=LimitedHttp, ws=LimitedWebSocket, backlog=limits.backlog, **how)
        self.limits = limits


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
