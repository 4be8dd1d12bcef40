"""What a person has solved belongs to them, not to a browser; days in a row make a streak."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

import pytest

from parlour.server.people.puzzle_progress import longest, streak
from tests.server.process import UNLIMITED, Player, Server, serving
from tests.server.test_friends import named

TODAY = datetime.date(2026, 3, 1)


def days(*ago: int) -> list[datetime.date]:
    return [TODAY - datetime.timedelta(days=one) for one in ago]


@pytest.mark.parametrize(
    ("solved", "count", "most"),
    [
        ((), 0, 0),
        ((0,), 1, 1),
        ((1,), 1, 1),  # today is not over
        ((2,), 0, 1),
        ((0, 1, 2), 3, 3),  # over the end of February
        ((1, 2, 4, 5, 6), 2, 3),
        ((0, 2, 3), 1, 2),
    ],
)
def test_days_in_a_row_make_a_streak(solved: tuple[int, ...], count: int, most: int) -> None:
    assert (streak(days(*solved), TODAY), longest(days(*solved))) == (count, most)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("puzzles"), flags=UNLIMITED) as server:
        yield server


def test_somebody_unknown_has_no_progress_and_nothing_is_stored(server: Server) -> None:
    new = Player(server, "New")
    assert new.get("/api/me/puzzles") is None
    assert new.post("/api/me/puzzles", {"solved": {"notty": [1]}}) == (200, None)
    assert new.get("/api/me") is None


def test_what_two_browsers_know_is_added_up_and_only_puzzles_that_exist_count(server: Server) -> None:
    ann, _ = named(server, "Ann")
    wish = {"solved": {"notty": [2, 1, 999_999, -1], "nonsense": [1]}}
    nothing = {"streak": 0, "longest": 0, "today": False}
    assert ann.post("/api/me/puzzles", wish)[1] == {"solved": {"notty": [1, 2]}} | nothing
    assert ann.post("/api/me/puzzles", {"solved": {"notty": [3]}})[1]["solved"] == {"notty": [1, 2, 3]}
    assert ann.get("/api/me/puzzles") == {"solved": {"notty": [1, 2, 3]}} | nothing
    assert [one["number"] for one in ann.get("/api/me/data")["solved_puzzles"]] == [1, 2, 3]


def test_the_puzzle_of_the_day_begins_a_streak_when_it_is_solved_today(server: Server) -> None:
    ann, _ = named(server, "Ann")
    today = ann.get("/api/puzzles")["today"]
    before = ann.post("/api/me/puzzles", {"solved": {today["game"]: [today["number"]]}})[1]
    assert (before["streak"], before["today"]) == (0, False), "an old browser cannot tell when"
    for _ in range(2):
        after = ann.post("/api/me/puzzles", {"now": today})[1]
        assert (after["streak"], after["longest"], after["today"]) == (1, 1, True)
    assert len(ann.get("/api/me/data")["puzzle_days"]) == 1
