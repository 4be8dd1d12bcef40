"""A game is one folder: hardly any file outside it names the game."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from parlour.core import registry

HOUSE = Path(__file__).parents[2]
MOST = 3  # files; the remaining ones are figures, an example in a docstring, and bars of the benchmark


@pytest.mark.skipif(not (HOUSE / ".git").exists(), reason="only a checkout knows which files are its own")
@pytest.mark.parametrize("game", sorted(registry.built_in()))
def test_at_most_three_files_outside_its_folder_name_a_game(game: str) -> None:
    elsewhere = ["src", "client", f":!*/{game}/*", ":!*.md", ":!*.ftl"]
    found = subprocess.run(["git", "grep", "-il", game, "--", *elsewhere], cwd=HOUSE, capture_output=True, text=True)
    assert len(found.stdout.splitlines()) <= MOST, found.stdout
    assert found.returncode in (0, 1), found.stderr
