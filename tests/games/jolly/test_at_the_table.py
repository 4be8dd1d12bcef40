"""§9.3 and §9.4: a match of several games, at a table."""

from __future__ import annotations

import parlour
from parlour.table.match import Match
from tests.table.kept import game_of
from tests.table.test_match import begun, deal_again, match_of, play_on

JOLLY = parlour.game("jolly")


def test_9_3_a_match_is_best_of_so_many_games_and_the_starter_alternates() -> None:
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


def test_J16_a_match_goes_to_a_target_of_points() -> None:
    kept = begun(Match("points", 50, (0, 0)))
    play_on(kept, 1)
    state = game_of(kept)
    assert state.winner_seats() == (0,)
    assert match_of(kept).scores == JOLLY.match_points(state)
    assert match_of(kept).winner == 0  # twelve or thirteen cards count more than 50
