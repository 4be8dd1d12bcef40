"""`parlour watch`: computers playing against each other."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from typer.testing import Result

import parlour
from parlour.cli.watch import open_page
from tests.cli.program import run
from tests.server.process import serving


def watch(*words: str) -> Result:
    return run("watch", *words)


@pytest.mark.parametrize("game", parlour.games())
def test_a_game_of_computers_to_its_end(game: str) -> None:
    options = {"notty": ["--option", "turn_limit=20"], "potter": ["--option", "target=50"]}.get(game, [])
    shown = watch(game, "--players", "reference,reference", "--pause", "0", "--seed", "7", *options)
    assert shown.exit_code == 0, shown.stderr
    assert "reference 1" in shown.stdout and "7" in shown.stdout.splitlines()[-1]
    assert (
        watch(game, "--players", "reference,reference", "--pause", "0", "--seed", "7", *options).stdout == shown.stdout
    )


def test_people_only_watch() -> None:
    refused = watch("notty", "--players", "you,easy")
    assert refused.exit_code == 2 and "you" in refused.stderr + refused.stdout


BROWSER = """#!/bin/sh
echo "$1" > "$PARLOUR_TEST_OPENED.new" && mv "$PARLOUR_TEST_OPENED.new" "$PARLOUR_TEST_OPENED"
"""


def test_in_the_browser_the_page_of_a_running_game_opens(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(BROWSER)
    browser.chmod(0o755)
    command = [sys.executable, "-m", "parlour", "watch", "notty", "--players", "reference,random", "--browser"]
    environment = os.environ | {"BROWSER": str(browser), "PARLOUR_TEST_OPENED": str(opened)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            (address,) = re.findall(r"http://\S+", process.stdout.readline())
            while not opened.exists():
                time.sleep(0.05)
            assert opened.read_text().strip() == address
            assert b"<html" in urllib.request.urlopen(address, timeout=30).read()
        finally:
            process.terminate()


def test_a_table_that_cannot_be_opened_is_refused_before_a_server_starts() -> None:
    refused = watch("notty", "--browser", "--option", "turn_limit=1")
    assert refused.exit_code == 2 and "20-10000" in refused.stderr + refused.stdout


def test_a_server_that_refuses_the_table_is_not_asked_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server, pytest.raises(urllib.error.HTTPError, match="409"):
        open_page(server.address, {"game": "notty", "visibility": "show", "seats": 2, "levels": ["nobody", "random"]})


def test_whoever_has_seen_enough_leaves_with_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("time.sleep", interrupted)
    shown = watch("notty", "--players", "reference,reference", "--pause", "1", "--seed", "4711")
    assert shown.exit_code == 0 and "4711" in shown.stdout.splitlines()[-1]
