"""Parlour on PostgreSQL, as an admin runs it: a real server, killed in the middle of moves, and moved to SQLite."""

from __future__ import annotations

from pathlib import Path
from urllib.request import urlopen

from tests.cli.program import run
from tests.server.process import Player, serving
from tests.storage.postgres_server import PostgresServer


def moves_of(player: Player) -> int:
    return int(player.situation["moves"])


def test_a_game_continues_after_kill_9_and_in_another_database(postgres: PostgresServer, tmp_path: Path) -> None:
    address = postgres.create("parlour")
    with serving(tmp_path / "data", flags=["--database", address]) as server:
        ann = Player(server, "Ann")
        table = ann.open(visibility="quick", options={"first_player": 0})
        ann.join(table)
        assert ann.play("draw 1")["t"] == "ack"
        played = moves_of(ann)
        server.kill()
        server.start()
        ann.join(table)
        assert moves_of(ann) == played
        second = run("serve", "--port", "0", "--data", str(tmp_path / "second"), "--database", address)
        assert "Another server on this database is called main" in second.stderr.replace("\n", " ")
        ann.close()
        server.stop()
    checked = run("admin", "check", "--database", address)
    assert checked.exit_code == 0, checked.output
    moved = run("admin", "copy", address, str(tmp_path / "moved"))
    assert moved.exit_code == 0 and "1 table" in moved.output, moved.output
    with serving(tmp_path / "moved") as server:
        ann.server = server
        ann.join(table)
        assert moves_of(ann) == played
        ann.play("end")
        ann.close()
        assert urlopen(f"{server.address}/api/health").status == 200


def test_a_database_that_is_none_is_refused_with_what_to_write(tmp_path: Path) -> None:
    refused = run("serve", "--data", str(tmp_path), "--database", "mysql://somewhere")
    assert refused.exit_code == 2 and "postgresql://USER@HOST/NAME" in refused.stderr
    shown = run("serve", "--check", "--data", str(tmp_path), "--database", "postgresql://me:secret@localhost/parlour")
    assert "postgresql://me:***@localhost/parlour" in shown.output and "secret" not in shown.output
