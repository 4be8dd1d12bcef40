"""Reminders: the person on turn who is not at the table is told of it, if they have asked for that at this table.

The notice is written as soon as they are missing, and is due a little later, so that nobody is bothered who has only
lost the connection for a moment, and no crash of the server loses it. The notifier of any node sends it. Whoever comes
to the table deletes it, and is not told again of the turn that they have seen.
"""

from __future__ import annotations

from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from parlour.server.host import background, logs
from parlour.storage import Operation, StorageError
from parlour.storage.notices import Came, DropNotices, NoticeKind, NoticeRow, Remind

if TYPE_CHECKING:
    from parlour.server.table_actor.actor import TableActor


class Reminders:
    """The person on turn at one table for whom the others wait."""

    __slots__ = ("actor", "awaited")

    def __init__(self, actor: TableActor) -> None:
        self.actor = actor
        self.awaited: tuple[str, float] | None = None  # who is missing, and since when they could know of it

    def missing(self) -> tuple[str, float] | None:
        """Return the person on turn who is away, and when their turn began, or when its time began to run out."""
        table, clock = self.actor.table, self.actor.table.clock
        seat = table.on_turn
        if seat is None or table.closed or seat not in table.holders() or self.actor.is_connected(seat):
            return None
        who = table.person(seat)
        if not who.person or who.bot:
            return None
        return who.person, clock.warn_at if clock.warned else clock.began

    def update(self) -> None:
        """Write a notice for a person on turn who is away; delete it if their turn is over."""
        if self.actor.evicted:
            return
        before, self.awaited = self.awaited, self.missing()
        if self.awaited == before:
            return
        if before is not None and (self.awaited is None or self.awaited[0] != before[0]):
            self.write(DropNotices(before[0], self.actor.id))
        if self.awaited is not None:
            self.remind(*self.awaited)

    def remind(self, person: str, since: float) -> None:
        """Write the notice; the store adds it only if its person wants it, and was not told of this turn."""
        now = self.actor.now()
        kind: NoticeKind = "time" if self.actor.table.clock.warned else "turn"
        due = now + self.actor.context.settings.remind_after
        self.write(Remind(NoticeRow(person=person, table_id=self.actor.id, kind=kind, at=now, due=due), since))

    def came(self, person: str) -> None:
        """Note that a person has come to the table: they need not be told of anything about it."""
        if person:
            self.begin(self.delete(person))

    async def delete(self, person: str) -> None:
        """Delete a person's notices about this table, if there can be any."""
        store = self.actor.context.store
        if await store.notices.concerns(person, self.actor.id):
            await store.write([Came(person, self.actor.id, self.actor.now())])

    def write(self, operation: Operation) -> None:
        """Write in the background. If the store fails, the next turn is told of."""
        self.begin(self.actor.context.store.write([operation]))

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        background.begin(attempt(work), "reminder", table=logs.short(self.actor.id))


async def attempt(work: Coroutine[Any, Any, None]) -> None:
    """Do work on the store; if the store fails, it has logged that itself."""
    with suppress(StorageError):
        await work
