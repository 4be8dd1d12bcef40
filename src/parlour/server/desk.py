"""The desk of one table: a task that owns it. Everything that happens at the table goes through its inbox, one by one.

Commit before send: an entry is on the disk before anybody hears of it. A crash before the commit: nobody saw the move,
and the client sends it again. After the commit: the table is folded from the log, and a repeated `cmd` is answered.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from time import time
from typing import TypeVar

import msgspec

from parlour import bots, storage
from parlour.core.errors import IllegalMove, ParlourError
from parlour.core.events import Event
from parlour.server.advice import Advice
from parlour.server.guests import Guest
from parlour.server.showing import events_for, situation, table_info
from parlour.server.thinkers import NoAnswer, Thinkers
from parlour.table.errors import StaleTurn
from parlour.table.log import Draft, Entry
from parlour.table.seats import Computer
from parlour.table.table import Table
from parlour.wire import messages as wire

Answer = wire.Ack | wire.Refused | wire.Stale | wire.Error
Change = Callable[[], Sequence[Draft]]
T = TypeVar("T")
LOG_SENT = 200  # moves that somebody who comes later can scroll back through


def new_secret() -> str:
    """The house's share in the chance of a deal."""
    return secrets.token_hex(32)


def entry_of(row: storage.Entry) -> Entry:
    """An entry of the log, from the store."""
    body = dict(row.body)
    return Entry(row.seq, row.kind, body.pop("seat"), body, row.at, row.cmd)  # type: ignore[arg-type]


