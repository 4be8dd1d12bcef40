"""§4 The actions, and rulings N2, N3 and N5."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import IllegalMove, UnreadableMove
from parlour.games.notty.tests.rules.helpers import (
    TWENTY,
    assert_chances,
    assert_even,
    counted,
    deck,
    events,
    first,
    groups,
    hand,
    hands,
    moves,
    notty,
    play,
    refused,
    says,
    size,
    stacked,
    table,
)

# Draw.


@pytest.mark.parametrize(("count", "drawn"), [(1, ["B7"]), (2, ["B7", "G9"]), (3, ["B7", "G9", "B7"])])
def test_4_1_one_two_or_three_cards_are_drawn_from_the_top(count: int, drawn: list[str]) -> None:
    state = stacked("R1", "R2", top="B7 G9 B7 Y1")
    before = deck(state)
    told = events(state, f"draw {count}")
    assert told == [{"event": "notty-card-drawn", "seat": 0, "card": card} for card in drawn]
    assert sorted(hand(state, 0).split()) == sorted(["R1", *drawn])
    assert deck(state) == before[:-count]


@pytest.mark.parametrize("count", [0, 4, 5, 20, 999])
def test_4_1_nobody_draws_none_or_more_than_three(count: int) -> None:
    refusal = refused(table("R1", "R2"), f"draw {count}")
    assert refusal.rule == "N2"
    assert refusal.facts["asked"] == count
    says(refusal, count, "1 to 3")


@pytest.mark.parametrize("text", ["draw", "draw x", "draw -1", "draw 1.5", "draw two", "draw 1 2", "draw R5", "draw ١"])
def test_4_1_what_is_not_a_number_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableMove) as raised:
        table("R1", "R2").play(text)
    says(raised.value, text, "draw N")


def test_4_2_a_draw_past_twenty_is_refused_not_trimmed() -> None:
    state = table(first(18), "B1")
    refusal = refused(state, "draw 3")
    assert refusal.rule == "N2"
    assert refusal.facts == {"rule": "N2", "held": 18, "asked": 3, "room": 2, "limit": 20, "way": "end"}
    assert size(state, 0) == 18
    assert [move for move in moves(state) if move.startswith("draw")] == ["draw 1", "draw 2"]
    play(state, "draw 2")
    assert size(state, 0) == 20


@pytest.mark.parametrize(("held", "possible"), [(16, 3), (17, 3), (18, 2), (19, 1), (20, 0)])
def test_4_2_as_many_as_there_is_room_for(held: int, possible: int) -> None:
    state = table(first(held), "B1")
    for count in (1, 2, 3):
        assert (state.refusal(f"draw {count}") is None) == (count <= possible)
        assert (f"draw {count}" in moves(state)) == (count <= possible)


@pytest.mark.parametrize(
    ("held", "way_out"), [(18, "at most 2 cards"), (19, "one card"), (20, "You hold no group: end the turn")]
)
def test_4_2_the_refusal_names_the_way_out(held: int, way_out: str) -> None:
    says(refused(table(first(held), "B1"), "draw 3"), held, 20, way_out)


def test_4_2_a_group_makes_room_again() -> None:
    state = table("B1 B2 B3 " + first(17), "B5")
    assert refused(state, "draw 1").rule == "N2"
    play(state, "group B1 B2 B3", "draw 3")
    assert size(state, 0) == 20


def test_N2_asking_for_more_is_refused_not_trimmed() -> None:
    state = table(first(19), "B1")
    for move in ("draw 2", "draw 3"):
        assert refused(state, move).rule == "N2"
    play(state, "draw 1")
    assert size(state, 0) == 20
    play(state, "end", "end")
    for move in ("draw 1", "draw 2", "draw 3"):
        assert refused(state, move).rule == "N2"


# Steal.


def test_4_3_the_thief_names_an_opponent_and_takes_one_card() -> None:
    state = table("R1", "G2 G4", "B7")
    before = deck(state)
    assert events(state, "steal 2") == [
        {"event": "notty-card-stolen", "thief": 0, "victim": 2, "card": "B7"},
        {"event": "notty-hand-emptied", "seat": 2},
    ]
    assert hands(state) == ["R1 B7", "G2 G4", ""]
    assert deck(state) == before


def test_4_3_the_card_leaves_one_hand_and_comes_into_the_other() -> None:
    state = table("R1 R1", "G2 G4", turn=1)
    assert events(state, "steal 0") == [{"event": "notty-card-stolen", "thief": 1, "victim": 0, "card": "R1"}]
    assert hands(state) == ["R1", "R1 G2 G4"]


@pytest.mark.parametrize(("turn", "victims"), [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])])
def test_4_3_the_victim_is_any_opponent_and_never_oneself(turn: int, victims: list[int]) -> None:
    state = table("R1 R3", "G2 G4", "B7 B9", turn=turn)
    assert [move for move in moves(state) if move.startswith("steal")] == [f"steal {seat}" for seat in victims]
    refusal = refused(state, f"steal {turn}")
    assert refusal.rule == "N3"
    assert refusal.facts["seat"] == turn


@pytest.mark.parametrize(("seats", "victim"), [(2, 2), (2, 3), (3, 3), (3, 77)])
def test_4_3_nobody_steals_from_a_seat_that_is_not_there(seats: int, victim: int) -> None:
    refusal = refused(table(*["R1 R3", "G2 G4", "B7 B9"][:seats]), f"steal {victim}")
    assert refusal.rule == "N3"
    assert (refusal.facts["asked"], refusal.facts["seats"]) == (victim, seats)
    says(refusal, victim)


def test_4_3_seat_two_as_a_number_of_the_table_is_not_there_for_two() -> None:
    refusal = refused(table("R1 R3", "G2 G4"), 6)
    assert (refusal.rule, refusal.facts["asked"]) == ("N3", 2)


def stolen(seed: int, victims_hand: str) -> str:
    """The card that a seed gives to the thief."""
    card: str = table("K1", victims_hand, seed=seed).play("steal 1")[0].facts()["card"]
    return card


def test_4_4_each_card_of_the_hand_has_the_same_chance() -> None:
    cards = "R2 R9 G4 G5 Y8 B6 B7"
    assert_even(counted(1400, lambda seed: stolen(seed, cards)), cards.split())


def test_4_4_each_of_twenty_cards_has_the_same_chance() -> None:
    assert_even(counted(1600, lambda seed: stolen(seed, TWENTY)), set(TWENTY.split()))


def test_4_4_of_two_copies_each_has_its_own_chance() -> None:
    chances = counted(1000, lambda seed: stolen(seed, "R5 B3 R5 Y9 Y9"))
    assert_chances(chances, {"R5": 2, "B3": 1, "Y9": 2})


def test_4_4_nobody_knows_which_card_it_will_be() -> None:
    """The same table with another future: nothing that anybody can see distinguishes them."""
    tables = [table("R1", "G2 B4", "Y6 K8", seed=seed) for seed in range(8)]
    for state in tables:
        for seat in (0, 1, 2, None):
            assert state.view(seat) == tables[0].view(seat)
        assert moves(state) == moves(tables[0])
    assert {play(state, "steal 1").view(None)["hands"][0][1] for state in tables} == {"G2", "B4"}


def test_4_4_the_choice_depends_on_chance_and_not_on_the_order_of_the_cards() -> None:
    assert [stolen(seed, "R2 G4 B6") for seed in range(20)] == [stolen(seed, "B6 R2 G4") for seed in range(20)]


def test_4_5_with_twenty_cards_nobody_steals() -> None:
    state = table(TWENTY, "B1 B3", "K1 K3")
    for move in ("steal 1", "steal 2"):
        refusal = refused(state, move)
        assert (refusal.rule, refusal.facts["held"], refusal.facts["limit"]) == ("N3", 20, 20)
        says(refusal, 20, "You hold no group: end the turn")
    assert state.refusal("end") is None
    with_a_group = table(f"{first(19)} R2", "B1 B3", "K1 K3")
    says(refused(with_a_group, "steal 1"), 20, "Discard a group")


def test_4_5_with_nineteen_cards_one_can_steal() -> None:
    state = play(table(first(19), "B1 B3"), "steal 1")
    assert size(state, 0) == 20


def test_4_5_nothing_can_be_stolen_from_an_empty_hand() -> None:
    state = table("R1 R3", "", turn=None, winners=[1])
    refusal = refused(state, "steal 1")
    assert (refusal.rule, refusal.facts["victim"]) == ("N3", 1)
    says(refusal, "Seat 1")


def test_N3_the_thief_names_the_opponent_and_chance_the_card() -> None:
    victims = [table("R1", "G2 G4", "B7 B9", seed=seed).play("steal 2")[0].facts() for seed in range(200)]
    assert {facts["victim"] for facts in victims} == {2}
    assert_even(Counter(facts["card"] for facts in victims), ["B7", "B9"])


def test_N3_refused_at_twenty_cards_and_from_an_empty_hand() -> None:
    assert refused(table(TWENTY, "B1 B3"), "steal 1").rule == "N3"
    assert refused(table("", "R1 R3", turn=None, winners=[0]), "steal 0").rule == "N3"
    assert refused(table("R1", "R3"), "steal 0").rule == "N3"


# Draw & discard.


def test_4_6_one_card_is_drawn_and_any_card_goes_back() -> None:
    state = stacked("R1 R3 G5", "B1", top="K9")
    assert events(state, "cycle") == [{"event": "notty-cycle-begun", "seat": 0, "card": "K9"}]
    assert moves(state) == ["drop R1", "drop R3", "drop G5", "drop K9"]
    assert events(state, "drop R3") == [{"event": "notty-card-dropped", "seat": 0, "card": "R3"}]
    assert hand(state, 0) == "R1 G5 K9"
    assert deck(state).count("R3") == 2


def test_4_6_the_card_just_drawn_may_go_back() -> None:
    state = play(stacked("R1 R3 G5", "B1", top="K9"), "cycle", "drop K9")
    assert hand(state, 0) == "R1 R3 G5"
    assert deck(state).count("K9") == 2


def test_4_6_of_two_copies_one_goes_back() -> None:
    state = play(stacked("R1 G5", "B1", top="R1"), "cycle")
    assert moves(state) == ["drop R1", "drop G5"]
    play(state, "drop R1")
    assert hand(state, 0) == "R1 G5"


def test_4_6_only_a_card_from_the_players_hand_goes_back() -> None:
    state = play(stacked("R1 R3 G5", "B1", top="K9"), "cycle")
    refusal = refused(state, "drop B1")
    assert (refusal.rule, refusal.facts["card"]) == ("§4.6", "B1")
    says(refusal, "B1")


def test_4_6_a_single_card_goes_back_only_as_this_discard() -> None:
    state = table("R1 R3 G5", "B1")
    refusal = refused(state, "drop R1")
    assert (refusal.rule, refusal.facts["card"]) == ("N5", "R1")
    says(refusal, "R1", "draw & discard")
    play(state, "cycle", "drop R1")
    assert refused(state, "drop R3").rule == "N5"


def test_4_7_between_its_draw_and_its_discard_nothing_else_is_allowed() -> None:
    state = stacked("R1 R2 R3 K5", "B1 B3", "Y1 Y3", top="R4")
    assert groups(state) == ["group R1 R2 R3"]
    play(state, "cycle")
    others = ["end", "draw 1", "draw 2", "draw 3", "steal 1", "steal 2", "cycle", "group R1 R2 R3", "group R1 R2 R3 R4"]
    for move in others:
        refusal = refused(state, move)
        assert refusal.rule == "N5"
        says(refusal, "put a card from your hand back")
    assert moves(state) == ["drop R1", "drop R2", "drop R3", "drop R4", "drop K5"]
    play(state, "drop K5")
    assert {"end", "draw 3", "steal 2", "group R1 R2 R3 R4"} <= set(moves(state))


def test_4_7_every_action_of_the_table_but_the_discard_is_refused() -> None:
    state = play(notty.deal(seats=3, seed=47), "cycle")
    legal = state.legal_ids()
    for action in notty.actions:
        if action not in legal:
            assert refused(state, action).rule in ("N5", "§4.6", "N3")


def test_4_8_draw_and_discard_is_refused_to_twenty_cards() -> None:
    state = table(TWENTY, "B1")
    refusal = refused(state, "cycle")
    assert (refusal.rule, refusal.facts["held"], refusal.facts["limit"]) == ("N5", 20, 20)
    says(refusal, 20, "You hold no group: end the turn")
    assert "cycle" not in moves(state)
    says(refused(table(f"{first(19)} R2", "B1"), "cycle"), 20, "Discard a group")


def test_4_8_nineteen_cards_may_still_do_it() -> None:
    state = play(stacked(first(19), "B1", top="B9"), "cycle")
    assert size(state, 0) == 20
    play(state, "drop B9")
    assert size(state, 0) == 19


def test_4_8_the_option_lets_the_hand_hold_21_until_the_discard() -> None:
    state = stacked(TWENTY, "B1 B3", top="B9", options={"cycle_at_limit": True})
    assert moves(state) == ["end", "cycle"]
    play(state, "cycle")
    assert size(state, 0) == 21
    assert refused(state, "end").rule == "N5"
    play(state, "drop R1")
    assert size(state, 0) == 20
    assert [refused(state, move).rule for move in ("draw 1", "steal 1", "cycle")] == ["N2", "N3", "N6"]


def test_N5_refused_at_twenty_cards_unless_the_table_allows_it() -> None:
    assert refused(table(TWENTY, "B1"), "cycle").rule == "N5"
    assert refused(table(TWENTY, "B1", options={"cycle_at_limit": False}), "cycle").rule == "N5"
    assert table(TWENTY, "B1", options={"cycle_at_limit": True}).refusal("cycle") is None


def test_N5_until_its_card_is_discarded_nothing_else_is_legal() -> None:
    state = play(stacked("R1 R2", "B1", top="R3"), "cycle")
    assert moves(state) == ["drop R1", "drop R2", "drop R3"]
    for move in ("end", "group R1 R2 R3", "draw 1", "steal 1", "cycle"):
        assert refused(state, move).rule == "N5"


def test_N5_any_hand_card_may_go_the_drawn_one_too() -> None:
    for card in ("R1", "R2", "K9"):
        state = play(stacked("R1 R2", "B1", top="K9"), "cycle", f"drop {card}")
        assert sorted(hand(state, 0).split()) == sorted({"R1", "R2", "K9"} - {card})


# Discard group.


def test_4_9_a_group_held_in_the_hand_is_laid_down() -> None:
    state = table("B4 B5 B6 R1", "G1")
    assert groups(state) == ["group B4 B5 B6"]
    assert events(state, "group B4 B5 B6") == [
        {"event": "notty-group-discarded", "seat": 0, "cards": ("B4", "B5", "B6")}
    ]
    assert hand(state, 0) == "R1"
    assert [deck(state).count(card) for card in ("B4", "B5", "B6")] == [2, 2, 2]


def test_4_9_as_many_groups_a_turn_as_one_has() -> None:
    state = table("B4 B4 B5 B5 B6 B6 R2 G2 Y2 K2 R1", "G1")
    play(state, "group B4 B5 B6", "group R2 G2 Y2 K2", "group B4 B5 B6")
    assert hand(state, 0) == "R1"
    assert state.turn == 0


def test_4_9_cards_that_one_does_not_hold_are_refused() -> None:
    state = table("B4 B6 R1", "B5")
    refusal = refused(state, "group B4 B5 B6 B7")
    assert (refusal.rule, refusal.facts["cards"]) == ("§4.9", "B5 B7")
    says(refusal, "B5 B7")


def test_4_9_a_card_held_once_is_not_there_for_a_second_group() -> None:
    state = play(table("B4 B5 B6 B6 R1", "G1"), "group B4 B5 B6")
    assert refused(state, "group B4 B5 B6").facts["cards"] == "B4 B5"


def test_4_9_the_cards_are_written_in_any_order() -> None:
    for text in ("group B6 B4 B5", "GROUP b5,b6,b4", "Group B5  B4 , B6"):
        state = table("B4 B5 B6 R1", "G1")
        assert state.play(text)[0].facts()["cards"] == ("B4", "B5", "B6")


def test_4_9_part_of_a_longer_run_can_be_laid_down() -> None:
    state = table("B2 B3 B4 B5 B6 R1", "G1")
    runs = ["B2 B3 B4", "B2 B3 B4 B5", "B2 B3 B4 B5 B6", "B3 B4 B5", "B3 B4 B5 B6", "B4 B5 B6"]
    assert groups(state) == [f"group {run}" for run in runs]


def test_4_9_only_the_player_on_turn_lays_down() -> None:
    state = table("R1 R3", "B4 B5 B6")
    assert groups(state) == []
    with pytest.raises(IllegalMove):
        state.play("group B4 B5 B6")
