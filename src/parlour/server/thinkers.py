"""Computer players think in processes of their own, from what their seat knows and nothing else.

A worker gets an imagined position, never the true one: everything that the seat does not know was dealt anew before,
so it could not peek if it wanted to. A view would say too little: a player remembers more than the table shows (the own
deck of House of Cards). One that thinks too long is ended; workers end by themselves when the server is gone.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing.connection import wait
from typing import Any

import parlour


def watch_parent() -> None:
    """In a worker: end when the server does."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()


def think(game: str, level: str, position: dict[str, Any], seed: bytes) -> str:
    """In a worker: the move of a player in this position."""
    state = parlour.game(game).position(position)
    return str(parlour.bot(game, level=level, seed=seed).choose(state))


class TooSlow(Exception):
    """A player has not answered in time."""


class Thinkers:
    """The workers."""

    def __init__(self, workers: int = 1, limit: float = 10.0) -> None:
        self.workers = workers
        self.limit = limit
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=watch_parent)

    async def choose(self, game: str, level: str, imagined: dict[str, Any], seed: bytes) -> str:
        """A move, or TooSlow."""
        try:
            future = self.pool.submit(think, game, level, imagined, seed)
            return await asyncio.wait_for(asyncio.wrap_future(future), self.limit)
        except (TimeoutError, BrokenExecutor) as error:
            self.restart()
            raise TooSlow from error

    def restart(self) -> None:
        """End the workers at once and start new ones."""
        self.close()
        self.pool = self.new_pool()

    def close(self) -> None:
        """End the workers, thinking or not."""
        processes = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
