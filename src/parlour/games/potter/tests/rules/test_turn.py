"""§2 The goal and §3 The turn; rulings P16, P17."""

from __future__ import annotations

import pytest

from parlour.games.potter.tests.rules.helpers import kinds, of_kind, playing, points, rest, sallan, stacked, table
from tests.games.helpers import events, hand, hands, moves, play, refused, says, size

# The goal.


def test_2_1_melds_go_to_the_table_and_the_first_empty_hand_wins_the_round() -> None:
    state = playing("7♥ 7♦ 7♣ 5♠ 6♠ 7♠", "K♦ 2♠", round=4)
    play(state, "meld 7♥ 7♦ 7♣")
    assert state.view(1)["table"] == [["7♥", "7♦", "7♣"]]
    assert hand(state, 0) == "5♠ 6♠ 7♠"
    told = events(state, "meld 5♠ 6♠ 7♠")
    assert kinds(told) == ["meld-laid", "round-won", "hand-counted", "hand-counted", "round-begun"]
    assert told[1] == {"event": "potter-round-won", "seat": 0}


def test_2_2_a_round_is_won_by_a_meld() -> None:
    assert "round-won" in kinds(events(playing("8♣ 9♣ 10♣", "K♦"), "meld 8♣ 9♣ 10♣"))


def test_2_2_a_round_is_won_by_a_lay_off() -> None:
    told = events(sallan("10♥", "K♦"), "add 10♥ to 1")
    assert kinds(told) == ["card-added", "round-won", "hand-counted", "hand-counted", "round-begun"]


def test_2_2_a_round_is_won_by_a_discard() -> None:
    told = events(sallan("9♣", "K♦"), "discard 9♣")
    assert kinds(told) == ["card-discarded", "round-won", "hand-counted", "hand-counted", "round-begun"]


def test_2_2_a_round_is_not_won_by_a_discard_that_is_refused() -> None:
    assert refused(sallan("9♣", "K♦", discard="9♠"), "discard 9♣").rule == "P14"
    assert refused(sallan("3♣", "K♦"), "discard 3♣").rule == "P15"


def test_2_2_the_round_is_won_at_that_very_moment() -> None:
    """Nothing else has to be done in the turn, and the next round is dealt at once."""
    state = play(playing("8♣ 9♣ 10♣", "K♦", "2♥", "2♠"), "meld 8♣ 9♣ 10♣")
    assert [size(state, seat) for seat in range(4)] == [8] * 4
    view = state.view(None)
    assert (view["round"], view["phase"], view["turns"], view["table"]) == (2, "draw", 0, [])


def test_2_3_the_last_three_cards_of_the_rule_document() -> None:
    """The hand has the last three cards 8♣ 9♣ 10♣: laid on the table they win the round."""
    state = playing("8♣ 9♣ 10♣", "K♦ 2♠", round=5)
    assert "meld 8♣ 9♣ 10♣" in moves(state)
    told = events(state, "meld 8♣ 9♣ 10♣")
    assert {"event": "potter-round-won", "seat": 0} in told
    assert points(told) == [0, 15]
    assert state.view(None)["round"] == 6


def test_2_3_with_the_card_just_drawn() -> None:
    state = stacked("8♣ 10♣", "K♦ 2♠", top="9♣")
    assert kinds(events(play(state, "draw"), "meld 8♣ 9♣ 10♣"))[:3] == ["meld-laid", "became-sallan", "round-won"]


def test_P17_nothing_is_left_to_discard_after_a_winning_meld_or_lay_off() -> None:
    for state, move in (
        (playing("8♣ 9♣ 10♣ J♣", "K♦"), "meld 8♣ 9♣ 10♣ J♣"),
        (sallan("10♥ A♥", "K♦", table=["J♥ Q♥ K♥", "2♥ 3♥ 4♥"]), "add 10♥ to 1"),
    ):
        told = events(state, move)
        if "round-won" not in kinds(told):
            told = events(state, "add A♥ to 2")
        assert "round-won" in kinds(told)
        assert "card-discarded" not in kinds(told)


