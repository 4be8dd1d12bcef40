"""§9 Special rules: the empty stock (P18) and the last lap (P20); the loop is in test_loop.py."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import State
from parlour.games.potter.tests.rules.helpers import kinds, of_kind, playing, points, potter, rest, sallan, table
from tests.games.helpers import assert_even, counted, events, moves, play, refused

# The empty stock.


def dry(*hands: str, discard: str = "", turn: int = 0, **keys: Any) -> State:
    """A table without a stock: the last seat holds all remaining cards."""
    lying = [*hands, discard, *keys.get("table", [])]
    return table(*hands, rest(*lying), turn=turn, discard=discard, stock="", **keys)


def test_9_1_the_discard_pile_becomes_the_new_stock() -> None:
    state = dry("5♠ 6♠", discard="K♣ 4♥ 10♦", turns=30)
    told = events(state, "draw")
    assert told[0] == {"event": "potter-stock-reshuffled", "cards": 3}
    assert kinds(told) == ["stock-reshuffled", "card-drawn"]
    assert told[1]["card"] in ("K♣", "4♥", "10♦")
    assert (state.view(0)["stock"], state.view(0)["discard"]) == (2, [])


def test_9_1_all_of_it_also_the_top_card_and_it_is_shuffled() -> None:
    drawn = counted(300, lambda seed: events(dry("5♠ 6♠", discard="K♣ 4♥ 10♦", seed=seed), "draw")[1]["card"])
    assert_even(drawn, ["K♣", "4♥", "10♦"])


def test_9_1_only_when_a_card_is_due_from_it() -> None:
    """The last card of the stock is drawn, and the pile still lies there."""
    lying = ("5♠ 6♠ 9♦", "2♥", "K♣ 4♥")
    others = rest(*lying, "Q♦")
    state = table("5♠ 6♠ 9♦", f"2♥ {others}", discard="K♣ 4♥", stock="Q♦", turns=30)
    assert kinds(events(state, "draw")) == ["card-drawn"]
    play(state, "discard 9♦")
    assert (state.view(0)["stock"], state.view(0)["discard"]) == (0, ["K♣", "4♥", "9♦"])
    assert sorted(moves(state)) == ["draw", "take"]


def test_9_1_taking_the_pile_needs_no_stock() -> None:
    state = dry("5♠ 6♠", discard="K♣ 7♠ 10♦", turns=30)
    assert kinds(events(state, "take")) == ["pile-taken"]
    play(state, "return")
    assert state.view(0)["discard"] == ["K♣", "7♠", "10♦"]


def test_9_1_a_pile_too_big_to_be_taken_is_still_the_new_stock() -> None:
    pile = "9♥ K♣ 4♥ 10♦ 2♠ J♥ 6♣ 8♦ Q♠ 4♣ 7♦"
    state = dry("5♠ 6♠", discard=pile, turns=30)
    assert moves(state) == ["draw"]
    assert events(state, "draw")[0] == {"event": "potter-stock-reshuffled", "cards": 11}


def test_9_1_then_nothing_is_refused_on_the_empty_pile() -> None:
    state = play(dry("10♠ 9♦ J♦", discard="10♦", turns=30), "draw")
    assert sorted(of_kind(state, "discard")) == sorted(["10♠", "9♦", "10♦", "J♦"])


def test_P18_the_whole_pile_is_shuffled_into_a_new_stock() -> None:
    state = dry("5♠ 6♠", discard="K♣ 4♥ 10♦ 2♠", turns=30)
    play(state, "draw")
    position = state.position()
    left = {*position["stock"].split(), *position["hands"][0].split()}
    assert left == {"5♠", "6♠", "K♣", "4♥", "10♦", "2♠"}
    assert position["discard"] == ""


def test_9_2_if_the_pile_is_empty_too_the_turn_starts_in_the_play_phase() -> None:
    """Seat 0 holds only Potters and cannot discard; for seat 1 there is nothing to draw."""
    state = dry("3♠ 3♥", phase="play", round=3, turns=30)
    assert moves(state) == ["end"]
    assert kinds(events(state, "end")) == ["turn-ended"]
    view = state.view(1)
    assert (view["turn"], view["phase"], view["owes"], view["stock"], view["discard"]) == (1, "play", "discard", 0, [])
    play(state, "discard K♦")
    assert (state.turn, state.view(0)["phase"]) == (0, "draw")
    assert sorted(moves(state)) == ["draw", "take"]


def test_P18_both_empty_and_nothing_to_draw_or_take() -> None:
    state = play(dry("3♠ 3♥", phase="play", round=3, turns=30), "end")
    for move in ("draw", "take"):
        refusal = refused(state, move)
        assert refusal.rule == "P18"
        assert type(refusal).__name__ == "NothingToDraw"


def test_P18_a_player_who_draws_nothing_can_win_with_the_last_card() -> None:
    state = dry("3♠ 3♥", "9♣", phase="play", round=3, turns=30)
    play(state, "end")
    assert state.turn == 1
    assert kinds(events(state, "discard 9♣"))[:2] == ["card-discarded", "round-won"]


def test_P18_everybody_may_be_stuck_and_the_turn_goes_round() -> None:
    """Three hands of Potters, nothing to draw: everybody ends the turn, until the round is over."""
    threes = ["3♠", "3♥", "3♦"]
    lying = rest(*threes, "3♣").split()
    runs = [" ".join(card for card in lying if card[-1] == suit and card[:-1] not in ("A", "2")) for suit in "♠♥♦♣"]
    laid = [*runs, "A♠ 2♠ 3♣=3♠", "A♥ A♦ A♣", "2♥ 2♦ 2♣"]
    state = playing(*threes, table=laid, sallan=[True] * 3, round=3, turns=100, stock="", discard="")
    for seat in (0, 1, 2, 0):
        assert state.turn == seat
        assert "end" in moves(state)
        play(state, "end")


# The last lap.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_9_5_after_60_laps_the_round_is_over(seats: int) -> None:
    held = ["K♦ 2♣", "9♠ 4♦", "Q♥ 6♣", "8♠ J♦", "10♥ 5♣"][:seats]
    state = playing(*held, turns=60 * seats - 1, turn=seats - 1, round=3)
    last = held[-1].split()[0]
    told = events(state, f"discard {last}")
    assert kinds(told) == ["card-discarded", "round-capped", *["hand-counted"] * seats, "round-begun"]
    assert told[1] == {"event": "potter-round-capped", "laps": 60}
    assert points(told) == [*[15, 13, 18, 19][: seats - 1], {2: 4, 3: 6, 4: 11, 5: 5}[seats]]
    assert state.view(None)["round"] == 4


def test_9_5_nobody_gets_0_for_winning_and_a_sallan_pays_for_potters() -> None:
    state = sallan("K♦ 3♣ 5♦", "9♠ 3♠", turns=119)
    told = events(state, "discard K♦")
    assert points(told) == [30, 12]
    assert "round-won" not in kinds(told)


def test_9_5_one_turn_earlier_it_goes_on() -> None:
    state = play(playing("K♦ 2♣", "9♠ 4♦", turns=118), "discard K♦")
    assert (state.view(None)["round"], state.turns) == (1, 119)


def test_9_5_the_last_turn_can_still_win() -> None:
    state = playing("8♣ 9♣ 10♣", "9♠ 4♦", turns=119)
    told = events(state, "meld 8♣ 9♣ 10♣")
    assert "round-won" in kinds(told)
    assert "round-capped" not in kinds(told)
    assert points(told) == [0, 13]


def test_9_5_a_winning_discard_of_the_last_turn_wins() -> None:
    told = events(sallan("9♣", "9♠ 4♦", turns=119), "discard 9♣")
    assert "round-won" in kinds(told)
    assert "round-capped" not in kinds(told)


@pytest.mark.parametrize("move", ["return", "end"])
def test_9_5_the_last_turn_may_end_without_a_discard(move: str) -> None:
    if move == "return":
        state, expected = play(table("K♦ 2♣", "9♠ 4♦", discard="J♥", turns=119), "take"), [40, 13]
    else:
        state, expected = playing("A♦ A♣", "9♠ 4♦", turns=119), [2, 13]
    told = events(state, move)
    assert "round-capped" in kinds(told)
    assert state.view(0)["scores"] == expected


def test_P20_a_round_in_which_nobody_ever_melds() -> None:
    """Played out: 120 turns of drawing and discarding, then everybody counts."""
    state = potter.deal(seats=2, seed=20, target=500)
    told: list[dict[str, Any]] = []
    while "round-capped" not in kinds(told):
        played = state.turns
        told = events(state, next(move for move in moves(state) if not move.startswith(("take", "meld", "add"))))
    assert played == 119
    assert min(points(told)) > 0
    assert kinds(told)[-1] == "round-begun"
    assert state.view(None)["round"] == 2


def test_P20_the_game_can_end_with_it() -> None:
    state = playing("K♦ 2♣", "9♠ 4♦", turns=119, scores=[0, 190])
    told = events(state, "discard K♦")
    assert kinds(told)[-1] == "game-ended"
    assert state.over
