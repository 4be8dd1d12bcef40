"""People without passwords: cookies, other devices, programs, ratings, and everything stored about a person."""

from __future__ import annotations

import json
import sqlite3
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest

from tests.server.process import NONCE, Player, Server, open_socket, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("people")) as server:
        yield server


def play_through(player: Player, table: str, rated: bool = True) -> None:
    """Play a short game of Notty against the computer to its end."""
    player.join(table)
    while player.situation["view"]["turn"] is not None:
        player.wait_for_turn(0)
        if player.situation["view"]["turn"] == 0:
            assert player.play("end")["t"] == "ack"
    while rated and player.rated is None:
        player.receive()
    player.rated = None
    player.close()


SHORT = {"visibility": "quick", "options": {"turn_limit": 20, "first_player": 0}}


def test_a_name_and_a_cookie_are_enough(server: Server) -> None:
    ann = Player(server, "Ann")
    assert ann.get("/api/me") is None
    ann.open(**SHORT)
    assert set(ann.cookies) >= {"parlour_person"}
    me = ann.get("/api/me")
    assert (me["name"], me["standings"], me["bots"]) == ("Ann", [], [])
    assert ann.post("/api/me", {"name": " Anna  Nov\u202eák ", "listed": False})[1]["name"] == "Anna Novák"
    assert ann.get("/api/me")["listed"] is False
    assert ann.post("/api/me", {"name": "\u200d"})[1]["key"] == "table-bad-name"


