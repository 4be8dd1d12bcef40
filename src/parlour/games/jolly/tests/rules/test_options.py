"""The options of the rule book: each with its values, its default, and the values that it refuses."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import OptionError
from parlour.games.jolly.tests.rules.helpers import jolly, table
from tests.games.helpers import says

DEFAULTS = {
    "starter": "random",
    "hunt": "added",
    "final_discard": True,
    "jolly_hand_failure": "game",
    "round_limit": 100,
}
RULES = {"starter": "J1", "hunt": "J2", "final_discard": "J15", "jolly_hand_failure": "J14", "round_limit": "J17"}


def test_the_options_and_their_defaults() -> None:
    assert {name: option.default for name, option in jolly.options.items()} == DEFAULTS
    assert dict(jolly.deal(seats=2, seed=1).options) == DEFAULTS


def test_each_option_names_the_ruling_that_it_changes() -> None:
    assert {name: option.rule for name, option in jolly.options.items()} == RULES


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("starter", ["random", 0, 1]),
        ("hunt", ["added", "within"]),
        ("final_discard", [True, False]),
        ("jolly_hand_failure", ["game", "turn"]),
        ("round_limit", [10, 11, 100, 999, 1000]),
    ],
)
def test_the_values_of_an_option(name: str, values: list[Any]) -> None:
    for value in values:
        state = jolly.deal(seats=2, seed=1, **{name: value})
        assert state.options[name] == value
        assert state.view(0)["options"][name] == state.position()["options"][name] == value
        assert state.record()["options"] == {**DEFAULTS, name: value}


WRONG: dict[str, list[Any]] = {
    "starter": [-1, 2, True, "0", "first", None, 0.0, [0]],
    "hunt": ["Added", "", True, None, 0, ["added"]],
    "final_discard": [0, 1, "true", "on", None, [], 1.0],
    "jolly_hand_failure": ["Game", "round", "", None, True, 0],
    "round_limit": [9, 1001, 0, -100, True, 100.0, "100", None, [100]],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
def test_anything_else_is_refused(name: str, value: Any) -> None:
    with pytest.raises(OptionError) as raised:
        jolly.deal(seats=2, seed=1, **{name: value})
    says(raised.value, name, RULES[name])
    with pytest.raises(OptionError) as raised:
        table("5♠", "2♣", options={name: value})
    says(raised.value, name)


@pytest.mark.parametrize("name", ["target", "Hunt", "turn_limit", "first_player", ""])
def test_there_is_no_other_option(name: str) -> None:
    with pytest.raises(OptionError) as raised:
        jolly.deal(seats=2, seed=1, **{name: 1})
    says(raised.value, name, "starter, hunt, final_discard, jolly_hand_failure, round_limit")
