"""Presence: broadcasts who comes and goes, the first change at once and those that follow shortly after as one.

Without this, a hundred spectators who reconnect at the same time would bring everybody a hundred snapshots of the
table.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from parlour.server.views.table_view import situation
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor

TOGETHER = 0.5  # seconds within which changes are sent as one


class Presence:
    """Counts the changes of who is at a table, and sends them to the connections that have not seen the last one."""

    __slots__ = ("actor", "changes", "timer")

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.changes = 0
        self.timer: asyncio.TimerHandle | None = None  # while it runs, changes are collected

    def changed(self) -> None:
        """Record that somebody has connected or disconnected, and show it now or when the timer rings."""
        self.changes += 1
        if self.timer is None:
            self.show()

    def show(self) -> None:
        """Send the whole table to the connections that have not seen the last change, and start collecting the next
        ones."""
        actor, self.timer = self.actor, None
        late = [one for one in actor.connections if one.greeted and one.knows != self.changes]
        if late and not actor.evicted:
            info = actor.broadcast.info()
            actor.broadcast.to_each(lambda seat: wire.State(actor.table.seq, info, situation(actor.table, seat)), late)
            self.timer = asyncio.get_running_loop().call_later(TOGETHER, self.show)

    def close(self) -> None:
        """Cancel the timer."""
        if self.timer is not None:
            self.timer.cancel()
