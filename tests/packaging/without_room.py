"""Parlour without one of its games: `python -m tests.packaging.without_room potter` (`make test-without GAME=potter`).

A copy of the project loses the room's folder and nothing else. It must compile, pass the checks of `make check`, and
serve the other games.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from parlour.core import registry
from tests import HOUSE
from tests.server.process import serving

TOOLS = Path(sys.executable).parent
CHECKS = (
    (sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", "2"),
    (sys.executable, "-c", "import setup; setup.build_client()"),
    (str(TOOLS / "ruff"), "check", "."),
    (str(TOOLS / "ruff"), "format", "--check", "."),
    (str(TOOLS / "mypy"),),
    (str(TOOLS / "lint-imports"),),
    (sys.executable, "-c", "import setup; setup.check_client()"),
)


def copy_without(game: str, folder: Path) -> None:
    """Copy everything that git tracks, except the room."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout
    room = f"src/parlour/games/{game}/"
    for name in filter(None, listed.split("\0")):
        if not name.startswith(room) and (HOUSE / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(HOUSE / name, folder / name)


def ask_for_games(folder: Path) -> list[str]:
    """The games that a server of this copy offers."""
    with serving(folder / "data") as server:
        answer = urllib.request.urlopen(f"{server.address}/api/games", timeout=30).read()
    return sorted(offer["name"] for offer in json.loads(answer))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(registry.built_in()))
    game = parser.parse_args().game
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        copy_without(game, folder)
        os.environ |= {"PYTHONPATH": str(folder / "src"), "PARLOUR_QUICK": "1"}
        os.chdir(folder)
        for check in CHECKS:
            subprocess.run(check, cwd=folder, check=True)
        left = ask_for_games(folder)
    assert left == sorted(registry.built_in() - {game}), left
    print(f"without {game}: compiled, checked, and {', '.join(left)} are served")


if __name__ == "__main__":
    main()
