"""A device for tests: what a browser keeps, in memory, and a page that plays at its tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any

from parlour.offline import browser
from parlour.offline.host import Host
from parlour.offline.line import Line
from parlour.offline.log import TAKEN
from parlour.wire import messages as wire

Message = dict[str, Any]


class Shelf:
    """What the browser's database does: rows are kept all or none, and each number once."""

    def __init__(self) -> None:
        self.tables: dict[str, Message] = {}
        self.entries: dict[tuple[str, int], Message] = {}
        self.trouble = ""  # why nothing can be kept now

    async def append(self, rows: str, opened: str) -> str:
        new = {(row["table_id"], row["seq"]): row for row in json.loads(rows)}
        if self.trouble or new.keys() & self.entries.keys():
            return self.trouble or TAKEN
        self.tables |= {row["id"]: row for row in json.loads(opened)}
        self.entries |= new
        return ""

    async def read(self, table: str) -> str:
        if table not in self.tables:
            return ""
        rows = [row for (id, _), row in sorted(self.entries.items()) if id == table]
        return json.dumps({"table": self.tables[table], "entries": rows})


class DevicePage:
    """A page at a table on its own device, which remembers what it was told last."""

    def __init__(self, host: Host, table: str) -> None:
        self.heard: list[Message] = []
        self.state: Message = {}
        self.changed = asyncio.Event()
        self.hung_up = False
        self.sent = 0
        self.line = Line(self.hear, self.end)
        host.connect(table, self.line)
        self.say({"t": "hello", "v": wire.VERSION, "locale": "en", "pace": "at_once"})

    def hear(self, text: str) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["t"] in ("state", "events"):
            self.state = message
        self.changed.set()

    def end(self) -> None:
        self.hung_up = True
        self.changed.set()

    def say(self, message: Message) -> None:
        self.line.hear(json.dumps(message))

    def order(self, **command: Any) -> str:
        """Send a command, and return its id."""
        self.sent += 1
        self.say({**command, "cmd": f"c{self.sent}"})
        return f"c{self.sent}"

    async def until(self, holds: Callable[[], bool]) -> None:
        """Wait for a message after which something holds."""
        while not holds():
            self.changed.clear()
            async with asyncio.timeout(20):
                await self.changed.wait()

    async def answer(self, cmd: str) -> Message:
        """Wait for the answer to a command."""
        await self.until(lambda: any(one.get("cmd") == cmd and one["t"] != "events" for one in self.heard))
        return next(one for one in self.heard if one.get("cmd") == cmd and one["t"] != "events")

    @property
    def phase(self) -> str:
        return str(self.state["info"]["phase"]) if self.state else ""

    @property
    def situation(self) -> Message:
        found: Message = self.state["situation"]
        return found


async def open_table(host: Host, game: str, seats: int = 2, level: str | None = None, **more: Any) -> str:
    """Open a table as a page does, and return its id."""
    wish = {"game": game, "visibility": "quick", "seats": seats, "level": level, "name": "Ann", **more}
    return str(json.loads(await browser.open_table(host, json.dumps(wish)))["table"])
