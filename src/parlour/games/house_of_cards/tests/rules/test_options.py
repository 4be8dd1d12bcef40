"""The options of the rule book: each with its values, its default, and the values that it refuses; ruling H2."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import OptionError
from parlour.games.house_of_cards.tests.rules.helpers import deck, house, table
from tests.games.helpers import says

WRITTEN = {
    "preset": "standard",
    "limit": 15,
    "cards": 15,
    "memory_aid": False,
    "last_card_must_fit": False,
    "turn_limit": 1000,
}
RULES = {
    "preset": "H2",
    "limit": "H2",
    "cards": "H2",
    "memory_aid": "H3",
    "last_card_must_fit": "H15",
    "turn_limit": "H16",
}


def refused(seats: int = 2, **options: Any) -> OptionError:
    with pytest.raises(OptionError) as raised:
        house.deal(seats=seats, seed=1, **options)
    return raised.value


def test_the_options_and_their_defaults() -> None:
    assert list(house.options) == list(WRITTEN)
    assert dict(house.deal(seats=2, seed=1).options) == WRITTEN


def test_each_option_names_the_ruling_that_it_changes() -> None:
    assert {name: option.rule for name, option in house.options.items()} == RULES


@pytest.mark.parametrize(("seats", "limit", "cards"), [(2, 15, 15), (3, 21, 12), (4, 25, 10)])
def test_H2_the_defaults_go_by_the_seats(seats: int, limit: int, cards: int) -> None:
    options = house.deal(seats=seats, seed=1).options
    assert (options["limit"], options["cards"]) == (limit, cards)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("value", [10, 11, 21, 39, 40])
def test_2_2_the_limit_takes_10_to_40(seats: int, value: int) -> None:
    assert house.deal(seats=seats, seed=1, limit=value).options["limit"] == value


@pytest.mark.parametrize("value", [9, 41, 0, -15, True, 15.0, "15", [15]])
def test_2_2_the_limit_takes_nothing_else(value: Any) -> None:
    says(refused(limit=value), "limit", repr(value), "10-40", "H2")


@pytest.mark.parametrize(("seats", "value"), [(2, 5), (2, 20), (3, 5), (3, 20), (4, 5), (4, 15)])
def test_2_3_cards_takes_5_to_20(seats: int, value: int) -> None:
    assert house.deal(seats=seats, seed=1, cards=value).options["cards"] == value


@pytest.mark.parametrize("value", [4, 21, 0, -5, True, 12.0, "12", [12]])
def test_2_3_cards_takes_nothing_else(value: Any) -> None:
    says(refused(cards=value), "cards", repr(value), "5-20", "H2")


@pytest.mark.parametrize("value", [16, 17, 20])
def test_2_3_all_together_at_most_60(value: int) -> None:
    error = refused(seats=4, cards=value)
    assert error.key == "house_of_cards-too-many-cards"
    assert error.facts == {"cards": value, "seats": 4, "most": 60}
    says(error, value, 60)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_preset_quick_deals_8_cards_each(seats: int) -> None:
    state = house.deal(seats=seats, seed=1, preset="quick")
    assert (state.options["preset"], state.options["cards"]) == ("quick", 8)
    assert [len(deck(state, seat)) for seat in range(seats)] == [6] * seats
    assert state.options["limit"] == house.deal(seats=seats, seed=1).options["limit"]


def test_2_3_cards_given_beside_the_preset_win() -> None:
    assert house.deal(seats=2, seed=1, preset="quick", cards=15).options["cards"] == 15
    assert house.deal(seats=2, seed=1, preset="quick", cards=20).options["preset"] == "quick"


def test_2_3_the_limit_given_beside_the_preset_holds() -> None:
    assert house.deal(seats=2, seed=1, preset="quick", limit=33).options["limit"] == 33


@pytest.mark.parametrize("value", ["Quick", "slow", "", None, True, 8, ["quick"]])
def test_H2_preset_takes_standard_and_quick_alone(value: Any) -> None:
    says(refused(preset=value), "preset", repr(value), "standard, quick", "H2")


@pytest.mark.parametrize("name", ["memory_aid", "last_card_must_fit"])
@pytest.mark.parametrize("value", [0, 1, "true", "on", None, [], 1.0])
def test_flags_take_true_and_false_alone(name: str, value: Any) -> None:
    says(refused(**{name: value}), name, repr(value), "true, false", RULES[name])


@pytest.mark.parametrize("value", [50, 51, 1000, 9_999, 10_000])
def test_8_3_turn_limit_takes_50_to_10000(value: int) -> None:
    assert house.deal(seats=2, seed=1, turn_limit=value).options["turn_limit"] == value


@pytest.mark.parametrize("value", [49, 10_001, 0, -50, True, 300.0, "300", None])
def test_8_3_turn_limit_takes_nothing_else(value: Any) -> None:
    says(refused(turn_limit=value), "turn_limit", repr(value), "50-10000", "H16")


@pytest.mark.parametrize("name", ["target", "Limit", "first_player", "hand", ""])
def test_there_is_no_other_option(name: str) -> None:
    says(refused(**{name: 1}), name, ", ".join(WRITTEN))


@pytest.mark.parametrize(
    "options", [{"limit": 9}, {"cards": 21}, {"preset": "slow"}, {"memory_aid": 1}, {"turn_limit": 49}, {"target": 20}]
)
def test_a_position_refuses_the_same_options(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError) as raised:
        table("G1", "S1", options=options)
    says(raised.value, next(iter(options)))


@pytest.mark.parametrize("given", [{}, {"limit": None, "cards": None}])
def test_options_are_written_out_resolved(given: dict[str, Any]) -> None:
    state = house.deal(seats=3, seed=1, turn_limit=99, **given)
    written = {**WRITTEN, "limit": 21, "cards": 12, "turn_limit": 99}
    assert state.view(0)["options"] == state.position()["options"] == state.record()["options"] == written


def test_the_options_of_a_position_are_resolved_too() -> None:
    assert table("G1", "S1", "R1", options={"preset": "quick"}).position()["options"] == {
        **WRITTEN,
        "preset": "quick",
        "limit": 21,
        "cards": 8,
    }
