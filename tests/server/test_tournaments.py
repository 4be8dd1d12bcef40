"""Tournaments on a real server: Swiss and knock-out, byes and forfeits, late entries, budgets, and kill -9."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.process import NONCE, UNLIMITED, Player, Server, serving

PATIENCE = 180.0  # seconds: a busy machine is slow, not wrong
QUICK = [*UNLIMITED, "--round-pause", "0.2"]
SHORT = {"options": {"turn_limit": 20}, "fill": 0, "level": "random", "clock": 60}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("tournaments"), flags=QUICK) as server:
        yield server


def open_tournament(host: Player, kind: str = "swiss", **terms: Any) -> str:
    wish = {"game": "notty", "kind": kind, "terms": SHORT | terms, "name": host.name, "nonce": NONCE}
    status, answer = host.post("/api/tournaments", wish)
    assert status == 200, answer
    return str(answer["tournament"])


def enter(player: Player, id: str) -> dict[str, Any]:
    status, answer = player.post(f"/api/tournaments/{id}/enter", {"name": player.name, "nonce": NONCE})
    assert status == 200, answer
    return dict(answer)


def with_players(server: Server, count: int, kind: str = "swiss", **terms: Any) -> tuple[str, list[Player]]:
    everybody = [Player(server, f"P{number}") for number in range(1, count + 1)]
    id = open_tournament(everybody[0], kind, **terms)
    for player in everybody[1:]:
        enter(player, id)
    return id, everybody


def start(host: Player, id: str) -> dict[str, Any]:
    assert host.post(f"/api/tournaments/{id}/start", {}) == (200, {})
    return wait(host, id, lambda state: state["phase"] == "running")


def wait(player: Player, id: str, wanted: Any) -> dict[str, Any]:
    """Follow a tournament until it is as wanted; drawn games are played again, and so make it longer."""
    state: dict[str, Any] = player.get(f"/api/tournaments/{id}")
    deadline = time.monotonic() + PATIENCE
    while not wanted(state):
        assert time.monotonic() < deadline, f"it never came: {state}"
        state = player.get(f"/api/tournaments/{id}?after={state['version']}")
    return state


def refusal(answer: tuple[int, Any]) -> str:
    status, body = answer
    assert status in (404, 409), answer
    return str(body["key"])


def finish_round(state: dict[str, Any], everybody: list[Player]) -> None:
    """In every game of the round the player with the lower number wins, because the other one resigns."""
    for pair in state["games"][-1]["pairs"]:
        if not pair["result"]:
            loser = everybody[max(pair["first"], pair["second"]) - 1]
            loser.join(pair["table"])
            assert loser.ask("resign")["t"] == "ack"
            loser.close()


def test_a_swiss_of_four_plays_its_rounds_by_itself(server: Server) -> None:
    id, everybody = with_players(server, 4)
    ann = everybody[0]
    code = ann.get(f"/api/tournaments/{id}")["code"]
    assert Player(server, "Eve").get(f"/api/codes/{code}") == {"tournament": id}
    state = start(ann, id)
    assert (state["round"], state["rounds"]) == (1, 2)
    boards = [{pair["first"], pair["second"]} for pair in state["games"][0]["pairs"]]
    assert boards == [{1, 3}, {2, 4}], "equal ratings: who entered first is seeded first"
    assert state["table"] in {pair["table"] for pair in state["games"][0]["pairs"]}
    table = everybody[2].get(f"/api/tournaments/{id}")["table"]
    assert everybody[2].join(table)["you"] in (0, 1) and everybody[2].latest["info"]["tournament"] == id
    everybody[2].close()
    finish_round(state, everybody)
    state = wait(ann, id, lambda state: state["round"] == 2)
    assert {frozenset((pair["first"], pair["second"])) for pair in state["games"][1]["pairs"]} == {
        frozenset({1, 2}),
        frozenset({3, 4}),
    }
    assert state["games"][0]["secret"] and not state["games"][1]["secret"], "the proof of a round comes after it"
    finish_round(state, everybody)
    state = wait(ann, id, lambda state: state["phase"] == "over")
    assert [(one["place"], one["player"], one["points"]) for one in state["standings"]] == [
        (1, 1, 4),
        (2, 2, 2),
        (3, 3, 2),
        (4, 4, 0),
    ]


def test_a_host_runs_a_tournament_without_playing_in_it(server: Server) -> None:
    host, everybody = Player(server, "Host"), [Player(server, f"P{number}") for number in range(2, 6)]
    wish = {"game": "notty", "kind": "swiss", "terms": SHORT, "name": "Host", "nonce": NONCE, "plays": False}
    id = str(host.post("/api/tournaments", wish)[1]["tournament"])
    for player in everybody:
        enter(player, id)
    state = host.get(f"/api/tournaments/{id}")
    assert (state["you"], state["host"], state["runs"], state["may_enter"]) == (None, 1, True, True)
    assert {one["player"]: one["status"] for one in state["players"]} == {1: "runs"} | dict.fromkeys(range(2, 6), "in")
    assert not everybody[0].get(f"/api/tournaments/{id}")["runs"]
    assert [one["tournament"] for one in host.get("/api/me/tournaments")] == [id]
    assert refusal(everybody[0].post(f"/api/tournaments/{id}/start", {})) == "tournament-host-only"
    assert refusal(everybody[0].post(f"/api/tournaments/{id}/host", {"player": 2})) == "tournament-host-only"
    state = start(host, id)
    assert {number for pair in state["games"][0]["pairs"] for number in (pair["first"], pair["second"])} == {2, 3, 4, 5}
    assert state["table"] == "" and {one["player"] for one in state["standings"]} == {2, 3, 4, 5}
    assert host.join(state["games"][0]["pairs"][0]["table"])["you"] is None
    host.close()
    entered = {one["player"]: one["entered"] for one in enter(host, id)["players"]}
    assert entered[1] == 2, "until half of the rounds have begun they can still enter"
    assert host.post(f"/api/tournaments/{id}/step-back", {}) == (200, {})
    assert host.get(f"/api/tournaments/{id}")["runs"], "and stop playing again"
    assert host.post(f"/api/tournaments/{id}/leave", {}) == (200, {})
    state = host.get(f"/api/tournaments/{id}")
    assert (state["host"], state["runs"]) == (2, False)
    assert everybody[0].post(f"/api/tournaments/{id}/end", {}) == (200, {})


def test_a_host_who_steps_back_loses_the_game_and_runs_the_tournament_on(server: Server) -> None:
    id, everybody = with_players(server, 4)
    ann = everybody[0]
    assert refusal(everybody[1].post(f"/api/tournaments/{id}/step-back", {})) == "tournament-host-only"
    start(ann, id)
    assert ann.post(f"/api/tournaments/{id}/step-back", {}) == (200, {})
    state = everybody[1].get(f"/api/tournaments/{id}")
    [mine] = [pair for pair in state["games"][0]["pairs"] if 1 in (pair["first"], pair["second"])]
    assert mine["result"] == ("second" if mine["first"] == 1 else "first") and state["host"] == 1
    assert ann.post(f"/api/tournaments/{id}/end", {}) == (200, {})


def test_only_the_host_names_a_tournament_and_the_name_goes_with_their_data(server: Server) -> None:
    id, [ann, ben, *_] = with_players(server, 4)
    assert ann.get(f"/api/tournaments/{id}")["title"] == ""
    assert refusal(ben.post(f"/api/tournaments/{id}/name", {"title": "Ben’s"})) == "tournament-host-only"
    assert ann.post(f"/api/tournaments/{id}/name", {"title": "x" * 41})[0] == 400
    assert ann.post(f"/api/tournaments/{id}/name", {"title": "Ann’s Cup"}) == (200, {})
    assert ben.get(f"/api/tournaments/{id}")["title"] == "Ann’s Cup"
    assert [one["title"] for one in ben.get("/api/me/tournaments")] == ["Ann’s Cup"]
    assert ann.get("/api/me/data")["tournament_names"] == ["Ann’s Cup"]
    assert ann.post("/api/me/delete", {})[0] == 200
    assert ben.get(f"/api/tournaments/{id}")["title"] == ""


def test_at_its_tables_nobody_plays_for_a_person_and_nothing_is_agreed(server: Server) -> None:
    id, everybody = with_players(server, 4)
    state = start(everybody[0], id)
    table = state["table"]
    one = everybody[0]
    one.join(table)
    assert one.ask("vote", what="end", yes=True)["key"] == "tournament-not-here"
    assert one.ask("play_for_me", turn=0, scope="turn")["key"] == "tournament-not-here"
    one.ask("resign")
    assert one.ask("rematch", nonce=NONCE)["key"] in ("tournament-not-here", "table-game-goes-on")
    one.close()


def test_whoever_does_not_come_loses_without_a_game(server: Server) -> None:
    id, everybody = with_players(server, 4, patience=10)
    state = start(everybody[0], id)
    everybody[0].join(state["table"])
    state = wait(everybody[1], id, lambda state: state["round"] == 2)
    results = {one["first"] if one["first"] in (1, 2) else one["second"]: one for one in state["games"][0]["pairs"]}
    mine = results[1]
    assert mine["result"] == ("first" if mine["first"] == 1 else "second") + "-walkover"
    assert results[2]["result"] == "nobody", "neither came"
    assert {one["player"]: one["points"] for one in state["standings"]} == {1: 2, 2: 0, 3: 0, 4: 0}
    everybody[0].close()
    everybody[0].post(f"/api/tournaments/{id}/end", {})


def test_an_odd_field_has_a_bye_or_a_computer(server: Server) -> None:
    id, everybody = with_players(server, 5)
    state = start(everybody[0], id)
    assert [pair["result"] for pair in state["games"][0]["pairs"]] == ["", "", "bye"]
    assert state["rounds"] == 3
    id, everybody = with_players(server, 3, fill=1)
    state = start(everybody[0], id)
    assert [one["level"] for one in state["players"] if one["level"]] == ["random"] and len(state["players"]) == 4


def test_late_entries_leaving_and_removing(server: Server) -> None:
    id, everybody = with_players(server, 5, rounds=4)
    ann = everybody[0]
    state = start(ann, id)
    late = Player(server, "Late")
    assert enter(late, id)["you"] == 6
    assert everybody[1].post(f"/api/tournaments/{id}/leave", {})[0] == 200
    assert refusal(everybody[2].post(f"/api/tournaments/{id}/remove", {"player": 4})) == "tournament-host-only"
    assert ann.post(f"/api/tournaments/{id}/remove", {"player": 3})[0] == 200
    assert refusal(everybody[2].post(f"/api/tournaments/{id}/enter", {"name": "P3"})) == "tournament-removed"
    state = ann.get(f"/api/tournaments/{id}")
    finish_round(state, everybody)
    state = wait(ann, id, lambda state: state["round"] == 2)
    playing = {number for pair in state["games"][1]["pairs"] for number in (pair["first"], pair["second"])}
    assert playing - {None} == {1, 4, 5, 6}, "who left and who was removed are not paired, the latecomer is"
    assert {one["player"]: one["entered"] for one in state["players"]}[6] == 2
    assert ann.post(f"/api/tournaments/{id}/end", {})[0] == 200
    assert ann.get(f"/api/tournaments/{id}")["phase"] == "over"


def test_a_knock_out_of_computers_and_one_person(server: Server) -> None:
    host = Player(server, "Host")
    id = open_tournament(host, "knockout", fill=8, third=True)
    state = start(host, id)
    assert len(state["games"][0]["pairs"]) == 4 and state["rounds"] == 3
    host.join(state["table"])
    host.ask("resign")
    host.close()
    state = wait(host, id, lambda state: state["phase"] == "over")
    assert [len({pair["board"] for pair in games["pairs"]}) for games in state["games"]] == [4, 2, 2]
    assert [one["place"] for one in state["standings"]] == [1, 2, 3, 4, 5, 5, 5, 5]
    lost = state["standings"][-1]["player"]
    assert 1 in {one["player"] for one in state["standings"] if one["place"] == 5} and lost


def test_only_the_host_starts_and_bad_wishes_are_refused(server: Server) -> None:
    id, everybody = with_players(server, 3)
    assert refusal(everybody[1].post(f"/api/tournaments/{id}/start", {})) == "tournament-host-only"
    assert refusal(everybody[0].post(f"/api/tournaments/{id}/start", {})) == "tournament-too-few"
    stranger = Player(server, "Eve")
    stranger.post("/api/me", {"name": "Eve"})
    assert refusal(stranger.post(f"/api/tournaments/{id}/leave", {})) == "tournament-not-player"
    for bad in ({"clock": 1}, {"fill": 99}, {"options": {"nonsense": 1}}, {"level": "nobody"}, {"more": 1}):
        wish = {"game": "notty", "kind": "swiss", "terms": SHORT | bad, "nonce": NONCE}
        assert stranger.post("/api/tournaments", wish)[0] in (400, 409, 422), bad
    assert everybody[0].post("/api/tournaments/nowhere/enter", {}) == (404, {"key": "tournament-none", "args": {}})


def test_tournaments_have_budgets(server: Server) -> None:
    host = Player(server, "Host")
    for _ in range(3):
        open_tournament(host)
    wish = {"game": "notty", "kind": "swiss", "terms": SHORT, "nonce": NONCE}
    assert refusal(host.post("/api/tournaments", wish)) == "tournament-too-many"


def test_download_and_delete_cover_tournaments(server: Server) -> None:
    id, everybody = with_players(server, 4)
    start(everybody[0], id)
    ben = everybody[1]
    [kept] = ben.get("/api/me/data")["tournaments"]
    assert (kept["tournament"], kept["number"]) == (id, 2)
    assert ben.post("/api/me/delete", {})[0] == 200
    state = everybody[0].get(f"/api/tournaments/{id}")
    gone = next(one for one in state["players"] if one["player"] == 2)
    assert (gone["name"], gone["status"]) == ("", "left") and "P2" not in json.dumps(state)
    assert {2, 4} in [{pair["first"], pair["second"]} for pair in state["games"][0]["pairs"] if pair["result"]]


def test_rounds_go_on_after_the_server_was_killed_at_any_moment(tmp_path: Path) -> None:
    """Killed while a round is played, right after its last game, and in the break: every round is made once."""
    with serving(tmp_path, flags=[*UNLIMITED, "--round-pause", "1"]) as server:
        id, everybody = with_players(server, 4)
        state = start(everybody[0], id)
        server.kill()
        server.start()
        assert everybody[0].get(f"/api/tournaments/{id}")["games"] == state["games"]
        finish_round(state, everybody)
        server.kill()
        server.start()
        state = wait(everybody[0], id, lambda state: state["phase"] == "break" or state["round"] == 2)
        server.kill()
        server.start()
        state = wait(everybody[0], id, lambda state: state["round"] == 2)
        assert [len(games["pairs"]) for games in state["games"]] == [2, 2]
        finish_round(state, everybody)
        state = wait(everybody[0], id, lambda state: state["phase"] == "over")
        assert [one["points"] for one in state["standings"]] == [4, 2, 2, 0]
