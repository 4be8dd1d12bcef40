"""The package is built once, for all tests that install it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.shell import run

HOUSE = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copies the files that git tracks, without anything that a build has left behind."""
    folder = tmp_path_factory.mktemp("checkout")
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=HOUSE, capture_output=True, text=True)
    assert listed.returncode == 0, listed.stderr
    for name in listed.stdout.splitlines():
        if (HOUSE / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes((HOUSE / name).read_bytes())
    return folder


@pytest.fixture(scope="session")
def workshop(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same files, as a working folder for builds."""
    folder = tmp_path_factory.mktemp("workshop")
    shutil.copytree(checkout, folder, dirs_exist_ok=True)
    return folder


@pytest.fixture(scope="session")
def built(workshop: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source distribution and the wheel made from it; compiled without optimization, which is
    quicker."""
    folder = tmp_path_factory.mktemp("built")
    run([sys.executable, "-m", "build", "--outdir", folder, workshop], workshop, PARLOUR_QUICK="1")
    return folder
