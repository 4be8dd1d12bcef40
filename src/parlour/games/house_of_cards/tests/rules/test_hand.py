"""§4 The hand; ruling H19."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.house_of_cards.tests.rules.helpers import (
    TWO_OF_G,
    cards_of,
    deck,
    held,
    kinds,
    offered,
    only,
    stacked,
    table,
)
from tests.games.helpers import events, moves, play, refused, says

FITS: dict[str, Any] = {"last_card_must_fit": True}


def test_4_1_after_a_play_the_top_card_of_the_players_deck_comes_into_the_hand() -> None:
    state = table("G4 R5", "S1 S2", decks=["H1 H2 H3", "R1"])
    told = events(state, "play G4")
    assert only(told, "card-drawn") == [{"seat": 0, "card": "H3"}]
    assert (held(state, 0), deck(state, 0)) == (["R5", "H3"], ["H1", "H2"])
    assert (held(state, 1), deck(state, 1)) == (["S1", "S2"], ["R1"])


def test_4_1_until_the_hand_has_two_cards() -> None:
    """A hand that had one card gets two."""
    state = table("G4", "S1 S2", decks=["H1 H2 H3", "R1"])
    assert only(events(state, "play G4"), "card-drawn") == [{"seat": 0, "card": "H3"}, {"seat": 0, "card": "H2"}]
    assert (held(state, 0), deck(state, 0)) == (["H2", "H3"], ["H1"])


def test_4_1_or_the_deck_is_empty() -> None:
    state = table("G4", "S1 S2", decks=["H1", "R1"])
    play(state, "play G4")
    assert (held(state, 0), deck(state, 0)) == (["H1"], [])


def test_4_2_after_a_removal() -> None:
    state = stacked("G4 R5", "S1 S2", decks=["H1 H2 H3", "R1"], pile=TWO_OF_G, options={"limit": 40})
    play(state, "play G4")
    assert held(state, 0) == ["R5", "H3"]
    assert only(events(state, "remove R5"), "card-drawn") == [{"seat": 0, "card": "H2"}]
    assert (held(state, 0), deck(state, 0)) == (["H2", "H3"], ["H1"])


def test_4_2_at_the_start_of_a_turn_with_an_empty_hand() -> None:
    """The last card exceeded, and by the option the seat takes its cards; its hand stays empty until its next turn."""
    state = stacked("G7", "S0 S2", pile="H9", decks=["", "R0"], top="S3 S4 S5 S6 S7 S8 S9 R1", options=FITS)
    told = events(state, "play G7")
    assert only(told, "cards-given") == [{"seat": 0, "cards": 7, "short": 0}]
    assert (held(state, 0), offered(state)) == ([], ["reshuffle"])
    told = events(state, "keep")
    assert (held(state, 0), state.turn, only(told, "card-drawn")) == ([], 1, [])
    told = events(state, "play S0")
    assert only(told, "card-drawn") == [{"seat": 1, "card": "R0"}, {"seat": 0, "card": "S3"}, {"seat": 0, "card": "S4"}]
    assert (state.turn, held(state, 0), deck(state, 0)) == (0, ["S3", "S4"], ["S9", "S8", "S7", "S6", "S5"])


def test_4_2_a_hand_of_one_card_is_not_refilled_at_the_start_of_a_turn() -> None:
    """Seat 1 got cards while its deck was empty: they come after the play."""
    state = stacked("G6 R5", "S1", pile="H9", top="S3 S4 R0")
    play(state, "play G6")
    assert (state.turn, held(state, 1), deck(state, 1)) == (1, ["S1"], ["S4", "S3"])
    assert moves(state) == ["play S1"]
    play(state, "play S1")
    assert (held(state, 1), deck(state, 1)) == (["S3", "S4"], [])


def test_4_2_a_position_is_read_as_the_start_of_a_turn() -> None:
    state = table("", "S1 S2", decks=["H1 H2 H3", "R1"])
    assert (held(state, 0), deck(state, 0)) == (["H2", "H3"], ["H1"])
    off_turn = table("", "S1 S2", turn=1, decks=["H1 H2 H3", "R1"])
    assert (held(off_turn, 0), deck(off_turn, 0)) == ([], ["H1", "H2", "H3"])


@pytest.mark.parametrize("hand", ["G4 R5", "G4"])
def test_4_3_with_an_empty_deck_the_cards_in_hand_are_the_last_plays(hand: str) -> None:
    state = table(hand, "S1 S2", decks=["", "R1"])
    told = events(state, "play G4")
    assert "card-drawn" not in kinds(told)
    assert held(state, 0) == hand.split()[1:]
    assert state.over == (hand == "G4")


def test_4_4_cards_that_come_to_the_bottom_reach_the_hand_by_a_later_refill() -> None:
    state = stacked("G6 R0", "S1 S2", pile="H9", decks=["R1", "H2"], top="S3 S4 R0")
    play(state, "play G6")
    assert (held(state, 1), deck(state, 1)) == (["S1", "S2"], ["S4", "S3", "H2"])
    play(state, "play S1", "play R0", "play S2")
    assert (held(state, 1), deck(state, 1)) == (["H2", "S3"], ["S4"])


def test_4_4_not_even_when_the_hand_is_empty() -> None:
    state = stacked("G7", "S1 S2", pile="H9", decks=["", "R0"], top="S3 S4 S5 S6 S7 S8 S9 R1", options=FITS)
    told = events(state, "play G7")
    assert "card-drawn" not in kinds(told)
    assert (held(state, 0), deck(state, 0)) == ([], ["S9", "S8", "S7", "S6", "S5", "S4", "S3"])


@pytest.mark.parametrize("card", ["G3", "S1", "H2", "G-Echo"])
def test_4_5_you_play_only_what_you_hold(card: str) -> None:
    state = table("G4 R5", "S1 S2", decks=["H1 H2", "R1"])
    refusal = refused(state, f"play {card}")
    assert (refusal.rule, refusal.facts["card"], refusal.facts["hand"]) == ("§4.5", card, "G4 R5")
    says(refusal, card, "G4 R5", "§4.5")


@pytest.mark.parametrize("card", ["G3", "S1", "H2", "G4"])
def test_4_5_you_remove_only_what_you_hold(card: str) -> None:
    state = stacked("G4 R5", "S1 S2", decks=["H1 H2 H3", "R1"], pile=TWO_OF_G, options={"limit": 40})
    play(state, "play G4")
    assert cards_of(state, "remove") == ["R5", "H3"]
    refusal = refused(state, f"remove {card}")
    assert (refusal.rule, refusal.facts["hand"]) == ("§4.5", "R5 H3")


@pytest.mark.parametrize("card", ["G3", "S1", "H2", "G-Swap"])
def test_4_5_you_exchange_only_what_you_hold(card: str) -> None:
    state = play(table("G-Swap R5", "S1 S2", decks=["H1 H2 H3", "R1"]), "play G-Swap")
    assert cards_of(state, "swap") == ["R5", "H3"]
    assert refused(state, f"swap {card}").rule == "§4.5"


def test_H19_a_refill_after_a_play_after_a_removal_and_at_the_start_of_a_turn() -> None:
    keys: dict[str, Any] = {"decks": ["H1 H2 H3 H4", "R1"], "pile": TWO_OF_G, "options": {"limit": 40}}
    state = stacked("G4", "S1 S2", **keys)
    assert len(only(events(state, "play G4"), "card-drawn")) == 2
    assert len(only(events(state, "remove H4"), "card-drawn")) == 1
    assert held(state, 0) == ["H2", "H3"]
    assert held(table("", "S1", decks=["H1", "R1"]), 0) == ["H1"]


def test_H19_the_refill_comes_before_the_giving() -> None:
    """The only card of the deck is drawn; the cards given after the other seat's hit go under an empty deck."""
    state = stacked("G5 R5", "S5 S2", pile="H9", decks=["H1", ""], top="S3 S4 R0", options={"limit": 14})
    told = events(state, "play G5")
    assert kinds(told).index("card-drawn") < kinds(told).index("cards-given")
    assert held(state, 0) == ["R5", "H1"]
