"""§9.3 and §9.4: a match of several games, at a table."""

from __future__ import annotations

import parlour
from parlour.games.jolly.tests.rules.helpers import gambling, laid, opened
from parlour.table.match import Match
from tests.games.helpers import play
from tests.table.stored_table import game_of
from tests.table.test_match import begun, deal_again, match_of, play_on

JOLLY = parlour.game("jolly")


def test_9_3_a_match_is_best_of_a_number_of_games_and_the_starter_alternates() -> None:
    kept = begun(Match("games", 3, (0, 0)))
    starters = []
    for loser in (0, 0):
        starters.append(game_of(kept).starter)
        play_on(kept, loser)
        if match_of(kept).winner is None:
            deal_again(kept)
    assert starters == [0, 1]
    assert (match_of(kept).winner, match_of(kept).scores) == (1, (0, 2))


def test_9_4_in_a_match_for_points_the_losers_hand_counts() -> None:
    finished = JOLLY.position(
        {"game": "jolly", "turn": None, "winners": [0], "hands": ["", "A♠ JK 9♦ 10♦ K♣ 2♥"], "opened": [True, False]}
    )
    assert JOLLY.match_points(finished) == (10 + 25 + 9 + 10 + 10 + 2, 0)


def test_9_4_melds_of_a_conceded_jolly_hand_count_as_the_losers_hand() -> None:
    """Laying does not make a lost hand cheaper: thirteen cards count, the Jolly card too, and each joker 25."""
    older = ["9♣ 10♣ J♣", "4♠ 5♠ 6♠"]
    hand = "A♠ A♥ JK 5♥ 6♥ JK 8♥ 2♣ 4♦ 9♦ J♠ K♠ Q♦"
    counts = 10 + 10 + 25 + 5 + 6 + 25 + 8 + 2 + 4 + 9 + 10 + 10 + 10
    for turn, scores in ((0, (0, counts)), (1, (counts, 0))):
        state = gambling(hand, turn=turn, table=older)
        assert JOLLY.match_points(play(state.clone(), "concede")) == scores
        play(state, "meld A♠ A♥ JK", "meld 5♥ 6♥ JK 8♥", "concede")
        assert JOLLY.match_points(state) == scores
        assert laid(state) == [*older, "A♠ A♥ JK", "5♥ 6♥ JK=7♥ 8♥"]
        assert JOLLY.match_points(JOLLY.position(state.position())) == scores


def test_9_4_the_winners_melds_do_not_count() -> None:
    state = opened("8♠", "A♠ JK 9♦", table=["9♣ 10♣ J♣", "4♠ 5♠ 6♠"])
    assert JOLLY.match_points(play(state, "discard 8♠")) == (10 + 25 + 9, 0)


def test_J16_a_match_goes_to_a_target_of_points() -> None:
    kept = begun(Match("points", 50, (0, 0)))
    play_on(kept, 1)
    state = game_of(kept)
    assert state.winner_seats() == (0,)
    assert match_of(kept).scores == JOLLY.match_points(state)
    assert match_of(kept).winner == 0  # twelve or thirteen cards count more than 50
