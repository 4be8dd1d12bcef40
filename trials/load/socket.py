"""The cheapest WebSocket client possible, so that a trial measures the server and not its clients."""

from __future__ import annotations

import asyncio
import zlib
from typing import Any

from trials.frames import BINARY, CLOSE, PING, TEXT

PONG = 10
WHOLE, COMPRESSED = 0x80, 0x40  # bits of a frame's first byte


def masked(payload: bytes, opcode: int = TEXT) -> bytes:
    """Return a client's frame with a mask of zeros, which leaves the payload unchanged."""
    size = len(payload)
    width = bytes((0x80 | size,)) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes((0x80 | opcode,)) + width + b"\0\0\0\0" + payload


class LoadSocket(asyncio.Protocol):
    """One socket at a table; subclasses read its messages."""

    opcode = TEXT  # of the frames that this client sends

    def __init__(self, request: bytes) -> None:
        self.request = request
        self.buffer = bytearray()
        self.upgraded = False
        self.received = 0  # bytes of messages
        self.ready: asyncio.Future[float] = asyncio.get_running_loop().create_future()  # when the table was known
        self.inflate: Any = None

    def opened(self) -> None:
        """Greet the server, after the handshake."""

    def take(self, message: bytes) -> None:
        """Read a message."""
        raise NotImplementedError

    def ended(self) -> None:
        """Note that the server has ended the connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError(f"the server has closed the connection: {bytes(self.buffer)!r}"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if self.upgraded or self.upgrade():
            self.read_frames()

    def upgrade(self) -> bool:
        """Read the server's answer to the handshake; return whether the connection is a WebSocket now."""
        head, found, rest = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head:
            self.transport.close()
            return False
        if b"permessage-deflate" in head:
            self.inflate = zlib.decompressobj(-zlib.MAX_WBITS)
        self.upgraded, self.buffer = True, rest
        self.opened()
        return True

    def read_frames(self) -> None:
        """Take all frames that have arrived whole: the server may send several in one segment."""
        buffer, place = self.buffer, 0
        while len(buffer) - place >= 2:
            size, start = buffer[place + 1] & 0x7F, place + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                if len(buffer) < start + width:
                    break
                size, start = int.from_bytes(buffer[start : start + width]), start + width
            if len(buffer) < start + size:
                break
            self.read_frame(buffer[place], bytes(buffer[start : start + size]))
            place = start + size
        del buffer[:place]

    def read_frame(self, first: int, payload: bytes) -> None:
        opcode = first & 0xF
        if opcode in (TEXT, BINARY):
            assert first & WHOLE, "the server sends fragments, which these clients do not join"
            self.received += len(payload)
            if first & COMPRESSED:
                payload = self.inflate.decompress(payload + b"\0\0\xff\xff")
            self.take(payload)
        elif opcode == PING:
            self.transport.write(masked(payload, PONG))
        elif opcode == CLOSE:
            self.ended()

    def send(self, message: bytes) -> None:
        self.transport.write(masked(message, self.opcode))
