"""§6 The house effect; ruling H14."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import State
from parlour.games.house_of_cards.tests.rules.helpers import (
    TWO_OF_G,
    deck,
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


def third(card: str, other: str = "R5", first: str = "H1 H2 H3", limit: int = 40, **keys: Any) -> State:
    """Seat 0 has played two of Gryffindor in this round and holds a third card."""
    keys = {"decks": [first, "R1 R2"], "pile": TWO_OF_G, "options": {"limit": limit}, **keys}
    return stacked(f"{card} {other}", "S1 S2", **keys)


def streaks(state: State) -> list[int]:
    counted: list[int] = state.view(None)["streak"]
    return counted


def test_6_1_the_third_card_of_one_house_leads_to_the_offer() -> None:
    state = third("G4")
    assert streaks(state) == [2, 1]
    told = events(state, "play G4")
    assert only(told, "house-streak") == [{"seat": 0, "house": "G"}]
    assert (offered(state), state.turn, streaks(state)) == (["house"], 0, [3, 1])
    assert moves(state) == ["remove R5", "remove H3", "keep"]


@pytest.mark.parametrize("one", "GRHS")
def test_6_1_of_any_house(one: str) -> None:
    plain = "GRHS".replace(one, "")[0]
    keys: dict[str, Any] = {"decks": ["H3 H4", ""], "options": {"limit": 40}}
    state = table(f"{one}4 {plain}5", "S1 S2", pile=f"S9 {one}1 H0 {one}2 G0", **keys)
    assert only(events(state, f"play {one}4"), "house-streak") == [{"seat": 0, "house": one}]


@pytest.mark.parametrize("card", ["G0", "G9", "G-Shield", "G-Echo", "G-Mirror", "G-Swap", "G-Hallows"])
def test_6_1_numbers_and_specials_alike(card: str) -> None:
    state = third(card, pile="S0 G1 R0 G2 H0")
    assert "house-streak" in kinds(events(state, f"play {card}"))
    assert offered(state)[0] == "house"


@pytest.mark.parametrize("two", ["G-Echo G-Shield", "G-Mirror G1", "G1 G-Swap"])
def test_6_1_specials_among_the_first_two(two: str) -> None:
    first, second = two.split()
    assert offered(play(third("G4", pile=f"S0 {first} R0 {second} H0"), "play G4")) == ["house"]


def test_6_1_what_the_others_play_in_between_does_not_matter() -> None:
    """Others of the same house do not count either: each seat has its own streak."""
    keys: dict[str, Any] = {"decks": ["H1 H2", "", ""], "options": {"limit": 40}}
    state = table("G4 R5", "G5 S2", "S3 S4", pile="S0 G1 G0 R1 G2 G3 R0", **keys)
    assert streaks(state) == [2, 2, 2]
    play(state, "play G4", "keep")
    assert streaks(state) == [0, 2, 2]
    assert offered(play(state, "play G5")) == ["house"]


@pytest.mark.parametrize("plays", ["G1 R0 H2 H0", "H1 R0 G2 H0", "G1 R0 R2 H0", ""])
def test_6_1_not_with_two_of_a_house(plays: str) -> None:
    state = third("G4", pile=f"S0 {plays}".strip())
    assert "house-streak" not in kinds(events(state, "play G4"))
    assert (offered(state), state.turn) == ([], 1)


def test_6_1_the_last_three_in_a_row() -> None:
    """G G R G G: not yet; with one more it is."""
    state = third("G4", other="G5", pile="S0 G1 S1 G2 H0 R0 S0 G3 R2")
    assert streaks(state)[0] == 1
    play(state, "play G4", "play S1")
    assert streaks(state)[0] == 2
    assert offered(play(state, "play G5")) == ["house"]


def test_6_1_in_this_round() -> None:
    """Two of Gryffindor, then a new round: the streak begins again."""
    keys: dict[str, Any] = {"decks": ["", "R1 R2"], "pile": "H2 G4 R2 G3", "options": {"limit": 15}}
    state = stacked("G3 G5", "H-Hallows S2", top="R3 R4 R0", turn=1, **keys)
    assert streaks(state) == [2, 1]
    play(state, "play H-Hallows", "keep")
    assert (streaks(state), pile(state), state.turn) == ([0, 0], ["R0"], 0)
    assert offered(play(state, "play G3")) == []
    assert streaks(state) == [1, 0]


def test_6_2_the_card_goes_face_down_under_the_leftover_deck() -> None:
    state = third("G4", bottom="H9 S9")
    play(state, "play G4")
    before = leftover(state)
    told = events(state, "remove R5")
    assert only(told, "card-removed") == [{"seat": 0, "card": "R5"}]
    assert leftover(state) == ["R5", *before]
    assert leftover(state)[:3] == ["R5", "H9", "S9"]
    assert (deck(state, 0), deck(state, 1)) == (["H1"], ["R1", "R2"])


def test_6_2_the_hand_is_refilled_and_the_next_seat_plays() -> None:
    state = play(third("G4"), "play G4", "remove R5")
    assert (held(state, 0), state.turn, offered(state)) == (["H2", "H3"], 1, [])


def test_6_2_the_refilled_card_may_be_put_away() -> None:
    state = play(third("G4"), "play G4", "remove H3")
    assert (held(state, 0), leftover(state)[0]) == (["R5", "H2"], "H3")


def test_6_2_only_its_owner_knows_it() -> None:
    state = play(third("G4"), "play G4")
    (removed,) = [event for event in state.play("remove R5") if event.key.endswith("card-removed")]
    assert removed.seen_by(0).as_dict()["card"] == "R5"
    for seat in (1, None):
        assert removed.seen_by(seat).as_dict()["card"] == "??"
        assert state.view(seat)["known_leftover"] == []
    assert state.view(0)["known_leftover"] == ["R5"]


def test_6_2_one_card_and_not_two() -> None:
    state = play(third("G4"), "play G4", "remove R5")
    assert refused(play(state, "play S1"), "remove H2").rule == "H14"


@pytest.mark.parametrize("answer", ["remove R5", "keep"])
def test_6_3_after_the_offer_the_streak_starts_again_at_0(answer: str) -> None:
    """Whether it was taken or declined, the next offer needs three more cards of the same house."""
    state = third("G2", first="H1 G-Mirror G-Echo G-Shield")
    play(state, "play G2", answer)
    assert streaks(state)[0] == 0
    for streak, (theirs, ours) in enumerate([("S1", "G-Shield"), ("S2", "G-Echo"), ("R1", "G-Mirror")], start=1):
        play(state, f"play {theirs}")
        assert ("house-streak" in kinds(events(state, f"play {ours}"))) == (streak == 3)
        assert (streaks(state)[0], offered(state)) == (streak, ["house"] * (streak == 3))


def test_6_3_declined_and_another_house_next() -> None:
    state = play(third("G2"), "play G2", "keep", "play S1", "play R5", "play S2")
    assert streaks(state)[0] == 1


def test_6_4_on_the_play_that_hits_the_limit() -> None:
    state = third("G6", pile="S9 G0 R0 G0 H0", limit=15, top="S3 S4 R7")
    told = events(state, "play G6")
    assert offered(state)[0] == "house"
    assert "cards-given" not in kinds(told)
    assert now(state)[0] == 15
    told = events(state, "remove R5")
    assert kinds(told)[:2] == ["card-removed", "card-drawn"]
    assert only(told, "cards-given") == [{"seat": 1, "cards": 2, "short": 0}]
    assert (deck(state, 1), offered(state)) == (["S4", "S3", "R1", "R2"], ["reshuffle"])
    play(state, "keep")
    assert (leftover(state)[:7], pile(state)) == (["S9", "G0", "R0", "G0", "H0", "G6", "R5"], ["R7"])


def test_6_4_on_the_play_that_exceeds_it() -> None:
    state = third("G7", pile="S9 G0 R0 G0 H0", limit=15, top="S3 S4 S5 S6 S7 S8 S1 R7")
    told = events(state, "play G7")
    assert offered(state)[0] == "house"
    assert "cards-given" not in kinds(told)
    told = events(state, "keep")
    assert only(told, "offer-declined") == [{"seat": 0, "offer": "house"}]
    assert only(told, "cards-given") == [{"seat": 0, "cards": 7, "short": 0}]
    assert deck(state, 0) == ["S1", "S8", "S7", "S6", "S5", "S4", "S3", "H1", "H2"]
    assert offered(state) == ["reshuffle"]


def test_6_4_a_removed_card_lies_under_the_leftover_deck_when_the_cards_are_given() -> None:
    """From a short leftover deck it can come back to its owner."""
    state = short("G7 R5", "S1 S2", decks=["H1 H2", "R1"], pile="S9 G0 R0 G0 H0", top="S3", options={"limit": 15})
    play(state, "play G7", "remove R5")
    assert deck(state, 0) == ["R5", "S3"]
    assert held(state, 0) == ["H1", "H2"]


def test_6_5_house_effect_then_exchange() -> None:
    state = third("G-Swap", other="R5", first="H1 H2 H3 H4")
    play(state, "play G-Swap")
    assert offered(state) == ["house", "swap"]
    assert moves(state) == ["remove R5", "remove H4", "keep"]
    play(state, "remove R5")
    assert (offered(state), moves(state)) == (["swap"], ["swap H3", "swap H4", "keep"])
    play(state, "swap H4")
    assert (held(state, 0), deck(state, 0), state.turn) == (["H2", "H3"], ["H1", "H4"], 1)


def test_6_5_both_declined() -> None:
    state = third("G-Swap")
    told = events(play(state, "play G-Swap"), "keep")
    assert only(told, "offer-declined") == [{"seat": 0, "offer": "house"}]
    assert (offered(state), state.turn) == (["swap"], 0)
    told = events(state, "keep")
    assert only(told, "offer-declined") == [{"seat": 0, "offer": "swap"}]
    assert (held(state, 0), state.turn) == (["R5", "H3"], 1)


def test_6_5_the_exchange_falls_away_when_the_removal_has_emptied_the_deck() -> None:
    state = third("G-Swap", first="H1 H2")
    play(state, "play G-Swap")
    assert offered(state)[0] == "house"
    assert offered(play(state.clone(), "keep")) == ["swap"]
    play(state, "remove R5")
    assert (offered(state), state.turn, held(state, 0), deck(state, 0)) == ([], 1, ["H1", "H2"], [])


def test_6_5_the_reshuffle_falls_away_too() -> None:
    state = third("G6", first="H1 H2", pile="S9 G0 R0 G0 H0", limit=15, top="S3 S4 R7")
    play(state, "play G6")
    assert offered(play(state.clone(), "keep")) == ["reshuffle"]
    play(state, "remove R5")
    assert (offered(state), state.turn, pile(state)) == ([], 1, ["R7"])


def test_6_5_house_effect_giving_reshuffle() -> None:
    state = third("G6", pile="S9 G0 R0 G0 H0", limit=15, top="S3 S4 R7")
    told = kinds([*events(state, "play G6"), *events(state, "remove H3"), *events(state, "reshuffle")])
    order = ["house-streak", "card-removed", "cards-given", "deck-reshuffled", "round-begun"]
    assert [kind for kind in told if kind in order] == order


@pytest.mark.parametrize("move", ["reshuffle", "swap R5"])
def test_H14_the_first_offer_is_answered_first(move: str) -> None:
    card = "G-Swap" if "swap" in move else "G-Hallows"
    state = play(third(card), f"play {card}")
    refusal = refused(state, move)
    assert (refusal.rule, refusal.facts["offer"]) == ("H14", "house")


def test_H14_offered_with_one_card_in_hand() -> None:
    state = third("G4", first="")
    play(state, "play G4")
    assert moves(state) == ["remove R5", "keep"]


def test_H14_not_offered_with_nothing_in_hand() -> None:
    """After the last card, the option makes the seat take its cards instead of winning; nothing can be put away."""
    options = {"limit": 15, "last_card_must_fit": True}
    state = stacked("G7", "S1 S2", decks=["", "R1"], pile="S9 G0 R0 G0 H0", options=options)
    told = events(state, "play G7")
    assert "house-streak" not in kinds(told)
    assert offered(state) == ["reshuffle"]


def test_H14_the_last_hand_card_put_away_wins() -> None:
    state = third("G4", first="")
    told = events(play(state, "play G4"), "remove R5")
    assert only(told, "game-won") == [{"seat": 0}]
    assert state.over
