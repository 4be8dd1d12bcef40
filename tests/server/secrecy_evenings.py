"""The same evening in two worlds, with every byte that a reader and the spectators receive in each.

Secrets and the clock are the same in both, so that not one byte may differ: table, secrets, commitment and `now` as
well.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour import State
from parlour.server.parlour_server import ParlourServer
from parlour.server.table_actor.actor import TableActor
from parlour.server.table_actor.dispatch import respond
from parlour.server.table_actor.socket import decoder
from parlour.server.workers.pool import WorkerPool
from parlour.table import commands
from parlour.wire import messages as wire
from tests.server.at_table import running_server
from tests.server.connections import QueuedConnection
from tests.server.equal_luck import replacements
from tests.server.open_cards import Reader, open_part
from tests.server.process import NONCE
from tests.server.secrecy_worlds import Step, Stretch

TRIES = 3  # illegal moves tried on every turn of the reader


@contextmanager
def equal_luck_and_time() -> Iterator[None]:
    """Fix the server's secrets and its clock to the same values each time."""
    with pytest.MonkeyPatch.context() as patch:
        for module, attribute, replacement in replacements():
            patch.setattr(module, attribute, replacement)
        yield


class Scripted(WorkerPool):
    """A worker pool that plays the moves of a script and records the positions it was given, without starting any
    process."""

    def __init__(self) -> None:
        super().__init__()
        self.moves: asyncio.Queue[str] = asyncio.Queue()
        self.actor: TableActor | None = None

    def wake(self) -> None:
        pass

    async def choose(
        self, game: str, level: str, imagined: dict[str, Any], seed: bytes, rules: int | None = None
    ) -> str:
        assert self.actor is not None and self.actor.table.state is not None
        truth, seat = self.actor.table.state.position(), imagined["turn"]
        assert open_part(imagined, seat) == open_part(truth, seat)
        assert imagined["rng"] != truth["rng"], "a computer is told more than its seat knows"
        return await self.moves.get()


# The actions.


@dataclass(frozen=True)
class Said:
    """A message from somebody at the table, in both worlds. `turn` is filled in when it is sent."""

    by: Reader
    here: dict[str, Any]
    there: dict[str, Any]

    def message(self, side: str, actor: TableActor) -> dict[str, Any]:
        said: dict[str, Any] = getattr(self, side)
        return said | {"turn": actor.table.moves + said["turn"]} if "turn" in said else said


@dataclass(frozen=True)
class Thought:
    """A move of the computer."""

    here: str
    there: str


@dataclass(frozen=True)
class Joined:
    """A new spectator connects; the previous one has left."""


@dataclass(frozen=True)
class CameBack:
    """The reader's connection is lost, and a new one opened."""


@dataclass(frozen=True)
class TookBack:
    """The last player to move takes the move back, if possible, and plays it again."""

    again: Said


Doing = Said | Thought | Joined | CameBack | TookBack


