"""§5 The specials, in all orders; rulings H6 to H10."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import State
from parlour.games.house_of_cards.tests.rules.helpers import (
    SPECIALS,
    cards_of,
    deck,
    effect,
    held,
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
from tests.games.helpers import events, moves, play, refused


def after(plays: str, card: str, start: str = "S0", limit: int = 40, **keys: Any) -> State:
    """Seat 0 of two holds a card, after these plays of a round; nobody has a deck."""
    return stacked(f"{card} H9", "S1 S2", pile=f"{start} {plays}".strip(), options={"limit": limit}, **keys)


def did(plays: str, card: str, start: str = "S0", limit: int = 40) -> tuple[str, int, int]:
    """The effect of a card after these plays, and the resulting sum."""
    return effect(after(plays, card, start, limit), card)


# Hallows.


@pytest.mark.parametrize("plays", ["", "G1", "G9 R5", "G-Echo", "G4 R-Mirror", "R-Shield", "R-Swap"])
def test_5_1_hallows_sets_the_sum_to_the_limit_whatever_it_was(plays: str) -> None:
    assert did(plays, "H-Hallows", limit=15) == ("hallows", 15 - sum_of(plays), 15)


def sum_of(plays: str) -> int:
    """The sum after some plays, as the table shows it."""
    return now(after(plays, "H-Hallows", limit=15))[0]


def test_5_1_it_is_an_exact_hit() -> None:
    state = after("", "H-Hallows", top="R1 R2 R3", limit=15)
    told = events(state, "play H-Hallows")
    assert only(told, "limit-hit") == [{"seat": 0, "limit": 15}]
    assert only(told, "cards-given") == [{"seat": 1, "cards": 2, "short": 0}]
    assert "limit-exceeded" not in kinds(told)


def test_H9_the_reshuffle_stays_a_choice() -> None:
    state = stacked("H-Hallows H9", "S1 S2", decks=["R5 R6 R7", ""], pile="S0", top="R1 R2 R3")
    play(state, "play H-Hallows")
    assert (offered(state), moves(state)) == (["reshuffle"], ["reshuffle", "keep"])
    play(state, "keep")
    assert (held(state, 0), deck(state, 0)) == (["R7", "H9"], ["R5", "R6"])


def test_H9_hallows_as_the_first_card_of_a_round() -> None:
    state = stacked("H-Hallows H9", "S1 S2", pile="S7", top="R1 R2 R3", options={"limit": 25})
    told = events(state, "play H-Hallows")
    assert only(told, "card-played") == [{"seat": 0, "card": "H-Hallows", "effect": "hallows", "amount": 18, "sum": 25}]
    assert (pile(state), deck(state, 1)) == (["R3"], ["R2", "R1"])


def test_H9_hallows_while_an_echo_waits() -> None:
    """The limit is hit, not doubled, and the Echo ends with the round."""
    state = after("G-Echo", "H-Hallows", top="R1 R2 R3", limit=15)
    assert now(state) == (0, True, None)
    told = events(state, "play H-Hallows")
    assert [event["sum"] for event in only(told, "card-played")] == [15]
    assert "limit-hit" in kinds(told)
    assert now(state) == (3, False, None)
    assert effect(state, "S1") == ("number", 1, 4)


# Echo.


def test_5_2_after_an_echo_the_next_number_counts_double() -> None:
    state = after("G-Echo", "R6")
    assert now(state) == (0, True, None)
    assert effect(state, "R6") == ("doubled", 12, 12)
    assert now(state) == (12, False, 6)


def test_5_2_regardless_of_who_plays_it() -> None:
    state = table("G-Echo R5", "S4 S2", "H7 H8", pile="S0", decks=["R1", "R2", "R3"], options={"limit": 40})
    assert effect(state, "G-Echo") == ("echo", 0, 0)
    assert effect(state, "S4") == ("doubled", 8, 8)
    assert effect(state, "H7") == ("number", 7, 15)


def test_5_2_only_the_next_number() -> None:
    assert did("G-Echo R6", "G5") == ("number", 5, 17)


def test_5_2_a_zero_uses_the_echo_up() -> None:
    assert did("G-Echo", "R0") == ("doubled", 0, 0)
    assert did("G-Echo R0", "G5") == ("number", 5, 5)


def test_5_2_a_doubled_number_hits_or_exceeds_by_the_doubled_value() -> None:
    hit = events(after("G-Echo", "R5", start="S5", limit=15, top="R1 R2 R3"), "play R5")
    assert only(hit, "limit-hit") == [{"seat": 0, "limit": 15}]
    over = events(after("G-Echo", "R6", start="S5", limit=15), "play R6")
    assert only(over, "limit-exceeded") == [{"seat": 0, "sum": 17, "limit": 15, "cards": 6}]


def test_5_3_echoes_do_not_add_up() -> None:
    assert now(after("G-Echo R-Echo", "R6")) == (0, True, None)
    assert did("G-Echo R-Echo", "R6") == ("doubled", 12, 12)
    assert did("G-Echo R-Echo R6", "G5") == ("number", 5, 17)
    assert did("G-Echo R-Echo H-Echo S-Echo", "R6") == ("doubled", 12, 12)


@pytest.mark.parametrize("between", ["H-Mirror", "H-Swap", "H-Swap G-Mirror", "H-Mirror R-Mirror", "H-Swap R-Shield"])
def test_5_3_other_specials_in_between_leave_it_waiting(between: str) -> None:
    assert now(after(f"G-Echo {between}", "R6"))[1] is True
    assert did(f"G-Echo {between}", "R6") == ("doubled", 12, 12)


def test_5_3_it_ends_with_the_round() -> None:
    """A Mirror ends the round while the Echo waits; the next round begins without it."""
    state = after("G8 G-Echo", "R-Mirror", start="S3", limit=15, top="R1 R2 R3 R4 R5 R6 R7 R8 R0")
    assert now(state) == (11, True, 8)
    play(state, "play R-Mirror", "keep")
    assert now(state) == (0, False, None)
    assert effect(state, "S2") == ("number", 2, 2)


def test_5_3_an_echo_of_the_previous_round_does_not_count() -> None:
    state = stacked("G-Echo G9", "S1 H-Hallows", pile="S3", top="R1 R2 R0", options={"limit": 15})
    play(state, "play G-Echo", "play H-Hallows")
    assert now(state) == (0, False, None)
    assert effect(state, "G9") == ("number", 9, 9)


def test_H6_echo_shield_and_an_echo_again() -> None:
    assert did("G-Echo R-Shield", "R6") == ("number", 6, 6)
    assert did("G-Echo R-Shield H-Echo", "R6") == ("doubled", 12, 12)


def test_H6_the_double_counts_toward_the_sum_only() -> None:
    """The printed number still counts for Mirror and for the cost of exceeding."""
    assert now(after("G-Echo R6", "H-Mirror")) == (12, False, 6)
    assert did("G-Echo R6", "H-Mirror") == ("mirror", 6, 18)


# Mirror.


@pytest.mark.parametrize("number", range(10))
def test_5_4_mirror_adds_the_last_number_played(number: int) -> None:
    assert did(f"G{number}", "R-Mirror") == ("mirror", number, 2 * number)


def test_5_4_regardless_of_who_played_it_and_what_came_after() -> None:
    for plays in ("G4", "G4 R-Swap", "R7 G4", "G4 R-Shield H-Swap", "G4 R-Echo H-Shield"):
        assert did(plays, "S-Mirror")[:2] == ("mirror", 4)


def test_5_4_never_doubled_and_a_waiting_echo_keeps_waiting() -> None:
    assert did("G4 R-Echo", "S-Mirror") == ("mirror", 4, 8)
    state = play(after("G4 R-Echo", "S-Mirror"), "play S-Mirror")
    assert now(state) == (8, True, 4)
    assert effect(state, "S2") == ("doubled", 4, 12)


def test_5_4_with_no_number_played_it_adds_0() -> None:
    for plays in ("", "G-Echo", "G-Swap R-Shield", "G-Mirror"):
        assert did(plays, "S-Mirror", start="S9") == ("mirror", 0, 9)


def test_5_4_numbers_of_the_round_before_do_not_count() -> None:
    state = stacked("G6 R5", "S-Mirror S2", pile="H9", top="S3 S4 R7", options={"limit": 15})
    play(state, "play G6")
    assert effect(state, "S-Mirror") == ("mirror", 0, 7)


def test_H7_a_mirror_is_not_a_number_for_a_mirror() -> None:
    assert did("G4 R-Mirror", "S-Mirror") == ("mirror", 4, 12)
    assert did("G4 R-Mirror H-Mirror", "S-Mirror") == ("mirror", 4, 16)


def test_H7_mirror_of_a_doubled_number_adds_what_is_printed() -> None:
    assert did("R-Echo G4", "S-Mirror") == ("mirror", 4, 12)


def test_H7_mirror_can_hit_and_exceed_the_limit() -> None:
    hit = events(after("G4", "R-Mirror", start="S7", limit=15, top="R1 R2 R3"), "play R-Mirror")
    assert only(hit, "limit-hit") == [{"seat": 0, "limit": 15}]
    over = events(after("G4", "R-Mirror", start="S8", limit=15, top="R1 R2 R3 R4 R5"), "play R-Mirror")
    assert only(over, "limit-exceeded") == [{"seat": 0, "sum": 16, "limit": 15, "cards": 4}]


def test_H7_echo_mirror_number() -> None:
    """Echo - Mirror - number: the Mirror is not doubled, the number is."""
    state = table("R-Echo R5", "S-Mirror S2", "H3 H8", pile="S0 G6", plays=["", "", "G6"], options={"limit": 40})
    assert effect(state, "R-Echo") == ("echo", 0, 6)
    assert effect(state, "S-Mirror") == ("mirror", 6, 12)
    assert effect(state, "H3") == ("doubled", 6, 18)


# Shield.


def test_5_5_after_an_echo_the_waiting_echo_is_gone() -> None:
    assert did("G-Echo", "R-Shield") == ("shield-echo", 0, 0)
    state = play(after("G-Echo", "R-Shield"), "play R-Shield")
    assert now(state) == (0, False, None)
    assert effect(state, "S2") == ("number", 2, 2)


def test_5_5_of_two_echoes_nothing_is_left() -> None:
    assert did("G-Echo R-Echo", "R-Shield") == ("shield-echo", 0, 0)
    assert did("G-Echo R-Echo R-Shield", "R6") == ("number", 6, 6)


def test_5_5_after_a_mirror_what_it_added_is_taken_off() -> None:
    assert did("G4 R-Mirror", "S-Shield") == ("shield-mirror", 4, 4)
    assert did("R-Echo G4 R-Mirror", "S-Shield") == ("shield-mirror", 4, 8)
    assert did("R-Mirror", "S-Shield", start="S9") == ("shield-mirror", 0, 9)


def test_5_5_after_echo_and_mirror_the_mirror_alone_is_taken_off() -> None:
    state = after("G4 R-Echo H-Mirror", "S-Shield")
    assert now(state) == (8, True, 4)
    assert effect(state, "S-Shield") == ("shield-mirror", 4, 4)
    assert now(state) == (4, True, 4)


def test_5_5_after_mirror_and_echo_the_echo_alone_is_gone() -> None:
    state = after("G4 H-Mirror R-Echo", "S-Shield")
    assert effect(state, "S-Shield") == ("shield-echo", 0, 8)
    assert now(state) == (8, False, 4)


@pytest.mark.parametrize("before", ["", "G4", "G-Swap", "R-Echo G-Swap", "G4 R-Mirror G-Swap", "G4 R-Mirror H2"])
def test_5_5_after_anything_else_it_is_a_free_pass(before: str) -> None:
    state = after(before, "S-Shield")
    kept = now(state)
    assert effect(state, "S-Shield") == ("shield", 0, kept[0])
    assert now(state) == kept


def test_5_5_a_shield_after_a_shield_does_nothing() -> None:
    assert did("G4 R-Mirror H-Shield", "S-Shield") == ("shield", 0, 4)
    assert did("G-Echo H-Shield", "S-Shield") == ("shield", 0, 0)
    assert now(after("G-Echo H-Swap H-Shield", "S-Shield"))[1] is True


def test_H8_shield_and_then_mirror() -> None:
    """A Shield before it does not cancel the Mirror, which repeats the number that was cancelled."""
    assert did("G4 S-Shield", "R-Mirror") == ("mirror", 4, 8)
    assert did("G4 R-Mirror S-Shield", "H-Mirror") == ("mirror", 4, 8)


def test_H8_any_players_card() -> None:
    """The card just before it is always another seat's; with three at the table, that of the one before."""
    state = table(
        "R-Mirror R5", "S-Shield S2", "H-Shield H8", pile="S0 G6", plays=["", "", "G6"], options={"limit": 40}
    )
    assert effect(state, "R-Mirror") == ("mirror", 6, 12)
    assert effect(state, "S-Shield") == ("shield-mirror", 6, 6)
    assert effect(state, "H-Shield") == ("shield", 0, 6)


