"""§8 The score; ruling P21."""

from __future__ import annotations

import pytest

from parlour.games.potter.tests.rules.helpers import playing, points, sallan
from tests.games.helpers import events, play


def test_8_1_the_winner_of_the_round_scores_0() -> None:
    for state, move in (
        (playing("8♣ 9♣ 10♣", "K♦"), "meld 8♣ 9♣ 10♣"),
        (sallan("10♥", "K♦"), "add 10♥ to 1"),
        (sallan("9♣", "K♦"), "discard 9♣"),
    ):
        told = events(state, move)
        counted = [event for event in told if event["event"] == "potter-hand-counted"]
        assert counted[0] == {"event": "potter-hand-counted", "seat": 0, "cards": (), "points": 0, "total": 0}
        assert state.view(0)["scores"] == [0, 13]


def test_8_2_the_hand_of_the_rule_document() -> None:
    """A♠ 5♥ Q♦ is 1 + 5 + 12 = 18."""
    told = events(playing("8♣ 9♣ 10♣", "A♠ 5♥ Q♦", round=3), "meld 8♣ 9♣ 10♣")
    assert points(told) == [0, 18]
    assert {
        "event": "potter-hand-counted",
        "seat": 1,
        "cards": ("A♠", "5♥", "Q♦"),
        "points": 18,
        "total": 18,
    } in told


def test_8_2_everybody_else_shows_the_hand() -> None:
    state = playing("8♣ 9♣ 10♣", "2♠ 3♥", "K♦", "J♠ 10♠ 10♦", round=8)
    told = state.play("meld 8♣ 9♣ 10♣")
    counted = [event for event in told if event.key == "potter-hand-counted"]
    for seat in (0, 1, 2, 3, None):
        shown = [event.seen_by(seat).facts() for event in counted]
        assert [one["cards"] for one in shown] == [(), ("2♠", "3♥"), ("K♦",), ("10♠", "J♠", "10♦")]
        assert [one["points"] for one in shown] == [0, 5, 13, 31]


def test_8_2_what_was_laid_on_the_table_does_not_count() -> None:
    state = playing("8♣ 9♣ 10♣", "2♠", table=["J♥ Q♥ K♥"], sallan=[False, True], round=3)
    assert points(events(state, "meld 8♣ 9♣ 10♣")) == [0, 2]


def test_8_3_a_sallan_who_loses_scores_25_for_a_potter() -> None:
    """K♣ and one Potter: 13 + 25 = 38."""
    state = playing("8♣ 9♣ 10♣", "K♣ 3♥", table=["J♥ Q♥ K♥"], sallan=[False, True], round=3)
    assert points(events(state, "meld 8♣ 9♣ 10♣")) == [0, 38]


def test_8_3_for_each_potter() -> None:
    state = playing("8♣ 9♣ 10♣", "3♠ 3♥ 3♦ 3♣ 2♦", table=["J♥ Q♥ K♥"], sallan=[False, True], round=3)
    assert points(events(state, "meld 8♣ 9♣ 10♣")) == [0, 102]


def test_8_3_for_other_losers_a_potter_counts_its_value() -> None:
    state = playing("8♣ 9♣ 10♣", "K♣ 3♥", "K♦ 3♠", table=["J♥ Q♥ K♥"], sallan=[False, False, True], round=3)
    assert points(events(state, "meld 8♣ 9♣ 10♣")) == [0, 16, 38]


@pytest.mark.parametrize(
    ("number", "card", "as_sallan", "otherwise"),
    [(1, "A♦", 25, 1), (3, "3♦", 25, 3), (11, "J♦", 25, 11), (13, "K♦", 25, 13), (14, "A♦", 25, 1), (2, "A♦", 1, 1)],
)
def test_P21_25_instead_of_the_value(number: int, card: str, as_sallan: int, otherwise: int) -> None:
    for is_sallan, worth in ((True, as_sallan), (False, otherwise)):
        state = playing("8♣ 9♣ 10♣", card, table=["4♥ 5♥ 6♥"], sallan=[False, is_sallan], round=number)
        assert points(events(state, "meld 8♣ 9♣ 10♣")) == [0, worth]


def test_P21_a_winning_sallan_pays_nothing() -> None:
    state = sallan("10♥ 9♥", "K♦")
    assert points(events(state, "add 10♥ 9♥ to 1")) == [0, 13]


def test_8_4_the_points_of_the_rounds_add_up() -> None:
    state = playing("8♣ 9♣ 10♣", "A♠ 5♥ Q♦", "K♦", scores=[40, 7, 100], round=3)
    told = events(state, "meld 8♣ 9♣ 10♣")
    counted = [event for event in told if event["event"] == "potter-hand-counted"]
    assert [event["total"] for event in counted] == [40, 25, 113]
    assert state.view(None)["scores"] == [40, 25, 113]


def test_8_4_over_two_rounds() -> None:
    state = play(playing("8♣ 9♣ 10♣", "A♠ 5♥ Q♦", round=3), "meld 8♣ 9♣ 10♣")
    kept = {key: state.position()[key] for key in ("round", "scores", "starter")}
    told = events(playing("K♦", "J♠ Q♠ K♠", turn=1, **kept), "meld J♠ Q♠ K♠")
    counted = [event for event in told if event["event"] == "potter-hand-counted"]
    assert [event["total"] for event in counted] == [13, 18]
    assert told[-1] == {"event": "potter-round-begun", "round": 5, "potter": "5", "starter": 0}
