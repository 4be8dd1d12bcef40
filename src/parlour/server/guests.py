"""Who is connected: a seat or a spectator, with a bounded queue of what they are to be told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from parlour.wire.messages import FromServer

QUEUE = 64  # messages; who is further behind than this is cut off, and catches up on reconnecting
encoder = msgspec.json.Encoder()


@dataclass(eq=False)
class Guest:
    """A connection at a table."""

    seat: int | None
    outbox: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    greeted: bool = False

    def tell(self, message: FromServer) -> None:
        """Queue a message; a full queue ends the connection."""
        try:
            self.outbox.put_nowait(encoder.encode(message))
        except asyncio.QueueFull:
            self.leave()

    def leave(self) -> None:
        """End the connection."""
        while self.outbox.full():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
