"""Connections that never finish a request, floods of pings, and guesses: none of them shuts out a player."""

from __future__ import annotations

import json
import logging
import resource
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

from parlour.server.host.connection_limits import MOST_FILES, UNLIMITED, ConnectionLimits, raise_file_limit
from parlour.server.host.logs import MOST_LINES, RepeatLimit
from parlour.server.host.settings import Settings
from parlour.server.host.websocket import STUCK, WriteProgress
from tests.server.few_files import FEW
from tests.server.process import Player, Server, serving
from tests.server.test_rate_limits import POLICY_VIOLATION, knock, turned_away
from trials.frames import PING, TEXT, frame, handshake

HALF = b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: "
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
PONG = 10


def raw(server: Server, said: bytes) -> socket.socket:
    """Open a connection that sends these bytes and then nothing."""
    made = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    made.sendall(said)
    return made


def heard(connection: socket.socket) -> bytes:
    """Return everything received until the other side closes."""
    said = b""
    try:
        while data := connection.recv(65536):
            said += data
    except ConnectionResetError:
        pass
    return said


@contextmanager
def at_play(server: Server) -> Iterator[Player]:
    """Somebody who plays against a computer, a game that lasts for many rounds."""
    ann = Player(server, "Ann")
    table = ann.open(game="potter", visibility="quick", options={"target": 500})
    ann.join(table)
    yield ann
    ann.close()


def plays_on(ann: Player) -> None:
    ann.wait_for_turn(0)
    assert ann.play(ann.situation["legal"][0])["t"] == "ack"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for a request for a second."""
    folder = tmp_path_factory.mktemp("impatient")
    with serving(folder / "data", flags=["--request-seconds", "1"], log=folder / "log") as server:
        yield server


@pytest.mark.parametrize("said", [b"", HALF, HALF_A_BODY])
def test_a_request_that_does_not_arrive_is_ended(said: bytes, impatient: Server) -> None:
    before = len(impatient.told("connection refused"))
    with raw(impatient, said) as slow:
        assert heard(slow)[:12] in (b"HTTP/1.1 408", b"")
    assert [one["why"] for one in impatient.told("connection refused")[before:]] == ["half-sent"]
    assert Player(impatient, "Ann").get("/api/health")["ok"]


def test_a_trickle_of_a_request_does_not_keep_it_alive(impatient: Server) -> None:
    with raw(impatient, HALF) as slow:
        slow.settimeout(0.1)
        while True:
            try:
                slow.sendall(b"x")
                if slow.recv(100) is not None:
                    break
            except TimeoutError:
                continue
            except OSError:
                break


def test_the_oldest_connection_of_an_address_makes_way_for_a_new_one(tmp_path: Path) -> None:
    with (
        serving(tmp_path, flags=["--waiting-per-address", "5", "--request-seconds", "0"]) as server,
        ExitStack() as all,
    ):
        slow = [all.enter_context(raw(server, HALF)) for _ in range(20)]
        for one in slow[:15]:
            assert heard(one)[:12] in (b"HTTP/1.1 408", b"")
        assert Player(server, "Ann").get("/api/health")["ok"]


def test_half_sent_requests_shut_nobody_out_and_fill_no_log(tmp_path: Path) -> None:
    """There are more of them than the server has file descriptors."""
    data, log = tmp_path / "data", tmp_path / "log"
    flags = ["--waiting-per-address", "0", "--request-seconds", "0"]
    with serving(data, flags=flags, log=log, program="tests.server.few_files") as server, ExitStack() as all:
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert limits == (FEW, FEW)
        with at_play(server) as ann:
            for number in range(2 * FEW):
                all.enter_context(raw(server, HALF))
                if number % 100 == 0:
                    plays_on(ann)
            plays_on(ann)
            assert Player(server, "Bob").get("/api/health")["ok"]
        assert not server.told("log")
        assert len(server.told("connection refused")) <= 100


def test_people_with_a_seat_get_in_when_the_server_is_full_of_spectators(tmp_path: Path) -> None:
    flags = ["--per-address", "0", "--socket-rate", "0", "--most-guests", "0"]
    with serving(tmp_path, flags=flags, program="tests.server.few_files") as server, ExitStack() as all:
        ann = Player(server, "Ann")
        table = ann.open()
        ann.sit(table)
        request = handshake(f"127.0.0.1:{server.port}", f"/api/tables/{table}/socket")
        for _ in range(FEW // 3):
            assert all.enter_context(raw(server, request)).recv(4096).startswith(b"HTTP/1.1 101")
        assert turned_away(knock(server, table))["key"] == "serve-full"
        assert ann.join(table)["you"] == 0
        ann.close()


# Frames.


def flooded(server: Server, table: str, frames: bytes) -> bytes:
    """Return what is received on a socket that sends all of this without reading meanwhile."""
    with raw(server, handshake(f"127.0.0.1:{server.port}", f"/api/tables/{table}/socket")) as made:
        assert made.recv(4096).startswith(b"HTTP/1.1 101")
        with suppress(OSError):
            made.sendall(frames)
        return heard(made)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets each connection send twenty frames, and each address as many connections as it likes."""
    flags = ["--rate", "0.01", "--burst", "20", "--address-rate", "0"]
    with serving(tmp_path_factory.mktemp("strict"), flags=flags) as server:
        yield server


