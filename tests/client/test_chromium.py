"""The browser of the tests: what is installed for them is said on the screen."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.browser import chromium


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
