"""The judge: chances add up and use only what the viewer knows, and moves are compared in the same worlds."""

from __future__ import annotations

import pytest

import parlour
from parlour.bots.calibration import Trust, slope_of, trusted, trusted_own
from parlour.bots.levels import judge_of
from parlour.core.rng import Rng
from tests.laws.conftest import outside_game as outside_game  # the game from outside is judged too
from tests.laws.tables import every_table

FEW = 20  # worlds


def after_some_moves(game: str, seats: int, moves: int = 9) -> parlour.State:
    """A game in progress, even if games of this kind are short."""
    state = before = parlour.game(game).deal(seats=seats, seed=4)
    player = parlour.bot(game, level="random", seed=4)
    for _ in range(moves):
        before = state.clone()
        state.play(player.choose(state))
        if state.over:
            return before
    return state


@every_table
def test_the_chances_of_all_seats_are_one_whole(game: str, seats: int) -> None:
    state = after_some_moves(game, seats)
    for eyes in [*range(seats), None]:
        chances = judge_of(game).chances(state, eyes, Rng(1), FEW)
        assert len(chances) == seats
        assert sum(chance.share for chance in chances) == pytest.approx(1)
        assert all(0 <= chance.share <= 1 and chance.error >= 0 for chance in chances)


@every_table
def test_what_the_eyes_cannot_see_changes_no_chance(game: str, seats: int) -> None:
    state = after_some_moves(game, seats)
    for eyes in [*range(seats), None]:
        other = state.imagine(eyes, 77)
        assert judge_of(game).chances(other, eyes, Rng(1), FEW) == judge_of(game).chances(state, eyes, Rng(1), FEW)


@every_table
def test_what_the_seat_on_turn_cannot_see_changes_no_weight(game: str, seats: int) -> None:
    state = after_some_moves(game, seats)
    assert state.turn is not None
    actions = state.legal_ids()[:4]
    other = state.imagine(state.turn, 77)
    judge = judge_of(game)
    assert judge.weigh(other, actions, Rng(1), FEW) == judge.weigh(state, actions, Rng(1), FEW)


@every_table
def test_a_game_that_is_over_has_no_doubt(game: str, seats: int) -> None:
    state = parlour.game(game).deal(seats=seats, seed=4)
    state.playout(1)
    winners = state.winner_seats() or range(seats)
    chances = judge_of(game).chances(state, None, Rng(1), FEW)
    assert [chance.share for chance in chances] == [(seat in winners) / len(winners) for seat in range(seats)]
    assert {chance.error for chance in chances} == {0}


def test_gains_are_against_the_first_move() -> None:
    state = after_some_moves("jolly", 2, 0)
    first, second = judge_of("jolly").weigh(state, state.legal_ids()[:2], Rng(1), FEW)
    assert (first.gain, first.gain_error) == (0, 0)
    assert second.gain == second.chance - first.chance
    assert second.visits == FEW


def test_more_worlds_leave_less_error() -> None:
    state = after_some_moves("jolly", 2, 0)
    few, many = (judge_of("jolly").chances(state, 0, Rng(1), worlds)[0].error for worlds in (25, 400))
    assert many < few


@pytest.mark.parametrize("seats", [2, 3])
def test_a_last_card_that_must_win_has_no_doubt(seats: int) -> None:
    state = parlour.game("house_of_cards").deal(seats=seats, seed=3, preset="quick")
    players = [parlour.bot("house_of_cards", level="heuristic", seed=seat) for seat in range(seats)]
    while state.turn is not None:
        last = state.clone()
        state.play(players[state.turn].choose(state))
    for eyes in [*range(seats), None]:
        chances = judge_of("house_of_cards").chances(last, eyes, Rng(1), FEW)
        assert chances == [((seat in state.winner_seats()), 0) for seat in range(seats)]
    (only,) = judge_of("house_of_cards").weigh(last, last.legal_ids(), Rng(1), FEW)
    assert (only.chance, only.error) == (1, 0)


# Trust.


def test_full_trust_changes_nothing() -> None:
    assert trusted([0.2, 0.3, 0.5], 0, Trust()) == pytest.approx([0.2, 0.3, 0.5])


def test_less_sharpness_brings_chances_nearer_to_each_other() -> None:
    shy = trusted([0.2, 0.8], None, Trust(public=0.5))
    assert 0.2 < shy[0] < 0.5 < shy[1] < 0.8
    assert sum(shy) == pytest.approx(1)


def test_modesty_changes_only_the_viewers_own_chance() -> None:
    modest = trusted([0.5, 0.5], 1, Trust(modesty=0.8))
    assert modest[1] < 0.5 < modest[0]
    assert trusted([0.5, 0.5], None, Trust(modesty=0.8)) == [0.5, 0.5]


def test_the_viewers_chance_alone_is_the_one_among_equal_others() -> None:
    trust = Trust(0.6, 0.9)
    assert trusted_own(0.4, 3, trust) == pytest.approx(trusted([0.4, 0.3, 0.3], 0, trust)[0])
    assert trusted_own(0.0, 3, trust) == 0
    assert trusted_own(1.0, 3, trust) == 1


def test_the_slope_is_that_of_the_curve() -> None:
    trust = Trust(0.6, 0.9)
    rise = trusted_own(0.41, 2, trust) - trusted_own(0.39, 2, trust)
    assert slope_of(0.4, 2, trust) == pytest.approx(rise / 0.02)


def test_after_the_end_the_result_is_certain() -> None:
    state = parlour.game("house_of_cards").deal(seats=2, seed=1)
    state.playout(1)
    chances = judge_of("house_of_cards").chances(state, None, Rng(1), FEW)
    assert [(chance.share, chance.error) for chance in chances] == [
        (seat in state.winner_seats(), 0.0) for seat in range(2)
    ]
