"""`parlour admin`, as the admin of a running server uses it."""

from __future__ import annotations

import json
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from parlour.cli.admin import commands
from tests.server.process import Player, Server, serving
from tests.server.test_rate_limits import knock, post, turned_away


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    flags = ["--proxy", "--log", "json"]
    with serving(folder / "data", flags=flags, log=folder / "log") as server:
        yield server


def admin(server: Server | Path, *words: str, code: int = 0) -> str:
    """The output of a command for this data folder. It runs in this process, because starting Python takes longer than
    the test."""
    data = server if isinstance(server, Path) else server.data
    return told(*words, "--data", str(data), code=code)


def told(*words: str, code: int = 0) -> str:
    """The output of a command that gets its data folder in another way."""
    done = CliRunner().invoke(commands, words)
    assert done.exit_code == code, done.output
    assert done.exception is None or isinstance(done.exception, SystemExit)
    return done.stderr if code == 2 else done.stdout


def finished_game(server: Server) -> str:
    """A table with a finished game."""
    ann = Player(server, "Ann")
    table = ann.open(visibility="quick", options={"turn_limit": 20, "first_player": 0})
    ann.join(table)
    while ann.situation["view"]["turn"] is not None:
        ann.wait_for_turn(0)
        if ann.situation["view"]["turn"] == 0:
            ann.play("end")
    ann.close()
    return table


def test_tables_are_listed_for_people_and_programs(server: Server) -> None:
    ann = Player(server, "Annabel")
    table = ann.open(visibility="quick")
    ann.join(table)
    (line,) = [one for one in json.loads(admin(server, "tables", "--json")) if one["table"] == table]
    assert {"game": "notty", "phase": "playing", "people": 1, "seats": 2, "connections": 1}.items() <= line.items()
    said = admin(server, "tables", "--lang", "cs")
    assert table in said and "playing" in said and "stůl" in said and "Annabel" in said
    ann.close()


def test_only_the_admin_sees_who_is_there_and_bans_a_person_by_name(server: Server) -> None:
    """What `people` shows is in no response to guests and in no line of the log."""
    ann, bob = Player(server, "[/red] Annabel"), Player(server, "Bob")
    table = ann.open()
    ann.sit(table)
    ann.join(table, **{"X-Forwarded-For": "192.0.2.41"})
    bob.sit(table)
    bob.join(table, **{"X-Forwarded-For": "192.0.2.42"})
    mine, other = [one for one in json.loads(admin(server, "people", "--json")) if one["table"] == table]
    assert (mine["name"], mine["address"], mine["seat"]) == ("[/red] Annabel", "192.0.2.41", 0)
    said = admin(server, "people", "--lang", "si")
    assert all(one[fact] in said for one in (mine, other) for fact in ("name", "id", "address"))
    assert "[/red] Annabel" in admin(server, "tables")
    assert server.log is not None
    secrets = [mine["id"], other["id"], "192.0.2.41", "192.0.2.42"]
    heard = json.dumps(list(bob.heard)) + urllib.request.urlopen(f"{server.address}/api/tables").read().decode()
    assert not any(secret in heard + server.log.read_text() for secret in secrets)
    assert mine["id"] in admin(server, "ban", "[/red] annabel", "--table", table[:6])
    assert ann.until(lambda message: message["t"] == "bye")["key"] == "serve-banned"
    assert f"[/red] Annabel ({mine['id']})" in admin(server, "bans")
    admin(server, "unban", mine["id"])
    bob.close()


@pytest.mark.parametrize(
    ("who", "why"),
    [
        ("192.0.2.300", "is neither an address"),
        ("kate", "is neither an address"),
        (" ", "is neither an address"),
        ("192.0.2.0/33", "is neither an address"),
        ("192.0.2.7/24", "Write 192.0.2.0/24"),
        ("224.0.0.1", "Nobody can come from 224.0.0.1"),
        ("0.0.0.0/0", "includes this machine"),
        ("", "is neither an address"),
    ],
)
def test_a_ban_that_can_meet_nobody_is_refused_and_not_kept(server: Server, who: str, why: str) -> None:
    assert why in admin(server, "ban", who, code=2)
    assert json.loads(admin(server, "bans", "--json")) == []


def test_a_banned_network_stays_out(server: Server) -> None:
    inside, outside = {"X-Forwarded-For": "198.51.100.77"}, {"X-Forwarded-For": "198.51.101.77"}
    assert "198.51.100.0/24 is banned" in admin(server, "ban", "198.51.100.0/24")
    assert post(server, **inside)[0] == 403 and post(server, **outside)[0] == 200
    assert "banned as part of the network 198.51.100.0/24" in admin(server, "unban", "198.51.100.77", code=2)
    admin(server, "unban", "198.51.100.0/24")
    assert post(server, **inside)[0] == 200


