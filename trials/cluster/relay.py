"""A TCP relay that can be cut: the network between a node and its database."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress


class Relay:
    """Listens on a port of this machine and passes everything on, in a thread of its own, until it is cut."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.open = threading.Event()  # while it is not set, nothing passes, and nobody is told
        self.open.set()
        self.started = threading.Event()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, name="relay", daemon=True)
        self.thread.start()
        self.started.wait(30)

    def cut(self) -> None:
        """Let nothing pass any more, in either direction; connections stay open, as when a cable is pulled."""
        self.open.clear()

    def mend(self) -> None:
        """Let everything pass again, also what was sent meanwhile."""
        self.open.set()

    def end(self) -> None:
        """Stop the relay."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self.started.set()
        self.loop.run_forever()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.CancelledError):
            await self._passable()
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
            ways = [asyncio.create_task(self._pass(reader, back)), asyncio.create_task(self._pass(there, writer))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for one in (writer, back):
                one.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._passable()
                writer.write(data)
                await writer.drain()
        await self._passable()

    async def _passable(self) -> None:
        while not self.open.is_set():
            await asyncio.sleep(0.02)
