"""The page of a person: nothing but the name and what leaderboards list, until they share more."""

from __future__ import annotations

import json
import urllib.error
from collections.abc import Iterator
from typing import Any

import pytest

from parlour.server.people.achievements import achievements
from parlour.storage.rows import FinishedRow, ScoreRow
from tests.server.process import UNLIMITED, Player, Server, serving
from tests.server.test_friends import finish, named
from tests.server.test_people import SHORT, play_through

GAMES = ("jolly", "notty")


def finished(number: int, won: bool) -> FinishedRow:
    return FinishedRow(
        person="ann", table_id="T", number=number, seat=0, place=1, won=won, ended="", at=float(number)
    )  # fmt: skip


def score(number: int, game: str, won: bool, against: str = "computers") -> ScoreRow:
    return ScoreRow(
        table_id="T", number=number, person="ann", game=game, against=against, place=1, of=2, won=won, mu=25.0,
        sigma=8.0, at=float(number),
    )  # fmt: skip


def achieved(finished: list[FinishedRow], scores: list[ScoreRow]) -> dict[str, float]:
    return {one.id: one.at for one in achievements(finished, scores, GAMES)}


def test_the_first_tenth_and_hundredth_game_and_win_count() -> None:
    games = [finished(number, won=number % 2 == 0) for number in range(1, 101)]
    assert achieved(games[::-1], []) == {
        "games-1": 1, "games-10": 10, "games-100": 100, "wins-1": 2, "wins-10": 20,
    }  # fmt: skip
    assert achieved([], []) == {}


def test_three_wins_in_a_row_count_when_nothing_is_between_them() -> None:
    def row(*won: bool) -> list[FinishedRow]:
        return [finished(number, one) for number, one in enumerate(won)]

    assert "row" not in achieved(row(True, True, False, True, True), [])
    assert achieved(row(True, True, False, True, True, True, True), [])["row"] == 5


def test_a_win_among_people_and_one_of_every_game_count() -> None:
    scores = [score(1, "notty", True), score(2, "jolly", False), score(3, "notty", True, "people")]
    assert achieved([], scores) == {"people": 3}
    assert achieved([], [*scores, score(4, "jolly", True)]) == {"people": 3, "every": 4}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("profiles"), flags=UNLIMITED) as server:
        yield server


def page(reader: Player, id: str) -> dict[str, Any]:
    found: dict[str, Any] = reader.get(f"/api/people/{id}")
    return found


def test_a_page_shows_nothing_but_the_name_until_its_person_shares_more(server: Server) -> None:
    ann, ann_id = named(server, "Ann")
    play_through(ann, ann.open(**SHORT))
    stranger = Player(server, "Stranger")
    nothing: dict[str, Any] = {"standings": [], "curves": None, "achievements": None, "games": None, "together": []}
    assert page(stranger, ann_id) == {"id": ann_id, "name": "Ann", "bond": ""} | nothing
    assert ann.get("/api/me/shares") == {"ratings": False, "achievements": False, "games": False}
    own = page(ann, ann_id)
    assert own["bond"] == "you"
    assert [one["game"] for one in own["games"]] == ["notty"], "one sees all of it oneself"
    assert "games-1" in [one["id"] for one in own["achievements"]]
    for what, shown in (("ratings", "curves"), ("achievements", "achievements"), ("games", "games")):
        assert ann.post("/api/me/shares", {what: True})[0] == 200
        found = page(stranger, ann_id)
        assert [name for name in ("curves", "achievements", "games") if found[name] is not None] == [shown]
    [game] = page(stranger, ann_id)["games"]
    assert (game["table"], game["you"]) == ("", None), "a stranger does not learn where it was"
    ann.post("/api/me/shares", {"ratings": True})
    [curve] = page(stranger, ann_id)["curves"]
    [standing] = page(stranger, ann_id)["standings"]
    assert curve["ratings"] == [standing["rating"]]


def test_two_people_see_the_games_that_they_played_together(server: Server) -> None:
    (ann, ann_id), (bob, bob_id), (eve, _) = (named(server, name) for name in ("Ann", "Bob", "Eve"))
    finish(ann, bob)
    [game] = page(ann, bob_id)["together"]
    assert (game["game"], game["won"], game["you"]) == ("notty", True, 0)
    [game] = page(bob, ann_id)["together"]
    assert (game["won"], game["you"]) == (False, 1)
    assert page(eve, ann_id)["together"] == []


def test_a_blocked_person_finds_no_page_and_programs_have_none(server: Server) -> None:
    (ann, ann_id), (eve, eve_id) = named(server, "Ann"), named(server, "Eve")
    robot = ann.post("/api/bots", {"name": "Robot"})[1]["id"]
    ann.post(f"/api/people/{eve_id}/block", {})
    assert page(ann, eve_id)["bond"] == "blocked"
    for id in (ann_id, robot, "nobody"):
        assert missing(eve, id) == "people-no-such-person"


def missing(player: Player, id: str) -> str:
    """The reason for which there is no page."""
    with pytest.raises(urllib.error.HTTPError) as error:
        page(player, id)
    assert error.value.code == 404
    return str(json.loads(error.value.read())["key"])
