"""WebSocket frames (RFC 6455): reads those of a client, and writes those of the server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets without its C extension
    from websockets.utils import apply_mask

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL, RESERVED, OPCODE, MASKED, LENGTH = 0x80, 0x70, 0x0F, 0x80, 0x7F  # bits of the first two bytes
LONGEST_CONTROL = 125  # bytes of a close, ping or pong frame
PROTOCOL_ERROR, BAD_TEXT, TOO_BIG = 1002, 1007, 1009


class Frame(NamedTuple):
    """A frame of a client, unmasked; `final` ends its message."""

    opcode: int
    final: bool
    payload: bytes


class FrameError(Exception):
    """Raised for frames that break the protocol; `code` is the close code that says how."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Cuts the bytes of a client into frames of at most `most` bytes."""

    __slots__ = ("most", "rest")

    def __init__(self, most: int) -> None:
        self.most = most
        self.rest = b""  # the beginning of a frame whose end has not arrived

    def feed(self, data: bytes) -> Iterator[Frame]:
        """Yield the frames that these bytes complete."""
        data = self.rest + data if self.rest else data
        start = 0
        while (body := self.body_of(data, start)) is not None:
            payload = apply_mask(data[body.start : body.stop], data[body.start - 4 : body.start])
            first, start = data[start], body.stop
            yield Frame(first & OPCODE, bool(first & FINAL), payload)
        self.rest = data[start:]

    def body_of(self, data: bytes, start: int) -> range | None:
        """Return where the payload of the frame at `start` lies; None if it has not arrived whole."""
        left = len(data) - start
        if left < 2:
            return None
        first, second = data[start], data[start + 1]
        length, begin = second & LENGTH, start + 6
        check_head(first, second, length)
        if length > LONGEST_CONTROL:
            extended = 2 if length == 126 else 8
            if left < 2 + extended:
                return None
            length = int.from_bytes(data[start + 2 : start + 2 + extended], "big")
            begin += extended
        if length > self.most:
            raise FrameError(TOO_BIG)
        return range(begin, begin + length) if len(data) >= begin + length else None


def check_head(first: int, second: int, length: int) -> None:
    """Refuse a frame that is not masked, uses an extension, or is a control frame in parts."""
    opcode = first & OPCODE
    bad_control = opcode >= CLOSE and (not first & FINAL or length > LONGEST_CONTROL)
    if first & RESERVED or not second & MASKED or bad_control or opcode not in OPCODES:
        raise FrameError(PROTOCOL_ERROR)


OPCODES = frozenset((CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG))


def frame(opcode: int, payload: bytes) -> bytes:
    """Return a whole frame of the server."""
    size = len(payload)
    if size <= LONGEST_CONTROL:
        return bytes((FINAL | opcode, size)) + payload
    if size < 1 << 16:
        return bytes((FINAL | opcode, 126, size >> 8, size & 0xFF)) + payload
    return bytes((FINAL | opcode, 127)) + size.to_bytes(8, "big") + payload


def close_frame(code: int, reason: str = "") -> bytes:
    """Return the frame that closes a connection."""
    return frame(CLOSE, code.to_bytes(2, "big") + reason.encode()[: LONGEST_CONTROL - 2])