class Script:
    """The actions at a table besides the moves: refused requests, and people who come and go."""

    def __init__(self, stretch: Stretch, computer: int | None, chance: random.Random) -> None:
        self.stretch = stretch
        self.computer = computer
        self.chance = chance
        self.commands = 0
        self.game = parlour.game(stretch.here["game"])

    def doings(self) -> Iterator[Doing]:
        """Yield all actions in order."""
        here, there = (self.game.position(position) for position in (self.stretch.here, self.stretch.there))
        for number, step in enumerate(self.stretch.steps):
            yield from self.tries(here, there)
            yield from self.moves(step, number)
            here.play(step.here)
            there.play(step.there)
            if number % 7 == 3:
                yield Joined()
            if number % 11 == 5:
                yield CameBack()
            if number % 5 == 1:
                yield from self.requests(here)
        yield from self.tries(here, there)
        yield Joined()
        yield CameBack()

    def said(self, by: Reader, **message: Any) -> Said:
        self.commands += 1
        message["cmd"] = f"c{self.commands}"
        return Said(by, message, message)

    def moves(self, step: Step, number: int) -> Iterator[Doing]:
        """Yield a move; every second one is taken back, if possible, and made again."""
        if step.mover == self.computer:
            yield Thought(step.here, step.there)
            return
        yield self.move(step)
        if number % 2:
            yield TookBack(self.move(step))

    def move(self, step: Step) -> Said:
        said = self.said(step.mover, t="do", turn=0)
        return Said(step.mover, {**said.here, "move": step.here}, {**said.there, "move": step.there})

    def tries(self, here: State, there: State) -> Iterator[Said]:
        """Yield moves that are refused: for the reader, and for the player on turn."""
        reader, on_turn = self.stretch.reader, here.on_turn
        for text in self.illegal(here, there, TRIES if reader == on_turn else 1):
            if on_turn != self.computer:
                for kind in ("why", "do"):
                    yield self.said(on_turn, t=kind, turn=0, move=text)
        if reader != on_turn:
            for kind in ("why", "do"):
                yield self.said(reader, t=kind, turn=0, move=str(here.legal()[0]))

    def illegal(self, here: State, there: State, count: int) -> list[str]:
        """Return texts of moves that neither world allows."""
        texts = (str(self.game.move(here, self.chance.randrange(len(self.game.actions)))) for _ in range(4 * count))
        return [text for text in texts if not may(here, text) and not may(there, text)][:count]

    def requests(self, here: State) -> Iterator[Said]:
        """Yield all kinds of messages that a table in mid-game refuses, or passes on to everybody."""
        reader = self.stretch.reader
        asked: list[dict[str, Any]] = [
            {"t": "do", "turn": 7, "move": "end"},
            {"t": "do", "turn": 0, "move": "dance"},
            {"t": "why", "turn": 7, "move": "end"},
            {"t": "why", "turn": 0, "move": "dance"},
            {"t": "stand"},
            {"t": "start"},
            {"t": "sit_bot", "seat": 0, "level": "reference"},
            {"t": "options", "seats": 2, "options": {}},
            {"t": "rematch", "nonce": NONCE},
            {"t": "sit", "name": "Eve", "nonce": NONCE},
            {"t": "hello", "v": 0},
            {"t": "ping", "n": 1},
            {"t": "say", "text": "Well played."},
            {"t": "emote", "id": "thanks"},
            {"t": "here"},
            {"t": "vote", "what": "skip", "yes": True},
            {"t": "vote", "what": "end", "yes": False},
            {"t": "terms", "clock": 30, "rated": False},
            {"t": "remove", "seat": 1},
        ]
        if self.computer is None:  # several people, not a solo game: nobody may be helped
            asked += [{"t": "hint", "turn": 0, "level": 3}, {"t": "undo"}, {"t": "answer_undo", "yes": True}]
        if reader != here.on_turn:
            asked += [{"t": "play_for_me", "turn": 0, "scope": "turn"}, {"t": "take_back"}]
        for message in asked:
            said = self.said(reader, **message)
            if understood(said):
                yield said


def may(state: State, text: str) -> bool:
    """Return whether a text is a legal move."""
    try:
        return state.refusal(text) is None
    except parlour.UnreadableMove:
        return False


def understood(said: Said) -> bool:
    """Return whether this server knows such a message."""
    try:
        decoder.decode(json.dumps(said.here))
    except msgspec.DecodeError:
        return False
    return True


# The recordings.


class Table:
    """A table of people, all connected, and a spectator. The messages to the reader and to spectators are recorded."""

    def __init__(self, actor: TableActor, pool: Scripted, side: str, reader: Reader) -> None:
        self.actor = actor
        self.pool = pool
        self.side = side
        self.reader = reader
        self.connections: dict[Reader, QueuedConnection] = {}
        self.spectators: list[QueuedConnection] = []

    async def open(self, position: dict[str, Any], opened: ParlourServer, computer: int | None) -> None:
        """Seat everybody, and begin the game from a position; the computer does not take the reader's seat."""
        seats = range(len(position["hands"]))
        people = [seat for seat in seats if seat != computer]
        for seat in people:
            await opened.tables.sit(self.actor, seat, f"Player {seat}", NONCE)
            self.connections[seat] = self.welcomed(seat)
        self.connections[None] = self.welcomed(None)
        self.spectators.append(self.connections[None])
        table, host = self.actor.table, people[0]
        if computer is not None:
            await self.asked(host, "computer", lambda: [commands.sit_computer(table, host, computer, "reference")])
        await self.asked(host, "begin", lambda: [commands.begin_from(table, host, position)])

    async def asked(self, host: int, cmd: str, change: Any) -> None:
        answer = await self.actor.submit(host, cmd, change)
        assert isinstance(answer, wire.Ack), answer

    def welcomed(self, seat: Reader) -> QueuedConnection:
        connection = QueuedConnection(seat)
        self.actor.connect(connection)
        return connection

    async def do(self, doing: Doing) -> None:
        match doing:
            case Joined():
                for old in self.spectators[1:]:
                    self.actor.disconnect(old)
                self.spectators[1:] = [self.welcomed(None)]
            case CameBack():
                old = self.connections[self.reader]
                self.actor.disconnect(old)
                new = self.connections[self.reader] = self.welcomed(self.reader)
                if old in self.spectators:
                    self.spectators[self.spectators.index(old)] = new
            case TookBack(again):
                if await self.say(again.by, t="take_back", cmd=f"{again.here['cmd']} back"):
                    await self.do(again)
            case Thought():
                await self.let_computer_play(getattr(doing, self.side))
            case Said(by):
                await self.say(by, **doing.message(self.side, self.actor))
        await self.all_told()

    async def all_told(self) -> None:
        """Wait until nothing about who comes and goes is left to tell: when that happens depends on the disk."""
        while self.actor.presence.timer is not None:
            await asyncio.sleep(0)

    async def say(self, by: Reader, **message: Any) -> bool:
        """Send a message, process its answer, and return whether it was acknowledged."""
        connection = self.connections[by]
        answer = await respond(self.actor, connection, decoder.decode(json.dumps(message)))
        if answer is not None:
            connection.send(answer)
        return isinstance(answer, wire.Ack)

    async def let_computer_play(self, move: str) -> None:
        """Let the computer make its move, and wait until it is on the table."""
        moves = self.actor.table.moves
        self.pool.moves.put_nowait(move)
        while self.actor.table.moves == moves:
            await asyncio.sleep(0)
            task = self.actor.computers.task
            if task is not None and task.done():
                task.result()  # raises what went wrong, if anything did

    def heard(self) -> list[list[bytes]]:
        """Return the messages since the last call, for the reader and every spectator; those of others are dropped."""
        ears = [self.connections[self.reader], *self.spectators]
        mail = [taken(connection) for connection in ears]
        for connection in self.connections.values():
            taken(connection)
        return mail


