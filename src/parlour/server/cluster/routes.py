"""Clients that come back to a node which has sent them elsewhere: they cannot reach the other node, or cannot follow.

A proxy that sends them here all the same has a reason, or no route. Either way the table is better off here.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

REMEMBERED = 10_000  # clients
BACK_WITHIN = 30.0  # seconds

Client = tuple[str, str, str]  # a table, and what tells its clients apart: the address, and the person or the seat


class SentAway:
    """The clients that were sent to another node lately."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self.monotonic = monotonic
        self.sent: OrderedDict[Client, float] = OrderedDict()

    def note(self, client: Client) -> None:
        """Note that a client is sent away now."""
        self.sent[client] = self.monotonic()
        self.sent.move_to_end(client)
        if len(self.sent) > REMEMBERED:
            self.sent.popitem(last=False)

    def is_back(self, client: Client) -> bool:
        """Return whether a client was sent away only just now."""
        at = self.sent.pop(client, None)
        return at is not None and self.monotonic() - at < BACK_WITHIN