def test_H8_the_card_before_in_this_round() -> None:
    """A Mirror ended the round before: a Shield that begins the next one has nothing before it."""
    state = stacked("R-Mirror R5", "S-Shield S2", pile="S7 G4", top="S3 S4 R7", options={"limit": 15}, plays=["", "G4"])
    play(state, "play R-Mirror")
    assert (now(state), pile(state)) == ((7, False, None), ["R7"])
    assert effect(state, "S-Shield") == ("shield", 0, 7)


# Swap.


def swapping(hand: str = "G-Swap R5", first: str = "H1 H2 H3", **keys: Any) -> State:
    return play(table(hand, "S1 S2", decks=[first, "R1"], **keys), "play G-Swap")


def test_5_6_after_the_refill_a_hand_card_is_exchanged_with_the_top_card() -> None:
    state = swapping()
    assert (held(state, 0), deck(state, 0), offered(state)) == (["R5", "H3"], ["H1", "H2"], ["swap"])
    assert moves(state) == ["swap R5", "swap H3", "keep"]
    told = events(state, "swap R5")
    assert only(told, "card-exchanged") == [{"seat": 0, "given": "R5", "got": "H2"}]
    assert (held(state, 0), deck(state, 0), state.turn) == (["H2", "H3"], ["H1", "R5"], 1)


