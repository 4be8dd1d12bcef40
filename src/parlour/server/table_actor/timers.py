"""The timers of a table: warnings of the turn clock, a computer for players who are away, the next host.

Only the earliest deadline has a timer. When it rings, the actor looks again what is due, because everything may have
changed meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import time
from typing import TYPE_CHECKING

from parlour.server.host import background, logs
from parlour.table import commands
from parlour.table.entries import Body, GaveBack

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor

Due = tuple[float, Body]
TRY_AGAIN = 60.0  # seconds after something that was due has failed


class Timers:
    """The deadlines of a table, and since when each player is away."""

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.away: dict[int, float] = {}
        self.returned: set[int] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    # Who is there.

    def came(self, seat: int | None) -> None:
        """A person has connected: their seat is given back at once."""
        if seat is not None:
            self.away.pop(seat, None)
            if commands.give_back(self.actor.table, seat):
                self.returned.add(seat)
        self.update()

    def went(self, seat: int | None) -> None:
        """A connection has ended; somebody may have another."""
        if seat is not None and not self.actor.is_here(seat):
            self.away[seat] = time()
        self.update()

    def everybody_is_away(self) -> None:
        """The table has just been opened from its log."""
        self.away = dict.fromkeys(self.actor.table.people(), time())

    def grace_until(self, seat: int) -> float | None:
        """When a computer takes over from somebody who is away; None if none will."""
        table = self.actor.table
        others = any(other != seat for other in self.holders_here())
        if seat not in self.away or seat not in table.holders() or table.clock.slow or not others:
            return None
        return self.away[seat] + self.actor.context.settings.grace if table.phase != "open" else None

    def turn_until(self, seat: int) -> float | None:
        """When a computer plays for the person on turn: their time is over, or they are away too long."""
        clock = self.actor.table.clock
        ends = (self.grace_until(seat), None if clock.seconds is None else clock.until)
        return min((end for end in ends if end is not None), default=None)

    def holders_here(self) -> list[int]:
        """The people who are at the table and play."""
        return [seat for seat in self.actor.table.holders() if self.actor.is_here(seat)]

    def can_skip_at(self) -> float | None:
        """When the others may vote to skip the player on turn."""
        table = self.actor.table
        seat = table.on_turn
        if seat is None or seat not in table.holders() or not commands.voters(table, "skip"):
            return None
        return self.away.get(seat, table.clock.began + commands.SKIP_AFTER)

    # What is due.

    def coming(self) -> Iterator[Due]:
        """Everything that is due if nobody does anything, and when."""
        table = self.actor.table
        if table.closed:
            return
        for seat in self.returned:
            for back in commands.give_back(table, seat):
                yield 0.0, back
        seat_on_turn = table.on_turn
        timed = table.clock.seconds is not None and not self.actor.reading.held
        if timed and seat_on_turn in table.holders() and seat_on_turn is not None:
            if table.clock.warned:
                yield table.clock.until, commands.take_over(seat_on_turn, "clock")
            else:
                yield table.clock.warn_at, commands.warn(table)
        for seat in table.holders():
            until = self.grace_until(seat)
            if until is not None:
                yield until, commands.take_over(seat, "away")
        yield from self.next_host()

    def next_host(self) -> Iterator[Due]:
        """A host who is away passes the table on."""
        table = self.actor.table
        heirs = [seat for seat in self.holders_here() if seat != table.host]
        if table.host in self.away and heirs:
            yield self.away[table.host] + self.actor.context.settings.grace, commands.host_to(table, heirs[0])

    def due_unattended(self) -> float | None:
        """When the table has to be in memory while nobody is there: for its clock, or for a computer that plays."""
        if self.actor.computers.next_turn() is not None:
            return 0.0
        return min((when for when, _ in self.coming()), default=None)

    def update(self) -> None:
        """Set the timer to the next deadline."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        moment = min((when for when, _ in self.coming()), default=None)
        if moment is not None:
            self.ring_later(max(0.0, moment - time()))

    def ring_later(self, seconds: float) -> None:
        if not self.actor.gone:
            self.timer = asyncio.get_running_loop().call_later(seconds, self.ring)

    def ring(self) -> None:
        """Have the actor commit what is due."""
        self.timer = None
        self.task = background.begin(self.actor.call(self.see_to_it), "timer", table=logs.short(self.actor.id))

    async def see_to_it(self) -> None:
        """Commit the first thing that is due; what is due after it rings again."""
        now = time()
        due = [(when, body) for when, body in self.coming() if when <= now]
        if not due:
            self.update()
            return
        _, body = min(due, key=lambda one: one[0])
        if isinstance(body, GaveBack):
            self.returned.discard(body.seat)
        try:
            await self.actor.commit(None, None, [body])
        except BaseException:  # the task logs it; what is due stays due
            self.ring_later(TRY_AGAIN)
            raise

    def close(self) -> None:
        """Cancel the timer."""
        if self.timer is not None:
            self.timer.cancel()
        if self.task is not None:
            self.task.cancel()
