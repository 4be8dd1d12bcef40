"""Connections without a socket: what they are sent waits in a queue, for a test to read."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import NamedTuple

from parlour.server.table_actor.connections import Connection

OUTBOX_SIZE = 64  # messages that a queue holds before its reader counts as too far behind


class CloseFrame(NamedTuple):
    """The end of a connection: its close code, and the reason as a key of locales/."""

    code: int
    reason: str


def new_outbox() -> asyncio.Queue[bytes | CloseFrame]:
    return asyncio.Queue()


@dataclass(eq=False, slots=True)
class QueuedConnection(Connection):
    """A connection to a table in this process."""

    outbox: asyncio.Queue[bytes | CloseFrame] = field(default_factory=new_outbox)

    def write(self, message: bytes) -> bool:
        self.outbox.put_nowait(message)
        return self.outbox.qsize() <= OUTBOX_SIZE

    def end(self, code: int, reason: str, last: bytes) -> None:
        if last:
            self.outbox.put_nowait(last)
        self.outbox.put_nowait(CloseFrame(code, reason))