def test_P17_an_empty_hand_wins_regardless_of_other_sallans() -> None:
    state = playing("8♣ 9♣ 10♣", "3♦ K♦", round=3, table=["J♥ Q♥ K♥"], sallan=[False, True])
    assert points(events(state, "meld 8♣ 9♣ 10♣")) == [0, 38]


# The turn.


def test_3_1_draw_then_play_then_discard() -> None:
    state = stacked("5♠ 6♠ K♦", "2♥ 9♣", discard="J♣", top="7♠ Q♥", round=3)
    assert state.view(0)["phase"] == "draw"
    assert state.view(0)["owes"] == "draw"
    play(state, "draw")
    assert state.view(0)["phase"] == "play"
    assert state.view(0)["owes"] == "discard"
    play(state, "meld 5♠ 6♠ 7♠", "discard K♦")
    assert (state.turn, state.view(0)["phase"]) == (1, "draw")


@pytest.mark.parametrize("move", ["meld 5♠ 6♠ 7♠", "add 10♥ to 1", "discard 5♠", "end"])
def test_3_1_nothing_is_played_before_the_draw(move: str) -> None:
    state = table("5♠ 6♠ 7♠ 10♥", "2♥", table=["J♥ Q♥ K♥"], sallan=[True, False], discard="2♣", round=3)
    refusal = refused(state, move)
    assert refusal.rule == "§3.1"
    assert type(refusal).__name__ == "DrawFirst"
    assert sorted(moves(state)) == ["draw", "take"]


@pytest.mark.parametrize("move", ["draw", "take"])
def test_3_1_nobody_draws_twice(move: str) -> None:
    state = play(table("5♠ 6♠ 10♥", "2♥", discard="2♣"), "draw")
    refusal = refused(state, move)
    assert refusal.rule == "§3.1"
    assert type(refusal).__name__ == "AlreadyDrawn"


def test_3_1_the_turn_told_in_the_rule_book() -> None:
    state = stacked("6♠ 7♠ 8♠ 8♣ 3♥ 10♣ K♦ 2♦", "2♥ 9♣", round=3, top="5♠")
    assert events(state, "draw") == [{"event": "potter-card-drawn", "seat": 0, "card": "5♠"}]
    assert events(state, "meld 5♠ 6♠ 7♠") == [
        {"event": "potter-meld-laid", "seat": 0, "number": 1, "cards": ("5♠", "6♠", "7♠")},
        {"event": "potter-became-sallan", "seat": 0},
    ]
    assert events(state, "add 8♠ to 1") == [{"event": "potter-card-added", "seat": 0, "card": "8♠", "number": 1}]
    assert events(state, "meld 8♣ 3♥=9♣ 10♣") == [
        {"event": "potter-meld-laid", "seat": 0, "number": 2, "cards": ("8♣", "3♥=9♣", "10♣")},
    ]
    assert events(state, "discard K♦") == [{"event": "potter-card-discarded", "seat": 0, "card": "K♦"}]
    assert (state.turn, state.turns, hand(state, 0)) == (1, 1, "2♦")
    assert state.view(1)["table"] == [["5♠", "6♠", "7♠", "8♠"], ["8♣", "3♥=9♣", "10♣"]]


def test_3_2_the_top_card_of_the_stock_comes_into_the_hand() -> None:
    state = stacked("5♠ 6♠", "2♥ 9♣", top="J♦ Q♦ K♣")
    assert events(state, "draw") == [{"event": "potter-card-drawn", "seat": 0, "card": "J♦"}]
    assert sorted(hand(state, 0).split()) == sorted(["5♠", "6♠", "J♦"])
    assert state.view(0)["stock"] == 47
    play(state, "discard 5♠")
    assert events(state, "draw") == [{"event": "potter-card-drawn", "seat": 1, "card": "Q♦"}]


