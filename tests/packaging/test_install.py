"""The package as a stranger gets it: built, installed in a clean environment, and used. Run by `make test-install`."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
CHECK = """
import parlour, parlour.core.state as state
game = parlour.game("notty").deal(seats=3, seed=7)
print(state.__file__.rpartition(".")[2], game.playouts(1, 3).steps, f"{game.hash():016x}")
"""


def run(command: list[str | Path], cwd: Path, **environment: str) -> str:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PARLOUR_", "PYTHON"))}
    done = subprocess.run(
        command, cwd=cwd, env=clean | environment, capture_output=True, text=True, timeout=900, input="draw 1\nend\n"
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def new_environment(folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    return folder / "bin" / "python"


def installed_answer(python: Path, what: str | Path, cwd: Path, **environment: str) -> list[str]:
    """Install, play a game through a pipe, and say which rules run and what they come to."""
    run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", what], cwd, **environment)
    played = run([python.parent / "parlour", "play", "notty", "--seed", "7", "--seats", "you,reference"], cwd)
    assert "You draw " in played
    assert "§1.1" in run([python.parent / "parlour", "rules", "notty", "--lang", "si"], cwd)
    assert "<title>" in served_page(python.parent / "parlour", cwd)
    return run([python, "-c", CHECK], cwd).split()


def served_page(parlour: Path, cwd: Path) -> str:
    """The page, as the installed server gives it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PARLOUR_", "PYTHON"))}
    server = subprocess.Popen([parlour, "serve", "--port", str(port), "--data", cwd / "data"], cwd=cwd, env=clean)
    try:
        for _ in range(300):
            try:
                answer = urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5)
                return str(answer.read().decode())
            except OSError:
                time.sleep(0.1)
        raise TimeoutError("the installed server did not come up")
    finally:
        server.kill()
        server.wait()


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that git knows, and nothing that a build has left behind."""
    folder = tmp_path_factory.mktemp("checkout")
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=HOUSE, capture_output=True, text=True)
    assert listed.returncode == 0, listed.stderr
    for name in listed.stdout.splitlines():
        if (HOUSE / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes((HOUSE / name).read_bytes())
    return folder


def test_the_wheel_plays_and_an_install_without_a_compiler_plays_the_same(checkout: Path, tmp_path: Path) -> None:
    run([sys.executable, "-m", "build", "--outdir", tmp_path, checkout], checkout, PARLOUR_QUICK="1")
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for needed in (
        "parlour/py.typed",
        "parlour/games/notty/rulebook.cs.md",
        "parlour/locales/si/notty.ftl",
        "parlour/web/index.html",
    ):
        assert needed in names
    assert not [name for name in names if name.startswith(("tests", "benchmarks"))]
    compiled = installed_answer(new_environment(tmp_path / "compiled"), wheel, tmp_path)
    pure = installed_answer(new_environment(tmp_path / "pure"), checkout, tmp_path, CC="/bin/false")
    assert pure[0] == "py"
    assert pure[1:] == compiled[1:]
    if any(name.endswith(".so") for name in names):
        assert compiled[0] == "so"
        assert "parlour/compiled.json" in names
