"""Defects that were made on purpose: each breaks one promise of the server, and the simulation has to find it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest

from parlour import storage
from parlour.core.errors import ParlourError
from parlour.core.events import Event
from parlour.server.table_actor import broadcast, news
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.broadcast import Broadcast
from parlour.server.table_actor.computer_players import ComputerPlayers
from parlour.server.table_actor.idempotency import IdempotencyKeys, Key
from parlour.server.table_actor.log_writer import LogWriter
from parlour.server.table_actor.socket import SocketConnection
from parlour.server.table_actor.timers import Timers
from parlour.server.tables.registry import TableRegistry
from parlour.server.views import table_view
from parlour.server.views.log_rows import entry_of
from parlour.table.log import Entry
from parlour.wire import messages as wire

Patch = pytest.MonkeyPatch


@dataclass(frozen=True)
class Defect:
    """A defect, the kinds of fault as which it may show itself, and a seed that found it."""

    plant: Callable[[Patch], None]
    kinds: tuple[str, ...]
    seed: int = 0


# The log.


def tell_before_commit(patch: Patch) -> None:
    """Apply and broadcast entries first, and write them afterwards."""
    write = LogWriter.write
    pending: set[asyncio.Task[None]] = set()

    async def write_later(self: LogWriter, *rows: Any) -> None:
        task = asyncio.create_task(write(self, *rows))
        pending.add(task)
        task.add_done_callback(pending.discard)

    patch.setattr(LogWriter, "write", write_later)


def ignore(error: type[storage.StorageError]) -> Callable[[Patch], None]:
    """Go on when the store has refused entries, as if it had written them."""

    async def write(self: LogWriter, entries: Any, opening: Any, more: Any) -> None:
        with suppress(error):
            await self.actor.context.store.append(entries, tables=opening, more=more)

    return lambda patch: patch.setattr(LogWriter, "write", write)


def forget_keys_on_reload(patch: Patch) -> None:
    """Fold a log without the idempotency keys of its commands, and do not look for them in the store."""

    async def no_answer(self: TableActor, seat: int | None, cmd: str) -> None:
        return None

    patch.setattr(TableActor, "fold", lambda self, row: self.apply(entry_of(row)))
    patch.setattr(TableActor, "first_answer", no_answer)


def forget_older_keys(patch: Patch) -> None:
    """Drop the oldest idempotency keys without remembering that the store has them."""

    def put(self: IdempotencyKeys, key: Key, seq: int) -> None:
        keys = self.accepted.setdefault(key[0], {})
        keys[key[1]] = seq
        if len(keys) > 2:
            del keys[next(iter(keys))]

    patch.setattr(IdempotencyKeys, "put", put)


def judge_repeated_help_again(patch: Patch) -> None:
    """Refuse a repeated "play for me" because of the move that it has led to."""
    play_for = ComputerPlayers.play_for

    async def check_first(self: ComputerPlayers, seat: int | None, message: wire.PlayForMe) -> wire.FromServer:
        try:
            self.actor.table.check_turn(seat, message.turn)
        except ParlourError as error:
            return wire.Refused(message.cmd, error.key, dict(error.facts))
        return await play_for(self, seat, message)

    patch.setattr(ComputerPlayers, "play_for", check_first)


# What people see.


def show(seat_shown: Callable[[int | None], int | None]) -> Callable[[Patch], None]:
    """Show each reader the game as another one may see it."""
    situation = table_view.situation

    def plant(patch: Patch) -> None:
        for module in (broadcast, news):
            patch.setattr(module, "situation", lambda table, seat: situation(table, seat_shown(seat)))

    return plant


def tell_whole_events(patch: Patch) -> None:
    """Send everybody the events with everything that they hide."""

    def events_for(events: Iterable[Event], seat: int | None) -> list[dict[str, Any]]:
        return [event.as_dict() for event in events]

    for module in (broadcast, news):
        patch.setattr(module, "events_for", events_for)


def miss_entries(patch: Patch) -> None:
    """Tell nobody of every twentieth entry."""
    tell = Broadcast.entry

    def entry(self: Broadcast, one: Entry, events: Sequence[Event]) -> None:
        if one.seq % 20:
            tell(self, one, events)

    patch.setattr(Broadcast, "entry", entry)


def keep_taken_seats(patch: Patch) -> None:
    """Let whoever had a seat stay connected to it when a friend takes it."""
    patch.setattr(TableActor, "send_off", lambda self, seat: None)


# What happens by itself.


def drop_timers(patch: Patch) -> None:
    """Set no timer for what is due."""
    patch.setattr(Timers, "schedule", lambda self, seconds: None)


def let_computers_give_up(patch: Patch) -> None:
    """Play nothing where a worker has given no move."""
    patch.setattr(ComputerPlayers, "first_legal", lambda self: "")


def evict_silently(patch: Patch) -> None:
    """Evict a table without a word to its clients."""
    evict = TableRegistry.evict

    def silently(self: TableRegistry, id: str) -> None:
        if id in self.actors:
            self.actors[id].connections.clear()
        evict(self, id)

    patch.setattr(TableRegistry, "evict", silently)


def let_the_dead_arrive(patch: Patch) -> None:
    """Greet a client that has left while its hello waited for its turn."""

    class Open:
        """A flag that is never set."""

        def __get__(self, instance: object, owner: type) -> bool:
            return False

        def __set__(self, instance: object, value: bool) -> None:
            pass

    patch.setattr(SocketConnection, "closed", Open())


WITHHELD = ("told what is not so",)
UNWRITTEN = ("told before its commit", "acknowledged and not written")
DEFECTS = {
    "entries are told before their commit": Defect(tell_before_commit, UNWRITTEN),
    "a failed write is overlooked": Defect(ignore(storage.WriteFailed), UNWRITTEN, 2),
    "another owner is overlooked": Defect(ignore(storage.Conflict), (*UNWRITTEN, *WITHHELD), 3),
    "keys are forgotten on reload": Defect(forget_keys_on_reload, ("refused and written",), 2),
    "older keys are forgotten": Defect(forget_older_keys, ("refused and written",)),
    "repeated help is judged again": Defect(judge_repeated_help_again, ("refused and written",), 60),
    "spectators see a hand": Defect(show(lambda seat: seat or 0), WITHHELD),
    "seats see what spectators see": Defect(show(lambda seat: None), WITHHELD),
    "events hide nothing": Defect(tell_whole_events, WITHHELD),
    "entries are told to nobody": Defect(miss_entries, ("gap in what is told",)),
    "a taken seat has two owners": Defect(keep_taken_seats, WITHHELD, 35),
    "timers are dropped": Defect(drop_timers, ("a clock has stopped", "nobody took over"), 4),
    "computers give up": Defect(let_computers_give_up, ("a computer does not move",), 6),
    "clients of evicted tables are not told": Defect(evict_silently, ("not heard", "memory grows"), 5),
    "whoever has left arrives": Defect(let_the_dead_arrive, ("left in memory", "memory grows"), 8),
}
