"""§10 The end; ruling P22."""

from __future__ import annotations

from typing import Any

import pytest

from parlour import Result, State
from parlour.games.potter.tests.rules.helpers import kinds, playing, potter, table
from tests.games.helpers import events, moves, play, refused


def last_meld(*others: str, scores: list[int], **keys: Any) -> State:
    """Seat 0 lays the last three cards; the others count what they hold."""
    return playing("8♣ 9♣ 10♣", *others, scores=scores, **keys)


WIN = "meld 8♣ 9♣ 10♣"


def result(state: State) -> Result:
    assert state.result is not None
    return state.result


def test_10_1_the_game_ends_when_a_total_is_greater_than_the_target() -> None:
    state = last_meld("K♦ 2♠", scores=[50, 186])
    told = events(state, WIN)
    assert kinds(told)[-2:] == ["hand-counted", "game-ended"]
    assert told[-1] == {"event": "potter-game-ended", "winners": (0,), "total": 50}
    assert state.over
    assert (state.turn, state.legal()) == (None, [])
    assert result(state).scores == (50, 201)


def test_10_1_exactly_the_target_plays_on() -> None:
    state = last_meld("K♦ 2♠", scores=[50, 185])
    told = events(state, WIN)
    assert kinds(told)[-1] == "round-begun"
    assert not state.over
    assert state.view(0)["scores"] == [50, 200]
    assert state.result is None


@pytest.mark.parametrize("target", [50, 51, 137, 200, 500])
def test_10_1_whatever_the_target(target: int) -> None:
    exactly = play(last_meld("K♦", scores=[0, target - 13], options={"target": target}), WIN)
    above = play(last_meld("K♦", scores=[0, target - 12], options={"target": target}), WIN)
    assert (exactly.over, above.over) == (False, True)


def test_10_1_the_total_of_anybody() -> None:
    state = last_meld("2♦", "K♦", "Q♦", scores=[0, 100, 190, 120])
    play(state, WIN)
    assert result(state).scores == (0, 102, 203, 132)


def test_10_1_nothing_can_be_played_after_the_end() -> None:
    state = play(last_meld("K♦", scores=[0, 190]), WIN)
    for move in ("draw", "take", "return", "discard K♦", "end", "meld J♦ Q♦ K♦"):
        refusal = refused(state, move)
        assert refusal.rule == "P22"
        assert type(refusal).__name__ == "GameFinished"
        assert refusal.facts["target"] == 200


def test_10_1_the_last_hands_and_melds_stay_on_the_table() -> None:
    state = play(last_meld("K♦ 2♠", scores=[0, 190], round=3), WIN)
    view = state.view(None)
    assert (view["over"], view["winners"], view["turn"], view["owes"]) == (True, [0], None, None)
    assert view["table"] == [["8♣", "9♣", "10♣"]]
    assert view["round"] == 3


def test_10_2_a_penalty_above_the_target_and_the_round_is_played_out() -> None:
    state = table("5♠ 6♠ 2♦", "2♥ 9♠", discard="K♣ 4♥", turns=5, scores=[190, 30])
    told = events(play(state, "take"), "return")
    assert told == [{"event": "potter-pile-returned", "seat": 0, "cards": 2, "penalty": 25, "total": 215}]
    assert not state.over
    assert (state.turn, state.view(0)["scores"]) == (1, [215, 30])
    play(state, "draw")
    assert not state.over


def test_10_2_then_the_game_ends_after_the_round_regardless_of_its_winner() -> None:
    """Seat 0 has 215 by a returned pile and wins the round with nothing more to count."""
    state = last_meld("K♦", scores=[215, 30])
    told = events(state, WIN)
    assert told[-1] == {"event": "potter-game-ended", "winners": (1,), "total": 43}
    assert result(state) == Result(winners=(1,), scores=(215, 43), ranking=((1,), (0,)))


def test_10_2_a_penalty_to_exactly_the_target_plays_on() -> None:
    state = table("5♠ 6♠ 2♦", "8♣ 9♣", discard="K♣ 4♥", turns=5, scores=[175, 30])
    play(state, "take", "return")
    assert state.view(0)["scores"] == [200, 30]
    assert not state.over
    assert not play(last_meld("K♦", scores=[200, 30]), WIN).over


def test_10_3_the_lowest_total_wins_the_game() -> None:
    """Not the winner of the last round."""
    state = play(last_meld("K♦", "2♦", scores=[150, 190, 20]), WIN)
    assert result(state).winners == (2,)
    assert state.winner_seats() == (2,)


def test_10_3_equal_lowest_totals_share_the_win() -> None:
    state = last_meld("2♦", "K♦", scores=[40, 38, 190])
    assert events(state, WIN)[-1] == {"event": "potter-game-ended", "winners": (0, 1), "total": 40}
    assert result(state) == Result(winners=(0, 1), scores=(40, 40, 203), ranking=((0, 1), (2,)))


def test_10_3_all_may_share_it() -> None:
    state = play(last_meld("2♦", "A♦ A♠", round=3, scores=[201, 199, 199]), WIN)
    assert result(state).winners == (0, 1, 2)


def test_10_4_everybody_else_is_ranked_by_the_total() -> None:
    state = play(last_meld("K♦", "2♦", "Q♦", "5♦", scores=[10, 190, 60, 50, 100]), WIN)
    assert result(state).scores == (10, 203, 62, 62, 105)
    assert result(state).ranking == ((0,), (2, 3), (4,), (1,))


def test_10_4_there_is_no_result_before_the_end() -> None:
    state = potter.deal(seats=3, seed=104)
    assert state.result is None
    assert state.winner_seats() == ()
    assert play(last_meld("K♦", scores=[0, 187]), WIN).result is None


def test_P22_greater_than_the_target_and_only_after_the_round() -> None:
    assert not play(last_meld("K♦", scores=[0, 187]), WIN).over
    assert play(last_meld("K♦", scores=[0, 188]), WIN).over
    above = table("5♠ 6♠", "K♦ 2♠", scores=[0, 225])
    assert not above.over
    assert moves(above) == ["draw"]


def test_P22_lowest_total_wins_and_equal_ones_share() -> None:
    state = play(last_meld("K♦", "5♦", scores=[100, 190, 95]), WIN)
    assert result(state).winners == (0, 2)
    assert result(state).ranking == ((0, 2), (1,))


def test_P22_a_capped_round_ends_the_game_too() -> None:
    state = playing("K♦ 2♣", "9♠ 4♦", turns=119, scores=[199, 198])
    told = events(state, "discard K♦")
    assert told[-1] == {"event": "potter-game-ended", "winners": (0,), "total": 201}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_P22_a_game_played_to_its_end(seats: int) -> None:
    state = potter.deal(seats=seats, seed=22, target=50)
    state.playout(5)
    scores = result(state).scores
    assert max(scores) > 50
    assert result(state).winners == tuple(seat for seat, score in enumerate(scores) if score == min(scores))
