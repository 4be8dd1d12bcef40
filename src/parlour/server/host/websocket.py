"""The WebSocket of a client: uvicorn does the handshake, and everything after it is done here.

A message goes from the transport to its receiver, and from a table to the transport, without a queue, a task or a
timer of its own. Frames of every kind count against the connection's rate limit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from parlour.server.host.addresses import household
from parlour.server.host.channel import Receiver
from parlour.server.host.close_codes import NORMAL, POLICY_VIOLATION, SERVICE_RESTART
from parlour.server.host.frames import (
    BAD_TEXT,
    BINARY,
    CLOSE,
    CONTINUATION,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    Frame,
    FrameError,
    FrameReader,
    close_frame,
    frame,
)
from parlour.server.host.rate_limits import refusals
from parlour.server.host.token_bucket import TokenBucket
from parlour.wire.messages import LARGEST_FRAME, Bye

if TYPE_CHECKING:
    from parlour.server.host.connection_limits import ServerConfig

LARGEST_MESSAGE = 4 * LARGEST_FRAME  # bytes: a larger one is not even read to answer it
LAST_WORDS = 2.0  # seconds for a client to answer the close frame
MOST_BEHIND = 256 * 1024  # bytes that wait for a client before it gets no more
PING_AFTER, LOST_AFTER = 20.0, 40.0  # seconds of silence before a ping, and before the connection counts as lost
# Attributes of uvicorn's that only the handshake needs: without them a connection takes half of the memory.
OF_HANDSHAKE = frozenset((
    "conn", "scope", "request", "response", "queue", "writable", "frames", "curr_msg_data_type", "initial_response",
    "app", "app_state", "default_headers", "ping_interval", "ping_timeout", "ping_timer", "pong_timer",
    "pending_ping_payload", "ping_sent_at", "last_ping_rtt", "read_paused", "root_path", "asgi_version", "server",
    "client", "scheme", "close_timeout", "config",
))  # fmt: skip
STUCK = 10.0  # seconds in which a client has read nothing of its pending data


class WriteProgress:
    """Tracks whether a client reads what it is sent: backpressure that lasts too long closes the connection."""

    __slots__ = ("at", "left")

    def __init__(self) -> None:
        self.left, self.at = 0, 0.0

    def is_stuck(self, transport: asyncio.Transport, now: float) -> bool:
        left = transport.get_write_buffer_size()
        if left == 0 or left != self.left:
            self.left, self.at = left, now
        return left > 0 and now - self.at > STUCK


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are read and written here, and which closes a client that sends too many."""

    # What uvicorn's own class needs is in a dict beside them, which `attach` makes small.
    __slots__ = (
        "budget", "early", "fragments", "heard", "limits", "pinged", "progress", "reader", "receiver", "refused",
        "unsent", "when_lost",
    )  # fmt: skip

    def __init__(self, config: ServerConfig, *args: Any, **how: Any) -> None:
        super().__init__(config, *args, **how)
        settings = config.limits.settings
        self.limits = config.limits
        self.progress = WriteProgress()
        self.budget = TokenBucket(settings.rate, settings.burst)
        self.reader = FrameReader(LARGEST_MESSAGE)
        self.fragments: list[bytes] = []
        self.heard = monotonic()
        self.pinged = False
        self.refused = False  # nothing is read any more
        self.early: list[bytes] = []  # messages from before there was a receiver
        self.receiver: Receiver | None = None
        self.unsent: list[bytes] = []  # frames that are written together at the end of this turn of the loop
        self.when_lost: list[Callable[[], None]] = []

    # The connection.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.limits.sockets[self] = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.limits.sockets.pop(self, None)
        if self.receiver is None and hasattr(self, "queue"):
            super().connection_lost(exc)
        self.connections.discard(self)
        self.disconnected = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.let_go()
        for release in self.when_lost:
            release()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["state"] |= {"websocket": self}

    def start_keepalive(self) -> None:
        """Start no timers: `look_after` watches all sockets together."""

    def attach(self, receiver: Receiver) -> None:
        """Hand all messages to a receiver from now on, and drop what only the handshake needed."""
        self.receiver = receiver
        self.__dict__ = {name: value for name, value in vars(self).items() if name not in OF_HANDSHAKE}
        early, self.early = self.early, []
        for text in early:
            self.pass_on(text)
        if self.disconnected:
            self.loop.call_soon(self.let_go)

    async def run_asgi(self) -> None:
        """Run the application up to its answer; a socket with a receiver stays open after it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except Exception:
            self.logger.exception("Exception in ASGI application\n")
            self.transport.abort()
        if self.receiver is None and self.close_timer is None:
            self.transport.close()

    def pause_writing(self) -> None:
        """Hold nobody up: `write` looks at the size of the transport's buffer."""
        if "writable" in vars(self):
            super().pause_writing()

    def resume_writing(self) -> None:
        if "writable" in vars(self):
            super().resume_writing()

    def let_go(self) -> None:
        """Tell the receiver, once, that the connection has ended."""
        receiver, self.receiver = self.receiver, None
        if receiver is not None:
            receiver.lost()

    # Reading.

    def data_received(self, data: bytes) -> None:
        """Pass the handshake to uvicorn, and read every frame after it."""
        if not self.handshake_initiated:
            return super().data_received(data)
        if self.refused:
            return
        self.heard = monotonic()
        try:
            for one in self.reader.feed(data):
                if self.refused:
                    break
                self.take(one)
        except FrameError as error:
            self.refused = True
            self.close(error.code)
        self.pinged = False

    def take(self, one: Frame) -> None:
        """Process one frame, if its client may still send one."""
        if one.opcode == CLOSE:
            return self.closed_by_client()
        if self.close_sent:
            return
        if one.opcode == PONG and self.pinged:  # the answer to the server's ping costs nothing
            self.pinged = False
        elif not self.budget.take():
            self.refuse()
        elif one.opcode == PING:
            self.transport.write(frame(PONG, one.payload))
        elif one.opcode != PONG:
            self.take_part(one)

    def take_part(self, one: Frame) -> None:
        """Add a frame to its message, and pass on the whole message."""
        if (one.opcode == CONTINUATION) != bool(self.fragments):
            raise FrameError(PROTOCOL_ERROR)
        if one.opcode == BINARY:
            one = Frame(TEXT, one.final, b"")
        if one.final and not self.fragments:
            return self.pass_on(one.payload)
        self.fragments.append(one.payload)
        if sum(map(len, self.fragments)) > LARGEST_MESSAGE:
            raise FrameError(TOO_BIG)
        if one.final:
            text, self.fragments = b"".join(self.fragments), []
            self.pass_on(text)

    def pass_on(self, text: bytes) -> None:
        """Pass a message to the receiver; text that is not UTF-8 closes the connection."""
        try:
            text.decode()
        except UnicodeDecodeError:
            raise FrameError(BAD_TEXT) from None
        if self.receiver is not None:
            self.receiver.receive(text)
        elif len(self.early) <= self.budget.burst:
            self.early.append(text)

    def closed_by_client(self) -> None:
        """Answer the client's close frame, and end the connection."""
        if not self.close_sent:
            self.close_sent = True
            self.transport.write(close_frame(NORMAL))
        self.transport.close()

    # Writing.

    def write(self, message: bytes) -> bool:
        """Send a message; return False if the client was too far behind to get it."""
        if self.close_sent or self.transport.is_closing():
            return True
        if self.transport.get_write_buffer_size() > MOST_BEHIND:
            return False
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(frame(TEXT, message))
        return True

    def flush(self) -> None:
        """Write the frames that were sent since the last flush, with one system call."""
        if self.unsent:
            frames, self.unsent = self.unsent, []
            self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def close(self, code: int, reason: str = "", last: bytes = b"") -> None:
        """Send a last message and a close frame, and give the client a moment to answer it.

        No message is received any more.
        """
        if self.close_sent or self.transport.is_closing():
            return
        if not self.handshake_complete:  # the client could not read a close frame
            return self.transport.abort()
        self.close_sent = True
        self.flush()
        self.transport.write((frame(TEXT, last) if last else b"") + close_frame(code, reason))
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.close)
        self.loop.call_soon(self.let_go)

    def refuse(self) -> None:
        """Close the socket of a client that sends too much, with the reason."""
        self.refused = True
        refusals.record("table-too-fast", peer_of(self.transport))
        self.close(POLICY_VIOLATION, "table-too-fast", msgspec.json.encode(Bye("table-too-fast", {})))

    def look_after(self, now: float) -> None:
        """Ping a client that is silent; end the connection of one that does not read, or does not answer."""
        silent = now - self.heard
        if self.progress.is_stuck(self.transport, now) or silent > LOST_AFTER:
            self.transport.abort()
        elif silent > PING_AFTER and not self.pinged and self.handshake_complete and not self.close_sent:
            self.pinged = True
            self.transport.write(frame(PING, b""))

    def shutdown(self) -> None:
        """End the connection because the server stops."""
        self.close(SERVICE_RESTART)
        self.transport.close()


def peer_of(transport: asyncio.BaseTransport) -> str:
    """Return the address at the other end, an IPv6 one as its household."""
    found = transport.get_extra_info("peername")
    return household(found[0]) if isinstance(found, tuple) else ""
