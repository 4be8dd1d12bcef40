"""A person at a table, behaving like the page (client/src/connection.ts), with a transcript of everything.

Every command has a `cmd` and stays in the outbox until it is answered; after a lost connection the visitor reconnects,
sends the last `seq` it has seen, and sends the outbox again. It goes where `moved` sends it.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any
from urllib.parse import urljoin

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlour.wire.messages import VERSION

FIRST_WAIT, LONGEST_WAIT = 0.04, 0.4  # seconds: far less than the page waits, so that more happens in a minute
NEVER = 1e9  # seconds
ANSWERS = ("ack", "refused", "stale", "error")
Message = dict[str, Any]


@dataclass(frozen=True)
class Patience:
    """How long a visitor waits before it reconnects, for an answer, and until it sends a ping, in seconds."""

    first: float = FIRST_WAIT
    longest: float = LONGEST_WAIT
    answer: float = NEVER
    ping: float = NEVER


AS_THE_PAGE = Patience(0.2, 10.0, 8.0, 20.0)


@dataclass
class Transcript:
    """Everything that a visitor has sent and received."""

    sent: dict[str, Message] = field(default_factory=dict)
    answers: dict[str, list[Message]] = field(default_factory=lambda: defaultdict(list))
    connections: list[list[tuple[str, int]]] = field(default_factory=list)  # kind and `seq` of each message
    garbage: int = 0
    paused: list[Message] = field(default_factory=list)
    byes: Counter[str] = field(default_factory=Counter)
    moves: int = 0  # from node to node
    welcomes: list[float] = field(default_factory=list)  # when


class Pulse:
    """The moment of anybody's last send; callers waiting for the next one are woken by it."""

    def __init__(self) -> None:
        self.at = 0.0
        self.sent = asyncio.Event()

    def beat(self) -> None:
        self.at = monotonic()
        self.sent.set()

    async def next(self) -> float:
        self.sent.clear()
        await self.sent.wait()
        return self.at


