"""A compiled module that does not match its source stops the import, and the error names the file."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import parlour
from parlour import freshness

HOUSE = Path(parlour.__file__).parent

pytestmark = pytest.mark.skipif(not freshness.compiled_stems(HOUSE), reason="nothing is compiled here")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A copy of the compiled package with its note of digests."""
    copy = tmp_path / "parlour"
    shutil.copytree(HOUSE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    freshness.write_note(copy, copy, freshness.compiled_stems(copy))
    return copy


def import_in_a_new_process(house: Path, pure: str = "0") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(house.parent), "PARLOUR_PURE": pure}
    code = "import parlour; from parlour.core import state; print(state.__file__)"
    return subprocess.run(
        [sys.executable, "-c", code], cwd=house.parent, env=environment, capture_output=True, text=True, check=False
    )


def change_one_byte(file: Path) -> None:
    text = bytearray(file.read_bytes())
    text[5] ^= 1  # one letter of the docstring
    file.write_bytes(text)


def assert_refused(house: Path, name: str) -> None:
    done = import_in_a_new_process(house)
    assert done.returncode != 0
    assert done.stderr.splitlines()[-1].startswith(f"ImportError: parlour/{name} has changed since it was compiled.")
    assert "PARLOUR_PURE=1" in done.stderr


def test_an_unchanged_copy_is_imported_compiled(house: Path) -> None:
    done = import_in_a_new_process(house)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(str(house))
    assert not done.stdout.strip().endswith(".py")


def test_one_byte_of_a_source_stops_the_import_and_pure_runs_on(house: Path) -> None:
    change_one_byte(house / "games" / "notty" / "law" / "rules.py")
    assert_refused(house, "games/notty/law/rules.py")
    pure = import_in_a_new_process(house, pure="1")
    assert (pure.returncode, pure.stderr) == (0, "")
    assert pure.stdout.strip() == str(house / "core" / "state.py")


def test_a_declaration_belongs_to_every_module(house: Path) -> None:
    declaration = house / "core" / "bits.pxd"
    declaration.write_text(declaration.read_text() + "\n")
    assert_refused(house, "core/bits.pxd")


@pytest.mark.parametrize("room", ["core", "bots", *(f"games/{game}/law" for game in parlour.games())])
def test_constants_belong_to_every_module(house: Path, room: str) -> None:
    """The build turns consts.py into consts.pxd: if a number there changes, the compiled game would still deal by the
    old one."""
    constants = house / room / "consts.py"
    constants.write_text(constants.read_text() + "\nONE_MORE = 1\n")
    with pytest.raises(ImportError, match=f"parlour/{room}/consts.py has changed"):
        freshness.check(house)


def test_a_missing_source_or_note_stops_the_import(house: Path) -> None:
    (house / "games" / "notty" / "law" / "cover.py").unlink()
    assert_refused(house, "games/notty/law/cover.py")
    (house / freshness.NOTE).unlink()
    assert_refused(house, "bots/consts.pxd")


def test_a_module_that_is_not_compiled_may_change(house: Path) -> None:
    change_one_byte(house / "games" / "notty" / "view.py")
    assert import_in_a_new_process(house).returncode == 0


def test_sources_alone_are_always_fresh(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("law = 1\n")
    freshness.check(tmp_path)


def test_the_build_removes_what_was_compiled_from_modules_that_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise anyone who updates a checkout in which a module has moved would be told to compile again for ever."""
    setup, suffix = import_module("setup"), EXTENSION_SUFFIXES[0]
    files = ("room/consts.pxd", "room/consts.py", "old/consts.pxd", "old/law.py")
    for name in (f"there{suffix}", f"gone{suffix}", *files):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(setup, "SOURCE", tmp_path)
    monkeypatch.setattr(setup, "COMPILED", ("there",))
    setup.sweep()
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {f"there{suffix}", "room/consts.pxd", "room/consts.py", "old/law.py"}
