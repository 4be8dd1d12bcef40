"""The command that replays a seed, and the one for a whole night."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.simulation.defects import DEFECTS
from trials.simulation import __main__ as command


def run(monkeypatch: pytest.MonkeyPatch, *flags: str) -> int:
    monkeypatch.setattr(sys, "argv", ["simulation", *flags])
    return command.main()


def test_a_seed_tells_its_story(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "--seed", "1") == 0
    said = capsys.readouterr().out
    assert "node0.1      starts" in said and "moved" in said and "no fault" in said


def test_a_seed_that_fails_ends_with_its_fault(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    DEFECTS["entries are told before their commit"].plant(monkeypatch)
    assert run(monkeypatch, "--seed", "0") == 1
    assert "FAULT: told before its commit" in capsys.readouterr().out


def test_a_night_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    flags = ("--seeds", "3", "--first", "7", "--out", str(tmp_path))
    assert run(monkeypatch, *flags) == 0
    written = json.loads((tmp_path / "simulation.json").read_text())
    found = written["parts"]["simulation"]
    assert written["commit"] and written["machine"]["cpu"]
    assert (found["seeds"], found["faults"]) == (3, {}) and found["entries"] > 0
    assert "| seeds with a fault | 0 |" in (tmp_path / "simulation.md").read_text()

    DEFECTS["events hide nothing"].plant(monkeypatch)
    assert run(monkeypatch, *flags) == 1
    assert "make simulate SEED=7" in capsys.readouterr().out
    assert "- seed 7: told what is not so" in (tmp_path / "simulation.md").read_text()