class Visitor:
    """One seat at one table. behaviour.py decides what it does there."""

    def __init__(
        self,
        address: str,
        table: str,
        seat: int,
        cookies: dict[str, str],
        pulse: Pulse,
        seed: int,
        patience: Patience = Patience(),  # noqa: B008
    ) -> None:
        self.address = address
        self.patience = patience
        self.elsewhere: str | None = None  # where another node has the table
        self.heard = monotonic()  # when the last message came, or the first command since was sent
        self.paused = False
        self.pinged = False  # and not answered yet
        self.table = table
        self.seat = seat
        self.cookies = cookies
        self.pulse = pulse
        self.random = Random(seed)
        self.transcript = Transcript()
        self.outbox: dict[str, Message] = {}
        self.waiting: dict[str, asyncio.Future[Message]] = {}
        self.socket: ClientConnection | None = None
        self.greeted = False
        self.seen = 0
        self.latest: Message = {}  # the last `state` or `events`
        self.news = asyncio.Event()
        self.count = 0
        self.failures = 0

    # Connecting.

    async def live(self) -> None:
        """Connect, and reconnect whenever the connection is lost; until cancelled."""
        while True:
            url, self.elsewhere = self.elsewhere or self.usual_address(), None
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                await self.connected(url)
            self.greeted = False
            self.socket = None
            if self.elsewhere is not None:
                continue
            wait = min(self.patience.longest, self.patience.first * 2**self.failures)
            self.failures += 1
            await asyncio.sleep(wait * self.random.uniform(0.75, 1.25))

    def usual_address(self) -> str:
        again = f"?try={self.failures}" if self.failures else ""
        return f"{self.address}/api/tables/{self.table}/socket{again}"

    async def connected(self, url: str) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with connect(
            url,
            additional_headers={"Cookie": cookies},
            open_timeout=8,
            close_timeout=1,
            ping_interval=None,
            compression=None,
        ) as socket:
            self.socket, self.heard, self.paused, self.pinged = socket, monotonic(), False, False
            pinged_at = monotonic()
            self.transcript.connections.append([])
            await self.send({"t": "hello", "v": VERSION, "have": self.seen, "locale": "en"})
            while True:
                try:
                    frame = await asyncio.wait_for(socket.recv(), min(1.0, self.patience.answer))
                except TimeoutError:
                    if self.is_unanswered():
                        socket.transport.abort()
                        return
                    continue
                finally:
                    if monotonic() - pinged_at > self.patience.ping:
                        pinged_at = monotonic()
                        self.expect()
                        self.pinged = True
                        await self.send({"t": "ping", "n": 1})
                self.heard = monotonic()
                await self.take(json.loads(frame))
                if self.elsewhere is not None:
                    return

    def is_unanswered(self) -> bool:
        """Return whether a command has waited too long for its answer, or the hello for the welcome."""
        waits = bool(self.outbox) or self.pinged or not self.greeted
        return waits and not self.paused and monotonic() - self.heard > self.patience.answer

    async def send(self, message: Message | str) -> None:
        """Write a message to the socket, if there is one: what is lost is sent again from the outbox."""
        if self.socket is None:
            return
        with suppress(OSError, WebSocketException):
            await self.socket.send(message if isinstance(message, str) else json.dumps(message))
            self.pulse.beat()

    # Receiving.

    async def take(self, message: Message) -> None:
        kind = message["t"]
        if kind == "welcome":
            self.greeted, self.failures = True, 0
            self.transcript.welcomes.append(monotonic())
            for command in list(self.outbox.values()):
                await self.send(command)
        elif kind in ("state", "events"):
            self.transcript.connections[-1].append((kind, message["seq"]))
            self.seen = message["seq"]
            self.latest = message
            self.paused = message["info"]["paused"] == "table-cannot-write"
        elif kind in ANSWERS and message.get("cmd"):
            self.answered(message)
        elif kind == "pong":
            self.pinged = False
        elif kind == "paused":
            self.transcript.paused.append(message)
            self.paused = True
        elif kind == "moved":
            self.transcript.moves += 1
            self.elsewhere = urljoin(self.address.replace("ws", "http", 1), message["url"]).replace("http", "ws", 1)
        elif kind == "bye":
            self.transcript.byes[message["key"]] += 1
        self.news.set()

    def answered(self, message: Message) -> None:
        cmd = message["cmd"]
        self.transcript.answers[cmd].append(message)
        self.outbox.pop(cmd, None)
        waiting = self.waiting.pop(cmd, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)

    # Sending.

    def expect(self) -> None:
        """Begin to wait for an answer, unless the visitor waits for one already."""
        if not self.outbox and not self.pinged:
            self.heard = monotonic()

    async def order(self, t: str, **fields: Any) -> str:
        """Send a command; it stays in the outbox until it is answered."""
        self.count += 1
        cmd = f"{self.seat}-{self.count}"
        message = {"t": t, "cmd": cmd, **fields}
        self.transcript.sent[cmd] = message
        self.expect()
        self.outbox[cmd] = message
        if self.greeted:
            await self.send(message)
        return cmd

    async def ask(self, t: str, **fields: Any) -> Message:
        """Send a command and wait for its answer, across all kills."""
        cmd = await self.order(t, **fields)
        if self.transcript.answers[cmd]:
            return self.transcript.answers[cmd][0]
        self.waiting[cmd] = asyncio.get_running_loop().create_future()
        return await self.waiting[cmd]

    # The visitor's view.

    @property
    def situation(self) -> Message | None:
        found: Message | None = self.latest.get("situation")
        return found

    @property
    def phase(self) -> str:
        return str(self.latest["info"]["phase"]) if self.latest else ""

    @property
    def legal(self) -> list[str]:
        return list(self.situation["legal"]) if self.situation else []