def test_a_closed_table_tells_its_guests_why_and_is_gone(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.open()
    ann.join(table)
    assert table in admin(server, "close", table[:6], "--reason", "It is late.")
    bye = ann.until(lambda message: message["t"] == "bye")
    assert (bye["key"], bye["args"]["reason"]) == ("serve-table-closed", "It is late.")
    assert ann.post(f"/api/tables/{table}/sit", {"name": "Ann", "nonce": "ab" * 16})[1]["key"] == "table-closed"
    assert "There is no table" in admin(server, "close", table, code=2)
    assert server.told("table closed")[-1]["table"] == table[:4]


def test_the_beginning_of_an_id_must_be_enough(server: Server) -> None:
    tables = {Player(server, "Ann").open()[0] for _ in range(40)}
    assert len(tables) < 40  # there are 31 letters, so two of these begin alike
    beginnings = [one["table"][0] for one in json.loads(admin(server, "tables", "--json"))]
    double = next(letter for letter in beginnings if beginnings.count(letter) > 1)
    assert f"tables have ids that begin with {double}" in admin(server, "close", double, code=2)


def test_a_ban_sends_away_and_keeps_away_until_it_is_lifted(server: Server) -> None:
    address, other = {"X-Forwarded-For": "192.0.2.7"}, {"X-Forwarded-For": "192.0.2.8"}
    ann = Player(server, "Ann")
    table = ann.open()
    ann.join(table, **address)
    assert "192.0.2.7 is banned" in admin(server, "ban", "192.0.2.7")
    assert ann.until(lambda message: message["t"] == "bye")["key"] == "serve-banned"
    assert turned_away(knock(server, table, **address))["key"] == "serve-banned"
    assert post(server, **address)[0] == 403 and post(server, **other)[0] == 200
    assert json.loads(admin(server, "bans", "--json")) == ["192.0.2.7"]
    admin(server, "unban", "192.0.2.7")
    assert post(server, **address)[0] == 200
    assert "is not banned" in admin(server, "unban", "192.0.2.7", code=2)
    assert "Nobody is banned" in admin(server, "bans")


def test_a_ban_of_an_ipv6_address_is_one_of_its_household(server: Server) -> None:
    admin(server, "ban", "2001:db8:1:2::1")
    assert post(server, **{"X-Forwarded-For": "2001:db8:1:2:ffff::9"})[0] == 403
    admin(server, "unban", "2001:db8:1:2::1")
    assert post(server, **{"X-Forwarded-For": "2001:db8:1:2:ffff::9"})[0] == 200


def test_the_machine_itself_cannot_be_banned(server: Server) -> None:
    assert "this machine itself" in admin(server, "ban", "127.0.0.1", code=2)


def test_a_message_reaches_everybody(server: Server) -> None:
    players = [Player(server, name) for name in ("Ann", "Bob")]
    for player in players:
        player.join(player.open())
    assert "Sent to 2 connections" in admin(server, "message", "A pause at ten.")
    for player in players:
        assert player.until(lambda message: message["t"] == "notice")["text"] == "A pause at ten."
        player.close()


@pytest.mark.parametrize(
    "headers", [{}, {"Authorization": "Bearer guess"}, {"X-Forwarded-For": "192.0.2.1", "with": "token"}]
)
def test_without_the_token_or_through_a_proxy_nobody_is_an_operator(server: Server, headers: dict[str, str]) -> None:
    """The right token from another machine is refused too."""
    if headers.pop("with", ""):
        headers["Authorization"] = f"Bearer {(server.data / 'admin.token').read_text().strip()}"
    for path, body in (("tables", None), ("bans", b'{"who": "192.0.2.1"}'), ("message", b'{"text": "hello"}')):
        request = urllib.request.Request(f"{server.address}/api/admin/{path}", body, headers)
        with pytest.raises(urllib.error.HTTPError, match="403"):
            urllib.request.urlopen(request, timeout=30)


def test_a_backup_of_a_running_server_is_checked_and_never_overwrites_unasked(server: Server, tmp_path: Path) -> None:
    finished_game(server)
    copy = tmp_path / "copy.sqlite"
    assert "Backed up and checked" in admin(server, "backup", str(copy))
    assert "already exists" in admin(server, "backup", str(copy), code=2)
    admin(server, "backup", str(copy), "--overwrite")
    assert "A server is already running on the folder" in admin(server, "restore", str(copy), code=2)
    assert "No backup was made" in admin(server, "backup", str(tmp_path / "no" / "folder"), code=2)


def test_without_a_server_what_needs_one_says_so(tmp_path: Path) -> None:
    for words in (["tables"], ["close", "abc"], ["ban", "192.0.2.7"], ["bans"], ["message", "hello"]):
        assert "No server is running on the folder" in admin(tmp_path, *words, code=2)
    assert "There is no database" in admin(tmp_path, "backup", str(tmp_path / "copy"), code=2)
    assert "There is no database" in admin(tmp_path, "check", code=2)
    (tmp_path / "parlour.sqlite").write_bytes(b"not a database" * 100)
    assert "cannot be read" in admin(tmp_path, "check", code=2)


def test_what_was_restored_is_played_on(tmp_path: Path) -> None:
    """A game is backed up, continues, and is restored from the backup; the seat's cookie still works."""
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite"
    with serving(data) as server:
        ann = Player(server, "Ann")
        table = ann.open(visibility="quick", options={"first_player": 0})
        ann.join(table)
        admin(server, "backup", str(copy))
        assert ann.play("draw 1")["t"] == "ack"
        ann.close()
        server.stop()
        said = admin(data, "restore", str(copy))
        (kept,) = data.glob("parlour.sqlite.before-*")
        assert kept.name in said.replace("\n", "")
        server.start()
        assert ann.join(table)["you"] == 0
        assert ann.situation["moves"] == 0
        ann.close()
    assert "Nothing was changed" in admin(data, "restore", str(tmp_path / "nowhere"), code=2)


def test_a_copy_is_made_of_a_stopped_server_alone_and_into_nothing_else(server: Server, tmp_path: Path) -> None:
    assert "already running" in told("copy", str(server.data), str(tmp_path / "copy"), code=2)
    with serving(tmp_path / "data") as other:
        Player(other, "Ann").open()
        other.stop()
    assert "1 table" in told("copy", str(tmp_path / "data"), str(tmp_path / "copy"))
    assert "not empty" in told("copy", str(tmp_path / "data"), str(tmp_path / "copy"), code=2)
    assert "1 table" in admin(tmp_path / "copy", "check")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database of a server on which a game was finished."""
    folder = tmp_path_factory.mktemp("played")
    with serving(folder / "data") as server:
        finished_game(server)
        admin(server, "backup", str(folder / "copy"))
    return folder / "copy"


def spoil(played: Path, data: Path, statement: str) -> dict[str, Any]:
    """Change a copy of the database behind the server's back, and return what the check finds."""
    data.mkdir()
    (data / "parlour.sqlite").write_bytes(played.read_bytes())
    with closing(sqlite3.connect(data / "parlour.sqlite")) as connection, connection:
        assert connection.execute(statement).rowcount > 0
    found: dict[str, Any] = json.loads(admin(data, "check", "--json", code=1))
    return found


def test_check_finds_nothing_wrong_with_a_good_evening(server: Server, played: Path, tmp_path: Path) -> None:
    (tmp_path / "parlour.sqlite").write_bytes(played.read_bytes())
    found = json.loads(admin(tmp_path, "check", "--json"))
    assert (found["tables"], found["games"], found["troubles"]) == (1, 1, [])
    assert "no problems" in admin(server, "check")


def test_check_finds_a_move_that_is_not_legal(played: Path, tmp_path: Path) -> None:
    found = spoil(
        played, tmp_path / "data", "UPDATE entry SET body = replace(body, '\"end\"', '\"draw 9\"') WHERE kind = 'moved'"
    )
    assert len(found["troubles"]) == 1 and "cannot be replayed from entry" in found["troubles"][0]


def test_check_finds_a_gap_in_the_log(played: Path, tmp_path: Path) -> None:
    found = spoil(played, tmp_path / "data", "DELETE FROM entry WHERE seq = 9")
    assert "cannot be replayed from entry 10" in found["troubles"][0]


def test_check_finds_a_deal_that_was_not_promised(played: Path, tmp_path: Path) -> None:
    found = spoil(
        played,
        tmp_path / "data",
        "UPDATE entry SET body = replace(body, '\"nonces\":[\"ab', '\"nonces\":[\"cd') WHERE kind = 'began'",
    )
    assert "not dealt as promised" in found["troubles"][0]


def test_check_finds_an_entry_of_no_table(played: Path, tmp_path: Path) -> None:
    found = spoil(
        played,
        tmp_path / "data",
        "INSERT INTO entry (table_id, seq, kind, body, at) VALUES ('lost', 1, 'moved', '{}', 0)",
    )
    assert "The file is damaged" in found["troubles"][0]
