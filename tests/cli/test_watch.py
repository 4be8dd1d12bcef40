"""`parlour watch`: computers among themselves."""

from __future__ import annotations

import pytest
from typer.testing import Result

import parlour
from tests.cli.program import run


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
