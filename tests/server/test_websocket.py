"""The socket of a client: what breaks the protocol is closed with its code, and silence is noticed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from parlour.server.host.connection_limits import ConnectionLimits, ServerConfig
from parlour.server.host.frames import (
    BAD_TEXT,
    CONTINUATION,
    PING,
    PONG,
    PROTOCOL_ERROR,
    TEXT,
    TOO_BIG,
    close_frame,
    frame,
)
from parlour.server.host.settings import Settings
from parlour.server.host.websocket import LARGEST_MESSAGE, LOST_AFTER, MOST_BEHIND, PING_AFTER, LimitedWebSocket
from trials.frames import frame as of_client

BURST = 5


class Wire:
    """A transport that keeps what is written; `left` bytes of it have not been read."""

    def __init__(self) -> None:
        self.written = b""
        self.left = 0
        self.ended = ""

    def write(self, data: bytes) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return self.left

    def get_extra_info(self, name: str) -> Any:
        return ("192.0.2.1", 4711) if name == "peername" else None

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = "aborted"


class Inbox:
    """A receiver that keeps its messages."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.ends = 0

    def receive(self, text: bytes) -> None:
        self.texts.append(text)

    def lost(self) -> None:
        self.ends += 1


Story = Callable[[LimitedWebSocket, Wire], Any]


def with_socket(folder: Path, story: Story, app: Any = None) -> None:
    """Run a story with a socket whose handshake is complete."""

    async def run() -> None:
        limits = ConnectionLimits(Settings(data=folder, rate=0.001, burst=BURST))
        config = ServerConfig(app or Starlette(), limits, lifespan="off", log_config=None)
        socket, wire = LimitedWebSocket(config, ServerState(), {}), Wire()
        socket.connection_made(wire)  # type: ignore[arg-type]
        socket.handshake_initiated = socket.handshake_complete = True
        told = story(socket, wire)
        if told is not None:
            await told
        if socket.close_timer is not None:
            socket.close_timer.cancel()

    asyncio.run(run())


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"not masked"), PROTOCOL_ERROR),
        (of_client(b"the rest of nothing", CONTINUATION), PROTOCOL_ERROR),
        (of_client(b"half a", TEXT, first=0) + of_client(b"another", TEXT), PROTOCOL_ERROR),
        (of_client(b"\xff\xfe", TEXT), BAD_TEXT),
        (of_client(b"x" * LARGEST_MESSAGE, TEXT, first=0) + of_client(b"x", CONTINUATION, first=0), TOO_BIG),
    ],
    ids=["unmasked", "no beginning", "begun twice", "not UTF-8", "too big in parts"],
)
def test_a_client_that_breaks_the_protocol_is_told_how_and_heard_no_more(
    data: bytes, code: int, tmp_path: Path
) -> None:
    def story(socket: LimitedWebSocket, wire: Wire) -> None:
        inbox = Inbox()
        socket.attach(inbox)
        socket.data_received(data)
        assert wire.written == close_frame(code)
        socket.data_received(of_client(b"{}", TEXT))
        assert inbox.texts == [] and wire.written == close_frame(code)

    with_socket(tmp_path, story)


def test_messages_from_before_there_is_a_table_wait_for_it_but_not_without_end(tmp_path: Path) -> None:
    def story(socket: LimitedWebSocket, wire: Wire) -> None:
        inbox = Inbox()
        for number in range(BURST):
            socket.data_received(of_client(b"%d" % number, TEXT))
        socket.pass_on(b"one more")
        socket.pass_on(b"too many")
        socket.attach(inbox)
        assert inbox.texts == [*(b"%d" % number for number in range(BURST)), b"one more"]

    with_socket(tmp_path, story)


def test_a_table_hears_of_a_client_that_has_gone_before_it_came(tmp_path: Path) -> None:
    async def story(socket: LimitedWebSocket, wire: Wire) -> None:
        inbox = Inbox()
        socket.connection_lost(None)
        socket.attach(inbox)
        await asyncio.sleep(0)
        assert inbox.ends == 1 and socket not in socket.limits.sockets

    with_socket(tmp_path, story)


def test_a_silent_client_is_pinged_once_and_its_answer_costs_nothing(tmp_path: Path) -> None:
    def story(socket: LimitedWebSocket, wire: Wire) -> None:
        began = socket.heard
        socket.look_after(began + PING_AFTER)
        assert wire.written == b""
        for _ in range(2):
            socket.look_after(began + PING_AFTER + 0.1)
        assert wire.written == frame(PING, b"")
        socket.data_received(of_client(b"", PONG))
        assert socket.budget.left == BURST
        socket.data_received(of_client(b"", PONG))
        assert socket.budget.left < BURST, "only the answer to a ping is free"
        socket.look_after(socket.heard + LOST_AFTER + 0.1)
        assert wire.ended == "aborted"

    with_socket(tmp_path, story)


def test_a_client_that_does_not_read_gets_no_more_and_holds_nobody_up(tmp_path: Path) -> None:
    async def story(socket: LimitedWebSocket, wire: Wire) -> None:
        socket.pause_writing()  # while uvicorn's own answers still wait for room
        assert not socket.writable.is_set()
        socket.resume_writing()
        assert socket.writable.is_set()
        socket.attach(Inbox())
        assert socket.write(b"first") and socket.write(b"second")
        socket.pause_writing()
        await asyncio.sleep(0)
        assert wire.written == frame(TEXT, b"first") + frame(TEXT, b"second")
        wire.left = MOST_BEHIND + 1
        assert not socket.write(b"third")
        socket.resume_writing()

    with_socket(tmp_path, story)


def test_a_socket_is_cut_if_it_must_close_before_its_handshake_is_complete(tmp_path: Path) -> None:
    def story(socket: LimitedWebSocket, wire: Wire) -> None:
        socket.handshake_complete = False
        socket.shutdown()
        assert (wire.ended, wire.written) == ("aborted", b"")

    with_socket(tmp_path, story)


def test_an_error_while_a_socket_opens_is_logged_and_ends_it(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise ValueError("an application that is broken")

    async def story(socket: LimitedWebSocket, wire: Wire) -> None:
        socket.scope = {"type": "websocket", "path": "/", "headers": [], "state": {}}  # type: ignore[typeddict-item]
        with caplog.at_level(logging.ERROR, "uvicorn.error"):
            await socket.run_asgi()
        assert wire.ended == "aborted"
        assert [str(one.exc_info[1]) for one in caplog.records if one.exc_info] == ["an application that is broken"]

    with_socket(tmp_path, story, broken)
