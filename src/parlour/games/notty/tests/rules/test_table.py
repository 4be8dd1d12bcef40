"""§2 The table, and ruling N1."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from parlour import OptionError, State
from parlour.games.notty.tests.rules.helpers import (
    ALL_CARDS,
    TWENTY,
    assert_even,
    counted,
    deck,
    hand,
    hands,
    moves,
    notty,
    says,
    size,
    table,
)

KINDS = sorted(set(ALL_CARDS))


@pytest.mark.parametrize("seats", [2, 3])
def test_2_1_two_or_three_play(seats: int) -> None:
    state = notty.deal(seats=seats, seed=21)
    assert state.seats == seats
    assert len(hands(state)) == seats
    assert notty.seats == (2, 3)


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 5, True, 2.0, "2", None, [2]])
def test_2_1_nobody_else_is_seated(seats: Any) -> None:
    with pytest.raises(OptionError) as raised:
        notty.deal(seats=seats, seed=21)
    says(raised.value, "2 to 3", repr(seats))


@pytest.mark.parametrize(("seats", "left"), [(2, 82), (3, 78)])
def test_2_2_everybody_is_dealt_four_cards_and_the_rest_is_the_deck(seats: int, left: int) -> None:
    for seed in range(50):
        state = notty.deal(seats=seats, seed=seed)
        assert [size(state, seat) for seat in range(seats)] == [4] * seats
        assert len(deck(state)) == left == state.view(0)["deck"]


def test_2_2_every_card_is_dealt_equally_often_to_every_seat() -> None:
    dealt: list[Counter[str]] = [Counter(), Counter(), Counter()]
    for seed in range(1500):
        for seat, cards in enumerate(hands(notty.deal(seats=3, seed=seed))):
            dealt[seat].update(cards.split())
    for counts in dealt:
        assert_even(counts, KINDS)


def test_2_2_every_card_is_equally_often_on_top_and_at_the_bottom_of_the_deck() -> None:
    decks = [deck(notty.deal(seats=2, seed=seed)) for seed in range(1500)]
    assert_even(Counter(cards[-1] for cards in decks), KINDS)
    assert_even(Counter(cards[0] for cards in decks), KINDS)


def test_2_2_the_same_seed_deals_the_same_game() -> None:
    assert notty.deal(seats=2, seed=22).hash() == notty.deal(seats=2, seed=22).hash()
    assert notty.deal(seats=2, seed=22).hash() != notty.deal(seats=2, seed=23).hash()
    assert notty.deal(seats=2, seed=22).position() != notty.deal(seats=2, seed=23).position()
    assert notty.deal(seats=2, seed=b"22").position() != notty.deal(seats=2, seed=22).position()


@pytest.mark.parametrize("seed", [1.0, None, True, "7", [7]])
def test_2_2_what_is_not_a_seed_deals_nothing(seed: Any) -> None:
    with pytest.raises(OptionError) as raised:
        notty.deal(seats=2, seed=seed)
    says(raised.value, repr(seed), "whole number", "bytes")


@pytest.mark.parametrize("seed", [0, -1, 2**300, b"", b"\x00" * 100])
def test_2_2_any_whole_number_and_any_bytes_are_a_seed(seed: int | bytes) -> None:
    assert moves(notty.deal(seats=2, seed=seed))[0] == "end"


def test_2_2_a_number_of_five_thousand_digits_is_a_seed_or_refused_as_one() -> None:
    try:
        assert notty.deal(seats=2, seed=10**5000).hash() == notty.deal(seats=2, seed=10**5000).hash()
    except ValueError as error:
        assert isinstance(error, OptionError)


def shown(state: State, seat: int | None) -> list[str]:
    """All hands as a seat sees them."""
    return [" ".join(cards) for cards in state.view(seat)["hands"]]


def test_2_3_all_hands_are_face_up_for_everybody() -> None:
    state = table("R1 R2", "G3 G4", "B5 B5", turn=1)
    for seat in (0, 1, 2, None):
        assert shown(state, seat) == ["R1 R2", "G3 G4", "B5 B5"]


def test_2_3_a_drawn_card_is_face_up_for_everybody() -> None:
    state = notty.deal(seats=3, seed=23, first_player=1)
    (drawn,) = state.play("draw 1")
    for seat in (0, 1, 2, None):
        assert drawn.seen_by(seat) == drawn
        assert drawn.facts()["card"] in shown(state, seat)[1].split()


def test_2_3_nobody_knows_the_order_of_the_deck() -> None:
    state = notty.deal(seats=2, seed=24)
    written = state.position()
    turned_over = notty.position({**written, "deck": " ".join(reversed(deck(state)))})
    assert turned_over.hash() != state.hash()
    for seat in (0, 1, None):
        assert turned_over.view(seat) == state.view(seat)
        assert turned_over.view(seat)["deck"] == 82
    assert moves(turned_over) == moves(state)


@pytest.mark.parametrize("seats", [2, 3])
def test_2_4_a_hand_never_holds_more_than_20_cards(seats: int) -> None:
    """Everybody takes every card that can be taken, and nobody lays down a group."""
    chance = random.Random(24)
    fullest = 0
    for seed in range(6):
        state = notty.deal(seats=seats, seed=seed, turn_limit=90)
        while not state.over:
            greedy = [move for move in moves(state) if not move.startswith(("group", "end"))]
            state.play(chance.choice(greedy or ["end"]))
            sizes = [size(state, seat) for seat in range(seats)]
            assert max(sizes) <= 20
            fullest = max(fullest, *sizes)
    assert fullest == 20


def test_2_4_twenty_cards_are_allowed_and_21_are_not() -> None:
    assert size(table(TWENTY, "B1"), 0) == 20
    with pytest.raises(OptionError) as raised:
        table("B1", TWENTY + " B2")
    says(raised.value, "Seat 1", 21, 20)


@pytest.mark.parametrize("seats", [2, 3])
def test_2_5_chance_names_the_first_player(seats: int) -> None:
    starters = counted(900, lambda seed: notty.deal(seats=seats, seed=seed).turn)
    assert_even(starters, range(seats))


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 0), (3, 1), (3, 2)])
def test_2_5_or_the_table_names_a_seat(seats: int, seat: int) -> None:
    for seed in range(20):
        state = notty.deal(seats=seats, seed=seed, first_player=seat)
        assert state.turn == seat == state.starter


def test_2_5_the_first_player_does_not_depend_on_the_cards() -> None:
    """The first player holds each card as often as the others do."""

    def first_hand(seed: int) -> list[str]:
        state = notty.deal(seats=2, seed=seed)
        return hand(state, state.starter).split()

    held = Counter(card for seed in range(1500) for card in first_hand(seed))
    assert_even(held, KINDS)


def test_2_6_the_turn_goes_round_the_table_seat_by_seat() -> None:
    state = notty.deal(seats=3, seed=26, first_player=2)
    seen = []
    for _ in range(7):
        seen.append(state.turn)
        state.play("end")
    assert seen == [2, 0, 1, 2, 0, 1, 2]


def test_2_6_two_players_take_turns() -> None:
    state = notty.deal(seats=2, seed=26, first_player=1)
    assert state.play("end")[0].as_dict() == {"event": "notty-turn-ended", "seat": 1}
    assert state.turn == 0
    state.play("end")
    assert (state.turn, state.turns) == (1, 2)


def test_N1_hands_are_face_up_and_the_deck_is_hidden() -> None:
    state = notty.deal(seats=3, seed=31)
    shuffled = state.imagine(0, 5)
    assert hands(shuffled) == hands(state)
    assert sorted(deck(shuffled)) == sorted(deck(state))
    assert deck(shuffled) != deck(state)
    for seat in (0, 1, 2, None):
        assert shuffled.view(seat) == state.view(seat)


def test_N1_the_first_player_is_random_unless_a_seat_is_named() -> None:
    assert {notty.deal(seats=3, seed=seed).turn for seed in range(30)} == {0, 1, 2}
    assert {notty.deal(seats=3, seed=seed, first_player=1).turn for seed in range(30)} == {1}
    assert notty.options["first_player"].default == "random"
