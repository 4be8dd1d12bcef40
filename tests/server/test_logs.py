"""The log records what happens and reveals no secrets."""

from __future__ import annotations

import io
import json
import logging
import resource
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.sync.client import connect

from parlour.server.host import logs
from tests.server.process import Player, Server, serving

SECRET = "hush"
NONCE = "5ec4e7" * 5 + "ab"
NAME = "Annabel Whisper"
CHEAT = "steal-with-my-eyes-closed"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """A log of this process in memory; the logging is restored afterwards."""
    root, hooks = logging.getLogger(), (sys.excepthook, sys.unraisablehook)
    handlers, level = list(root.handlers), root.level
    stream = io.StringIO()
    logs.set_up("json", "debug", stream=stream)
    yield stream
    logging.captureWarnings(False)
    root.handlers[:] = handlers
    root.setLevel(level)
    logs.log.setLevel(logging.NOTSET)
    logs.addresses.shown = True
    sys.excepthook, sys.unraisablehook = hooks


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail(secret: str) -> None:
    try:
        raise KeyError(secret)
    except KeyError as error:
        raise ValueError(f"cannot use {secret}") from error


def test_an_error_is_told_by_its_kind_and_its_way_without_any_value(stream: io.StringIO) -> None:
    try:
        fail(SECRET)
    except ValueError as error:
        logs.event("worker failed", logging.ERROR, cause=error, game="notty")
    (told,) = lines(stream)
    assert (told["event"], told["game"], told["error"], told["behind"]) == (
        "worker failed",
        "notty",
        "ValueError",
        ["KeyError"],
    )
    assert [line.rpartition(" ")[2] for line in told["trace"]] == [
        "test_an_error_is_told_by_its_kind_and_its_way_without_any_value",
        "fail",
        "fail",
    ]
    assert SECRET not in stream.getvalue()


def test_no_fact_takes_the_place_of_when_how_bad_and_what(stream: io.StringIO) -> None:
    logs.event("ban", at="then", level="hard", event="nothing", game="notty")
    (told,) = lines(stream)
    assert (told["level"], told["event"], told["game"]) == ("info", "ban", "notty") and told["at"] != "then"


def test_what_libraries_say_comes_without_its_values(stream: io.StringIO) -> None:
    logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" [accepted]', "192.0.2.7", f"/t/{SECRET}")
    logging.getLogger("uvicorn.error").error(f"first line\n{SECRET}")
    logging.getLogger("asyncio").error(f"Exception in callback {SECRET}")
    logging.getLogger("asyncio").info(SECRET)
    first, second, third = lines(stream)
    assert first["message"] == '%s - "WebSocket %s" [accepted]'
    assert second["message"] == "first line"
    assert third["source"] == "asyncio" and "message" not in third
    assert SECRET not in stream.getvalue()


def test_an_error_that_nobody_catches_is_told_too(stream: io.StringIO) -> None:
    error = ValueError(SECRET)
    sys.excepthook(ValueError, error, None)
    (told,) = lines(stream)
    assert (told["event"], told["error"]) == ("crashed", "ValueError")
    assert SECRET not in stream.getvalue()


def test_addresses_are_told_apart_but_not_told_and_another_process_writes_them_otherwise(stream: io.StringIO) -> None:
    here, there = logs.addresses.hashed("192.0.2.7"), logs.addresses.hashed("192.0.2.8")
    assert here != there and here == logs.addresses.hashed("192.0.2.7")
    assert logs.Addresses().hashed("192.0.2.7") != here
    logs.set_up("json", "info", show_addresses=False, stream=stream)
    logs.event("ban", address=logs.addresses.hashed("192.0.2.7"))
    assert "address" not in lines(stream)[0]


def test_text_is_for_people(stream: io.StringIO) -> None:
    logs.set_up("text", "info", stream=stream)
    logs.event("table opened", table="abcd", seats=3)
    logs.event("not told", logging.DEBUG)
    (line,) = stream.getvalue().splitlines()
    assert line[8:] == ' info    table opened table="abcd" seats=3'


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Server, list[str]]:
    """A real evening with misuse, errors and a full disk: the server with its log, and the secrets that must not be in
    it."""
    folder = tmp_path_factory.mktemp("evening")
    with serving(folder / "data", flags=["--log", "json", "--log-level", "debug"], log=folder / "log") as server:
        secrets = [(server.data / "admin.token").read_text().strip(), NAME, NONCE, CHEAT, "127.0.0.1"]
        ann = Player(server, NAME)
        table = ann.open(visibility="quick", nonce=NONCE, options={"turn_limit": 20, "first_player": 0})
        secrets += [table, *ann.cookies.values()]
        ann.join(table)
        assert ann.play(CHEAT)["t"] == "refused"
        ann.send(t="do", cmd=CHEAT, turn="x", move=CHEAT)
        while ann.situation["view"]["turn"] is not None:
            ann.wait_for_turn(0)
            if ann.situation["view"]["turn"] == 0:
                ann.play("end")
        secrets += [ann.situation["secret"], ann.situation["seed"]]
        mischief(server, ann, table)
        fill_the_disk(server, ann)
        server.stop()
    return server, secrets


