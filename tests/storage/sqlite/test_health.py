"""A database is checked before a server opens it: a damaged one is refused and left unchanged."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from parlour.cli import app
from parlour.storage import Damaged
from parlour.storage.sqlite import backups
from parlour.storage.sqlite.connections import open_to_write


def filled(path: Path) -> Path:
    """Create a database of some hundred pages."""
    path.parent.mkdir(exist_ok=True)
    with closing(open_to_write(path)) as connection:
        rows = [(f"t{number}", 0.0, "notty", "public", "x" * 500) for number in range(400)]
        connection.executemany("INSERT INTO tables (id, created, game, visibility, body) VALUES (?, ?, ?, ?, ?)", rows)
    return path


def test_a_server_does_not_open_a_database_that_the_check_calls_damaged(tmp_path: Path) -> None:
    path = filled(tmp_path / "data" / "parlour.sqlite")
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * 4096 * 3)
    before = path.read_bytes()
    assert CliRunner().invoke(app, ["admin", "check", "--data", str(path.parent)]).exit_code == 1
    done = CliRunner().invoke(app, ["serve", "--data", str(path.parent), "--port", "0"])
    assert done.exit_code == 2
    assert "is damaged" in done.output and "parlour admin restore" in done.output
    assert path.read_bytes() == before


@pytest.mark.parametrize("part", [0.3, 0.9])
def test_a_large_database_is_not_read_through_but_one_that_was_cut_off_is_noticed(
    tmp_path: Path, part: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = filled(tmp_path / "parlour.sqlite")
    monkeypatch.setattr(backups, "FULL_CHECK_LIMIT", 1000)
    backups.check_health(path)
    os.truncate(path, int(path.stat().st_size * part) // 4096 * 4096)
    with pytest.raises(Damaged):
        backups.check_health(path)


def test_what_is_not_a_database_is_refused_too(tmp_path: Path) -> None:
    (tmp_path / "parlour.sqlite").write_bytes(b"rubbish" * 1000)
    done = CliRunner().invoke(app, ["serve", "--data", str(tmp_path), "--port", "0"])
    assert done.exit_code == 2 and "is damaged: file is not a database" in done.output
