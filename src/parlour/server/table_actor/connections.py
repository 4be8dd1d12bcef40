"""Who is connected: a seat or a spectator, with a bounded queue of what they are to be told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from parlour.table.table import Table
from parlour.wire.messages import Bye, FromServer

QUEUE = 64  # messages; who is further behind than this is cut off, and catches up on reconnecting
POLICY_VIOLATION = 1008
SERVICE_RESTART = 1012  # the code of a connection that is worth opening again
encoder = msgspec.json.Encoder()


class Farewell(NamedTuple):
    """The end of a connection: its code, and why in the words of the wire."""

    code: int = POLICY_VIOLATION
    reason: str = ""


@dataclass(eq=False)
class Connection:
    """A connection at a table."""

    seat: int | None
    key: str = ""  # the hash of the seat token that it came with
    person: str = ""  # who it is, if the house knows
    address: str = ""
    outbox: asyncio.Queue[bytes | Farewell] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    greeted: bool = False
    knows: int = 0  # of the changes of who is there, how many it has seen
    left: bool = False

    def find_seat(self, table: Table) -> None:
        """The seat that this connection has the key of: by its token, or as its person's."""
        if self.key or self.person:
            by_token = table.seat_of(self.key)
            self.seat = table.seat_of_person(self.person) if by_token is None else by_token

    def tell(self, message: FromServer) -> None:
        """Queue a message; a full queue ends the connection."""
        self.send(encoder.encode(message))

    def send(self, message: bytes) -> None:
        """Queue a message that is written already."""
        if self.left:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            while not self.outbox.empty():  # who is too far behind hears nothing else any more
                self.outbox.get_nowait()
            self.leave("table-too-slow")

    def leave(self, key: str = "", code: int = POLICY_VIOLATION, **args: Any) -> None:
        """End the connection, after what was to be told, and say why."""
        if self.left:
            return
        self.left = True
        while self.outbox.qsize() > QUEUE - 2:
            self.outbox.get_nowait()
        if key:
            self.outbox.put_nowait(encoder.encode(Bye(key, args)))
        self.outbox.put_nowait(Farewell(code, key))
