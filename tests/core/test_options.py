"""Options: each has a type, a range and a default; any other value is refused, and the refusal lists the allowed
ones."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

import parlour
from parlour import OptionError
from parlour.core.options import RANDOM, Flag, Option, Options, SeatOrRandom, Whole

TARGET = Whole("target", 100, "§1", low=50, high=200)
STRICT = Flag("strict", False, "§2")
FIRST = SeatOrRandom("first", RANDOM, "§3")
OPTIONS = Options(TARGET, STRICT, FIRST)

GOOD: list[tuple[Option, list[Any]]] = [
    (TARGET, [50, 100, 200]),
    (STRICT, [True, False]),
    (FIRST, [0, 1, 2, "random"]),
]
BAD: list[tuple[Option, list[Any]]] = [
    (TARGET, [49, 201, -50, True, 100.0, "100", None, 2**70, [100], np.int64(100)]),
    (STRICT, [0, 1, "true", None, [], 0.0]),
    (FIRST, [3, -1, True, False, 1.0, "0", "chance", None, []]),
]


@pytest.mark.parametrize(("option", "value"), [(option, value) for option, values in GOOD for value in values])
def test_a_value_in_range_is_taken(option: Option, value: Any) -> None:
    assert option.read(value, seats=3) == value


@pytest.mark.parametrize(("option", "value"), [(option, value) for option, values in BAD for value in values])
def test_any_other_value_is_refused_with_the_possible_ones(option: Option, value: Any) -> None:
    with pytest.raises(OptionError) as caught:
        option.read(value, seats=3)
    assert caught.value.key == "bad-option"
    for part in (option.name, repr(value), option.allowed(3), option.rule):
        assert part in str(caught.value)


def test_which_seats_there_are_depends_on_the_table() -> None:
    assert FIRST.accepts(2, seats=3) and not FIRST.accepts(2, seats=2)
    assert FIRST.allowed(2) == "random, 0, 1"


def test_what_is_not_given_has_its_default() -> None:
    assert OPTIONS.resolve({}, 2) == {"target": 100, "strict": False, "first": "random"}
    assert OPTIONS.resolve({"first": 1}, 2) == {"target": 100, "strict": False, "first": 1}


@pytest.mark.parametrize("name", ["Target", "targets", "", 5])
def test_an_unknown_option_is_refused_with_the_known_ones(name: Any) -> None:
    with pytest.raises(OptionError) as caught:
        OPTIONS.resolve({name: 100}, 2)
    assert caught.value.key == "no-such-option"
    assert "target, strict, first" in str(caught.value)


def test_options_are_a_mapping_that_tells_about_itself() -> None:
    assert list(OPTIONS) == ["target", "strict", "first"]
    assert len(OPTIONS) == 3
    assert OPTIONS["target"] is TARGET
    described = [option.describe() for option in OPTIONS.values()]
    assert json.loads(json.dumps(described)) == described
    assert described[0] == {"type": "whole", "name": "target", "default": 100, "rule": "§1", "low": 50, "high": 200}


def test_a_game_takes_its_options_as_keywords() -> None:
    notty = parlour.game("notty")
    assert notty.deal(seats=2, seed=1, turn_limit=20).options["turn_limit"] == 20
    with pytest.raises(OptionError, match="turn_limit"):
        notty.deal(seats=2, seed=1, turn_limit=19)
    with pytest.raises(OptionError, match="jokers"):
        notty.deal(seats=2, seed=1, jokers=4)


@pytest.mark.parametrize("seats", [0, 1, 4, -2, True, 2.0, "2", None])
def test_an_impossible_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(OptionError) as caught:
        parlour.game("notty").deal(seats=seats, seed=1)
    assert caught.value.key == "bad-seat-count"
    assert "2 to 3 players" in str(caught.value)


def test_an_option_of_another_package_may_have_values_of_any_type() -> None:
    class Colour(Option):
        kind = "colour"

        def accepts(self, value: object, seats: int) -> bool:
            return value in ("red", "green")

        def allowed(self, seats: int) -> str:
            return "red, green"

    colour = Colour("colour", "red", "§1")
    assert colour.value_type() is Any and colour.read("green", 2) == "green"
    with pytest.raises(OptionError):
        colour.read("blue", 2)
