"""Connections to a table: a seat or a spectator, each with an outbox.

The outbox is a bounded queue. Backpressure never reaches the actor: when the outbox of a slow client is full, its
connection is closed, and the client catches up when it reconnects.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from parlour.table.table import Table
from parlour.wire.messages import Bye, FromServer

OUTBOX_SIZE = 64  # messages
POLICY_VIOLATION = 1008
SERVICE_RESTART = 1012  # the close code that invites a client to reconnect
encoder = msgspec.json.Encoder()


class CloseFrame(NamedTuple):
    """The end of a connection: its close code, and the reason as a key of locales/."""

    code: int = POLICY_VIOLATION
    reason: str = ""


@dataclass(eq=False)
class Connection:
    """A connection to a table, with its seat, its person and its outbox."""

    seat: int | None
    key: str = ""  # the hash of the seat token in its cookie
    person: str = ""  # the id of the person, if the server knows it
    address: str = ""
    outbox: asyncio.Queue[bytes | CloseFrame] = field(default_factory=lambda: asyncio.Queue(OUTBOX_SIZE))
    greeted: bool = False
    knows: int = 0  # the number of presence changes that it was sent
    closed: bool = False

    def find_seat(self, table: Table) -> None:
        """Find the seat of this connection by its seat token, or by its person."""
        if self.key or self.person:
            by_token = table.seat_of(self.key)
            self.seat = table.seat_of_person(self.person) if by_token is None else by_token

    def send(self, message: FromServer) -> None:
        """Encode a message and put it into the outbox; a full outbox ends the connection."""
        self.enqueue(encoder.encode(message))

    def enqueue(self, message: bytes) -> None:
        """Put an encoded message into the outbox; a full outbox ends the connection."""
        if self.closed:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            while not self.outbox.empty():  # a client that is too far behind gets nothing but the reason
                self.outbox.get_nowait()
            self.close("table-too-slow")

    def close(self, key: str = "", code: int = POLICY_VIOLATION, **args: Any) -> None:
        """End the connection with this reason, after the messages in its outbox."""
        if self.closed:
            return
        self.closed = True
        while self.outbox.qsize() > OUTBOX_SIZE - 2:
            self.outbox.get_nowait()
        if key:
            self.outbox.put_nowait(encoder.encode(Bye(key, args)))
        self.outbox.put_nowait(CloseFrame(code, key))
