"""A minimal WebSocket client that can also break every rule: handshakes and frames as bytes."""

from __future__ import annotations

import asyncio
import base64
import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from random import Random

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9
KEY = base64.b64encode(b"sixteen bytes...").decode()
PATIENCE = 15.0  # seconds for an answer


def handshake(host: str, path: str, cookie: str = "", **changed: str | None) -> bytes:
    """Return the request for a WebSocket; a header that is changed to None is left out."""
    headers: dict[str, str | None] = {
        "Host": host,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
        "Cookie": cookie or None,
        **{name.replace("_", "-"): value for name, value in changed.items()},
    }
    lines = [f"{name}: {value}" for name, value in headers.items() if value is not None]
    return "\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode("latin-1", "replace")


def frame(payload: bytes, opcode: int = TEXT, *, first: int = 0x80, mask: bytes | None = b"\1\2\3\4") -> bytes:
    """Return one frame; `first` holds the bits before the opcode: 0x80 marks the end of a message."""
    head = bytes([first | opcode])
    masked = 0x80 if mask is not None else 0
    if len(payload) < 126:
        head += bytes([masked | len(payload)])
    elif len(payload) < 1 << 16:
        head += bytes([masked | 126]) + struct.pack("!H", len(payload))
    else:
        head += bytes([masked | 127]) + struct.pack("!Q", len(payload))
    if mask is None:
        return head + payload
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def fragments(payload: bytes, random: Random) -> bytes:
    """Return a message in fragments, with a ping between them."""
    cut = random.randrange(len(payload) + 1)
    return frame(payload[:cut], TEXT, first=0) + frame(b"", PING) + frame(payload[cut:], 0)


def broken(random: Random) -> bytes:
    """Return a frame, or something like one, that no client should send."""
    words = b'{"t":"ping","n":1}'
    match random.randrange(16):
        case 0:
            return frame(words, mask=None)
        case 1:
            return frame(random.randbytes(random.randrange(1, 200)))
        case 2:
            return frame(words, random.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)))
        case 3:
            return frame(words, first=0x80 | random.choice((0x10, 0x20, 0x40, 0x70)))
        case 4:
            return bytes([0x81, 0xFF]) + struct.pack("!Q", random.choice((1 << 63, 1 << 40, 1 << 31, 1 << 20)))
        case 5:
            return fragments(words, random)
        case 6:
            return frame(words, 0)
        case 7:
            return frame(b"x" * random.randrange(126, 400), random.choice((CLOSE, PING, 10)))
        case 8:
            return frame(words, BINARY)
        case 9:
            return frame(b'{"t":"\xff\xfe\x80"}')
        case 10:
            return frame(random.choice((b"\3", b"\0\0", b"\3\xec", b"\xff\xff", b"\3\xe8\xff")), CLOSE)
        case 11:
            return frame(words)[: random.randrange(1, 10)]
        case 12:
            return frame(b'{"t":"ping","n":1,"x":"' + b"x" * random.randrange(4000, 40_000) + b'"}')
        case 13:
            return frame(words, PING, first=0)
        case 14:
            return frame(words[:5], TEXT, first=0) + frame(words)
        case _:
            return random.randbytes(random.randrange(1, 300))


def half_handshakes(host: str, path: str, random: Random) -> bytes:
    """Return a request that is not a handshake, or only a part of one."""
    whole = handshake(host, path)
    match random.randrange(14):
        case 0:
            return whole[: random.randrange(1, len(whole) - 1)]
        case 1:
            return handshake(host, path, Sec_WebSocket_Key=None)
        case 2:
            return handshake(host, path, Sec_WebSocket_Key="short")
        case 3:
            return handshake(host, path, Sec_WebSocket_Version=random.choice(("8", "99", "x")))
        case 4:
            return handshake(host, path, Upgrade=None)
        case 5:
            return handshake(host, path + "nowhere")
        case 6:
            return handshake(host, path, Origin=random.choice(("http://[", "null", "http://evil.test", "\xff", "//")))
        case 7:
            return handshake(host, path, cookie=random.choice(("=;=", 'a="\\', "seat_=;" * 50, "\xff\xfe=\x7f")))
        case 8:
            return handshake(host, path, X="y" * random.choice((10_000, 100_000)))
        case 9:
            return whole.replace(b"GET", random.choice((b"PUT", b"\0\0\0", b"get", b"GET" * 1000)))
        case 10:
            return whole.replace(b"HTTP/1.1", random.choice((b"HTTP/9.9", b"HTTP/1.0", b"")))
        case 11:
            return handshake(random.choice(("", "[", "a b", "\xff")), path)
        case 12:
            return whole.replace(b"\r\n", b"\n")
        case _:
            return random.randbytes(random.randrange(1, 500))


@dataclass
class Connection:
    """A TCP connection, with the data received so far."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    @classmethod
    async def open(cls, port: int) -> Connection:
        return cls(*await asyncio.open_connection("127.0.0.1", port, limit=1 << 22))

    async def send(self, data: bytes) -> None:
        with suppress(OSError):
            self.writer.write(data)
            await self.writer.drain()

    async def head(self) -> bytes:
        """Return the head of an HTTP response, or as much as came before the connection ended."""
        try:
            return await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        except asyncio.IncompleteReadError as ended:
            return ended.partial
        except OSError:
            return b""

    async def message(self) -> tuple[int, bytes] | None:
        """Return the server's next frame, as opcode and payload; None when the connection has ended."""
        try:
            return await asyncio.wait_for(self._frame(), PATIENCE)
        except (asyncio.IncompleteReadError, OSError) as ended:
            if isinstance(ended, TimeoutError):
                raise
            return None

    async def _frame(self) -> tuple[int, bytes]:
        first, second = await self.reader.readexactly(2)
        size = second & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 0xF, await self.reader.readexactly(size)

    def end(self) -> None:
        """Send nothing more; the server may have closed the connection already."""
        with suppress(OSError):
            self.writer.write_eof()

    def reset(self) -> None:
        self.writer.transport.abort()


def batches(count: int, size: int) -> Iterator[int]:
    """Yield the sizes of batches of at most `size` that add up to `count`."""
    while count > 0:
        yield min(size, count)
        count -= size
