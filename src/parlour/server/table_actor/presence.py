"""Who comes and goes is shown to the others at once, and those who come or go shortly after, together.

A hundred spectators who come back at the same time would otherwise bring everybody a hundred tables.
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
    """Counts who came and went at a actor, and shows it to those who have not seen it."""

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
        """The whole table, to those who have not seen the last change; the next one waits a little."""
        actor, self.timer = self.actor, None
        late = [
            connection for connection in actor.connections if connection.greeted and connection.knows != self.changes
        ]
        if late and not actor.gone:
            info = actor.info()
            actor.tell_each(lambda seat: wire.State(actor.table.seq, info, situation(actor.table, seat)), late)
            self.timer = asyncio.get_running_loop().call_later(TOGETHER, self.show)

    def close(self) -> None:
        """Show nothing more."""
        if self.timer is not None:
            self.timer.cancel()