def taken(connection: QueuedConnection) -> list[bytes]:
    """Empty the outbox of a connection, and return its messages."""
    mail = []
    while not connection.outbox.empty():
        message = connection.outbox.get_nowait()
        assert isinstance(message, bytes), "cut off"
        mail.append(message)
    return mail


@dataclass(frozen=True)
class Evening:
    """A stretch of a game, and the actions in it."""

    stretch: Stretch
    computer: int | None
    doings: list[Doing]

    @classmethod
    def of(cls, stretch: Stretch, computer: int | None, seed: int) -> Evening:
        return cls(stretch, computer, list(Script(stretch, computer, random.Random(seed)).doings()))


Heard = list[list[list[bytes]]]  # per action, per recording, the messages


async def hear(evening: Evening, opened: ParlourServer, pool: Scripted, side: str) -> Heard:
    """Record one evening in one of the worlds."""
    position: dict[str, Any] = getattr(evening.stretch, side)
    actor = await opened.tables.open_table(position["game"], "public", len(position["hands"]), position["options"])
    pool.actor = actor
    table = Table(actor, pool, side, evening.stretch.reader)
    await table.open(position, opened, evening.computer)
    heard = [table.heard()]
    for doing in evening.doings:
        await table.do(doing)
        heard.append(table.heard())
    await actor.close()
    return heard


async def hear_all(data: Path, evenings: Iterable[Evening], side: str) -> list[Heard]:
    """Record all evenings in one of the worlds, on one server."""
    data.mkdir(parents=True)
    with equal_luck_and_time():
        pool = Scripted()
        async with running_server(data, pool) as opened:
            return [await hear(evening, opened, pool, side) for evening in evenings]


@dataclass
class Compared:
    """The counts of what was compared."""

    evenings: int = 0
    moves: int = 0
    doings: int = 0
    messages: int = 0
    bytes: int = 0
    secrets: int = 0  # moves whose true effects differed
    face_down: int = 0  # moves that were not the same in both worlds
    thoughts: int = 0  # computers' moves

    def __add__(self, other: Compared) -> Compared:
        return Compared(*(ours + theirs for ours, theirs in zip(astuple(self), astuple(other), strict=True)))

    def add(self, evening: Evening, here: Heard, there: Heard) -> None:
        """Check that not one byte differs between the two recordings."""
        assert len(here) == len(there) == len(evening.doings) + 1
        for number, (ours, theirs) in enumerate(zip(here, there, strict=True)):
            assert ours == theirs, f"after {evening.doings[number - 1] if number else 'the beginning'}"
            self.messages += sum(len(mail) for mail in ours)
            self.bytes += sum(len(message) for mail in ours for message in mail)
        self.evenings += 1
        self.moves += len(evening.stretch.steps)
        self.doings += len(evening.doings)
        self.thoughts += sum(isinstance(doing, Thought) for doing in evening.doings)
        self.secrets += evening.stretch.secrets
        self.face_down += sum(step.here != step.there for step in evening.stretch.steps)


def compare(data: Path, evenings: list[Evening]) -> Compared:
    """Record and compare all evenings in both worlds."""
    here, there = (asyncio.run(hear_all(data / side, evenings, side)) for side in ("here", "there"))
    counted = Compared()
    for evening, ours, theirs in zip(evenings, here, there, strict=True):
        counted.add(evening, ours, theirs)
    return counted
