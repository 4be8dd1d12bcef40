"""§9 The end; ruling J15. The match of §9.3 and §9.4 is played at the table."""

from __future__ import annotations

import pytest

from parlour import State
from parlour.games.jolly.tests.rules.helpers import kinds, of_kind, opened, playing, stacked, table, verbs
from tests.games.helpers import events, moves, play, refused

OFF = {"final_discard": False}


def won(state: State, seat: int) -> bool:
    """Check that the game is over and won by this seat."""
    return state.result is not None and state.result.winners == (seat,)


@pytest.mark.parametrize("turn", [0, 1])
def test_9_1_the_game_is_won_by_discarding_the_last_card(turn: int) -> None:
    hands = ("2♠", "2♥ K♦ 9♠") if turn == 0 else ("2♥ K♦ 9♠", "2♠")
    state = opened(*hands, turn=turn)
    told = events(state, "discard 2♠")
    assert kinds(told) == ["card-discarded", "game-won"]
    assert told[-1] == {"event": "jolly-game-won", "seat": turn}
    assert won(state, turn)
    assert state.result is not None
    assert state.result.ranking == ((turn,), (1 - turn,))
    assert tuple(state.result.scores) == ((0, 3) if turn == 0 else (3, 0))
    view = state.view(None)
    assert (view["over"], view["turn"], view["winners"], view["owes"]) == (True, None, [turn], [])


def test_9_1_after_melds_and_lay_offs_of_the_same_turn() -> None:
    state = stacked("5♥ 6♥ 8♣ 2♠", "K♠ 9♠", top="7♥", table=["9♣ 10♣ J♣"], opened=[True, False])
    play(state, "draw", "meld 5♥ 6♥ 7♥", "add 8♣ to 1", "discard 2♠")
    assert won(state, 0)


def test_9_1_a_meld_that_would_leave_no_card_is_refused() -> None:
    state = opened("5♥ 6♥ 7♥", "K♠ 9♠")
    assert verbs(state) == {"discard"}
    refusal = refused(state, "meld 5♥ 6♥ 7♥")
    assert (type(refusal).__name__, refusal.rule) == ("NoCardLeft", "J15")


def test_9_1_so_is_a_lay_off() -> None:
    state = opened("8♣", "K♠ 9♠")
    assert moves(state) == ["discard 8♣"]
    refusal = refused(state, "add 8♣ to 1")
    assert (type(refusal).__name__, refusal.rule) == ("NoCardLeft", "J15")


def test_9_1_and_the_last_card_of_a_long_meld() -> None:
    state = opened("5♥ 6♥ 7♥ 8♥", "K♠ 9♠")
    assert set(of_kind(state, "meld")) == {"5♥ 6♥ 7♥", "6♥ 7♥ 8♥"}
    assert refused(state, "meld 5♥ 6♥ 7♥ 8♥").rule == "J15"
    play(state, "meld 5♥ 6♥ 7♥")
    assert moves(state) == ["discard 8♥"]


def test_9_1_of_two_lay_offs_one_card_is_kept() -> None:
    state = play(opened("8♣ Q♣", "K♠ 9♠"), "add 8♣ to 1")
    assert moves(state) == ["discard Q♣"]
    play(state, "discard Q♣")
    assert won(state, 0)


def test_9_1_off_the_last_card_may_be_melded_too() -> None:
    for hand, move in (("5♥ 6♥ 7♥", "meld 5♥ 6♥ 7♥"), ("8♣", "add 8♣ to 1"), ("5♥ 6♥ 7♥ 8♥", "meld 5♥ 6♥ 7♥ 8♥")):
        state = opened(hand, "K♠ 9♠", options=OFF)
        told = events(state, move)
        assert told[-1] == {"event": "jolly-game-won", "seat": 0}
        assert won(state, 0)


def test_9_1_off_a_discard_wins_as_well() -> None:
    assert won(play(opened("2♠", "K♠ 9♠", options=OFF), "discard 2♠"), 0)


def test_9_1_off_the_last_meld_of_the_opening_wins() -> None:
    state = play(playing("5♥ 6♥ 7♥ K♠ K♥ K♦", "2♥ 9♦", options=OFF), "meld 5♥ 6♥ 7♥")
    assert verbs(state) == {"meld"}
    told = events(state, "meld K♠ K♥ K♦")
    assert "game-won" in kinds(told)
    assert won(state, 0)


def test_9_1_off_an_incomplete_opening_does_not() -> None:
    state = playing("5♥ 6♥ 7♥ 8♠ 8♦", "2♥ 9♦", options=OFF)
    assert verbs(state) == {"discard"}
    assert refused(state, "meld 5♥ 6♥ 7♥").rule == "J8"


def test_9_1_off_a_swapped_joker_still_goes_into_a_new_meld() -> None:
    lying = ["3♥ JK=4♥ 5♥", "9♣ 10♣ J♣"]
    assert of_kind(opened("4♥", "K♠ 9♠", table=lying, options=OFF), "swap") == []
    state = play(opened("4♥ 8♠ 9♠", "K♠ 9♠", table=lying, options=OFF), "swap 4♥ in 1")
    play(state, "meld 8♠ 9♠ JK")
    assert won(state, 0)


def test_9_1_off_a_taken_card_is_the_last_one() -> None:
    state = table("5♥ 6♥", "K♠ 9♠", discard="2♦ 7♥", opened=[True, False], table=["9♣ 10♣ J♣"], options=OFF)
    play(state, "take", "meld 5♥ 6♥ 7♥")
    assert won(state, 0)


def test_9_2_a_player_who_has_not_opened_cannot_go_out() -> None:
    """Two cards, not opened: one goes, and after the next draw there are two again."""
    state = stacked("2♠ 9♠", "K♠ 9♠ 4♦", top="6♦ J♥ Q♣", phase="play")
    play(state, "discard 2♠", "draw", "discard 4♦", "draw")
    assert len(of_kind(state, "discard")) == 2
    play(state, "discard 9♠")
    assert not state.over


def test_9_2_the_opening_of_this_turn_is_enough() -> None:
    state = play(playing("5♥ 6♥ 7♥ K♠ K♥ K♦ 2♠", "2♥ 9♦"), "meld 5♥ 6♥ 7♥", "meld K♠ K♥ K♦")
    told = events(state, "discard 2♠")
    assert set(kinds(told)) == {"card-discarded", "player-opened", "game-won"}
    assert won(state, 0)


def test_J15_the_last_card_of_an_unopened_player_is_refused() -> None:
    """Such a hand can arise with a taken card: one card and the taken one, neither of which may be the last."""
    state = playing("2♠ 9♠", "K♠ 9♠ 4♦")
    assert set(moves(state)) == {"discard 2♠", "discard 9♠"}


def test_J15_a_card_must_be_left_at_every_step() -> None:
    """8♣ and 7♣ fit one after the other, but one of them must be left for the discard."""
    state = play(opened("8♣ 7♣", "K♠ 9♠"), "add 8♣ to 1")
    assert moves(state) == ["discard 7♣"]
    assert refused(state, "add 7♣ to 1").rule == "J15"


def test_J15_nothing_is_played_after_the_end() -> None:
    state = play(opened("2♠", "2♥ K♦ 9♠"), "discard 2♠")
    assert moves(state) == []
    for move in ("draw", "take", "discard 2♥", "jolly", "concede", "meld 2♥ 2♠ 2♦"):
        refusal = refused(state, move)
        assert (type(refusal).__name__, refusal.rule, refusal.facts["winner"]) == ("GameWonAlready", "J15", 0)
