"""Who comes and goes is shown to the others at once, and those who come or go shortly after, together.

A hundred spectators who come back at the same time would otherwise bring everybody a hundred tables.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from parlour.server.views.table_view import situation
from parlour.wire import messages as wire

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import Desk

TOGETHER = 0.5  # seconds


class Presence:
    """Counts who came and went at a desk, and shows it to those who have not seen it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.changes = 0
        self.timer: asyncio.TimerHandle | None = None  # until then, whatever changes is shown together

    def changed(self) -> None:
        """Somebody came or went."""
        self.changes += 1
        if self.timer is None:
            self.show()

    def show(self) -> None:
        """The whole table, to those who have not seen the last change; the next one waits a little."""
        desk, self.timer = self.desk, None
        late = [guest for guest in desk.guests if guest.greeted and guest.knows != self.changes]
        if late and not desk.gone:
            info = desk.info()
            desk.tell_each(lambda seat: wire.State(desk.table.seq, info, situation(desk.table, seat)), late)
            self.timer = asyncio.get_running_loop().call_later(TOGETHER, self.show)

    def close(self) -> None:
        """Show nothing more."""
        if self.timer is not None:
            self.timer.cancel()
