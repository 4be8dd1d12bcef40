"""§2 The table; rulings H2, H3 and H18."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from parlour import OptionError, State
from parlour.games.house_of_cards.tests.rules.helpers import deck, held, house, in_order, leftover, pile, stacked, table
from tests.games.helpers import assert_chances, assert_even, play, says

CARDS = {2: 15, 3: 12, 4: 10}
LIMITS = {2: 15, 3: 21, 4: 25}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_1_two_to_four_play(seats: int) -> None:
    assert house.deal(seats=seats, seed=1).seats == seats
    assert house.seats == (2, 4)


@pytest.mark.parametrize("seats", [0, 1, 5, True, 2.0, "2"])
def test_2_1_not_fewer_and_not_more(seats: int) -> None:
    with pytest.raises(OptionError) as raised:
        house.deal(seats=seats, seed=1)
    says(raised.value, repr(seats), "2 to 4")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_the_limit_goes_by_the_players(seats: int) -> None:
    view = house.deal(seats=seats, seed=1).view(0)
    assert (view["limit"], view["options"]["limit"]) == (LIMITS[seats], LIMITS[seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_the_limit_can_be_another(seats: int) -> None:
    assert house.deal(seats=seats, seed=1, limit=33).view(None)["limit"] == 33


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_everybody_is_dealt_as_many_cards(seats: int) -> None:
    state = house.deal(seats=seats, seed=5)
    assert [len(held(state, seat)) + len(deck(state, seat)) for seat in range(seats)] == [CARDS[seats]] * seats
    assert state.options["cards"] == CARDS[seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_3_quick_deals_8_and_cards_beside_it_win(seats: int) -> None:
    assert len(deck(house.deal(seats=seats, seed=5, preset="quick"), 1)) == 8 - 2
    assert len(deck(house.deal(seats=seats, seed=5, preset="quick", cards=11), 1)) == 11 - 2
    assert len(deck(house.deal(seats=seats, seed=5, preset="standard", cards=11), 1)) == 11 - 2


def test_H2_limits_and_cards_for_2_3_and_4_players() -> None:
    for seats in (2, 3, 4):
        options = house.deal(seats=seats, seed=2).options
        assert (options["limit"], options["cards"]) == (LIMITS[seats], CARDS[seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_4_the_rest_is_the_leftover_deck(seats: int) -> None:
    state = house.deal(seats=seats, seed=6)
    assert len(leftover(state)) == 100 - seats * CARDS[seats] - 1
    assert state.view(None)["leftover"] == len(leftover(state))
    assert len(pile(state)) == 1


def test_2_4_a_random_card_is_the_top_card() -> None:
    state = stacked("G6 R1", "S1 S2", pile="H9", top="S3 S4 R7")
    play(state, "play G6")
    assert pile(state) == ["R7"]


def test_H18_the_leftover_deck_is_shuffled_at_the_deal() -> None:
    """Any card lies on top, at the bottom, and is turned up first."""
    dealt = [house.deal(seats=2, seed=seed, cards=5).position() for seed in range(600)]
    chances = {card: 1 if "-" in card else 2 for card in house.deck.names}
    for place in (0, -1):
        assert_chances(Counter(position["leftover"].split()[place] for position in dealt), chances)
    assert_chances(Counter(position["pile"] for position in dealt), chances)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_5_everybody_sees_the_cards_of_their_own_deck(seats: int) -> None:
    state = house.deal(seats=seats, seed=8)
    for seat in range(seats):
        assert state.view(seat)["look"] == in_order(deck(state, seat))
    assert state.view(None)["look"] is None


def turned_round(state: State, seat: int) -> State:
    """The same table, with one deck in another order."""
    written = state.position()
    decks = list(written["decks"])
    decks[seat] = " ".join(reversed(decks[seat].split()))
    return house.position({**written, "decks": decks})


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_2_5_the_order_of_a_deck_is_hidden_from_all(viewer: int | None) -> None:
    state = house.deal(seats=3, seed=8)
    for seat in range(3):
        other = turned_round(state, seat)
        assert other.hash() != state.hash()
        assert other.view(viewer) == state.view(viewer)


def test_2_5_a_deck_lies_shuffled() -> None:
    """A card of any house lies on top, and at the bottom."""
    decks = [deck(house.deal(seats=2, seed=seed), 1) for seed in range(400)]
    for place in (0, -1):
        assert_even(Counter(cards[place][0] for cards in decks), "GRHS")


@pytest.mark.parametrize("mover", [0, 1, 2])
def test_2_6_the_look_is_open_until_the_first_card_is_played(mover: int) -> None:
    """Regardless of who plays it: it is the first card of the game, not of each player."""
    state = next(dealt for seed in range(50) if (dealt := house.deal(seats=3, seed=seed)).turn == mover)
    assert all(state.view(seat)["look"] for seat in range(3))
    play(state, f"play {held(state, mover)[0]}")
    assert [state.view(seat)["look"] for seat in range(3)] == [None] * 3


def test_2_6_with_the_memory_aid_it_stays_open_to_its_owner() -> None:
    state = house.deal(seats=3, seed=8, memory_aid=True)
    for _ in range(12):
        state.step(state.legal_ids()[0])
        assert state.view(None)["look"] is None
        for seat in range(3):
            look = state.view(seat)["look"]
            assert look == in_order(look)
            assert not Counter(look) - Counter(deck(state, seat))
    assert any(state.view(seat)["look"] for seat in range(3))


def test_H3_the_look_shows_only_the_players_own_deck() -> None:
    state = table("G1 G2", "R1 R2", decks=["H1 H2 S-Swap", "S3 S4"], known_deck=["H1 H2 S-Swap", "S3 S4"])
    assert state.view(0)["look"] == ["H1", "H2", "S-Swap"]
    assert state.view(1)["look"] == ["S3", "S4"]
    assert "H1" not in str(state.view(1)) and "S3" not in str(state.view(0))


def test_2_7_everybody_holds_two_cards_and_the_rest_lies_face_down() -> None:
    state = house.deal(seats=4, seed=9)
    assert [len(held(state, seat)) for seat in range(4)] == [2] * 4
    assert state.view(1)["decks"] == [8] * 4


def test_2_7_the_hand_consists_of_any_two_cards_of_the_seat() -> None:
    dealt = [house.deal(seats=2, seed=seed) for seed in range(500)]
    assert_even(Counter(card[0] for state in dealt for card in held(state, 0)), "GRHS")
    assert_chances(Counter("-" in card for state in dealt for card in held(state, 1)), {True: 20, False: 80})


def test_2_8_hands_are_hidden() -> None:
    state = table("G1 R-Echo", "S1 S2", "H4")
    assert state.view(0)["hands"] == [["G1", "R-Echo"], ["??", "??"], ["??"]]
    assert state.view(1)["hands"] == [["??", "??"], ["S1", "S2"], ["??"]]
    assert state.view(None)["hands"] == [["??", "??"], ["??", "??"], ["??"]]


def test_2_8_cards_that_come_into_a_deck_later_are_unseen() -> None:
    """Seat 0 hits the limit: seat 1 gets two cards, which are not added to its look."""
    keys: dict[str, Any] = {"known_deck": ["H1", "H2 H3"], "options": {"memory_aid": True}}
    state = stacked("G6 R1", "S1 S2", decks=["H1", "H2 H3"], pile="H9", top="G-Swap S-Mirror R7", **keys)
    play(state, "play G6")
    assert deck(state, 1) == ["S-Mirror", "G-Swap", "H2", "H3"]
    assert state.view(1)["look"] == ["H2", "H3"]
    assert "S-Mirror" not in str(state.view(1))


def test_H3_cards_that_come_later_stay_unseen_until_they_are_drawn() -> None:
    keys: dict[str, Any] = {"known_deck": ["H5 H1", "H2"], "options": {"memory_aid": True}}
    state = stacked("G6 R1", "S1 S2", decks=["H5 H1", "H2"], pile="H9", top="G-Swap S-Mirror R0", **keys)
    play(state, "play G6", "keep", "play S1")
    assert (state.view(1)["look"], deck(state, 1)) == ([], ["S-Mirror", "G-Swap"])
    play(state, "play R1", "play H2")
    assert state.view(1)["hands"][1] == in_order("S2 G-Swap")
    assert (state.view(1)["look"], deck(state, 1)) == ([], ["S-Mirror"])
