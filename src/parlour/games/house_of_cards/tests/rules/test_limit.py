"""§7 The limit: hit, exceeded, what is given, and the reshuffle; rulings H11 to H13."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import State
from parlour.core.events import Event
from parlour.games.house_of_cards.tests.rules.helpers import (
    deck,
    effect,
    held,
    in_order,
    kinds,
    leftover,
    now,
    offered,
    only,
    pile,
    short,
    stacked,
)
from parlour.games.house_of_cards.view import LimitExceeded, LimitHit, RoundBegun
from tests.games.helpers import assert_even, counted, events, moves, play

EIGHT = "S3 S4 S5 S6 S7 S8 S9 R6"
FIFTEEN = {"limit": 15}


def at_nine(*others: str, hand: str = "G6 R5", decks: list[str] | None = None, **keys: Any) -> State:
    """Seat 0 on turn with a sum of 9 at limit 15: G6 hits, G7 exceeds. EIGHT lies on the leftover deck, R7 under it."""
    keys = {"pile": "H9", "options": FIFTEEN, "top": f"{EIGHT} R7", **keys}
    return stacked(hand, *others, decks=decks or [""] * (1 + len(others)), **keys)


# The hit.


def test_7_1_every_other_player_gets_two_cards() -> None:
    state = at_nine("S1 S2", "H1 H2", "R1 R2")
    told = events(state, "play G6")
    assert only(told, "limit-hit") == [{"seat": 0, "limit": 15}]
    assert only(told, "cards-given") == [{"seat": seat, "cards": 2, "short": 0} for seat in (1, 2, 3)]
    assert deck(state, 0) == []


def test_7_1_from_the_next_seat_on() -> None:
    state = stacked(
        "H1", "S1", "G6 R5", "R1", turn=2, pile="H9", decks=["H3", "S0", "", "R3"], top=f"{EIGHT} R7", options=FIFTEEN
    )
    told = events(state, "play G6")
    assert [given["seat"] for given in only(told, "cards-given")] == [3, 0, 1]
    assert [deck(state, seat) for seat in (3, 0, 1)] == [["S4", "S3", "R3"], ["S6", "S5", "H3"], ["S8", "S7", "S0"]]


def test_7_1_to_the_bottom_the_first_drawn_above_the_second() -> None:
    state = at_nine("S1 S2", decks=["", "H1 H2 H3"])
    play(state, "play G6")
    assert deck(state, 1) == ["S4", "S3", "H1", "H2", "H3"]


def test_7_1_the_cards_are_unseen() -> None:
    state = at_nine("S1 S2", decks=["", "H1 H2 H3"])
    told = state.play("play G6")
    for seat in (0, 1, None):
        assert "S3" not in str([event.seen_by(seat).as_dict() for event in told])
        assert "S3" not in str(state.view(seat))


def test_7_1_a_sum_above_or_below_the_limit_is_not_a_hit() -> None:
    for card in ("G5", "G7"):
        state = at_nine("S1 S2", hand=f"{card} R5")
        assert "limit-hit" not in kinds(events(state, f"play {card}"))
        assert deck(state, 1) == []


def test_H11_the_others_hands_stay() -> None:
    state = play(at_nine("S1", "H1 H2"), "play G6")
    assert (held(state, 1), held(state, 2)) == (["S1"], ["H1", "H2"])


# Exceeding.


@pytest.mark.parametrize("number", [7, 8, 9])
def test_7_2_exceeding_costs_as_many_cards_as_the_printed_number(number: int) -> None:
    state = at_nine("S1 S2", hand=f"G{number} R5", decks=["H1 H2 H3", "R1"], top=f"{EIGHT} R7 R8 R9")
    told = events(state, f"play G{number}")
    assert only(told, "limit-exceeded") == [{"seat": 0, "sum": 9 + number, "limit": 15, "cards": number}]
    assert only(told, "cards-given") == [{"seat": 0, "cards": number, "short": 0}]
    assert deck(state, 0) == [*reversed(f"{EIGHT} R7 R8 R9".split()[:number]), "H1", "H2"]
    assert (deck(state, 1), leftover(state)[-1]) == (["R1"], f"{EIGHT} R7 R8 R9".split()[number])


def test_7_2_a_doubled_card_costs_its_printed_number() -> None:
    state = at_nine("S1 S2", hand="G4 R5", pile="H9 G-Echo", decks=["H1", "R1"])
    told = events(state, "play G4")
    assert only(told, "limit-exceeded") == [{"seat": 0, "sum": 17, "limit": 15, "cards": 4}]
    assert deck(state, 0) == ["S6", "S5", "S4", "S3"]


def test_7_2_a_mirror_costs_the_number_it_mirrored() -> None:
    state = at_nine("S1 S2", hand="G-Mirror R5", pile="H9 G4", plays=["", "G4"], decks=["H1", "R1"])
    told = events(state, "play G-Mirror")
    assert only(told, "limit-exceeded") == [{"seat": 0, "sum": 17, "limit": 15, "cards": 4}]
    assert deck(state, 0) == ["S6", "S5", "S4", "S3"]


def test_7_2_the_others_get_nothing() -> None:
    state = at_nine("S1 S2", "H1 H2", hand="G7 R5", decks=["", "R1", "R2"])
    play(state, "play G7")
    assert (deck(state, 1), deck(state, 2)) == (["R1"], ["R2"])


def test_H12_a_mirror_after_a_doubled_number_costs_the_printed_one() -> None:
    state = at_nine("S1 S2", hand="G-Mirror R5", pile="S5 H-Echo G4", decks=["H1", "R1"])
    assert now(state) == (13, False, 4)
    told = events(state, "play G-Mirror")
    assert only(told, "limit-exceeded") == [{"seat": 0, "sum": 17, "limit": 15, "cards": 4}]


# The reshuffle.


def test_7_3_a_player_who_hit_may_reshuffle() -> None:
    state = at_nine("S1 S2", decks=["H1 H2 H3", "R1"])
    play(state, "play G6")
    assert (offered(state), moves(state), state.turn) == (["reshuffle"], ["reshuffle", "keep"], 0)
    told = events(state, "reshuffle")
    assert only(told, "deck-reshuffled") == [{"seat": 0}]
    assert in_order([*held(state, 0), *deck(state, 0)]) == in_order("R5 H1 H2 H3")
    assert (len(held(state, 0)), len(deck(state, 0))) == (2, 2)


def test_7_3_a_player_who_exceeded_may_reshuffle_the_new_cards_in() -> None:
    state = at_nine("S1 S2", hand="G7 R5", decks=["H1", "R1"])
    play(state, "play G7", "reshuffle")
    assert in_order([*held(state, 0), *deck(state, 0)]) == in_order(f"R5 H1 {' '.join(EIGHT.split()[:7])}")
    assert len(held(state, 0)) == 2


@pytest.mark.parametrize("card", ["G6", "G7"])
def test_7_3_keep_leaves_hand_and_deck(card: str) -> None:
    state = at_nine("S1 S2", hand=f"{card} R5", decks=["H1 H2 H3", "R1"])
    play(state, f"play {card}")
    kept = held(state, 0), deck(state, 0)
    told = events(state, "keep")
    assert only(told, "offer-declined") == [{"seat": 0, "offer": "reshuffle"}]
    assert (held(state, 0), deck(state, 0)) == kept


def test_7_3_the_top_two_are_the_new_hand_and_any_two_may_be() -> None:
    def new_hand(seed: int) -> tuple[str, ...]:
        state = play(at_nine("S1 S2", decks=["H1 H2 H3", "R1"], seed=seed), "play G6", "reshuffle")
        return tuple(held(state, 0))

    cards = ["R5", "H1", "H2", "H3"]
    pairs = [(first, second) for place, first in enumerate(cards) for second in cards[place + 1 :]]
    assert_even(counted(600, new_hand), pairs)


def test_7_3_the_rest_is_in_any_order() -> None:
    def order(seed: int) -> tuple[str, ...]:
        state = play(at_nine("S1 S2", decks=["H1 H2 H3", "R1"], seed=seed), "play G6", "reshuffle")
        return tuple(deck(state, 0))

    cards = ["R5", "H1", "H2", "H3"]
    assert_even(counted(600, order), [(low, high) for low in cards for high in cards if low != high])


@pytest.mark.parametrize("first", ["", "H1"])
def test_7_3_it_is_not_offered_with_an_empty_deck(first: str) -> None:
    state = at_nine("S1 S2", decks=[first, "R1"])
    told = events(state, "play G6")
    assert (offered(state), state.turn) == ([], 1)
    assert kinds(told)[-1] == "round-begun"


@pytest.mark.parametrize("first", ["", "H1"])
def test_7_3_it_is_offered_where_the_giving_has_filled_the_deck(first: str) -> None:
    state = at_nine("S1 S2", hand="G7 R5", decks=[first, "R1"])
    play(state, "play G7")
    assert (offered(state), len(deck(state, 0))) == (["reshuffle"], 7)


def test_7_3_not_where_nothing_was_left_to_give() -> None:
    state = short("G7 R5", "S1 S2", pile="H9", top="", options=FIFTEEN)
    told = events(state, "play G7")
    assert only(told, "cards-given") == [{"seat": 0, "cards": 0, "short": 7}]
    assert (offered(state), pile(state)) == ([], ["G7"])


def test_7_3_nobody_else_may_reshuffle() -> None:
    state = at_nine("S1 S2", decks=["", "H1 H2 H3"])
    play(state, "play G6")
    assert (state.turn, moves(state)) == (1, ["play S1", "play S2"])


def test_H11_the_pile_stays_until_the_choice_is_made() -> None:
    state = play(at_nine("S1 S2", decks=["H1 H2 H3", "R1"]), "play G6")
    assert (pile(state), now(state)[0], leftover(state)[-2:]) == (["H9", "G6"], 15, ["S6", "S5"])
    play(state, "reshuffle")
    assert (pile(state), leftover(state)[:2]) == (["S5"], ["H9", "G6"])


def test_7_4_then_a_new_round_begins() -> None:
    for answer in ("keep", "reshuffle"):
        state = play(at_nine("S1 S2", decks=["H1 H2 H3", "R1"]), "play G6")
        told = events(state, answer)
        assert only(told, "round-begun") == [{"seat": 1, "card": "S5", "sum": 5}]
        assert (state.turn, state.turns, now(state)) == (1, 1, (5, False, None))
    assert effect(state, "S2") == ("number", 2, 7)


# A leftover deck that runs short.


@pytest.mark.parametrize(
    ("lying", "given"), [(0, [0, 0, 0]), (1, [1, 0, 0]), (2, [2, 0, 0]), (3, [2, 1, 0]), (5, [2, 2, 1])]
)
def test_7_5_among_three_others_what_is_there_is_given(lying: int, given: list[int]) -> None:
    cards = EIGHT.split()[:lying]
    keys: dict[str, Any] = {"pile": "H9", "options": FIFTEEN}
    state = short("H1 H2", "S1 S2", "G6 R5", "R1 R2", turn=2, top=" ".join(cards), decks=["H3", "S0", "", ""], **keys)
    told = events(state, "play G6")
    seats = [3, 0, 1]
    assert only(told, "cards-given") == [
        {"seat": seat, "cards": got, "short": 2 - got} for seat, got in zip(seats, given, strict=True)
    ]
    assert [len(deck(state, seat)) for seat in (0, 1)] == [1 + given[1], 1 + given[2]]


def test_7_5_exceeding_costs_no_more_cards_than_there_are() -> None:
    state = short("G9 R5", "S1 S2", decks=["H1 H2", "R1"], top="S3 S4 S5", pile="H9", options=FIFTEEN)
    told = events(state, "play G9")
    assert only(told, "limit-exceeded") == [{"seat": 0, "sum": 18, "limit": 15, "cards": 9}]
    assert only(told, "cards-given") == [{"seat": 0, "cards": 3, "short": 6}]
    assert deck(state, 0) == ["S5", "S4", "S3", "H1"]
    assert leftover(state) == []


def test_7_5_the_rest_is_forgiven() -> None:
    """Not even the cards of the pile make up for it, and nothing is owed in the next round."""
    state = short("G9 R5", "S1 S2", decks=["H1 H2", "R1"], top="S3", pile="S0 G2 H7", options=FIFTEEN)
    play(state, "play G9", "keep")
    assert (deck(state, 0), leftover(state), pile(state)) == (["S3", "H1"], ["S0", "G2", "H7"], ["G9"])
    play(state, "play S1")
    assert len(deck(state, 0)) == 2


def test_H13_the_pile_goes_under_after_the_giving() -> None:
    """With two cards left the others get these, and the pile gives the next start card: its last card."""
    state = short("G6 R5", "S1 S2", "H1 H2", decks=["", "R1", ""], top="S3 S4", pile="H9", options=FIFTEEN)
    told = events(state, "play G6")
    assert [given["cards"] for given in only(told, "cards-given")] == [2, 0]
    assert (pile(state), leftover(state)) == (["G6"], ["H9"])
    assert deck(state, 1) == ["S4", "S3", "R1"]


def test_H13_first_played_lowest_and_then_the_start_card() -> None:
    state = at_nine("S1 S2", hand="G3 R5", pile="H1 R2 S0 G9", bottom="R3 R4")
    assert now(state)[0] == 12
    play(state, "play G3")
    assert leftover(state)[:7] == ["H1", "R2", "S0", "G9", "G3", "R3", "R4"]
    assert pile(state) == ["S5"]


@pytest.mark.parametrize("event", [LimitHit, LimitExceeded, RoundBegun])
def test_the_end_of_a_round_is_looked_at_before_computers_play_on(event: type[Event]) -> None:
    assert event.rests
