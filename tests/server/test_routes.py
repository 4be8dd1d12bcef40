"""Routes that no evening passes through: puzzles, tables of computers, playing on from a review, and bad queries."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from typing import Any

import pytest

import parlour
from parlour.bots.puzzles import puzzles
from parlour.core.errors import ParlourError
from parlour.server.views.puzzles import judged, listed, shown
from parlour.wire.http import PuzzleVerdict
from tests.server.process import NONCE, UNLIMITED, Player, Server, serving
from tests.server.test_archive import asked, play_alone


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("routes"), flags=UNLIMITED) as server:
        yield server


# Puzzles.


def test_every_game_has_a_puzzle_of_the_day_in_turn() -> None:
    today = datetime.date(2026, 1, 1)
    days = [listed(today + datetime.timedelta(days)).today for days in range(5)]
    assert sorted(day.game for day in days[:4]) == sorted(parlour.games())
    assert days[4].game == days[0].game and days[4].number == days[0].number + 1


def test_a_puzzle_is_shown_without_its_solution_and_a_move_is_judged(server: Server) -> None:
    offered = Player(server, "Ann").get("/api/puzzles")
    assert offered["counts"] == {game: len(puzzles(game)) for game in parlour.games()}
    path = f"/api/puzzles/{offered['today']['game']}/{offered['today']['number']}"
    puzzle = Player(server, "Ann").get(path)
    one = puzzles(puzzle["game"])[puzzle["number"] - 1]
    assert "best" not in puzzle and one.best in puzzle["situation"]["legal"]
    assert puzzle["situation"]["view"] == one.state().view(puzzle["you"])
    status, verdict = Player(server, "Ann").post(path, {"move": one.best})
    assert (status, verdict["right"], verdict["best"]) == (200, True, one.best)
    status, refusal = Player(server, "Ann").post(path, {"move": "castle"})
    assert (status, refusal["key"]) == (409, "unreadable-move")


@pytest.mark.parametrize("game", parlour.games())
def test_the_seat_on_turn_solves_a_puzzle(game: str) -> None:
    puzzle, one = shown(game, 1), puzzles(game)[0]
    assert puzzle.seats[puzzle.you].kind == "person" and puzzle.of == len(puzzles(game))
    verdict = judged(game, 1, one.best)
    assert isinstance(verdict, PuzzleVerdict) and verdict.right and verdict.reasons


def test_a_puzzle_that_does_not_exist_is_missing(server: Server) -> None:
    status, refusal = asked(server, "/api/puzzles/notty/100000")
    assert (status, refusal["key"], refusal["args"]["most"]) == (404, "puzzle-missing", len(puzzles("notty")))


# Tables that begin in another way.


def test_computers_play_for_spectators_and_only_players_that_exist(server: Server) -> None:
    ann = Player(server, "Ann")
    wish: dict[str, Any] = {"game": "notty", "visibility": "show", "seats": 2, "options": {"turn_limit": 20}}
    status, refusal = ann.post("/api/tables", {**wish, "levels": ["reference", "grandmaster"]})
    assert (status, refusal["key"]) == (409, "no-such-level")
    status, opened = ann.post("/api/tables", {**wish, "levels": ["reference", "random"]})
    assert status == 200
    welcome = ann.join(opened["table"])
    assert welcome["you"] is None
    assert [seat["level"] for seat in ann.latest["info"]["seats"]] == ["reference", "random"]
    ann.close()


def test_a_new_game_continues_from_a_moment_of_a_finished_one(server: Server) -> None:
    ann, table = play_alone(server)
    ann.close()
    wish = {"game": "notty", "visibility": "quick", "seats": 2, "name": "Ann", "nonce": NONCE, "level": "reference"}
    status, opened = ann.post("/api/tables", {**wish, "start": {"table": table, "game": 0, "move": 4}})
    assert status == 200, opened
    welcome = ann.join(opened["table"])
    then = ann.get(f"/api/tables/{table}/games/0/moments/4?seat={welcome['you']}")
    assert ann.situation["view"] == then["situation"]["view"] and ann.situation["view"]["turn"] == welcome["you"]
    ann.close()
    end = ann.get(f"/api/tables/{table}/games/0/review")["of"]
    status, refusal = ann.post("/api/tables", {**wish, "start": {"table": table, "game": 0, "move": end}})
    assert (status, refusal["key"]) == (409, "table-over-there")


# Queries and bodies that no page of ours sends.


@pytest.mark.parametrize("seat", ["11", "x", "-1"])
def test_a_moment_is_seen_by_a_seat_of_the_table(server: Server, seat: str) -> None:
    status, refusal = asked(server, f"/api/tables/anywhere/games/0/moments/0?seat={seat}")
    assert (status, refusal) == (409, {"key": "table-unreadable", "args": {"reason": "seat"}})


def test_there_are_two_leaderboards(server: Server) -> None:
    assert asked(server, "/api/leaders/notty?against=computers")[0] == 200
    status, refusal = asked(server, "/api/leaders/notty?against=ghosts")
    assert (status, refusal) == (409, {"key": "table-unreadable", "args": {"reason": "against"}})


@pytest.mark.parametrize("body", [b"[" * 5000, b"\xff\xfe", b'{"game": "\xe9"}'])
def test_a_body_that_cannot_be_decoded_is_a_bad_request(server: Server, body: bytes) -> None:
    status, refusal = Player(server, "Ann").post("/api/tables", body)
    assert (status, refusal["key"]) == (400, "table-unreadable")


def test_an_origin_that_is_not_an_address_is_another_site(server: Server) -> None:
    status, refusal = Player(server, "Ann").post("/api/tables", {"game": "notty"}, Origin="http://[never-closed")
    assert (status, refusal) == (409, {"key": "table-unreadable", "args": {"reason": "Origin"}})


def test_a_move_that_is_not_legal_gets_a_refusal_instead_of_a_verdict() -> None:
    refused = judged("notty", 1, "castle")
    assert isinstance(refused, dict) and refused["key"] == "unreadable-move"


def test_a_server_without_any_puzzle_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.server.views.puzzles.puzzles", lambda game: ())
    listed.cache_clear()
    with pytest.raises(ParlourError) as missing:
        listed(datetime.date(2026, 1, 1))
    assert missing.value.key == "puzzle-missing"