@pytest.mark.parametrize(
    "frames",
    [frame(b"", PING), frame(b"x" * 125, PING), frame(b"", PONG), frame(b"", 0, first=0), frame(b"{}", TEXT)],
    ids=["pings", "long pings", "pongs", "pieces", "messages"],
)
def test_frames_of_every_kind_are_counted(frames: bytes, strict: Server) -> None:
    table = Player(strict, "Ann").open()
    begun = frame(b'{"t":', TEXT, first=0) if frames[0] == 0 else b""
    said = flooded(strict, table, begun + frames * 5000)
    assert b'"key":"table-too-fast"' in said
    assert said.endswith(frame(POLICY_VIOLATION.to_bytes(2, "big") + b"table-too-fast", 8, mask=None))
    assert said.count(frame(b"", PONG, mask=None)) <= 20


def test_pings_and_messages_share_one_budget(tmp_path: Path) -> None:
    with serving(tmp_path, flags=["--rate", "0.01", "--burst", "10"]) as server:
        ann = Player(server, "Ann")
        ann.join(ann.open())
        assert ann.socket is not None
        for _ in range(7):
            assert ann.socket.ping().wait(30)
        ann.send(t="ping", n=1)
        assert ann.until(lambda message: message["t"] == "pong")
        ann.send(t="ping", n=2)
        ann.send(t="ping", n=3)
        assert ann.until(lambda message: message["t"] == "bye")["key"] == "table-too-fast"


def test_a_few_pings_and_pieces_are_answered(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        connection: ClientConnection = knock(server, Player(server, "Ann").open())
        assert connection.ping().wait(30)
        connection.send(iter(['{"t":"he', 'llo","v', '":2}']))
        assert json.loads(connection.recv(30))["t"] == "welcome"
        connection.close()


# GuessLimits.


def fetched(server: Server, path: str, address: str) -> tuple[int, Any, Any]:
    """Send a request from an address behind a proxy; return the status, the body and the time to wait."""
    request = urllib.request.Request(f"{server.address}{path}", headers={"X-Forwarded-For": address})
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status, json.loads(answer.read()), None
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read()), error.headers["Retry-After"]


def code_of(server: Server) -> str:
    ann = Player(server, "Ann")
    ann.join(ann.open())
    ann.close()
    return str(ann.latest["info"]["code"])


def test_wrong_codes_are_counted_and_others_are_not_refused_for_them(tmp_path: Path) -> None:
    flags = ["--proxy", "--guess-rate", "0.01", "--guess-burst", "3", "--all-guess-rate", "0.01"]
    with serving(tmp_path, flags=[*flags, "--all-guess-burst", "5"]) as server:
        code = code_of(server)
        thief, clumsy, bob = "192.0.2.1", "192.0.2.2", "192.0.2.3"
        assert [fetched(server, f"/api/codes/wrong{number}", thief)[0] for number in range(3)] == [404, 404, 404]
        status, answer, wait = fetched(server, "/api/codes/wrong", thief)
        assert status == 429, "guessing goes on"
        assert (answer["key"], answer["args"]["seconds"]) == ("serve-too-fast", int(wait))
        assert fetched(server, f"/api/codes/{code}", thief)[0] == 429  # otherwise guessing could go on
        assert fetched(server, "/api/codes/wrong", clumsy)[0] == 404
        assert fetched(server, f"/api/codes/{code}", clumsy)[0] == 200
        assert fetched(server, "/api/codes/wrong", clumsy)[0] == 404
        assert fetched(server, "/api/codes/wrong", clumsy)[0] == 429  # the common budget is spent
        assert fetched(server, f"/api/codes/{code.upper()[:3]}-{code[3:]}", bob)[0] == 200


def test_one_time_codes_are_guessed_no_quicker(tmp_path: Path) -> None:
    with serving(tmp_path, flags=["--guess-rate", "0.01", "--guess-burst", "3"]) as server:
        ann = Player(server, "Ann")
        tries = [ann.post("/api/me/continue", {"code": f"wrong{number}"})[0] for number in range(4)]
        assert tries == [409, 409, 409, 429]


# Reads, and messages per address.