def test_5_6_the_refilled_card_may_be_the_one_that_is_given() -> None:
    state = play(swapping(), "swap H3")
    assert (held(state, 0), deck(state, 0)) == (["R5", "H2"], ["H1", "H3"])


def test_5_6_you_may_decline() -> None:
    state = swapping()
    told = events(state, "keep")
    assert only(told, "offer-declined") == [{"seat": 0, "offer": "swap"}]
    assert (held(state, 0), deck(state, 0), state.turn) == (["R5", "H3"], ["H1", "H2"], 1)


@pytest.mark.parametrize("first", ["", "H1"])
def test_5_6_with_an_empty_deck_it_does_nothing(first: str) -> None:
    """Also where the refill has just emptied it."""
    state = table("G-Swap R5", "S1 S2", decks=[first, "R1"])
    told = events(state, "play G-Swap")
    assert (offered(state), state.turn, deck(state, 0)) == ([], 1, [])
    assert [event["effect"] for event in only(told, "card-played")] == ["swap"]


def test_5_6_the_given_card_is_drawn_next() -> None:
    state = swapping(options={"limit": 40})
    play(state, "swap R5", "play S1")
    assert only(events(state, "play H3"), "card-drawn") == [{"seat": 0, "card": "R5"}]


def test_H10_the_hand_is_refilled_first() -> None:
    """A hand of one: both cards come, then one of them may go back."""
    state = swapping("G-Swap", "H1 H2 H3")
    assert (held(state, 0), deck(state, 0)) == (["H2", "H3"], ["H1"])
    play(state, "swap H2")
    assert (held(state, 0), deck(state, 0)) == (["H1", "H3"], ["H2"])


def test_H10_nothing_else_is_played_before_the_answer() -> None:
    state = swapping()
    refusal = refused(state, "play R5")
    assert (refusal.rule, refusal.facts["offer"]) == ("H14", "swap")
    assert refused(state, "reshuffle").rule == "H11"


def test_H10_swap_adds_nothing_and_leaves_echo_and_last_number() -> None:
    state = after("G4 R-Echo", "H-Swap")
    assert effect(state, "H-Swap") == ("swap", 0, 4)
    assert now(state) == (4, True, 4)


@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_leaves_the_leftover_deck_alone_but_for_hallows(special: str) -> None:
    state = short(f"G-{special} R5", "S1 S2", top="R1 R2 R3 R4", pile="H1")
    play(state, f"play G-{special}")
    assert (leftover(state) == ["R4", "R3", "R2", "R1"]) == (special != "Hallows")
    assert cards_of(state, "play") == ["S1", "S2"]
