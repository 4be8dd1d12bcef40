"""The package as a user gets it: built, installed in a clean environment, and used. Run by `make test-install`."""

from __future__ import annotations

import subprocess
import time
import urllib.request
import venv
import zipfile
from pathlib import Path

from tests.packaging.shell import clean_environment, free_port, run

CHECK = """
import parlour, parlour.core.state as state
game = parlour.game("notty").deal(seats=3, seed=7)
print(state.__file__.rpartition(".")[2], game.playouts(1, 3).steps, f"{game.hash():016x}")
"""


def new_environment(folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    return folder / "bin" / "python"


def installed_answer(python: Path, what: str | Path, cwd: Path, **environment: str) -> list[str]:
    """Install it, play a game through a pipe, and return which rules run and what they lead to."""
    run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", what], cwd, **environment)
    played = run([python.parent / "parlour", "play", "notty", "--seed", "7", "--seats", "you,reference"], cwd)
    assert "You draw " in played
    assert "§1.1" in run([python.parent / "parlour", "rules", "notty", "--lang", "si"], cwd)
    assert "<title>" in served_page(python.parent / "parlour", cwd)
    return run([python, "-c", CHECK], cwd).split()


def served_page(parlour: Path, cwd: Path) -> str:
    """The page, as the installed server serves it."""
    port = free_port()
    command: list[str | Path] = [parlour, "serve", "--port", str(port), "--data", cwd / "data"]
    server = subprocess.Popen(command, cwd=cwd, env=clean_environment())
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


def test_the_wheel_plays_and_an_install_without_a_compiler_plays_the_same(
    workshop: Path, built: Path, tmp_path: Path
) -> None:
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for needed in (
        "parlour/py.typed",
        "parlour/games/notty/rulebook.cs.md",
        "parlour/games/notty/words/si.ftl",
        "parlour/games/notty/play/puzzles.json",
        "parlour/web/index.html",
    ):
        assert needed in names
    assert not [name for name in names if name.startswith(("tests", "benchmarks"))]
    assert not [name for name in names if "/tests/" in name or "/page/" in name or name.endswith(".svelte")]
    compiled = installed_answer(new_environment(tmp_path / "compiled"), wheel, tmp_path)
    pure = installed_answer(new_environment(tmp_path / "pure"), workshop, tmp_path, CC="/bin/false")
    assert pure[0] == "py"
    assert pure[1:] == compiled[1:]
    if any(name.endswith(".so") for name in names):
        assert compiled[0] == "so"
        assert "parlour/compiled.json" in names
