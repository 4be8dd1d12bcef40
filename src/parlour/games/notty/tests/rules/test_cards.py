"""§1 The cards."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import OptionError, UnreadableMove
from parlour.games.notty.tests.rules.helpers import ALL_CARDS, deck, deck_without, hands, notty, says, table


def all_cards(seats: int, seed: int) -> list[str]:
    """All cards of a new game."""
    state = notty.deal(seats=seats, seed=seed)
    return [*" ".join(hands(state)).split(), *deck(state)]


@pytest.mark.parametrize("seats", [2, 3])
def test_1_1_the_deck_has_90_cards(seats: int) -> None:
    assert len(all_cards(seats, seed=11)) == 90


def test_1_2_there_are_five_colours() -> None:
    assert {card[0] for card in all_cards(2, seed=12)} == {"R", "G", "Y", "K", "B"}


@pytest.mark.parametrize("colour", "RGYKB")
def test_1_2_each_colour_has_as_many_cards(colour: str) -> None:
    assert sum(card[0] == colour for card in all_cards(3, seed=12)) == 18


@pytest.mark.parametrize("card", ["W5", "O1", "P9", "BK5", "5", "5R", "R"])
def test_1_2_a_card_of_no_colour_cannot_be_read(card: str) -> None:
    state = table("R1", "R2")
    with pytest.raises(UnreadableMove) as raised:
        state.play(f"drop {card}")
    says(raised.value, card, "R1")


def test_1_3_each_colour_has_the_numbers_1_to_9() -> None:
    for colour in "RGYKB":
        numbers = {card[1:] for card in all_cards(2, seed=13) if card[0] == colour}
        assert numbers == {"1", "2", "3", "4", "5", "6", "7", "8", "9"}


@pytest.mark.parametrize("card", ["R0", "G10", "B-1", "K¹", "Y1.0", "R05"])
def test_1_3_a_card_of_no_number_cannot_be_read(card: str) -> None:
    with pytest.raises(UnreadableMove) as raised:
        table("R1", "R2").play(f"drop {card}")
    says(raised.value, card, "R1")


@pytest.mark.parametrize("seats", [2, 3])
def test_1_4_every_card_is_there_twice(seats: int) -> None:
    assert Counter(all_cards(seats, seed=14)) == Counter(ALL_CARDS)
    assert set(Counter(ALL_CARDS).values()) == {2}


def test_1_4_two_red_fives_can_lie_on_the_table() -> None:
    assert "R5" not in deck(table("R5 R5 G1", "B3"))
    assert deck(table("R5 G1", "B3")).count("R5") == 1


def test_1_4_a_third_red_five_does_not_exist() -> None:
    with pytest.raises(OptionError) as raised:
        table("R5 R5 G1", "R5")
    says(raised.value, "R5", 2)


def test_1_4_a_third_red_five_does_not_exist_in_the_deck_either() -> None:
    with pytest.raises(OptionError) as raised:
        table("R5 R5 G1", "B3", deck=deck_without("R5 R5 G1", "B3") + " R5")
    says(raised.value, "R5", 2)


def test_1_2_cards_are_written_in_capitals_and_read_in_any_case() -> None:
    assert hands(table("r5 g3, y9", "K1,b7")) == ["R5 G3 Y9", "K1 B7"]
