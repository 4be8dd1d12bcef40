"""The reading pause: the game waits while somebody reads a window that the page has opened by itself.

A page reports when it opens such a window (`reading`, or in its `hello` after a reconnect) and when it closes it. One
person among computers has all the time they want; where several people play, and at a show, a countdown runs. Clients
that open no windows make nobody wait.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from parlour.server.table_actor.connections import Connection
from parlour.storage import StorageError
from parlour.table import commands
from parlour.table.errors import TableError
from parlour.wire.messages import ReadingInfo

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor

NO_READERS: frozenset[Connection] = frozenset()  # one for all
COUNTDOWN = 15.0  # seconds that several people have to read


class ReadingPause:
    """The connections that are reading a window, and until when the table waits for them."""

    __slots__ = ("actor", "point", "readers", "task", "timer", "until")

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.readers = NO_READERS
        self.point = (0, 0)  # the game and the move at which they began to read
        self.until = 0.0  # the end of the countdown; 0 before the first reader
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    # The state of the pause.

    @property
    def held(self) -> bool:
        """Whether the table is waiting for somebody who reads."""
        if not self.readers:
            return False
        show = self.actor.table.visibility == "show"
        return bool(self.seats()) or (show and bool(self.readers) and self.point == self.current_point())

    @property
    def was_read(self) -> bool:
        """Whether somebody has read at this point, so that the computer need not pause any longer."""
        return self.until > 0 and self.point == self.current_point()

    def seats(self) -> list[int]:
        """Return the seats of the readers."""
        if not self.readers or self.point != self.current_point():
            return []
        return sorted({*self.actor.table.holders()} & {connection.seat for connection in self.readers})

    def info(self) -> ReadingInfo | None:
        """Return the readers and the countdown, as everybody at the table sees them."""
        return ReadingInfo(self.seats(), None if self.is_solo() else self.until) if self.held else None

    def is_solo(self) -> bool:
        """Return whether one person plays here against computers and programs."""
        table = self.actor.table
        return sum(not table.person(seat).bot for seat in table.holders()) == 1

    def current_point(self) -> tuple[int, int]:
        """Return the game and the move that the table is at."""
        return self.actor.table.games_played, self.actor.table.moves

    def is_pause(self) -> bool:
        """Return whether a window may be open now: after a deal, or after an event that people look at for a while."""
        history = self.actor.history
        return not history or any(event.rests for event in history[-1])

    # Messages from the page.

    def begin(self, connection: Connection, turn: int) -> None:
        """Add a reader: a page has opened a window about what has just happened."""
        table = self.actor.table
        counts = table.on_turn is not None and (connection.seat in table.holders() or table.visibility == "show")
        if not counts or turn != table.moves or not self.is_pause():
            return
        if self.point != self.current_point() or not self.until:
            self.clear()
            self.point, self.until = self.current_point(), self.actor.now() + COUNTDOWN
        if not self.is_solo():
            if self.actor.now() >= self.until:
                return
            self.start_countdown()
        self.readers |= {connection}
        self.actor.broadcast.show_all()
        self.actor.timers.update()

    def end(self, connection: Connection) -> None:
        """Remove a reader whose window or page is closed.

        A window closed on one of a person's screens is closed on all.
        """
        if connection not in self.readers:
            return
        self.readers -= {one for one in self.readers if one is connection or one.seat == connection.seat is not None}
        self.resume()

    def check(self, seat: int | None) -> None:
        """Refuse a move while others read; outside programs open no windows and need not wait."""
        table = self.actor.table
        others = [one for one in self.seats() if one != seat]
        if others and seat in table.people() and not table.person(seat).bot:
            left = max(1, round(self.until - self.actor.now()))
            raise TableError("table-others-read", names=[table.person(one).name for one in others], seconds=left)

    # Consequences.

    def update(self) -> None:
        """Drop the readers of an earlier move."""
        if self.until and self.point != self.current_point():
            self.clear()

    def start_countdown(self) -> None:
        """Start the countdown."""
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(
                max(0.0, self.until - self.actor.now()), self.countdown_over
            )

    def countdown_over(self) -> None:
        """End the pause when the countdown has run out."""
        self.timer = None
        self.readers = NO_READERS
        self.resume()

    def resume(self) -> None:
        """Once nobody reads any more, let computers play on, and give the player on turn the full time of a turn."""
        table = self.actor.table
        clock = table.clock
        if not self.held and clock.seconds is not None and table.on_turn in table.holders():
            self.task = asyncio.create_task(self.start_clock(clock.seconds))
            return
        self.actor.broadcast.show_all()
        self.actor.update()

    async def start_clock(self, seconds: int) -> None:
        """Restart the turn clock when the window is closed, and record it in the log."""
        with suppress(TableError, StorageError):  # the table is being opened again, which also gives everybody time
            await self.actor.call(lambda: self.actor.commit(None, None, [commands.grace(self.actor.now() + seconds)]))

    def clear(self) -> None:
        """Drop all readers and stop the countdown."""
        self.readers = NO_READERS
        self.until = 0.0
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def close(self) -> None:
        """Cancel the countdown and its task."""
        self.clear()
        if self.task is not None:
            self.task.cancel()