def test_3_3_or_the_whole_discard_pile() -> None:
    state = table("5♠ 6♠ 7♠", "2♥ 9♣", discard="K♣ 4♥ 10♦", turns=3)
    (told,) = events(state, "take")
    assert (told["event"], told["seat"], set(told["cards"])) == ("potter-pile-taken", 0, {"K♣", "4♥", "10♦"})
    assert sorted(hand(state, 0).split()) == sorted(["5♠", "6♠", "7♠", "K♣", "4♥", "10♦"])
    assert state.view(0)["discard"] == []
    assert state.view(0)["stock"] == 44


def test_3_3_while_it_is_empty_only_the_stock_can_be_drawn_from() -> None:
    first, later = table("5♠ 6♠", "2♥ 9♣"), table("5♠ 6♠", "2♥ 9♣", turns=7)
    assert moves(first) == moves(later) == ["draw"]
    assert refused(first, "take").rule == "P1"
    assert refused(later, "take").rule == "P3"


def test_3_4_as_many_melds_as_you_like() -> None:
    state = playing("7♥ 7♦ 7♣ 5♠ 6♠ 7♠ J♥ Q♥ K♥ 2♦ 2♣", "9♣ 4♦", round=4)
    play(state, "meld 7♥ 7♦ 7♣", "meld 5♠ 6♠ 7♠", "meld J♥ Q♥ K♥", "discard 2♦")
    assert len(state.view(None)["table"]) == 3
    assert (state.turn, hand(state, 0)) == (1, "2♣")


def test_3_4_or_none() -> None:
    state = play(playing("7♥ 7♦ 7♣ 5♠", "9♣ 4♦"), "discard 5♠")
    assert (state.turn, state.view(None)["table"]) == (1, [])


def test_3_5_a_sallan_also_lays_off() -> None:
    state = play(sallan("10♥ 5♠", "9♣ 4♦"), "add 10♥ to 1")
    assert state.view(None)["table"] == [["10♥", "J♥", "Q♥", "K♥"]]
    assert state.turn == 0


def test_3_5_nobody_else_does() -> None:
    state = playing("10♥ 5♠", "9♣ 4♦", table=["J♥ Q♥ K♥"], sallan=[False, True], round=3)
    assert of_kind(state, "add") == []
    assert refused(state, "add 10♥ to 1").rule == "P13"


def test_3_6_a_discard_lies_face_up_and_ends_the_turn() -> None:
    state = playing("5♠ 8♥ K♦", "9♣ 4♦", "2♠ 2♣", discard="J♣", turns=4)
    assert events(state, "discard 8♥") == [{"event": "potter-card-discarded", "seat": 0, "card": "8♥"}]
    for seat in (0, 1, 2, None):
        assert state.view(seat)["discard"] == ["J♣", "8♥"]
    assert (state.turn, state.turns) == (1, 5)
    assert hand(state, 0) == "5♠ K♦"


def test_3_6_the_turn_goes_round_the_table() -> None:
    state = table("5♠ 9♥", "9♣ 4♦", "2♠ 2♣", "K♥ J♥", turn=2)
    for seat in (2, 3, 0, 1, 2):
        assert state.turn == seat
        play(state, "draw", f"discard {of_kind(play(state.clone(), 'draw'), 'discard')[0]}")


def test_3_6_one_card_and_no_more() -> None:
    state = play(playing("5♠ 8♥ K♦", "9♣ 4♦"), "discard 8♥")
    assert refused(state, "discard 9♣").rule == "§3.1"


def test_3_7_without_a_legal_discard_the_turn_ends_without_one() -> None:
    """Only Potters, a refused card and a banned one."""
    state = sallan("3♠ 9♦ 6♣", "2♥ 9♣", discard="10♦", banned=["6♣", ""])
    assert of_kind(state, "discard") == []
    assert "end" in moves(state)
    assert events(state, "end") == [{"event": "potter-turn-ended", "seat": 0}]
    assert (state.turn, state.turns, state.view(0)["discard"]) == (1, 1, ["10♦"])
    assert sorted(hand(state, 0).split()) == sorted(["3♠", "9♦", "6♣"])


