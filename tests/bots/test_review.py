"""The review of a finished game: luck and skill add up, and nobody is judged on what they could not know."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.bots.levels import judge_of
from parlour.bots.review import LABELS, Review, Step, as_data, review, steps_of, verdict_on
from parlour.core.errors import OptionError
from parlour.core.rng import Rng
from parlour.lab.bench.ours import compiled

pytestmark = pytest.mark.skipif(not compiled(), reason="without a compiler an expert thinks for seconds")
QUICK: dict[str, dict[str, Any]] = {"house_of_cards": {"preset": "quick"}, "potter": {"target": 50}}


def record_of(game: str, seats: int, *levels: str, seed: int = 5) -> dict[str, object]:
    state = parlour.game(game).deal(seats=seats, seed=seed, **QUICK.get(game, {}))
    players = [parlour.bot(game, level=levels[seat % len(levels)], seed=seat) for seat in range(seats)]
    while state.turn is not None:
        state.play(players[state.turn].choose(state))
    return state.record()


@pytest.fixture(scope="module")
def found() -> Review:
    return review(record_of("house_of_cards", 3, "random", "heuristic"))


def test_an_even_share_luck_and_skill_are_the_result(found: Review) -> None:
    for seat, one in enumerate(found.sums):
        assert one.even + one.deal + one.luck + one.own + one.others == pytest.approx(one.result)
        assert one.result == (seat in found.winners) / len(found.winners)
        assert one.own <= 0 <= one.others


def test_what_one_gives_away_the_others_get(found: Review) -> None:
    assert sum(one.own + one.others for one in found.sums) == pytest.approx(0)


def test_the_curve_has_a_place_for_every_action_and_the_end(found: Review) -> None:
    assert len(found.curve) == len(found.actions) + 1
    assert [chance.share for chance in found.curve[-1]] == [one.result for one in found.sums]


def test_every_pair_of_eyes_sees_shares_of_one_whole(found: Review) -> None:
    assert len(found.eyes) == len(found.sums) + 1, "the last are a spectator's"
    for eyes in found.eyes:
        assert all(sum(chance.share for chance in chances) == pytest.approx(1) for chances in eyes.curve)
    for seat in range(len(found.sums)):
        assert [moment[seat] for moment in found.eyes[seat].curve] == [moment[seat] for moment in found.curve]


def test_who_plays_anything_gives_more_away(found: Review) -> None:
    anything, heuristic, too = (one.own for one in found.sums)
    assert anything < heuristic
    assert too < heuristic  # the third seat is the first player again


def test_labels_are_given_beyond_two_standard_errors_alone(found: Review) -> None:
    for one in found.actions:
        verdict = one.verdict
        if verdict.label in LABELS:
            assert verdict.loss > 2 * verdict.error
            assert verdict.loss >= LABELS[verdict.label]
            assert verdict.best != one.step.move
            assert verdict.reasons
        elif verdict.loss == 0:
            assert verdict.best == one.step.move


def test_turning_points_are_actions_that_changed_much(found: Review) -> None:
    for number in found.turning:
        before, after = found.curve[number], found.curve[number + 1]
        assert max(abs(one.share - two.share) for one, two in zip(before, after, strict=True)) >= 0.1


def test_a_decision_is_judged_on_what_its_player_could_know() -> None:
    steps, _ = steps_of(record_of("jolly", 2, "heuristic"))
    judge = judge_of("jolly")
    for step in steps[::7]:
        blind = Step(step.state.imagine(step.seat, 3), step.seat, step.move)
        assert verdict_on(judge, blind, Rng(1), 30) == verdict_on(judge, step, Rng(1), 30)


def test_the_same_record_and_seed_give_the_same_review() -> None:
    record = record_of("house_of_cards", 2, "qlearning")
    assert as_data(review(record, seed=3)) == as_data(review(record, seed=3))


def test_progress_is_told_from_nothing_to_all() -> None:
    heard: list[tuple[int, int]] = []
    found = review(record_of("house_of_cards", 2, "heuristic"), told=lambda done, of: heard.append((done, of)))
    assert heard[0][0] == 0
    assert heard[-1] == (len(found.actions), len(found.actions))


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    state = parlour.game("notty").deal(seats=2, seed=1)
    with pytest.raises(OptionError, match="finished"):
        review(state.record())


def test_a_record_that_cannot_be_played_says_where() -> None:
    record = {**parlour.game("notty").deal(seats=2, seed=1).record(), "moves": ["fly"]}
    with pytest.raises(OptionError, match="Move 1"):
        review(record)
