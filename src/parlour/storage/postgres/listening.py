"""Hints from all who share the database, by PostgreSQL's LISTEN and NOTIFY. Whatever a hint is about is read again on a
timer too, so that a lost one only makes things slower."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import closing, suppress
from threading import Event, Thread
from typing import LiteralString

import psycopg

from parlour.storage.errors import StorageError
from parlour.storage.postgres.connections import connect

CHANNEL: LiteralString = "parlour"
NOTIFY: LiteralString = "SELECT pg_notify('parlour', %s)"
LOOK = 1.0  # seconds between two looks at whether the store is being closed
AGAIN = 1.0  # seconds until a lost connection is opened again
log = logging.getLogger(__name__)


class Listener:
    """A thread with a connection of its own, which hands every hint to the event loop."""

    def __init__(self, address: str, heard: Callable[[str], None]) -> None:
        self.address = address
        self.heard = heard
        self.loop = asyncio.get_running_loop()
        self.ended = Event()
        self.thread = Thread(target=self._run, name="parlour-listener", daemon=True)
        self.thread.start()

    def stop(self) -> None:
        """End the thread; it may take `LOOK` seconds."""
        self.ended.set()

    def _run(self) -> None:
        while not self.ended.is_set():
            try:
                self._listen()
            except (psycopg.Error, StorageError) as error:
                if self.ended.is_set():
                    return
                log.warning("hints lost", extra={"facts": {"reason": type(error).__name__}})
                self.ended.wait(AGAIN)

    def _listen(self) -> None:
        with closing(connect(self.address, autocommit=True)) as connection:
            connection.execute(b"LISTEN " + CHANNEL.encode())
            self._tell("")  # what was said before is unknown
            while not self.ended.is_set():
                for hint in connection.notifies(timeout=LOOK):
                    self._tell(hint.payload)

    def _tell(self, hint: str) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self.loop.call_soon_threadsafe(self.heard, hint)
