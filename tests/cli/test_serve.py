"""`parlour serve`: every setting by flag and by environment variable, checked before anything is opened."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from dataclasses import fields
from pathlib import Path

import pytest
import typer.main

from parlour.cli import serve
from parlour.core.errors import OptionError
from parlour.server.host.settings import Settings
from tests.cli.program import run

APP = typer.Typer(add_completion=False)
serve.add_to(APP)
COMMAND = typer.main.get_command(APP)
OPTIONS = {option.name: option for option in COMMAND.params if option.name not in ("help", "check")}


def checked(*flags: str, **environment: str) -> dict[str, str]:
    """The settings that the server would use."""
    done = subprocess.run(
        [sys.executable, "-m", "parlour", "serve", "--check", *flags],
        capture_output=True,
        text=True,
        timeout=60,
        env=os.environ | environment,
    )
    assert done.returncode == 0, done.stderr
    return dict(line.split(" ", 1) for line in done.stdout.splitlines())


def test_every_setting_of_the_server_has_a_flag_and_a_variable() -> None:
    assert {field.name for field in fields(Settings)} - {"trust_proxy"} <= set(OPTIONS)
    for name, option in OPTIONS.items():
        assert name is not None
        assert f"--{name.replace('_', '-')}" in option.opts
        assert getattr(option, "envvar", None) == f"PARLOUR_{name.upper()}"
        assert getattr(option, "help", None)


def test_the_defaults_of_the_flags_are_those_of_the_settings() -> None:
    defaults = vars(Settings(data=serve.DEFAULT_DATA))
    for name, value in defaults.items():
        assert OPTIONS["proxy" if name == "trust_proxy" else name].default == value, name


def test_a_setting_comes_from_the_flag_then_from_the_environment_then_from_the_default() -> None:
    assert checked()["--port"] == "8000"
    assert checked(PARLOUR_PORT="9000", PARLOUR_MOST_GUESTS="7", PARLOUR_LAN="1") == checked(
        "--port", "9000", "--most-guests", "7", "--lan"
    )
    both = checked("--port", "9001", PARLOUR_PORT="9000", PARLOUR_PROXY="true")
    assert (both["--port"], both["--proxy"], both["--host"]) == ("9001", "True", "127.0.0.1")
    assert checked("--lan")["--host"] == "0.0.0.0"


def test_check_shows_every_setting_and_opens_nothing(tmp_path: Path) -> None:
    shown = checked("--data", str(tmp_path / "new"))
    assert set(shown) == {f"--{name.replace('_', '-')}" for name in OPTIONS if name} - {"--lan"}
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--port", "70000"], "'--port'"),
        (["--pause", "-1"], "'--pause'"),
        (["--pause", "nan"], "'--pause'"),
        (["--grace", "inf"], "--grace must be a number from 0; inf was given."),
        (["--per-address", "many"], "'--per-address'"),
        (["--proxies", "localhost"], '"localhost" is not an address or a network.'),
        (["--proxies", "10.0.0.0/99"], '"10.0.0.0/99" is not an address or a network.'),
        (["--log", "xml"], "'--log'"),
        (["--log-level", "loud"], "'--log-level'"),
        (["--workers", "0"], "'--workers'"),
    ],
)
def test_what_cannot_be_is_refused_with_the_name_of_the_setting(flags: list[str], said: str) -> None:
    answer = run("serve", "--check", *flags)
    assert answer.exit_code == 2
    assert said in re.sub(r"[│\s]+", " ", answer.stderr)
    assert "Traceback" not in answer.stderr


def test_a_bad_variable_is_refused_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_PORT", "eighty")
    answer = run("serve", "--check")
    assert answer.exit_code == 2 and "PARLOUR_PORT" in answer.stderr


def refused(*flags: str) -> str:
    answer = run("serve", *flags)
    assert answer.exit_code == 2 and "Traceback" not in answer.stderr
    return answer.stderr


def test_a_folder_that_cannot_be_made_a_port_in_use_and_a_newer_database_are_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "cannot be used" in refused("--data", str(tmp_path / "file"))
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert f"port {port}" in refused("--data", str(tmp_path / "data"), "--port", port)
    assert "no.such.host" in refused("--host", "no.such.host.invalid", "--data", str(tmp_path / "data"))
    connection = sqlite3.connect(tmp_path / "data" / "parlour.sqlite")
    connection.execute("PRAGMA user_version = 999")
    connection.close()
    assert "use a newer program" in refused("--data", str(tmp_path / "data"), "--port", "0")


def test_a_free_port_is_found_and_a_second_server_on_the_folder_is_refused(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "parlour", "serve", "--port", "0", "--data", str(tmp_path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=os.environ) as process:
        assert process.stdout is not None and process.stderr is not None
        (address,) = re.findall(r"http://localhost:\d+", process.stdout.readline())
        assert json.loads(process.stderr.readline())["event"] == "started"
        assert json.loads(urllib.request.urlopen(f"{address}/api/health", timeout=30).read())["ok"]
        assert "A server is already running on the folder" in refused("--data", str(tmp_path), "--port", "0")
        assert (tmp_path / "admin.token").stat().st_mode & 0o777 == 0o600
        assert (tmp_path / "parlour.sqlite").stat().st_mode & 0o777 == 0o600
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
        assert process.returncode == 0


def test_ipv6_can_be_listened_on() -> None:
    try:
        with serve.open_socket("::1", 0) as door:
            assert door.family == socket.AF_INET6
    except OptionError as error:
        pytest.skip(str(error))
    assert serve.local_address("::", 80) == "http://[::1]:80"
    assert serve.local_address("0.0.0.0", 80) == "http://127.0.0.1:80"
