"""Shows everybody who comes and goes: the first change at once, and those that follow shortly after together.

A hundred spectators who come back at the same time would otherwise bring everybody a hundred snapshots of the table.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from parlour.server.views.table_view import situation
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor

TOGETHER = 0.5  # seconds


class Presence:
    """Counts the changes of who is at a table, and shows them to connections that have not seen the last one."""

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.changes = 0
        self.timer: asyncio.TimerHandle | None = None  # until then, whatever changes is shown together

    def changed(self) -> None:
        """Somebody came or went."""
        self.changes += 1
        if self.timer is None:
            self.show()

    def show(self) -> None:
        """Send the whole table to connections that have not seen the last change; the next change waits a little."""
        actor, self.timer = self.actor, None
        late = [one for one in actor.connections if one.greeted and one.knows != self.changes]
        if late and not actor.gone:
            info = actor.broadcast.info()
            actor.broadcast.to_each(lambda seat: wire.State(actor.table.seq, info, situation(actor.table, seat)), late)
            self.timer = asyncio.get_running_loop().call_later(TOGETHER, self.show)

    def close(self) -> None:
        """Show nothing more."""
        if self.timer is not None:
            self.timer.cancel()
