"""A real server process, and people who talk to it over real sockets."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import IO, Any, Protocol

from websockets.sync.client import ClientConnection, connect

from parlour.wire.messages import VERSION

NONCE = "ab" * 16
UP_WITHIN = 180.0  # seconds for a server to start, on however busy a machine
UNLIMITED = ("--read-rate", "0", "--post-rate", "0")  # for a server that many tests share


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


class Place(Protocol):
    """Where people find a server: its own address, or that of a proxy."""

    @property
    def address(self) -> str: ...

    @property
    def port(self) -> int: ...


def opened(file: Path | None) -> AbstractContextManager[IO[bytes] | None]:
    """Open a file for appending, if there is one."""
    return nullcontext() if file is None else file.open("ab")


class Server:
    """`parlour serve` in a process of its own, which can be killed and restarted."""

    def __init__(
        self,
        data: Path,
        pause: float = 0.0,
        program: str = "parlour",
        port: int | None = None,
        output: Path | None = None,
        flags: Sequence[str] = (),
        log: Path | None = None,
    ) -> None:
        self.port = free_port() if port is None else port
        self.output = output  # the file for its output, if any
        self.flags = flags
        self.log = log  # the file for its log, if it is separate
        self.data = data
        self.pause = pause
        self.program = program
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start the process, and wait until it is healthy."""
        command = ["-m", self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        arguments = [sys.executable, *command, "--pause", str(self.pause), *self.flags]
        with opened(self.output) as said, opened(self.log or self.output) as log:
            self.process = subprocess.Popen(arguments, env=os.environ, stdout=said, stderr=log)
        deadline = time.monotonic() + UP_WITHIN
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the server has ended"
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=5).read()
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
            else:
                return
        raise TimeoutError("the server did not come up")

    def kill(self) -> None:
        """Kill the process with SIGKILL, without a graceful shutdown."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def events(self) -> list[dict[str, Any]]:
        """Return the events logged so far, as JSON; Python's semaphore tracker may add lines of its own after a
        kill."""
        assert self.log is not None
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def told(self, event: str) -> list[dict[str, Any]]:
        """Return the logged events of one kind."""
        return [told for told in self.events() if told["event"] == event]

    def stop(self) -> None:
        """Stop the process as Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=30)


@contextmanager
def in_memory() -> Iterator[Path]:
    """A data folder in memory, if the system has one: for games in which every move would wait for the disk."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if os.access(memory, os.W_OK) else None) as folder:
        yield Path(folder)


@contextmanager
def serving(data: Path, pause: float = 0.0, program: str = "parlour", **how: Any) -> Iterator[Server]:
    """Run a server, and shut it down gracefully at the end, as an admin would."""
    server = Server(data, pause, program, **how)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


def open_socket(server: Place, table: str, **headers: str) -> ClientConnection:
    """Open a socket of a table, without a hello."""
    return connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket", additional_headers=headers)


class Player:
    """A client that behaves like a browser: it keeps cookies and gives every command a new idempotency key."""

    def __init__(self, server: Place, name: str) -> None:
        self.server = server
        self.name = name
        self.cookies: dict[str, str] = {}
        self.count = 0
        self.socket: ClientConnection | None = None
        self.latest: dict[str, Any] = {}
        self.heard: deque[dict[str, Any]] = deque(maxlen=100)  # the last messages
        self.rated: dict[str, Any] | None = None  # the new ratings after the last game

    def post(self, path: str, body: Any, **headers: str) -> tuple[int, Any]:
        """Send a request with a JSON body; return its status and response."""
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        given = {"Cookie": self.cookie, **headers}
        request = urllib.request.Request(f"{self.server.address}{path}", data, given, method="POST")
        try:
            answer = urllib.request.urlopen(request, timeout=30)
        except urllib.error.HTTPError as error:
            return error.code, json.loads(error.read())
        for cookie in answer.headers.get_all("Set-Cookie") or []:
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value
        return answer.status, json.loads(answer.read())

    def get(self, path: str) -> Any:
        """Return the JSON response of a path to this player."""
        request = urllib.request.Request(f"{self.server.address}{path}", headers={"Cookie": self.cookie})
        return json.loads(urllib.request.urlopen(request, timeout=30).read())

    @property
    def cookie(self) -> str:
        """All cookies, as a browser sends them."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def open(self, **wish: Any) -> str:
        """Open a table, and return its id."""
        defaults = {"game": "notty", "visibility": "private", "seats": 2, "name": self.name, "nonce": NONCE}
        defaults["level"] = "reference"  # it answers at once, even uncompiled
        status, answer = self.post("/api/tables", defaults | wish)
        assert status == 200, answer
        return str(answer["table"])

    def sit(self, table: str, seat: int | None = None) -> int:
        """Take a seat."""
        status, answer = self.post(f"/api/tables/{table}/sit", {"name": self.name, "nonce": NONCE, "seat": seat})
        assert status == 200, answer
        return int(answer["seat"])

    def join(self, table: str, **headers: str) -> dict[str, Any]:
        """Open the table's socket and send a hello; return the welcome."""
        self.socket = open_socket(self.server, table, Cookie=self.cookie, **headers)
        self.send(t="hello", v=VERSION)
        welcome = self.receive()
        assert welcome["t"] == "welcome", welcome
        self.until(lambda message: message["t"] == "state")
        return welcome

    def send(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 30) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.heard.append(message)
        if message["t"] in ("state", "events"):
            self.latest = message
        elif message["t"] == "rated":
            self.rated = message
        return message

    def until(self, wanted: Any) -> dict[str, Any]:
        """Read messages until one matches, and return it."""
        while True:
            message = self.receive()
            if wanted(message):
                return message

    def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a command, and return its answer."""
        self.count += 1
        cmd = fields.pop("cmd", f"{self.name} {self.count}")
        self.send(t=t, cmd=cmd, **fields)
        return self.until(lambda message: message.get("cmd") == cmd)

    @property
    def situation(self) -> dict[str, Any]:
        situation: dict[str, Any] = self.latest["situation"]
        return situation

    def play(self, move: str) -> dict[str, Any]:
        """Play a move at the table as this player last saw it."""
        return self.ask("do", turn=self.situation["moves"], move=move)

    def wait_for_turn(self, seat: int) -> None:
        """Read messages until it is this seat's turn, or the game is over."""
        while self.situation["view"]["turn"] not in (seat, None):
            self.receive()

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()
