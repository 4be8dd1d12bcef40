"""§3 The turn, and ruling N6."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour.games.notty.tests.rules.helpers import (
    TWENTY,
    events,
    groups,
    hand,
    moves,
    notty,
    play,
    refused,
    stacked,
    table,
)

ONCE_A_TURN = ("draw", "steal", "cycle")
ORDERS = list(permutations(ONCE_A_TURN))


def do(action: str) -> list[str]:
    """One of the three once-a-turn actions, played by seat 0, whole."""
    return {"draw": ["draw 1"], "steal": ["steal 1"], "cycle": ["cycle", "drop K9"]}[action]


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_3_1_the_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    state = table("K9 R1 R3", "G2 G4 G6")
    for action in order:
        play(state, *do(action))
    assert state.turn == 0
    assert state.position()["done"] == ["draw", "steal", "cycle"]
    play(state, "end")
    assert state.turn == 1


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_3_1_groups_are_laid_down_in_between(order: tuple[str, ...]) -> None:
    state = table("K9 R1 R2 R3 G1 G2 G3 Y1 Y2 Y3 B1 B2 B3", "K2 K4 K6")
    play(state, "group R1 R2 R3")
    for action, group in zip(order, ("group G1 G2 G3", "group Y1 Y2 Y3", "group B1 B2 B3"), strict=True):
        play(state, *do(action), group)
    assert state.turn == 0
    assert "end" in moves(state)


def test_3_1_a_turn_may_be_groups_alone() -> None:
    state = play(table("K9 R1 R2 R3 G1 G2 G3", "K2 K4"), "group G1 G2 G3", "group R1 R2 R3", "end")
    assert state.turn == 1
    assert hand(state, 0) == "K9"


def test_3_1_the_turn_of_the_rule_document() -> None:
    """The turn starts; draw 2; Blue 4, 5, 6; Red, Blue, Green, Yellow 7; next turn; the next player begins."""
    state = stacked("B4 B5 R7 G7 Y7 K1", "R2 R4", top="B6 B7")
    assert events(state, "draw 2") == [
        {"event": "notty-card-drawn", "seat": 0, "card": "B6"},
        {"event": "notty-card-drawn", "seat": 0, "card": "B7"},
    ]
    assert events(state, "group B4 B5 B6") == [
        {"event": "notty-group-discarded", "seat": 0, "cards": ("B4", "B5", "B6")}
    ]
    assert events(state, "group R7 B7 G7 Y7") == [
        {"event": "notty-group-discarded", "seat": 0, "cards": ("R7", "G7", "Y7", "B7")}
    ]
    assert events(state, "end") == [{"event": "notty-turn-ended", "seat": 0}]
    assert state.turn == 1
    assert hand(state, 0) == "K1"


@pytest.mark.parametrize("action", ONCE_A_TURN)
def test_3_2_each_action_is_open_once_a_turn(action: str) -> None:
    state = play(table("K9 R1 R3", "G2 G4 G6"), *do(action))
    for again in [f"draw {count}" for count in (1, 2, 3)] if action == "draw" else [do(action)[0]]:
        refusal = refused(state, again)
        assert refusal.rule == "N6"
        assert refusal.facts["action"] == action
        assert again not in moves(state)


@pytest.mark.parametrize("action", ONCE_A_TURN)
def test_3_2_the_other_two_actions_stay_open(action: str) -> None:
    state = play(table("K9 R1 R3", "G2 G4 G6"), *do(action))
    for other in set(ONCE_A_TURN) - {action}:
        assert state.refusal(do(other)[0]) is None


def test_3_2_draw_and_the_draw_of_draw_and_discard_are_different_actions() -> None:
    state = play(table("K9 R1", "G2 G4"), "cycle", "drop K9", "draw 3")
    assert refused(state, "draw 1").rule == "N6"
    assert refused(state, "cycle").rule == "N6"


def test_3_2_one_steal_a_turn_from_all_opponents_together() -> None:
    state = play(table("K9 R1", "G2 G4", "Y6 Y8"), "steal 1")
    assert refused(state, "steal 1").facts["action"] == "steal"
    assert refused(state, "steal 2").facts["action"] == "steal"


def test_3_3_a_new_turn_makes_all_three_available_again() -> None:
    state = play(table("K9 R1 R3", "G2 G4 G6 G8"), "draw 1", "steal 1", "cycle", "drop K9", "end")
    assert state.position()["done"] == []
    for move in ("draw 1", "draw 2", "draw 3", "steal 0", "cycle"):
        assert state.refusal(move) is None
    play(state, "end")
    assert state.turn == 0
    for move in ("draw 1", "draw 2", "draw 3", "steal 1", "cycle"):
        assert state.refusal(move) is None


def test_3_4_next_turn_is_open_as_the_only_thing() -> None:
    state = table("K9 R1", "G2 G4", "Y6 Y8", turn=1)
    before = state.position()
    assert events(state, "end") == [{"event": "notty-turn-ended", "seat": 1}]
    assert state.turn == 2
    assert state.turns == 1
    assert state.position()["hands"] == before["hands"]
    assert state.position()["deck"] == before["deck"]


def test_3_4_next_turn_is_open_after_every_action() -> None:
    state = table("K9 R1 R2 R3", "G2 G4 G6")
    for move in ("draw 1", "group R1 R2 R3", "steal 1", "cycle", "drop K9"):
        play(state, move)
        assert ("end" in moves(state)) == (move != "cycle")


def test_3_4_a_full_hand_can_still_end_the_turn() -> None:
    assert moves(table(TWENTY, "B1")) == ["end"]


def test_3_4_next_turn_waits_for_the_discard() -> None:
    state = play(table("K9 R1", "G2 G4"), "cycle")
    assert refused(state, "end").rule == "N5"
    play(state, "drop K9", "end")
    assert state.turn == 1


def test_N6_three_different_once_a_turn_actions_with_groups_between() -> None:
    state = stacked("R1 R2 K9 K7", "B1", "G2 G4", top="R3 Y4 Y5")
    play(state, "draw 1", "group R1 R2 R3", "cycle", "drop K9")
    assert state.refusal("steal 2") is None
    play(state, "steal 2")
    assert [refused(state, move).rule for move in ("draw 1", "steal 1", "steal 2", "cycle")] == ["N6"] * 4
    assert moves(state) == ["end", *groups(state)]
    assert [refused(state, move).facts["action"] for move in ("draw 3", "steal 2", "cycle")] == list(ONCE_A_TURN)


def test_N6_the_order_is_free_in_the_list_of_legal_moves_too() -> None:
    state = notty.deal(seats=3, seed=36, first_player=0)
    opening = ["end", "draw 1", "draw 2", "draw 3", "steal 1", "steal 2", "cycle"]
    assert moves(state) == opening + groups(state)