class Desk:
    """A table with its log, its guests and its computer players."""

    def __init__(self, id: str, table: Table, store: storage.Store, thinkers: Thinkers, pause: float) -> None:
        self.id = id
        self.table = table
        self.store = store
        self.thinkers = thinkers
        self.pause = pause
        self.guests: set[Guest] = set()
        self.past: list[tuple[Entry, Sequence[Event]]] = []  # the moves of this game and what they made happen
        self.known: dict[tuple[int | None, str], int] = {}  # commands that led to an entry, and its number
        self.played_for: dict[int, int] = {}  # the turn that a seat's person lets the computer finish
        self.inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self.owner = asyncio.create_task(self.work())
        self.driver: asyncio.Task[None] | None = None
        self.advice = Advice(self)

    async def work(self) -> None:
        """The owner: one thing after the other."""
        while True:
            await (await self.inbox.get())()

    async def close(self) -> None:
        """Let go of the table; nothing is lost by it."""
        tasks = [task for task in (self.owner, self.driver) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.advice.close()

    # Asking for something.

    async def through_owner(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done by the owner, in its turn, and wait for it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def handle() -> None:
            try:
                answer = await work()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(answer)

        await self.inbox.put(handle)
        return await done

    async def ask(self, seat: int | None, cmd: str, change: Change) -> Answer:
        """Have a change made by the owner, and wait for the answer."""
        return await self.through_owner(lambda: self.change(seat, cmd, change))

    async def change(self, seat: int | None, cmd: str, change: Change) -> Answer:
        """Check, keep, make true, tell."""
        if (seat, cmd) in self.known:
            return wire.Ack(cmd, self.known[seat, cmd], repeat=True)
        try:
            drafts = change()
        except StaleTurn:
            return wire.Stale(cmd, self.table.seq)
        except IllegalMove as refused:
            return wire.Refused(cmd, refused.key, dict(refused.facts), refused.rule)
        except ParlourError as error:
            return wire.Refused(cmd, error.key, dict(error.facts))
        await self.keep(seat, cmd, drafts)
        return wire.Ack(cmd, self.table.seq)

    async def keep(
        self, seat: int | None, cmd: str | None, drafts: Sequence[Draft], opening: Sequence[storage.TableRow] = ()
    ) -> None:
        """Append, wait for the disk, then apply and tell. A new table is written together with its first entries."""
        now = time()
        entries = [
            Entry(self.table.seq + 1 + place, draft.kind, draft.seat, draft.body, now, None if place else cmd)
            for place, draft in enumerate(drafts)
        ]
        await self.store.append([self.row(entry, seat) for entry in entries], tables=opening)
        for entry in entries:
            self.remember(entry, seat)
            self.tell(entry, self.take_in(entry))
        await self.follow_up()
        self.drive()
        self.advice.look()

    def row(self, entry: Entry, seat: int | None) -> storage.Entry:
        """An entry as it is stored; a command belongs to the seat that gave it."""
        body = {"seat": entry.seat, **entry.body}
        return storage.Entry(
            table_id=self.id, seq=entry.seq, kind=entry.kind, body=body, at=entry.at, seat=seat, cmd=entry.cmd
        )

    def remember(self, entry: Entry, seat: int | None) -> None:
        if entry.cmd is not None:
            self.known[seat, entry.cmd] = entry.seq

    def fold(self, row: storage.Entry) -> None:
        """Take an entry from the store, at the start."""
        entry = entry_of(row)
        self.take_in(entry)
        self.remember(entry, row.seat)

    def take_in(self, entry: Entry) -> Sequence[Event]:
        """Make an entry true, and keep the past of the game for those who come later."""
        events = self.table.apply(entry)
        if entry.kind == "began":
            self.past.clear()
            self.played_for.clear()
        elif entry.kind == "moved":
            self.past.append((entry, events))
        elif entry.kind == "took_back":
            self.past.pop()
        return events

    async def follow_up(self) -> None:
        """What the table does by itself: a new secret after a game, and the next deal when all want it."""
        table = self.table
        if table.phase == "over" and table.secret == table.dealt["secret"]:
            await self.keep(None, None, [Draft("secret", None, {"secret": new_secret()})])
        elif table.everybody_wants_rematch():
            await self.keep(None, None, [table.deal()])

    # Telling.

    def tell(self, entry: Entry, events: Sequence[Event]) -> None:
        """Everybody hears of an entry, each as they may see it."""
        for guest in list(self.guests):
            if guest.greeted:
                guest.tell(self.news(guest, entry, events))

    def news(self, guest: Guest, entry: Entry, events: Sequence[Event]) -> wire.FromServer:
        """A move as events, anything else as the whole table."""
        shown = situation(self.table, guest.seat)
        if entry.kind == "took_back":
            return msgspec.structs.replace(self.whole(guest), taken_back=entry.body["move"])
        if entry.kind != "moved" or shown is None or entry.seat is None:
            return self.whole(guest)
        return wire.Events(
            seq=entry.seq,
            by=entry.seat,
            move=entry.body["move"],
            events=events_for(events, guest.seat),
            table=self.info(),
            situation=shown,
        )

    def whole(self, guest: Guest) -> wire.State:
        """The whole table as a guest sees it."""
        return wire.State(self.table.seq, self.info(), situation(self.table, guest.seat))

    def info(self) -> wire.TableInfo:
        return table_info(self.id, self.table, (guest.seat for guest in self.guests))

    def welcome(self, guest: Guest) -> None:
        """A new connection: everything it may know, and the others hear that somebody is there."""
        self.guests.add(guest)
        guest.tell(wire.Welcome(wire.VERSION, guest.seat, self.id, self.table.seq, time()))
        guest.tell(msgspec.structs.replace(self.whole(guest), log=self.log_for(guest.seat)))
        self.show_all()
        guest.greeted = True
        self.drive()

    def log_for(self, seat: int | None) -> list[wire.Told]:
        """The game so far, as this seat saw it: the last moves, and before them what a score sheet needs."""
        recent = len(self.past) - LOG_SENT
        return [
            wire.Told(entry.seat, entry.body["move"], events_for(events, seat))
            for number, (entry, events) in enumerate(self.past)
            if entry.seat is not None and (number >= recent or any(event.milestone for event in events))
        ]

    def part(self, guest: Guest) -> None:
        """A connection has ended."""
        self.guests.discard(guest)
        self.advice.watchers.pop(guest, None)
        self.show_all()

    def show_all(self) -> None:
        """The whole table to everybody: somebody came or went."""
        for guest in list(self.guests):
            if guest.greeted:
                guest.tell(self.whole(guest))

    # Computer players.

    def actor(self) -> tuple[int, str] | None:
        """The seat that a computer is to play now, and its level; nobody plays on while nobody looks."""
        state = self.table.state
        if state is None or state.turn is None or not self.guests:
            return None
        occupant = self.table.seats[state.turn]
        if isinstance(occupant, Computer):
            return state.turn, occupant.level
        return (state.turn, self.stand_in) if self.played_for.get(state.turn) == state.turns else None

    @property
    def stand_in(self) -> str:
        """The level that plays for a person."""
        return bots.stand_in(self.table.game.name)

    def drive(self) -> None:
        """See to it that computers play when it is their turn."""
        if self.actor() is not None and (self.driver is None or self.driver.done()):
            self.driver = asyncio.create_task(self.play_computers())

    async def play_computers(self) -> None:
        """One action after the other, with the pause between, as long as it is a computer's turn."""
        while (actor := self.actor()) is not None:
            seat, level = actor
            moves = self.table.moves
            with self.thinkers.sharing.seat((self.table.game.name, level)):
                move, _ = await asyncio.gather(self.computers_move(seat, level), self.rest())
            await self.ask(seat, f"computer {moves} {self.table.seq}", self.moving(seat, moves, move))

    async def rest(self) -> None:
        """The table's pause; the computer thinks in the meantime."""
        await asyncio.sleep(self.pause)

    def moving(self, seat: int, moves: int, move: str) -> Change:
        """A move to be asked for."""
        return lambda: [self.table.move(seat, moves, move)]

    async def computers_move(self, seat: int, level: str) -> str:
        """What the computer plays here: always answered, if need be by the first legal move."""
        state = self.table.state
        assert state is not None
        imagined = state.imagine(seat, secrets.token_bytes(16)).position()
        try:
            return await self.thinkers.choose(self.table.game.name, level, imagined, secrets.token_bytes(16))
        except NoAnswer:
            return str(state.legal()[0])

    async def play_for(self, seat: int | None, message: wire.PlayForMe) -> Answer:
        """Play for me: one action, or the rest of the turn."""
        try:
            place = self.table.check_person(seat)
            self.table.check_turn(place, message.turn)
        except StaleTurn:
            return wire.Stale(message.cmd, self.table.seq)
        except ParlourError as error:
            return wire.Refused(message.cmd, error.key, dict(error.facts))
        with self.thinkers.sharing.seat((self.table.game.name, self.stand_in)):
            move = await self.computers_move(place, self.stand_in)
        if message.scope == "turn" and self.table.state is not None:
            self.played_for[place] = self.table.state.turns
        answer = await self.ask(place, message.cmd, self.moving(place, message.turn, move))
        self.drive()
        return answer
