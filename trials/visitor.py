"""A person at a table, behaving like the page (client/src/connection.ts), with a transcript of everything.

Every command has a `cmd` and stays in the outbox until it is answered; after a lost connection the visitor reconnects,
sends the last `seq` it has seen, and sends the outbox again.
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

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlour.wire.messages import VERSION

FIRST_WAIT, LONGEST_WAIT = 0.04, 0.4  # seconds: a tenth of the page's, so that more happens in a minute
ANSWERS = ("ack", "refused", "stale", "error")
Message = dict[str, Any]


@dataclass
class Transcript:
    """Everything that a visitor has sent and received."""

    sent: dict[str, Message] = field(default_factory=dict)
    answers: dict[str, list[Message]] = field(default_factory=lambda: defaultdict(list))
    connections: list[list[tuple[str, int]]] = field(default_factory=list)  # kind and `seq` of each message
    garbage: int = 0
    paused: list[Message] = field(default_factory=list)
    byes: Counter[str] = field(default_factory=Counter)


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
    """One seat at one table. minds.py decides what it does there."""

    def __init__(self, address: str, table: str, seat: int, cookies: dict[str, str], pulse: Pulse, seed: int) -> None:
        self.address = address
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
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                await self.connected()
            self.greeted = False
            self.socket = None
            wait = min(LONGEST_WAIT, FIRST_WAIT * 2**self.failures)
            self.failures += 1
            await asyncio.sleep(wait * self.random.uniform(0.75, 1.25))

    async def connected(self) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with connect(
            f"{self.address}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": cookies},
            open_timeout=8,
            ping_interval=None,
            compression=None,
        ) as socket:
            self.socket = socket
            self.transcript.connections.append([])
            await self.send({"t": "hello", "v": VERSION, "have": self.seen, "locale": "en"})
            async for frame in socket:
                await self.take(json.loads(frame))

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
            for command in list(self.outbox.values()):
                await self.send(command)
        elif kind in ("state", "events"):
            self.transcript.connections[-1].append((kind, message["seq"]))
            self.seen = message["seq"]
            self.latest = message
        elif kind in ANSWERS and message.get("cmd"):
            self.answered(message)
        elif kind == "paused":
            self.transcript.paused.append(message)
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

    async def order(self, t: str, **fields: Any) -> str:
        """Send a command; it stays in the outbox until it is answered."""
        self.count += 1
        cmd = f"{self.seat}-{self.count}"
        message = {"t": t, "cmd": cmd, **fields}
        self.transcript.sent[cmd] = message
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