def test_reads_come_at_a_rate_and_a_costly_one_counts_as_several(tmp_path: Path) -> None:
    flags = ["--proxy", "--read-rate", "0.01", "--read-burst", "12"]
    with serving(tmp_path, flags=flags) as server:
        assert [fetched(server, "/api/health", "192.0.2.1")[0] for _ in range(13)] == [200] * 12 + [429]
        path = "/api/tables/nowhere/games/7/moments/1"
        assert [fetched(server, path, "192.0.2.2")[0] for _ in range(3)] == [404, 404, 429]
        status, answer, wait = fetched(server, "/api/health", "192.0.2.1")
        assert (status, answer["key"], answer["args"]["seconds"]) == (429, "serve-too-fast", int(wait))


def test_all_connections_of_an_address_share_its_messages(tmp_path: Path) -> None:
    flags = ["--proxy", "--address-rate", "0.01", "--address-burst", "25"]
    with serving(tmp_path, flags=flags) as server:
        ann, bob, eve = (Player(server, name) for name in ("Ann", "Bob", "Eve"))
        table = ann.open()
        for player, address in ((ann, "192.0.2.1"), (bob, "192.0.2.1"), (eve, "192.0.2.9")):
            player.join(table, **{"X-Forwarded-For": address})
        for number in range(5):
            player = (ann, bob)[number % 2]
            player.send(t="ping", n=number)
            assert player.until(lambda message: message["t"] == "pong")["n"] == number
        bob.send(t="ping", n=9)
        assert bob.until(lambda message: message["t"] == "bye")["key"] == "table-too-fast"
        for number in range(10):
            eve.send(t="ping", n=number)
        assert eve.until(lambda message: message["t"] == "pong" and message["n"] == 9)
        for player in (ann, bob, eve):
            player.close()


# The log.


def test_the_same_warning_is_logged_a_few_times_and_then_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("parlour.server.host.logs.monotonic", lambda: now)
    flood = RepeatLimit()

    def record(level: int = logging.WARNING) -> logging.LogRecord:
        return logging.LogRecord("asyncio", level, "base_events.py", 1, "out of %s", ("files",), None)

    assert sum(flood.filter(record()) for _ in range(1000)) == MOST_LINES
    assert all(flood.filter(record(logging.INFO)) for _ in range(1000))
    now = 100.0
    later = record()
    assert flood.filter(later) and later.__dict__["more"] == 1000 - MOST_LINES


# Limits of the operating system, and clients that do not read.


@pytest.mark.parametrize(
    ("soft", "hard", "granted"),
    [(200, 400, 400), (400, 400, 400), (200, -1, MOST_FILES), (100_000, -1, 100_000), (-1, -1, UNLIMITED)],
)
def test_the_limit_of_open_files_is_raised_as_far_as_allowed(
    soft: int, hard: int, granted: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    requested: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: requested.append(limits))
    assert resource.RLIM_INFINITY == -1
    assert raise_file_limit() == granted
    assert requested == ([(granted, hard)] if granted > soft != -1 else [])


def test_a_system_that_allows_less_than_it_reports_keeps_its_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise ValueError("current limit exceeds maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert raise_file_limit() == 256


@pytest.mark.parametrize(
    ("peer", "trusted"), [("127.0.0.1", True), ("10.1.2.3", True), ("192.0.2.1", False), ("", False), ("unix:", False)]
)
def test_only_a_listed_address_is_a_proxy(peer: str, trusted: bool, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, trust_proxy=True, proxies="127.0.0.1, 10.0.0.0/8")
    assert ConnectionLimits(settings).is_proxy(peer) is trusted
    assert not ConnectionLimits(Settings(data=tmp_path)).is_proxy(peer)


@dataclass(eq=False)
class Client:
    """As much of a connection as the limits look at."""

    transport: Unread
    since: float | None
    progress: WriteProgress = field(default_factory=WriteProgress)
    peer: str = "192.0.2.1"


class Unread:
    """A transport with this many bytes that its client has not read."""

    def __init__(self, left: int) -> None:
        self.left = left

    def get_write_buffer_size(self) -> int:
        return self.left


def test_a_client_is_stuck_when_it_reads_nothing_for_long() -> None:
    progress, transport = WriteProgress(), Unread(1000)
    assert [progress.is_stuck(transport, now) for now in (0.0, STUCK, STUCK + 0.1)] == [False, False, True]  # type: ignore[arg-type]
    transport.left -= 1
    assert not progress.is_stuck(transport, 2 * STUCK)  # type: ignore[arg-type]
    transport.left = 0
    assert not progress.is_stuck(transport, 9 * STUCK)  # type: ignore[arg-type]


def test_clients_that_do_not_read_are_overdue_whatever_they_asked_for(tmp_path: Path) -> None:
    limits = ConnectionLimits(Settings(data=tmp_path, request_seconds=5.0))

    def client(left: int, since: float | None) -> Any:
        return Client(Unread(left), since)

    patient, half_sent, unread = client(0, None), client(0, 0.0), client(9, None)
    limits.requests = {patient: None, half_sent: None, unread: None}
    assert list(limits.overdue(1.0)) == []
    assert list(limits.overdue(2.0 + STUCK)) == [half_sent, unread]
