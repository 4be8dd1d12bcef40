"""`parlour watch`: computers among themselves."""

from __future__ import annotations

import subprocess
import sys

import pytest

import parlour


def watch(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "parlour", "watch", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


@pytest.mark.parametrize("game", parlour.games())
def test_a_game_of_computers_to_its_end(game: str) -> None:
    options = {"notty": ["--option", "turn_limit=20"], "potter": ["--option", "target=50"]}.get(game, [])
    shown = watch(game, "--players", "reference,reference", "--pause", "0", "--seed", "7", *options)
    assert shown.returncode == 0, shown.stderr
    assert "reference 1" in shown.stdout and "7" in shown.stdout.splitlines()[-1]
    assert (
        watch(game, "--players", "reference,reference", "--pause", "0", "--seed", "7", *options).stdout == shown.stdout
    )


def test_people_only_watch() -> None:
    refused = watch("notty", "--players", "you,easy")
    assert refused.returncode == 2 and "you" in refused.stderr + refused.stdout
