"""The laws as authors of other games use them: `parlour.testing.check`, and `pytest --parlour GAME`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from parlour import testing
from parlour.testing.laws import LAWS
from parlour.testing.table import Table


def test_a_game_from_outside_passes_all_laws() -> None:
    assert testing.check("lowest", games=1) > len(LAWS)


def test_the_first_broken_law_is_named_with_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(table: Table) -> None:
        raise AssertionError("a card too many")

    monkeypatch.setitem(LAWS, "no_card_is_lost_or_doubled_and_positions_round_trip", broken)
    with pytest.raises(
        testing.BrokenLaw, match=r"no card is lost or doubled.* broken by lowest, 2 seats.*: a card too"
    ):
        testing.check("lowest", games=1)


def test_pytest_tries_each_law_as_a_test_of_its_own(tmp_path: Path) -> None:
    """Runs in a folder that knows nothing of this project: the plugin comes with the package."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "--parlour",
        "house_of_cards",
        "--parlour-games",
        "1",
        str(tmp_path),
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    trials = len(list(testing.cases("house_of_cards")))
    assert f"{trials} passed" in done.stdout, done.stdout + done.stderr
