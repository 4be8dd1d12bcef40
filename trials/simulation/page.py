"""The page's connection to its table, as in client/src/connection.ts: the outbox, the reconnects, the pings.

tests/simulation/test_page.py compares the constants with those of the page.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable
from random import Random

import msgspec

from parlour.wire import messages as wire
from trials.simulation.door import Cookies, Visit
from trials.simulation.loop import VirtualLoop
from trials.simulation.network import Socket
from trials.simulation.witness import Heard, Witness, decode

FIRST_WAIT, LONGEST_WAIT = 0.2, 10.0  # seconds before the first retry, which doubles each time
PING_EVERY = 20.0
PATIENCE = 8.0  # seconds to wait for a connection, or for the answer to a ping
PATIENCE_FOR_TABLE = 30.0  # seconds to wait for the answer to the hello
LONGEST_SILENCE = 60.0  # seconds without a word, even of a server that cannot write
AFTER = {
    "table-come-back": "soon",
    "serve-restarting": "soon",
    "serve-table-full": "later",
    "table-closed": "never",
    "table-version": "never",
    "table-no-such-table": "never",
    "table-newer": "never",
    "table-damaged": "never",
    "serve-banned": "never",
}
SOON, LATER = 0.65, 60.0
FAILURES_AFTER_BYE = 5
STRAIGHT_ON = 3  # times that a page goes where the table is, without a pause
Order = wire.FromClient


class Situation(msgspec.Struct):
    """What a page needs of the game in order to act."""

    legal: list[str]
    moves: int
    take_back: str | None
    longer: list[str]


class Page:
    """One page at one table. `knock` opens a socket; None means that nobody answers."""

    def __init__(
        self,
        name: str,
        table: str,
        cookies: Callable[[], Cookies],
        knock: Callable[[Page], Socket | None],
        loop: VirtualLoop,
        chance: Random,
        witness: Witness,
    ) -> None:
        self.name = name
        self.table = table
        self.cookies = cookies
        self.knock = knock
        self.loop = loop
        self.chance = chance
        self.witness = witness
        self.story = witness.story
        self.socket: Socket | None = None
        self.visit: Visit | None = None
        self.outbox: dict[str, Order] = {}
        self.acknowledged: set[str] = set()
        self.seen = 0
        self.failures = 0
        self.elsewhere = ""  # the address at which another node has the table
        self.moves = 0  # from node to node, since the last welcome
        self.greeted = False
        self.closed = False
        self.after: str | None = None
        self.paused = False
        self.heard_at = 0.0
        self.left_at = 0.0
        self.reading: int | None = None
        self.you: int | None = None
        self.info: wire.TableInfo | None = None
        self.raw_situation = b"null"
        self.commands = 0
        self._retry: TimerHandle | None = None
        self._heart: TimerHandle | None = None
        self._deadline: TimerHandle | None = None

    # What a person does.

    def order(self, make: Callable[[str], Order]) -> str:
        """Send a command; it stays in the outbox until it is answered."""
        self.commands += 1
        cmd = f"{self.name}-{self.commands}"
        self.outbox[cmd] = make(cmd)
        if self.greeted:
            self.send(self.outbox[cmd])
            if isinstance(self.outbox[cmd], wire.Do) and not self.paused:
                self.expect_answer()
        return cmd

    def tell(self, message: Order) -> None:
        """Send a message that changes nothing and so is never resent."""
        if self.greeted:
            self.send(message)

    def read(self, turn: int, on: bool) -> None:
        """Open a window, or close it."""
        self.reading = turn if on else None
        self.tell(wire.Reading(turn, on))

    def renew(self) -> None:
        """Start over as a newcomer. Commands of the old seat are dropped."""
        self.outbox.clear()
        self.acknowledged.clear()  # idempotency keys belong to a seat
        self.seen = 0
        self.after = None
        self.connect()

    def close(self) -> None:
        """Close the tab."""
        self.closed = True
        self.drop()

    def situation(self) -> Situation | None:
        """Return the game as the page last saw it."""
        return msgspec.json.decode(self.raw_situation, type=Situation | None)

    @property
    def ended(self) -> bool:
        """Whether the page has given up for good."""
        return self.closed or self.after == "never"

    # The socket.

    def connect(self) -> None:
        self.drop()
        if self.closed:
            return
        self.socket = self.knock(self)
        if self.socket is None:
            self.loop.call_later(0.01, self.refused)
        self.expect_answer()

    def refused(self) -> None:
        if self.socket is None:
            self.lost()

    def opened(self, socket: Socket) -> None:
        if socket is self.socket:
            self.send(wire.Hello(wire.VERSION, self.seen, "en", self.reading))
            self.expect_answer(PATIENCE_FOR_TABLE)

    def received(self, socket: Socket, message: bytes) -> None:
        if socket is self.socket:
            heard = decode(message)
            self.heard_at = self.loop.now
            self.witness.heard(self.name, heard)
            self.take(heard)

    def hung_up(self, socket: Socket) -> None:
        if socket is self.socket:
            self.lost()

    def drop(self) -> None:
        """Drop the socket and ignore anything it still sends."""
        for timer in (self._retry, self._deadline, self._heart):
            if timer is not None:
                timer.cancel()
        self.greeted = False
        self.left_at = self.loop.now
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.close()

    def lost(self) -> None:
        self.drop()
        self.elsewhere, self.moves = "", 0
        if self.ended:
            return
        self._retry = self.loop.call_later(self.wait() * (0.75 + self.chance.random() / 2), self.connect)
        if self.after == "soon":
            self.after = None

    def wait(self) -> float:
        if self.after == "soon":
            return SOON
        if self.after == "later":
            return LATER
        self.failures += 1
        return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** (self.failures - 1))

    def send(self, message: Order) -> None:
        if self.socket is not None:
            self.write(msgspec.json.encode(message))

    def write(self, text: bytes) -> None:
        """Write to the socket, also what no honest page would write."""
        if self.socket is not None:
            self.story.tell(self.name, f"<- {text.decode()}")
            self.socket.write(text)

    def expect_answer(self, within: float = PATIENCE) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(within, self.lost)

    # What the server says.

    def take(self, heard: Heard) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        match heard.t:
            case "welcome":
                self.you = heard.you
                self.welcomed()
            case "state":
                self.seen = heard.seq
                self.look(heard)
                self.paused = heard.info is not None and heard.info.paused != ""
            case "paused":
                self.paused = True
            case "events" | "said":
                if heard.seq <= self.seen:
                    return
                if heard.seq > self.seen + 1:
                    return self.connect()
                self.seen = heard.seq
                self.paused = False
                self.look(heard)
            case "ack" | "refused" | "stale" | "error":
                self.outbox.pop(heard.cmd, None)
                if heard.t == "ack":
                    self.acknowledged.add(heard.cmd)
            case "bye":
                self.after = AFTER.get(heard.key)
                self.failures = 0 if self.after == "soon" else max(self.failures, FAILURES_AFTER_BYE)
            case "moved":
                self.follow(heard.url)

    def follow(self, url: str) -> None:
        """Go where the table is now."""
        self.moves += 1
        if self.moves > STRAIGHT_ON:
            return self.lost()
        self.elsewhere = url
        self.connect()

    def look(self, heard: Heard) -> None:
        """Show the table. People who stand up learn it only here: a new hello says that the seat is gone."""
        if heard.info is None:
            return
        self.info, self.raw_situation = heard.info, bytes(heard.situation)
        info, you = heard.info, self.you
        gone = you is not None and info.phase == "open" and you < len(info.seats) and info.seats[you].kind == "free"
        if gone and heard.t == "state":
            self.renew()

    def welcomed(self) -> None:
        self.greeted = True
        self.failures = self.moves = 0
        self.after = None
        for command in self.outbox.values():
            self.send(command)
        if self._heart is not None:
            self._heart.cancel()
        self._heart = self.loop.call_later(PING_EVERY, self.beat)

    def beat(self) -> None:
        if self.loop.now - self.heard_at > LONGEST_SILENCE:
            return self.lost()
        self.send(wire.Ping(1))
        if not self.paused:
            self.expect_answer()
        self._heart = self.loop.call_later(PING_EVERY, self.beat)
