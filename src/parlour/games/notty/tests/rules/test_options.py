"""The options of the rule book: each with its values, its default, and the values that it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import OptionError
from parlour.games.notty.tests.rules.helpers import TWENTY, moves, notty, says, table


def test_the_options_and_their_defaults() -> None:
    assert {name: option.default for name, option in notty.options.items()} == {
        "first_player": "random",
        "turn_limit": 300,
        "cycle_at_limit": False,
    }
    assert dict(notty.deal(seats=2, seed=1).options) == {
        "first_player": "random",
        "turn_limit": 300,
        "cycle_at_limit": False,
    }


def test_each_option_names_the_ruling_that_it_changes() -> None:
    assert {name: option.rule for name, option in notty.options.items()} == {
        "first_player": "N1",
        "turn_limit": "N10",
        "cycle_at_limit": "N5",
    }


def test_2_5_first_player_takes_random_or_a_seat() -> None:
    for seats, values in ((2, ["random", 0, 1]), (3, ["random", 0, 1, 2])):
        for value in values:
            assert notty.deal(seats=seats, seed=1, first_player=value).options["first_player"] == value


@pytest.mark.parametrize(
    ("seats", "value", "allowed"),
    [
        (2, 2, "random, 0, 1"),
        (3, 3, "random, 0, 1, 2"),
        (2, -1, "random, 0, 1"),
        (2, True, "random, 0, 1"),
        (2, False, "random, 0, 1"),
        (2, "0", "random, 0, 1"),
        (2, "Random", "random, 0, 1"),
        (2, 0.0, "random, 0, 1"),
        (2, None, "random, 0, 1"),
    ],
)
def test_2_5_first_player_takes_nothing_else(seats: int, value: Any, allowed: str) -> None:
    with pytest.raises(OptionError) as raised:
        notty.deal(seats=seats, seed=1, first_player=value)
    says(raised.value, "first_player", repr(value), f"Possible: {allowed} ", "N1")


@pytest.mark.parametrize("value", [20, 21, 300, 9_999, 10_000])
def test_6_4_turn_limit_takes_20_to_10000(value: int) -> None:
    assert notty.deal(seats=2, seed=1, turn_limit=value).options["turn_limit"] == value


@pytest.mark.parametrize("value", [19, 10_001, 0, -20, True, 300.0, "300", None])
def test_6_4_turn_limit_takes_nothing_else(value: Any) -> None:
    with pytest.raises(OptionError) as raised:
        notty.deal(seats=2, seed=1, turn_limit=value)
    says(raised.value, "turn_limit", repr(value), "20-10000", "N10")


def test_4_8_cycle_at_limit_takes_true_and_false() -> None:
    assert "cycle" in moves(table(TWENTY, "B1", options={"cycle_at_limit": True}))
    assert "cycle" not in moves(table(TWENTY, "B1", options={"cycle_at_limit": False}))


@pytest.mark.parametrize("value", [0, 1, "true", "on", None, [], 1.0])
def test_4_8_cycle_at_limit_takes_nothing_else(value: Any) -> None:
    with pytest.raises(OptionError) as raised:
        notty.deal(seats=2, seed=1, cycle_at_limit=value)
    says(raised.value, "cycle_at_limit", repr(value), "true, false", "N5")


@pytest.mark.parametrize("name", ["hand_limit", "Turn_Limit", "target", ""])
def test_there_is_no_other_option(name: str) -> None:
    with pytest.raises(OptionError) as raised:
        notty.deal(seats=2, seed=1, **{name: 1})
    says(raised.value, name, "first_player, turn_limit, cycle_at_limit")


def test_a_position_refuses_the_same_options() -> None:
    for options in ({"turn_limit": 19}, {"first_player": 2}, {"cycle_at_limit": 1}, {"hand_limit": 20}):
        with pytest.raises(OptionError) as raised:
            table("R1", "R3", options=options)
        ((name, value),) = options.items()
        says(raised.value, name, *[repr(value)] * (name != "hand_limit"))


def test_options_are_written_out_in_views_and_positions() -> None:
    state = notty.deal(seats=3, seed=1, turn_limit=99, first_player=2)
    written = {"first_player": 2, "turn_limit": 99, "cycle_at_limit": False}
    assert state.view(0)["options"] == written
    assert state.position()["options"] == written
    assert state.record()["options"] == written
