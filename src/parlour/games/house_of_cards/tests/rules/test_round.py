"""§3 The round; rulings H4 and H5."""

from __future__ import annotations

import pytest

from parlour.games.house_of_cards.tests.rules.helpers import (
    KINDS,
    SPECIALS,
    deck,
    effect,
    held,
    house,
    kinds,
    leftover,
    now,
    offered,
    only,
    pile,
    short,
    stacked,
    table,
)
from tests.games.helpers import assert_even, counted, events, moves, play


def test_3_1_a_round_begins_with_a_start_card_and_its_value_is_the_sum() -> None:
    for seed in range(40):
        state = house.deal(seats=2, seed=seed)
        (card,) = pile(state)
        assert now(state) == (0 if "-" in card else int(card[1]), False, None)
        assert state.view(0)["started"] is True


def test_3_1_the_start_card_is_the_top_of_the_leftover_deck() -> None:
    state = stacked("G6 R1", "S1 S2", pile="H9", top="S3 S4 R7 R8")
    told = events(state, "play G6")
    assert only(told, "round-begun") == [{"seat": 1, "card": "R7", "sum": 7}]
    assert (pile(state), now(state)) == (["R7"], (7, False, None))
    assert leftover(state)[-1] == "R8"


@pytest.mark.parametrize("special", SPECIALS)
def test_3_2_a_special_as_start_card_counts_0_and_does_nothing(special: str) -> None:
    state = stacked("G6 R5", "S8 S2", pile="H9", top=f"S3 S4 R-{special}")
    told = events(state, "play G6")
    assert only(told, "round-begun") == [{"seat": 1, "card": f"R-{special}", "sum": 0}]
    assert kinds(told)[-1] == "round-begun"
    assert (now(state), state.turn, offered(state)) == ((0, False, None), 1, [])
    assert effect(state, "S8") == ("number", 8, 8)


def test_3_2_an_echo_that_is_a_start_card_doubles_nothing() -> None:
    state = table("G4 R1", "S1 S2", pile="R-Echo")
    assert now(state)[1] is False
    assert effect(state, "G4") == ("number", 4, 4)


def test_3_2_mirror_does_not_see_the_start_card() -> None:
    state = table("G-Mirror R1", "S1 S2", pile="H7")
    assert state.view(0)["last_number"] is None
    assert effect(state, "G-Mirror") == ("mirror", 0, 7)


@pytest.mark.parametrize("start", ["R-Echo", "R-Mirror"])
def test_3_2_shield_does_not_see_the_start_card(start: str) -> None:
    assert effect(table("G-Shield R1", "S1 S2", pile=start), "G-Shield") == ("shield", 0, 0)


def test_3_2_the_start_card_is_part_of_no_streak() -> None:
    """G0 turned up, then G1 and G2 of seat 0: two cards of Gryffindor, not three."""
    state = table("G2 R1", "S1 S2", decks=["H1 H2", "H3"], pile="G0 G1 R0")
    assert state.view(0)["streak"] == [1, 1]
    assert offered(play(state, "play G2")) == []
    assert state.view(0)["streak"] == [2, 1]


@pytest.mark.parametrize("special", SPECIALS)
def test_H5_at_the_deal_too(special: str) -> None:
    dealt = (house.deal(seats=3, seed=seed) for seed in range(500))
    state = next(state for state in dealt if pile(state)[0].endswith(special))
    assert (now(state), offered(state), state.view(0)["plays"]) == ((0, False, None), [], [[], [], []])
    assert state.view(None)["streak"] == [0, 0, 0]
    assert all(move.startswith("play ") for move in moves(state))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_3_chance_names_the_seat_that_begins(seats: int) -> None:
    assert_even(counted(400, lambda seed: house.deal(seats=seats, seed=seed).turn), range(seats))
    state = house.deal(seats=seats, seed=5)
    assert state.starter == state.turn


@pytest.mark.parametrize(("seats", "mover"), [(seats, mover) for seats in (2, 3, 4) for mover in range(seats)])
def test_H4_a_later_round_is_begun_by_the_seat_after_the_one_that_ended_it(seats: int, mover: int) -> None:
    """By a hit or by exceeding, regardless of who began the previous round."""
    for ending in (["play G6"], ["play G7", "keep"]):
        hands = ["R1 R2", "S1 S2", "H1 H2", "R3 R4"][:seats]
        hands[mover] = "G6 G7"
        state = play(table(*hands, turn=mover, pile="H9", starter=mover, options={"limit": 15}), *ending)
        assert (state.turn, len(pile(state))) == ((mover + 1) % seats, 1)


