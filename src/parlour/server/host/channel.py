"""The two ends of a conversation with a client: a channel that carries messages, and whoever receives them."""

from __future__ import annotations

from typing import Protocol


class Receiver(Protocol):
    """Whoever gets the messages of a socket."""

    def receive(self, text: bytes) -> None:
        """Take a message; a binary one is empty."""

    def lost(self) -> None:
        """Take note that the connection has ended."""


class Channel(Protocol):
    """Whatever carries messages to and from a client: a WebSocket or, at a table in the browser, a worker."""

    def attach(self, receiver: Receiver) -> None:
        """Hand all messages to a receiver from now on."""

    def write(self, message: bytes) -> bool:
        """Send a message; return False if the client was too far behind to get it."""

    def close(self, code: int, reason: str = "", last: bytes = b"") -> None:
        """Send a last message, if there is one, and end the connection."""
