"""The timers of a table: warnings of the turn clock, a computer for players who are away, the next host.

Only the earliest deadline has a timer. When it fires, the actor works out again what is due, because the table may have
changed meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

from parlour.server.host import background, logs
from parlour.table import commands
from parlour.table.entries import Body, GaveBack, Resigned

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor

Due = tuple[float, Body]
NO_SEATS: frozenset[int] = frozenset()  # one for all: an empty one takes as much memory as a small one
RETRY_AFTER = 60.0  # seconds before a due entry whose commit has failed is tried again


class Timers:
    """The deadlines of a table, and since when each player is away."""

    __slots__ = ("actor", "away", "returned", "task", "timer")

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.away: dict[int, float] = {}
        self.returned = NO_SEATS
        self.timer: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None

    # Presence.

    def connected(self, seat: int | None) -> None:
        """Note that a person has connected, and give their seat back at once."""
        if seat is not None:
            self.away.pop(seat, None)
            if commands.give_back(self.actor.table, seat):
                self.returned |= {seat}
        self.update()

    def disconnected(self, seat: int | None) -> None:
        """Note that a connection has ended; its person is away unless they have another one."""
        if seat is not None and not self.actor.is_connected(seat):
            self.away[seat] = self.actor.now()
        self.update()

    def mark_everybody_away(self) -> None:
        """Mark everybody as away: the table has just been opened from its log."""
        self.away = dict.fromkeys(self.actor.table.people(), self.actor.now())

    def grace_until(self, seat: int) -> float | None:
        """Return when a computer takes over the seat of a player who is away; None if none will."""
        if seat not in self.away:
            return None
        table = self.actor.table
        others = any(other != seat for other in self.holders_here())
        if seat not in table.holders() or table.clock.slow or not others:
            return None
        return self.away[seat] + self.actor.context.settings.grace if table.phase != "open" else None

    def turn_until(self, seat: int) -> float | None:
        """Return when a computer plays for the person on turn: when their time is up, or when they have been away too
        long."""
        clock = self.actor.table.clock
        ends = (self.grace_until(seat), None if clock.seconds is None else clock.until)
        return min((end for end in ends if end is not None), default=None)

    def holders_here(self) -> list[int]:
        """Return the seats of the players who are connected."""
        return [seat for seat in self.actor.table.holders() if self.actor.is_connected(seat)]

    def can_skip_at(self) -> float | None:
        """Return the time from which the others may vote to skip the player on turn; None if they may not."""
        table = self.actor.table
        seat = table.on_turn
        if seat is None or seat not in table.holders() or not commands.voters(table, "skip"):
            return None
        return self.away.get(seat, table.clock.began + commands.SKIP_AFTER)

    # Deadlines.

    def deadlines(self) -> Iterator[Due]:
        """Yield every entry that becomes due if nobody does anything, with its time."""
        table = self.actor.table
        if table.closed:
            return
        for seat in self.returned:
            for back in commands.give_back(table, seat):
                yield 0.0, back
        if table.tournament:
            yield from self.forfeits()
            return
        seat_on_turn = table.on_turn
        timed = table.clock.seconds is not None and not self.actor.reading.held
        if timed and seat_on_turn in table.holders() and seat_on_turn is not None:
            if table.clock.warned:
                yield table.clock.until, commands.take_over(seat_on_turn, "clock")
            else:
                yield table.clock.warn_at, commands.warn(table)
        for seat in self.away:
            until = self.grace_until(seat)
            if until is not None:
                yield until, commands.take_over(seat, "away")
        yield from self.next_host()

    def forfeits(self) -> Iterator[Due]:
        """Yield the entries by which players of a tournament lose: who does not come, and who lets their time run out.

        Nobody plays for them: a result is a person's own.
        """
        table = self.actor.table
        if table.phase != "playing":
            return
        for seat in self.missing():
            yield self.away[seat] + table.patience, commands.miss(table, seat)
        seat_on_turn = table.on_turn
        if seat_on_turn not in table.holders() or seat_on_turn is None or self.actor.reading.held:
            return
        if not table.clock.warned:
            yield table.clock.warn_at, commands.warn(table)
        elif seat_on_turn not in self.missing():
            yield table.clock.until, commands.resign(table, seat_on_turn)

    def missing(self) -> list[int]:
        """Return the seats whose people have not come to their game: they are away and have not moved."""
        table = self.actor.table
        return [seat for seat in table.holders() if seat in self.away and table.last_move_of(seat) is None]

    def next_host(self) -> Iterator[Due]:
        """Yield the entry by which a host who is away hands the table on to another player."""
        table = self.actor.table
        if table.host not in self.away:
            return
        heirs = [seat for seat in self.holders_here() if seat != table.host]
        if heirs:
            yield self.away[table.host] + self.actor.context.settings.grace, commands.host_to(table, heirs[0])

    def due_unattended(self) -> float | None:
        """Return when the table has to be in memory although nobody is there: for its clock, or for a computer's
        turn."""
        if self.actor.computers.next_turn() is not None:
            return 0.0
        return min((when for when, _ in self.deadlines()), default=None)

    def update(self) -> None:
        """Set the timer to the earliest deadline."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        moment = min((when for when, _ in self.deadlines()), default=None)
        if moment is not None:
            self.schedule(max(0.0, moment - self.actor.now()))

    def schedule(self, seconds: float) -> None:
        """Set the timer, unless the table was evicted."""
        if not self.actor.evicted:
            self.timer = asyncio.get_running_loop().call_later(seconds, self.fire)

    def fire(self) -> None:
        """Commit what is due, after the changes that are pending."""
        self.timer = None
        self.task = background.begin(self.actor.call(self.commit_due), "timer", table=logs.short(self.actor.id))

    async def commit_due(self) -> None:
        """Commit the first entry that is due; the timer then fires again for the next one."""
        now = self.actor.now()
        due = [(when, body) for when, body in self.deadlines() if when <= now]
        if not due:
            self.update()
            return
        _, body = min(due, key=lambda one: one[0])
        if isinstance(body, GaveBack):
            self.returned -= {body.seat}
        bodies = [body]
        if isinstance(body, Resigned):  # if neither has come, both lose
            bodies = [one for _, one in due if isinstance(one, Resigned)]
        try:
            await self.actor.commit(None, None, bodies)
        except BaseException:  # the background task logs it; the entry stays due
            self.schedule(RETRY_AFTER)
            raise

    def close(self) -> None:
        """Cancel the timer and its task."""
        if self.timer is not None:
            self.timer.cancel()
        if self.task is not None:
            self.task.cancel()
