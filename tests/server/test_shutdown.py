"""Shutdown: a server commits what is under way, sends everybody the reason, and leaves nothing behind."""

from __future__ import annotations

import base64
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.process import NONCE, Player, Server, free_port, serving
from tests.server.test_evening import children_of

SERVICE_RESTART = 1012
FINISHED = 0
FORCED = 128 + signal.SIGTERM


class Restless(threading.Thread):
    """A player who goes on playing until the connection ends."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.player = Player(server, "Ann")
        self.table = self.player.open(visibility="quick", options={"first_player": 0, "turn_limit": 10_000})
        self.player.join(self.table)
        self.acknowledged: list[int] = []
        self.code: int | None = None

    def run(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                self.player.wait_for_turn(0)
                if self.player.situation["view"]["turn"] == 0:
                    answer = self.player.play("end")
                else:
                    answer = self.player.ask("rematch", nonce=NONCE)
                if answer["t"] == "ack":
                    self.acknowledged.append(answer["seq"])
        try:
            while True:  # messages from before the end, if sending noticed the end first
                self.player.receive()
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else None

    def bye(self) -> dict[str, Any] | None:
        return next((heard for heard in self.player.heard if heard["t"] == "bye"), None)


def wait_until(done: Any) -> None:
    deadline = time.monotonic() + 60
    while not done():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.02)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_in_the_middle_of_moves_everybody_is_told_and_nothing_is_lost(tmp_path: Path, how: signal.Signals) -> None:
    log = tmp_path / "log"
    with serving(tmp_path / "data", log=log) as server:
        players = [Restless(server) for _ in range(3)]
        for player in players:
            player.start()
        wait_until(lambda: all(len(player.acknowledged) > 5 for player in players))
        workers = children_of(server.process.pid)
        server.process.send_signal(how)
        assert server.process.wait(60) == FINISHED
        for player in players:
            player.join(60)
            assert player.bye() == {"t": "bye", "key": "serve-restarting", "args": {}}
            assert player.code == SERVICE_RESTART
        assert workers
        wait_until(lambda: not [worker for worker in workers if Path(f"/proc/{worker}").exists()])
        assert server.told("stopping") and server.events()[-1]["event"] == "stopped"
        assert not [told for told in server.events() if told["level"] in ("error", "critical")]
        assert not (tmp_path / "data" / "admin.token").exists()
        server.start()
        for player in players:
            assert player.player.join(player.table)["seq"] >= player.acknowledged[-1]
            player.player.close()
    said = log.read_text()
    assert "leaked" not in said and "Traceback" not in said


def test_ctrl_c_in_a_terminal_reaches_all_processes_and_is_as_quiet(tmp_path: Path) -> None:
    """A terminal sends the signal to the workers too, even to one that is just starting."""
    port = free_port()
    command = [sys.executable, "-m", "parlour", "serve", "--port", f"{port}", "--data", f"{tmp_path}", "--log", "json"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, env=os.environ
    )
    assert process.stderr is not None
    assert json.loads(process.stderr.readline())["event"] == "started"
    urlopen(f"http://127.0.0.1:{port}/api/games").close()  # a visitor, for whom a worker starts
    wait_until(lambda: children_of(process.pid))
    os.killpg(process.pid, signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == FINISHED
    assert [json.loads(line)["event"] for line in said.splitlines()] == ["stopping", "stopped"]


def silent_guest(server: Server, table: str) -> socket.socket:
    """Open a connection that sends a hello and then never reads nor answers again."""
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    key = base64.b64encode(b"0123456789abcdef").decode()
    raw.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    read_to(raw, b"\r\n\r\n")
    hello = b'{"t":"hello","v":2}'
    raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    read_to(raw, b'"welcome"')
    return raw


def read_to(raw: socket.socket, end: bytes) -> None:
    seen = b""
    while end not in seen:
        seen += raw.recv(4096)


def unfinished_request(server: Server) -> socket.socket:
    """Begin a request that never ends, for which a stopping server waits for a while."""
    raw = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n{")
    return raw


def test_a_client_that_does_not_answer_holds_nobody_up(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(tmp_path / "data", log=log) as server:
        with silent_guest(server, Player(server, "Ann").open()), unfinished_request(server):
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(60) == FINISHED
        assert server.told("stopped")


def test_a_second_signal_ends_it_at_once(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(tmp_path / "data", log=log) as server:
        with unfinished_request(server):
            server.process.send_signal(signal.SIGTERM)
            wait_until(lambda: server.told("stopping"))
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(60) == FORCED
        assert not server.told("stopped")


def test_nobody_new_comes_in_while_it_stops(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with serving(tmp_path / "data", log=log) as server:
        with unfinished_request(server):
            server.process.send_signal(signal.SIGTERM)
            wait_until(lambda: server.told("stopping"))
            wait_until(lambda: not answers(server))
            assert server.process.poll() is None
        server.process.wait(60)


def answers(server: Server) -> bool:
    try:
        socket.create_connection(("127.0.0.1", server.port)).close()
    except OSError:
        return False
    return True