@pytest.mark.parametrize("hand", ["3♠", "3♠ 3♥ 3♦ 3♣", "9♦", "J♦", "10♠ 10♥ 10♣", "3♥ 9♦ 10♠ J♦"])
def test_3_7_potters_and_refused_cards_are_no_discards(hand: str) -> None:
    state = playing(hand, "2♥ 9♣", discard="10♦", round=3)
    assert [move for move in moves(state) if not move.startswith("meld")] == ["end"]


def test_3_7_as_long_as_there_is_a_legal_discard_one_must_be_made() -> None:
    state = playing("3♠ 9♦ 8♦", "2♥ 9♣", discard="10♦", round=3)
    refusal = refused(state, "end")
    assert refusal.rule == "P16"
    assert type(refusal).__name__ == "CanDiscard"
    assert refusal.facts["card"] == "8♦"
    says(refusal, "8♦")
    assert of_kind(state, "discard") == ["8♦"]
    assert "end" not in moves(state)


def test_P16_only_potters_refused_or_banned_cards() -> None:
    without = sallan("3♠ J♦ 5♣", "2♥ 9♣", discard="10♦", banned=["5♣", ""])
    assert "end" in moves(without)
    free = sallan("3♠ J♦ 5♣", "2♥ 9♣", discard="10♦")
    assert of_kind(free, "discard") == ["5♣"]
    assert refused(free, "end").facts["card"] == "5♣"


def test_P16_a_ban_of_somebody_else_does_not_matter() -> None:
    state = sallan("3♠ J♦ 5♣", "2♥ 9♣", discard="10♦", banned=["", "9♣"])
    assert of_kind(state, "discard") == ["5♣"]


def test_P16_a_player_who_could_end_the_turn_may_still_meld_and_lay_off() -> None:
    """Nobody has to end the turn while there is something to play."""
    state = sallan("3♠ 9♦ J♦", "2♥ 9♣", discard="10♦")
    assert "end" in moves(state)
    assert "meld 9♦ 3♠=10♦ J♦" in moves(state)
    assert "add 3♠=10♥ to 1" in moves(state)


@pytest.mark.parametrize(
    ("move", "missing"),
    [("meld 5♠ 6♠ 7♠", "7♠"), ("meld 9♥ 9♦ 9♣", "9♥ 9♦ 9♣"), ("discard K♦", "K♦"), ("add 10♥ to 1", "10♥")],
)
def test_3_8_you_play_only_cards_that_you_hold(move: str, missing: str) -> None:
    state = sallan("5♠ 6♠ 2♣", "7♠ 9♥ 9♦ 9♣ K♦ 10♥")
    refusal = refused(state, move)
    assert refusal.rule == "§3.8"
    assert refusal.facts["cards"] == missing
    says(refusal, missing)


def test_3_8_a_wild_is_held_too() -> None:
    state = sallan("8♣ 10♣ 2♦ 3♠", "3♥ K♦")
    assert refused(state, "meld 8♣ 3♥=9♣ 10♣").rule == "§3.8"
    assert refused(state, "add 3♥=10♥ to 1").rule == "§3.8"
    assert state.refusal("meld 8♣ 3♠=9♣ 10♣") is None


def test_3_8_a_card_on_the_table_or_in_the_pile_is_not_in_the_hand() -> None:
    state = sallan("Q♠ Q♦ 2♣", "9♣", discard="Q♣")
    for move in ("meld Q♥ Q♠ Q♦", "meld Q♣ Q♠ Q♦", "discard Q♣"):
        assert refused(state, move).rule == "§3.8"


def test_3_8_the_whole_move_is_refused_for_one_missing_card() -> None:
    state = sallan("5♠ 6♠ 7♠ 9♠", "8♠ 2♦")
    assert refused(state, "meld 5♠ 6♠ 7♠ 8♠ 9♠").facts["cards"] == "8♠"
    assert refused(state, "add 10♥ 9♥ to 1").rule == "§3.8"


def test_a_hand_of_all_the_other_cards_can_still_be_played() -> None:
    state = playing(rest("2♥"), "2♥")
    assert size(state, 0) == 51
    assert len(of_kind(state, "discard")) == 51 - 4
    assert hands(play(state, "meld A♠ 2♠ 3♠"))[1] == "2♥"
