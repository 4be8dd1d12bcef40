"""The browser of the tests: an installation is announced on the screen."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests import HOUSE
from tests.browser import chromium

# What stays in a window: Playwright cannot take it out again, or only whoever has put it in.
STAYS = re.compile(
    r"\.page\.(add_init_script|route_web_socket|expose_\w+)\(|\.context\.(add_init_script|route|expose|grant)"
)


def test_what_the_tests_install_is_said_on_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ran: list[list[str]] = []

    def fail(command: list[str], **how: Any) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 100, "", "E: no such package\n")

    monkeypatch.setattr(chromium, "DEBIAN", tmp_path / "none")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name == "apt-get" else None)
    monkeypatch.setattr(subprocess, "run", fail)
    assert chromium.by_apt() is None
    assert [command[:2] for command in ran] == [["apt-get", "update"], ["apt-get", "install"]]
    said = capsys.readouterr().out.splitlines()
    assert "installing Debian's package `chromium` with apt-get" in said[0]
    assert said[-1] == "apt-get install failed: E: no such package"


def test_whatever_stays_in_a_window_is_done_in_a_window_of_ones_own() -> None:
    found = 0
    for file in [*HOUSE.glob("tests/browser/test_*.py"), *HOUSE.glob("src/parlour/games/*/tests/page/*.py")]:
        text = file.read_text(encoding="utf-8")
        for part in ast.parse(text).body:
            lines = ast.get_source_segment(text, part) or ""
            if STAYS.search(lines):
                found += 1
                assert "own_window=True" in lines, f"{file.name}:{part.lineno}: see tests/browser/windows.py"
    assert found