def mischief(server: Server, ann: Player, table: str) -> None:
    """Send requests that are refused in all kinds of ways."""
    for path in (f"/api/admin/tables?token={NONCE}", f"/api/tables/{table}/games/9/review", f"/nowhere/{table}"):
        with pytest.raises(urllib.error.HTTPError):
            urllib.request.urlopen(f"{server.address}{path}")
    ann.post(f"/api/tables/{table}/sit", b'{"name": "' + NAME.encode())
    ann.post("/api/tables", b"x" * 100_000)
    with pytest.raises(Exception, match="403"):
        ann.join(table, Origin=f"http://{NONCE}.test")
    admin(server, "ban", "192.0.2.7")
    admin(server, "message", CHEAT)


def admin(server: Server, *words: str) -> None:
    command = [sys.executable, "-m", "parlour", "admin", *words, "--data", str(server.data)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)


def fill_the_disk(server: Server, ann: Player) -> None:
    """Let no file of the server grow any more, and send a command that cannot be stored."""
    table = ann.open(visibility="quick", options={"first_player": 0})
    full = (server.data / "parlour.sqlite-wal").stat().st_size
    assert server.log is not None and server.log.stat().st_size < full / 2
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
    ann.join(table)
    ann.send(t="do", cmd="into the void", turn=0, move="end")
    assert ann.until(lambda message: message["t"] == "paused")["key"] == "table-cannot-write"
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert ann.until(lambda message: message.get("cmd") == "into the void")["t"] == "ack"


def test_the_log_of_an_evening_tells_what_happened(evening: tuple[Server, list[str]]) -> None:
    server, _ = evening
    told = [line["event"] for line in server.events()]
    wanted = ["started", "table opened", "game begun", "game over", "connection refused", "operator refused", "ban"]
    assert {*wanted, "stopping", "stopped"} <= set(told)
    assert {"write trouble", "table paused", "table goes on"} <= set(told)
    assert [line["why"] for line in server.told("connection refused")] == ["serve-too-large", "origin"]
    (opened, *_) = server.told("table opened")
    assert (len(opened["table"]), opened["game"], opened["visibility"]) == (4, "notty", "quick")


def test_nothing_of_the_evening_is_an_unhandled_error(evening: tuple[Server, list[str]]) -> None:
    server, _ = evening
    assert not [line for line in server.events() if "trace" in line]


def test_the_log_of_an_evening_gives_nothing_away(evening: tuple[Server, list[str]]) -> None:
    server, secrets = evening
    assert server.log is not None
    text = server.log.read_text()
    assert len(secrets) >= 9 and all(len(secret) >= 8 for secret in secrets)
    assert [secret for secret in secrets if secret in text] == []


def test_what_comes_from_a_socket_before_hello_is_not_logged_text_or_not(tmp_path: Path) -> None:
    with serving(tmp_path / "data", flags=["--log-level", "debug"], log=tmp_path / "log") as server:
        table = Player(server, "Ann").open()
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as socket:
            socket.send(f'{{"t":"{NONCE}"}}')
            assert json.loads(socket.recv())["t"] == "error"
            socket.send(NONCE.encode())
            assert json.loads(socket.recv())["t"] == "error"
        server.stop()
        assert NONCE not in (tmp_path / "log").read_text()
        assert not server.told("log")


def test_what_nothing_has_caught_is_logged(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    for hooks, name in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(hooks, name, None)
    logs.log_uncaught()
    error = ValueError("a defect")
    with caplog.at_level(logging.ERROR):
        sys.excepthook(ValueError, error, None)
        sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
        threading.excepthook(threading.ExceptHookArgs((ValueError, error, None, None)))
        sys.unraisablehook(cast(Any, SimpleNamespace(exc_value=error)))
    told = [record.getMessage() for record in caplog.records]
    assert told == ["crashed", "thread crashed", "error while cleaning up"], "whoever pressed Ctrl-C needs no log"


def test_a_line_counts_those_that_were_left_out() -> None:
    record = logging.LogRecord("parlour", logging.WARNING, "here.py", 1, "refused", (), None)
    record.more = 7
    assert json.loads(logs.AsJson().format(record))["more"] == 7
