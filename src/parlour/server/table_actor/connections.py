"""Connections to a table: a seat or a spectator.

Backpressure never reaches the actor: a client that is too far behind is disconnected, and catches up when it
reconnects.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

import msgspec

from parlour.server.host.close_codes import POLICY_VIOLATION, SERVICE_RESTART
from parlour.table.table import Table
from parlour.wire.messages import Bye, FromServer, Moved, Pace

encoder = msgspec.json.Encoder()
NOBODY: frozenset[str] = frozenset()  # one for all: an empty one takes as much memory as a small one


@dataclass(eq=False, slots=True)
class Connection(ABC):
    """A connection to a table, with its seat and its person."""

    seat: int | None
    key: str = ""  # the hash of the seat token in its cookie
    person: str = ""  # the id of the person, if the server knows it
    address: str = ""
    name: str = ""  # of a friend who may talk here without a seat
    greeted: bool = False
    knows: int = 0  # the number of presence changes that it was sent
    closed: bool = False
    pace: Pace = "normal"  # that its person wants of the computers
    hidden: frozenset[str] = NOBODY  # the people whom its person has blocked, and does not hear

    @abstractmethod
    def write(self, message: bytes) -> bool:
        """Send an encoded message; return False if the client was too far behind to get it."""

    @abstractmethod
    def end(self, code: int, reason: str, last: bytes) -> None:
        """End the connection after a last message, if there is one, with a close code and a key of locales/."""

    def find_seat(self, table: Table) -> None:
        """Find the seat of this connection by its seat token, or by its person."""
        if self.key or self.person:
            by_token = table.seat_of(self.key)
            self.seat = table.seat_of_person(self.person) if by_token is None else by_token

    def send(self, message: FromServer) -> None:
        """Encode and send a message."""
        self.enqueue(encoder.encode(message))

    def enqueue(self, message: bytes) -> None:
        """Send an encoded message; a client that is too far behind is disconnected."""
        if not self.closed and not self.write(message):
            self.close("table-too-slow")

    def close(self, key: str = "", code: int = POLICY_VIOLATION, **args: Any) -> None:
        """End the connection with this reason."""
        self.say_last(code, key, Bye(key, args) if key else None)

    def move(self, url: str) -> None:
        """End the connection, and send the client to the node that has the table now."""
        self.say_last(SERVICE_RESTART, "moved", Moved(url))

    def say_last(self, code: int, reason: str, last: Bye | Moved | None) -> None:
        """End the connection with a last message, if it has not ended yet."""
        if not self.closed:
            self.closed = True
            self.end(code, reason, encoder.encode(last) if last is not None else b"")
