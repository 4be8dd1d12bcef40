"""§1 The cards; ruling H1."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import OptionError, State
from parlour.games.house_of_cards.tests.rules.helpers import (
    ALL_CARDS,
    KINDS,
    SPECIALS,
    TWO_OF_G,
    effect,
    house,
    now,
    offered,
    stacked,
    table,
    wandering,
)
from tests.games.helpers import play, says


def lying(state: State) -> Counter[str]:
    """All cards on the table."""
    written = state.position()
    return Counter(" ".join([*written["hands"], *written["decks"], written["leftover"], written["pile"]]).split())


def test_1_1_there_are_100_cards_80_numbers_and_20_specials() -> None:
    cards = list(lying(house.deal(seats=3, seed=4)).elements())
    assert len(cards) == 100
    assert sum("-" not in card for card in cards) == 80
    assert sum("-" in card for card in cards) == 20


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_1_none_is_lost_or_doubled_in_a_game(seats: int) -> None:
    for state in wandering(house.deal(seats=seats, seed=seats), seats, 400):
        assert lying(state) == Counter(ALL_CARDS)


def test_1_2_there_are_four_houses_of_25_cards() -> None:
    assert Counter(card[0] for card in lying(house.deal(seats=2, seed=1)).elements()) == dict.fromkeys("GRHS", 25)


@pytest.mark.parametrize("one", "GRHS")
def test_1_3_each_house_has_the_numbers_0_to_9_twice(one: str) -> None:
    cards = lying(house.deal(seats=4, seed=7))
    assert {card: count for card, count in cards.items() if card[0] == one and "-" not in card} == {
        f"{one}{number}": 2 for number in range(10)
    }


def test_1_3_a_number_lies_twice_but_not_three_times() -> None:
    assert table("G7 G7", "S0 S0").view(0)["hands"][0] == ["G7", "G7"]
    with pytest.raises(OptionError) as raised:
        table("G7 G7", "G7")
    says(raised.value, "G7", 2)


@pytest.mark.parametrize("special", SPECIALS)
def test_1_4_each_house_has_one_of_each_special(special: str) -> None:
    cards = lying(house.deal(seats=2, seed=3))
    assert [cards[f"{one}-{special}"] for one in "GRHS"] == [1, 1, 1, 1]
    with pytest.raises(OptionError) as raised:
        table(f"G-{special}", f"G-{special}")
    says(raised.value, f"G-{special}", "one")


def test_H1_one_of_each_of_the_five_kinds_for_each_house_makes_20() -> None:
    specials = [card for card in lying(house.deal(seats=2, seed=3)).elements() if "-" in card]
    assert sorted(specials) == sorted(f"{one}-{special}" for one in "GRHS" for special in SPECIALS)
    assert len(house.deck.names) == len(KINDS) == 60
    assert list(house.deck.names) == KINDS


@pytest.mark.parametrize("special", ["Shield", "Echo", "Mirror", "Swap"])
def test_1_5_a_special_has_the_value_0(special: str) -> None:
    """With nothing to mirror and nothing to shield, the sum stays where it is."""
    state = stacked(f"R-{special} R1", "S1 S2", decks=["", ""], pile="H7")
    assert effect(state, f"R-{special}")[2] == 7
    assert now(state)[0] == 7


@pytest.mark.parametrize("special", SPECIALS)
def test_1_5_a_special_belongs_to_its_house(special: str) -> None:
    """As the third card of its house it triggers the house effect; as one of another house it does not."""
    limit = {"limit": 40}
    ours = stacked(f"G-{special} R1", "S1 S2", decks=["H1 H2", "H3"], pile=TWO_OF_G, options=limit)
    assert offered(play(ours, f"play G-{special}"))[0] == "house"
    theirs = stacked(f"R-{special} R1", "S1 S2", decks=["H1 H2", "H3"], pile=TWO_OF_G, options=limit)
    assert "house" not in offered(play(theirs, f"play R-{special}"))


def test_H1_every_special_has_a_house_and_counts_0_as_start_card() -> None:
    for one in "GRHS":
        for special in SPECIALS:
            assert now(table("G1 R1", "S1 S2", pile=f"{one}-{special}")) == (0, False, None)