def test_3_3_the_first_seat_of_a_round_is_told() -> None:
    state = stacked("R1 R2", "S1 S2", "G6 S5", turn=2, pile="H9", top="S3 S4 S6 S7 R7", options={"limit": 15})
    assert only(events(state, "play G6"), "round-begun") == [{"seat": 0, "card": "R7", "sum": 7}]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_4_the_turn_goes_round_the_table(seats: int) -> None:
    hands = [f"{one}0 {one}1" for one in "GRHS"[:seats]]
    state = table(*hands, turn=1, decks=[f"{one}1 {one}2" for one in "GRHS"[:seats]], options={"limit": 40})
    turns = []
    for _ in range(seats + 1):
        turns.append(state.turn)
        play(state, moves(state)[0])
    assert turns == [(1 + step) % seats for step in range(seats + 1)]
    assert state.turns == seats + 1


def test_3_5_one_card_of_the_hand_goes_face_up_onto_the_pile() -> None:
    state = table("G4 R5", "S1 S2", pile="H1", decks=["H2", "H3"])
    told = events(state, "play R5")
    assert only(told, "card-played") == [{"seat": 0, "card": "R5", "effect": "number", "amount": 5, "sum": 6}]
    for seat in (0, 1, None):
        assert state.view(seat)["pile"] == ["H1", "R5"]
        assert state.view(seat)["plays"] == [["R5"], []]
    assert now(state) == (6, False, 5)


@pytest.mark.parametrize("card", [card for card in KINDS if "-" not in card])
def test_3_5_a_number_counts_what_is_printed(card: str) -> None:
    state = table(f"{card} R-Echo", "S-Echo S-Swap", pile="H-Echo", options={"limit": 40})
    assert effect(state, card) == ("number", int(card[1]), int(card[1]))


def test_3_5_only_a_card_is_played_on_a_turn() -> None:
    assert moves(table("G4 R5", "S1 S2", pile="H1")) == ["play G4", "play R5"]
    assert moves(table("G4 G4", "S1 S2", pile="H1")) == ["play G4"]


def test_3_6_below_the_limit_the_next_seat_plays() -> None:
    state = table("G5 R5", "S1 S2", pile="H9", decks=["H2 H3", "H4"])
    told = events(state, "play G5")
    assert kinds(told) == ["card-played", "card-drawn"]
    assert (now(state)[0], state.turn, pile(state)) == (14, 1, ["H9", "G5"])


def test_3_7_the_pile_goes_under_the_leftover_deck_its_first_card_lowest() -> None:
    state = stacked("G5 R5", "S1 S2", turn=0, pile="H1 G2 S3 R-Swap H4", top="S7 S8 R7", bottom="G9 G8")
    play(state, "play G5")  # 1 + 2 + 3 + 0 + 4 + 5
    assert pile(state) == ["R7"]
    assert leftover(state)[:8] == ["H1", "G2", "S3", "R-Swap", "H4", "G5", "G9", "G8"]
    assert deck(state, 1) == ["S8", "S7"]


def test_3_7_the_sum_begins_again() -> None:
    state = stacked("G6 R5", "S1 S2", pile="H9", top="S3 S4 R0")
    play(state, "play G6")
    assert now(state) == (0, False, None)
    assert effect(state, "S2") == ("number", 2, 2)


def test_3_7_also_when_the_limit_was_exceeded() -> None:
    state = stacked("G7 R5", "S1 S2", pile="H9", top="S3 S4 S5 S6 S8 S9 R1 R2", bottom="G9")
    play(state, "play G7", "keep")
    assert (pile(state), now(state)[0], leftover(state)[:3]) == (["R2"], 2, ["H9", "G7", "G9"])
    assert state.view(0)["plays"] == [[], []]


def test_3_7_the_pile_itself_is_the_new_start_card_where_nothing_else_is_left() -> None:
    """The pile goes under the leftover deck before the start card is turned up: then its last card is on top."""
    state = short("G6 R5", "S1 S2", pile="H9", top="R8")
    play(state, "play G6")
    assert (pile(state), leftover(state)) == (["G6"], ["H9"])


def test_3_8_nobody_gets_a_new_hand_for_a_new_round() -> None:
    state = stacked(
        "G6 R5", "S1 S2", "H3", pile="H9", decks=["", "R1 R2", "R3"], top="S3 S4 S5 S6 R7", options={"limit": 15}
    )
    play(state, "play G6")
    assert [held(state, seat) for seat in range(3)] == [["R5"], ["S1", "S2"], ["H3"]]
    assert now(state)[0] == 7
