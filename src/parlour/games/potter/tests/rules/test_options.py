"""The options of the rule book: each with its values, its default, and the values that it refuses; ruling P23."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import OptionError
from parlour.games.potter.tests.rules.helpers import of_kind, playing, potter, table
from tests.games.helpers import says

DEFAULTS = {"target": 200, "ace_high_runs": False}


def test_the_options_and_their_defaults() -> None:
    assert {name: option.default for name, option in potter.options.items()} == DEFAULTS
    assert dict(potter.deal(seats=2, seed=1).options) == DEFAULTS


def test_each_option_names_the_ruling_that_it_changes() -> None:
    assert {name: option.rule for name, option in potter.options.items()} == {"target": "P23", "ace_high_runs": "P8"}


@pytest.mark.parametrize("value", [50, 51, 200, 499, 500])
def test_P23_a_whole_number_from_50_to_500(value: int) -> None:
    assert potter.deal(seats=2, seed=1, target=value).options["target"] == value


@pytest.mark.parametrize("value", [49, 501, 0, -200, True, 200.0, "200", None, [200]])
def test_P23_anything_else_is_refused(value: Any) -> None:
    with pytest.raises(OptionError) as raised:
        potter.deal(seats=2, seed=1, target=value)
    says(raised.value, "target", repr(value), "50-500", "P23")


def test_4_4_ace_high_runs_takes_true_and_false() -> None:
    for value, melds in ((True, ["Q♦ K♦ A♦"]), (False, [])):
        state = playing("Q♦ K♦ A♦ 5♠", "2♣", options={"ace_high_runs": value})
        assert of_kind(state, "meld") == melds


@pytest.mark.parametrize("value", [0, 1, "true", "on", None, [], 1.0])
def test_4_4_ace_high_runs_takes_nothing_else(value: Any) -> None:
    with pytest.raises(OptionError) as raised:
        potter.deal(seats=2, seed=1, ace_high_runs=value)
    says(raised.value, "ace_high_runs", repr(value), "true, false", "P8")


@pytest.mark.parametrize("name", ["first_player", "Target", "turn_limit", ""])
def test_there_is_no_other_option(name: str) -> None:
    with pytest.raises(OptionError) as raised:
        potter.deal(seats=2, seed=1, **{name: 1})
    says(raised.value, name, "target, ace_high_runs")


def test_a_position_refuses_the_same_options() -> None:
    for options in ({"target": 49}, {"ace_high_runs": 1}, {"limit": 20}):
        with pytest.raises(OptionError) as raised:
            table("5♠", "2♣", options=options)
        says(raised.value, next(iter(options)))


def test_options_are_written_out_in_views_positions_and_records() -> None:
    state = potter.deal(seats=3, seed=1, target=99)
    written = {"target": 99, "ace_high_runs": False}
    assert state.view(0)["options"] == state.position()["options"] == state.record()["options"] == written