def test_a_rated_game_against_the_computer_counts_and_a_hint_makes_it_not_count(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.open(**SHORT)
    play_through(ann, table)
    [standing] = ann.get("/api/me")["standings"]
    assert (standing["game"], standing["against"], standing["games"]) == ("notty", "computers", 1)
    second = ann.open(**SHORT)
    ann.join(second)
    ann.send(t="hint", turn=0, level=1)
    ann.until(lambda message: message["t"] == "hint")
    ann.close()
    play_through(ann, second, rated=False)
    assert ann.get("/api/me")["standings"] == [standing]


def test_people_are_rated_among_themselves_and_everybody_hears_it(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open(visibility="public", options={"first_player": 0})
    for player in (ann, bob):
        player.sit(table)
        player.join(table)
    assert ann.ask("start")["t"] == "ack"
    ann.send(t="hint", turn=0, level=1)
    assert ann.until(lambda message: message["t"] == "error")["key"] == "table-no-help"
    assert ann.ask("play_for_me", turn=0, scope="action")["key"] == "table-no-help"
    assert bob.ask("resign")["t"] == "ack"
    told = ann.until(lambda message: message["t"] == "rated")
    assert told["against"] == "people"
    change = {score["seat"]: score["after"] - score["before"] for score in told["scores"]}
    assert change[0] > 0 > change[1]
    assert ann.get("/api/me")["standings"][0]["won"] == 1
    assert bob.get("/api/me")["standings"][0]["won"] == 0
    for player in (ann, bob):
        player.close()


def test_leaderboards_show_people_who_have_played_enough_and_want_to_be_shown(server: Server) -> None:
    cara = Player(server, "Cara")
    for _ in range(5):
        play_through(cara, cara.open(**SHORT))
    board = cara.get("/api/leaders/notty?against=computers")
    assert [leader["name"] for leader in board if leader.get("you")] == ["Cara"]
    assert any(leader.get("level") == "expert" for leader in board), "computers stand among them"
    cara.post("/api/me", {"name": "Cara", "listed": False})
    assert not [leader for leader in cara.get("/api/leaders/notty?against=computers") if leader.get("you")]


def test_finished_games_are_found_again_rated_or_not(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    first = ann.open(**SHORT)
    play_through(ann, first)
    second = ann.open(options={"first_player": 0})
    for player in (ann, bob):
        player.sit(second)
        player.join(second)
    assert ann.ask("start")["t"] == "ack"
    assert [one["table"] for one in ann.get("/api/me/games")] == [first], "not before it is over"
    assert bob.ask("resign")["t"] == "ack"
    ann.until(lambda message: message["t"] == "state" and message["info"]["phase"] == "over")
    newest, oldest = ann.get("/api/me/games")
    assert (newest["table"], newest["won"], newest["place"], newest["review"]) == (second, True, 1, False)
    assert [seat["name"] for seat in newest["seats"]] == ["Ann", "Bob"] and newest["you"] == 0
    assert (oldest["table"], oldest["number"], oldest["review"]) == (first, 0, True)
    assert ann.get(f"/api/tables/{first}/games/0/review")["of"] > 0
    assert [(one["table"], one["won"], one["place"]) for one in bob.get("/api/me/games")] == [(second, False, 2)]
    assert bob.post("/api/me/delete", {})[0] == 200
    assert [seat["name"] for seat in ann.get("/api/me/games")[0]["seats"]] == ["Ann", ""]
    for player in (ann, bob):
        player.close()


def test_a_one_time_code_carries_over_to_another_device_once(server: Server) -> None:
    ann, phone, thief = Player(server, "Ann"), Player(server, "?"), Player(server, "Eve")
    table = ann.open(**SHORT)
    status, answer = ann.post("/api/me/code", {})
    assert status == 200 and len(answer["code"]) == 8
    status, me = phone.post("/api/me/continue", {"code": f" {answer['code'][:4].upper()}-{answer['code'][4:]} "})
    assert (status, me["name"]) == (200, "Ann")
    assert thief.post("/api/me/continue", {"code": answer["code"]})[1]["key"] == "people-no-such-code"
    assert phone.join(table)["you"] == 0
    assert thief.join(table)["you"] is None
    for player in (phone, thief):
        player.close()


def test_a_program_sits_with_its_token_and_is_marked(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.open(options={"first_player": 1})
    ann.sit(table, 0)
    status, bot = ann.post("/api/bots", {"name": "Robot"})
    assert status == 200 and ann.get("/api/me")["bots"] == [{"id": bot["id"], "name": "Robot"}]
    robot = Player(server, "Robot")
    bearer = {"Authorization": f"Bearer {bot['token']}"}
    status, answer = robot.post(f"/api/tables/{table}/sit", {"name": "Robot", "nonce": NONCE}, **bearer)
    assert (status, answer) == (200, {"seat": 1})
    robot.cookies.clear()
    assert robot.join(table, **bearer)["you"] == 1
    ann.join(table)
    assert ann.ask("start")["t"] == "ack"
    assert ann.latest["info"]["seats"][1]["bot"] is True
    robot.until(lambda message: message.get("situation") is not None)
    assert robot.play("end")["t"] == "ack"
    assert ann.post(f"/api/bots/{bot['id']}/delete", {})[0] == 200
    robot.close()
    late = open_socket(server, table, **bearer)
    assert json.loads(late.recv(timeout=30))["key"] == "people-unknown-token", "its token opens nothing any more"
    late.close()
    ann.close()


def test_a_wrong_token_is_refused_everywhere_and_nothing_is_made(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.open()
    stranger, wrong = Player(server, "Stranger"), {"Authorization": "Bearer not-a-token"}
    seat, opening = (
        {"name": "Bot", "nonce": NONCE},
        {"game": "notty", "visibility": "public", "seats": 2, "name": "Bot"},
    )
    asked = {
        f"/api/tables/{table}/sit": seat,
        "/api/tables": opening,
        "/api/me": {"name": "Bot"},
        "/api/me/code": {},
        "/api/me/delete": {},
        "/api/bots": {"name": "Bot"},
    }
    for path, body in asked.items():
        for header in (wrong, {"Authorization": "bearer "}):
            assert stranger.post(path, body, **header) == (401, {"key": "people-unknown-token", "args": {}}), path
    show = opening | {"visibility": "show", "levels": ["random", "random"]}
    assert stranger.post("/api/tables", show, **wrong)[0] == 401
    for path in ("/api/me", "/api/me/tables", "/api/me/games", "/api/me/data", "/api/leaders/notty"):
        request = urllib.request.Request(f"{server.address}{path}", headers=wrong)
        with pytest.raises(urllib.error.HTTPError, match="401") as refused:
            urllib.request.urlopen(request, timeout=30)
        assert refused.value.headers["WWW-Authenticate"] == "Bearer"
        refused.value.close()
    assert not stranger.cookies, "nobody new was remembered"
    socket = open_socket(server, table, **wrong)
    assert json.loads(socket.recv(timeout=30)) == {"t": "bye", "key": "people-unknown-token", "args": {}}
    socket.close()
    assert (ann.join(table)["you"], ann.latest["info"]["seats"][0]["kind"]) == (None, "free")
    ann.close()


def test_somebody_takes_everything_along_and_has_it_deleted(server: Server) -> None:
    dora, bob = Player(server, "Dora Secretname"), Player(server, "Bob")
    play_through(dora, dora.open(**SHORT))
    table = dora.open(options={"first_player": 0})
    dora.sit(table)
    bob.sit(table)
    for player in (dora, bob):
        player.join(table)
    assert dora.ask("say", text="Dora was here")["t"] == "ack"
    assert dora.ask("start")["t"] == "ack"
    assert dora.ask("do", turn=0, move="draw 1")["t"] == "ack"
    data = dora.get("/api/me/data")
    assert data["person"]["name"] == "Dora Secretname" and len(data["sittings"]) == 2 and data["scores"]
    assert [one["place"] for one in data["finished"]] == [data["scores"][0]["place"]]
    entries = next(one["entries"] for one in data["tables"] if one["table"] == table)
    assert [entry["move"] for entry in entries if entry["kind"] == "moved"] == ["draw 1"]
    assert "key" not in json.dumps(entries) and "nonce" not in json.dumps(entries)
    keys = dict(dora.cookies)
    assert dora.post("/api/me/delete", {})[0] == 200
    dora.cookies = keys
    assert dora.get("/api/me") is None
    assert dora.join(table)["you"] is None, "nor does the key of the seat open it"
    bob.close()
    bob.join(table)
    assert bob.latest["info"]["phase"] == "over" and bob.latest["info"]["seats"][0]["name"] == ""
    with sqlite3.connect(server.data / "parlour.sqlite") as database:
        dump = "\n".join(database.iterdump())
    assert "Dora" not in dump
    for player in (dora, bob):
        player.close()


def test_what_an_outsider_asks_for_is_not_given(server: Server) -> None:
    eve = Player(server, "Eve")
    for path in ("/api/me/code", "/api/me/delete", "/api/bots"):
        assert eve.post(path, {"name": "x"})[1]["key"] == "people-unknown"
    eve.cookies = {"parlour_person": "x" * 43}
    assert eve.get("/api/me") is None
    assert eve.get("/api/me/tables") == eve.get("/api/me/games") == []
    status, answer = eve.post("/api/me", {"name": "Eve"}, Origin="http://evil.test")
    assert (status, answer["key"]) == (409, "table-unreadable")


def test_a_short_code_finds_a_table_until_its_game_begins(server: Server) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open()
    ann.sit(table)
    ann.join(table)
    code = ann.latest["info"]["code"]
    for typed in (code.upper(), f"{code[:4]}-{code[4:]}", f"%20{code[:4].upper()}%20{code[4:]}"):
        assert bob.get(f"/api/codes/{typed}") == {"table": table}
    assert len(code) == 8
    assert ann.ask("sit_bot", seat=1, level="reference")["t"] == ann.ask("start")["t"] == "ack"
    assert ann.latest["info"]["code"] == ""
    with pytest.raises(Exception, match="404"):
        bob.get(f"/api/codes/{code}")
    ann.close()


def test_a_table_without_a_free_seat_is_not_offered(server: Server) -> None:
    ann = Player(server, "Ann")
    table = ann.open(visibility="public")
    ann.sit(table)
    ann.join(table)
    assert table in [one["table"] for one in ann.get("/api/tables")]
    assert ann.ask("sit_bot", seat=1, level="reference")["t"] == "ack"
    assert table not in [one["table"] for one in ann.get("/api/tables")]
    ann.close()


def test_a_public_game_can_be_watched_from_the_lobby_and_a_private_one_cannot(server: Server) -> None:
    ann = Player(server, "Ann")
    for visibility, offered in [("public", True), ("private", False)]:
        table = ann.open(visibility=visibility)
        ann.sit(table)
        ann.join(table)
        assert ann.ask("sit_bot", seat=1, level="reference")["t"] == ann.ask("start")["t"] == "ack"
        assert ((table, "playing") in [(one["table"], one["phase"]) for one in ann.get("/api/tables")]) is offered
    ann.close()
