"""Two sockets at each of many tables, and regular moves at every table: the cheapest clients possible.

They parse what they need and nothing more, so that the trial measures the server and not the clients.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from trials.frames import CLOSE, TEXT, frame, handshake

NO_MASK = b"\0\0\0\0"  # a mask that leaves the payload unchanged
NONCE = "ab" * 16


class Situation(msgspec.Struct):
    legal: list[str]
    moves: int
    result: Any = None

    situation: Situation | None = None


class Heard(msgspec.Struct):
    """The fields of any message that a mover needs."""

    t: str
    situation: Situation | None = None
    seq: int = 0
    key: str = ""


decoder = msgspec.json.Decoder(Heard)


@dataclass
class Tally:
    """The measurements since the last `clear`."""

    latencies: list[float] = field(default_factory=list)
    sent: int = 0
    late: int = 0  # moves that were due while the previous one was still under way
    answers: Counter[str] = field(default_factory=Counter)

    def clear(self) -> None:
        self.latencies, self.sent, self.late = [], 0, 0
        self.answers = Counter()


class Place(asyncio.Protocol):
    """One socket at a table."""

    def __init__(self, request: bytes, hear: Callable[[Place, Heard], None]) -> None:
        self.request = request
        self.hear = hear
        self.buffer = bytearray()
        self.upgraded = False
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inflate: Any = None
        self.situation: Situation | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.upgraded:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, bytes(head)
            if b"permessage-deflate" in head:
                self.inflate = zlib.decompressobj(-zlib.MAX_WBITS)
            self.upgraded = True
            self.buffer = rest
            self.send(b'{"t":"hello","v":2}')
        self.read_frames()

    def read_frames(self) -> None:
        buffer, place = self.buffer, 0
        while len(buffer) - place >= 2:
            size, start = buffer[place + 1] & 0x7F, place + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(buffer[start : start + width]), start + width
            if len(buffer) < start + size:
                break
            self.take(buffer[place], bytes(buffer[start : start + size]))
            place = start + size
        del buffer[:place]

    def take(self, first: int, payload: bytes) -> None:
        if first & 0xF == TEXT:
            if first & 0x40:
                payload = self.inflate.decompress(payload + b"\0\0\xff\xff")
            heard = decoder.decode(payload)
            if heard.situation is not None:
                self.situation = heard.situation
            if heard.t == "state" and not self.welcomed.done():
                self.welcomed.set_result(None)
            self.hear(self, heard)
        elif first & 0xF == CLOSE:
            self.hear(self, Heard("closed"))
        elif first & 0xF == 9:
            self.transport.write(frame(payload, 10, mask=NO_MASK))

    def send(self, text: bytes) -> None:
        self.transport.write(frame(text, mask=NO_MASK))


class LoadTable:
    """A table with two sockets, and the move that is under way between them."""

    def __init__(self, tally: Tally, random: Random) -> None:
        self.tally = tally
        self.random = random
        self.places: list[Place] = []
        self.count = 0
        self.mover: Place | None = None
        self.sent_at = 0.0

    async def join(self, port: int, path: str, cookies: list[str], deflate: bool) -> None:
        loop = asyncio.get_running_loop()
        extension = "permessage-deflate" if deflate else None
        for cookie in cookies:
            request = handshake(f"127.0.0.1:{port}", path, cookie, Sec_WebSocket_Extensions=extension)
            place = Place(request, self.hear)
            await loop.create_connection(lambda place=place: place, "127.0.0.1", port)  # type: ignore[misc]
            self.places.append(place)
            await place.welcomed

    def begin(self) -> None:
        self.command(self.places[0], b'"t":"start"')

    def command(self, place: Place, fields: bytes) -> None:
        self.count += 1
        place.send(b'{"cmd":"%d",%b}' % (self.count, fields))

    def hear(self, place: Place, heard: Heard) -> None:
        if heard.t == "events" and self.mover is not None and place is not self.mover:
            self.tally.latencies.append(perf_counter() - self.sent_at)
            self.mover = None
        elif heard.t in ("ack", "refused", "stale", "error", "bye", "closed"):
            self.tally.answers[heard.t if heard.t == "ack" else f"{heard.t} {heard.key}"] += 1

    def move(self) -> None:
        """Make this table's next move, now that it is due."""
        if self.mover is not None:
            self.tally.late += 1
            return
        for place in self.places:
            seen = place.situation
            if seen is not None and seen.legal:
                move = self.random.choice(seen.legal).encode()
                self.mover, self.sent_at = place, perf_counter()
                place.situation = None  # until the news of this very move arrives
                self.tally.sent += 1
                self.command(place, b'"t":"do","turn":%d,"move":"%b"' % (seen.moves, move))
                return
            if seen is not None and seen.result is not None:
                self.command(place, b'"t":"rematch","nonce":"%b"' % NONCE.encode())
                place.situation = None

    async def keep_moving(self, period: float, until: float) -> None:
        """Make a move every `period` seconds, whether the server keeps up or not."""
        due = perf_counter() + self.random.uniform(0, period)
        while due < until:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            self.move()
            due += period
