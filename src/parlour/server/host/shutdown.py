"""Graceful shutdown: no new connections, pending commands are committed, clients get the reason, and the workers end.

A node of a cluster first hands its tables to the others, while it still answers.

A second signal ends the process at once. Nothing is lost by that either: everything that was sent is on the disk.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import threading
from contextlib import suppress
from types import FrameType

import uvicorn
from starlette.applications import Starlette

from parlour.server.host import logs, metrics
from parlour.server.host.connection_limits import ServerConfig

HAND_OVER_SECONDS = 3.0  # seconds for other nodes to take over
DRAIN_SECONDS = 3.0  # seconds for pending commands and the last messages
CONNECTIONS = 3  # seconds for connections to close
KILL_AFTER = 9.0  # seconds after which the process ends in any case


class GracefulServer(uvicorn.Server):
    """uvicorn's server, which also drains its tables.

    The signal is not raised again at the end, because it is no error.
    """

    def __init__(self, config: ServerConfig, app: Starlette) -> None:
        super().__init__(config)
        self.app = app
        self.limits = config.limits
        self.watch: asyncio.Task[None] | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            end_now(128 + sig)
        self.should_exit = True
        logs.event("stopping", signal=signal.Signals(sig).name)
        guard = threading.Timer(KILL_AFTER, end_now, [1])
        guard.daemon = True
        guard.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.watch = asyncio.create_task(self.limits.watch())
        server = self.app.state.server
        server.nodes.on_replaced = self.leave
        logs.event("started", tables=len(server.tables.actors), workers=len(server.pool.workers), build=metrics.build())

    def leave(self) -> None:
        """Stop, because another process has this node's name and its tables."""
        self.app.state.server.tables.evict_all()
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with suppress(Exception):  # there may be no other node, or no store
            await asyncio.wait_for(self.app.state.server.hand_over(), HAND_OVER_SECONDS)
        for server in self.servers:
            server.close()
        try:
            await asyncio.wait_for(self.app.state.server.drain("serve-restarting"), DRAIN_SECONDS)
        except Exception as error:  # shut down in any case
            logs.event("goodbye failed", logging.ERROR, cause=error)
        await super().shutdown(sockets)
        if self.watch is not None:
            self.watch.cancel()
        logs.event("stopped")


def end_now(code: int) -> None:
    """End the process at once. Workers exit by themselves when their server is gone."""
    logs.event("ended at once", logging.WARNING)
    os._exit(code)
