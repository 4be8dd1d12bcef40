"""Connections to a table: a seat or a spectator, each with an outbox.

The outbox is a bounded queue. A connection that reads too slowly is the source of backpressure, and nobody waits for
it: when its outbox is full the connection is closed, and the client catches up on reconnecting.
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
SERVICE_RESTART = 1012  # the close code of a connection that is worth opening again
encoder = msgspec.json.Encoder()


class Farewell(NamedTuple):
    """The end of a connection: its close code, and the reason as a key of locales/."""

    code: int = POLICY_VIOLATION
    reason: str = ""


@dataclass(eq=False)
class Connection:
    """A connection at a table."""

    seat: int | None
    key: str = ""  # the hash of the seat token that it came with
    person: str = ""  # the id of the person, if the server knows it
    address: str = ""
    outbox: asyncio.Queue[bytes | Farewell] = field(default_factory=lambda: asyncio.Queue(OUTBOX_SIZE))
    greeted: bool = False
    knows: int = 0  # the number of presence changes that it has seen
    left: bool = False

    def find_seat(self, table: Table) -> None:
        """Set the seat that this connection has the key of: by its token, or as its person's."""
        if self.key or self.person:
            by_token = table.seat_of(self.key)
            self.seat = table.seat_of_person(self.person) if by_token is None else by_token

    def tell(self, message: FromServer) -> None:
        """Put a message into the outbox; a full outbox ends the connection."""
        self.send(encoder.encode(message))

    def send(self, message: bytes) -> None:
        """Put a message that is encoded already into the outbox."""
        if self.left:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            while not self.outbox.empty():  # whoever is too far behind hears nothing else any more
                self.outbox.get_nowait()
            self.leave("table-too-slow")

    def leave(self, key: str = "", code: int = POLICY_VIOLATION, **args: Any) -> None:
        """End the connection after the messages in its outbox, with the reason."""
        if self.left:
            return
        self.left = True
        while self.outbox.qsize() > OUTBOX_SIZE - 2:
            self.outbox.get_nowait()
        if key:
            self.outbox.put_nowait(encoder.encode(Bye(key, args)))
        self.outbox.put_nowait(Farewell(code, key))
