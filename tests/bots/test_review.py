"""The review of a finished game: luck and skill add up, and nobody is judged by what they could not know."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.bots.levels import judge_of
from parlour.bots.review import Review, as_data, review, skill_of, steps_of
from parlour.bots.turns import LABELS, Step, Stretch, stretches_of, verdicts_on
from parlour.core.errors import OptionError
from parlour.core.registry import built_in
from parlour.core.rng import Rng
from parlour.lab.bench.parlour_engine import compiled

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


def test_random_play_gives_more_away(found: Review) -> None:
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
    for stretch in stretches_of(steps)[::7]:
        assert verdicts_on(judge, blind(stretch), Rng(1), 30) == verdicts_on(judge, stretch, Rng(1), 30)


def blind(stretch: Stretch) -> Stretch:
    """The same turn in another world that its player could imagine."""
    state, steps = stretch.start.imagine(stretch.seat, 3), []
    for step in stretch.steps:
        steps.append(Step(state.clone(), step.seat, step.move))
        state.play(step.move)
    return Stretch(stretch.first, tuple(steps), stretch.reveals)


@pytest.fixture(
    scope="module", params=[("potter", 2), ("potter", 3), ("jolly", 2), ("notty", 2), ("house_of_cards", 2)]
)
def of_any_game(request: pytest.FixtureRequest) -> Review:
    game, seats = request.param
    return review(record_of(game, seats, "easy", "reference", seed=3))


def test_a_move_that_shows_nothing_brings_no_luck(of_any_game: Review) -> None:
    """The chances before and after and what was given away add up; only the end shows others what was hidden from
    them."""
    for number, one in enumerate(of_any_game.actions[:-1]):
        before, after = of_any_game.curve[number : number + 2]
        for seat, luck in enumerate(one.luck):
            skill = skill_of(seat, one.step, one.verdict, len(before))
            assert before[seat].share + skill + luck == pytest.approx(after[seat].share)
        if not one.reveals:
            assert one.luck[one.step.seat] == pytest.approx(0, abs=1e-9)
            for eyes in of_any_game.eyes:
                changed = eyes.curve[number + 1][one.step.seat].share - eyes.curve[number][one.step.seat].share
                assert -one.verdict.loss - 1e-9 <= changed <= 1e-9


def test_what_reveals_is_a_draw_a_deal_or_a_steal(of_any_game: Review) -> None:
    shown = {str(one.step.move).split()[0] for one in of_any_game.actions if one.reveals}
    allowed = {
        "potter": {"draw", "meld", "add", "discard"},  # the move that ends a round: the next one is dealt
        "jolly": {"draw"},
        "notty": {"draw", "steal", "cycle"},
        "house_of_cards": {"play", "remove", "swap", "reshuffle", "keep"},
    }
    assert shown <= allowed[of_any_game.game]


def test_a_turn_has_one_judgement(of_any_game: Review) -> None:
    """Only the move that departs from the best turn is marked, not the moves before and after it in that turn."""
    steps = [one.step for one in of_any_game.actions]
    for stretch in stretches_of(steps):
        played = of_any_game.actions[stretch.first : stretch.first + len(stretch.steps)]
        assert sum(one.verdict.loss > 0 for one in played) <= 1
        for one in played:
            if one.verdict.loss:
                assert one.step.state.refusal(one.verdict.best) is None, "what is advised can be played there"


def test_the_order_of_melds_is_no_error() -> None:
    """Three orders of the same winning turn: none of their moves gives anything away."""
    hand = "8♣ 9♣ 10♣ J♣ 4♥ 4♦ 4♠ K♦"
    keys = {"game": "potter", "turn": 0, "phase": "play", "hands": [hand, "2♥ 6♦ Q♠"], "options": {"target": 50}}
    ways = (
        ["meld 8♣ 9♣ 10♣", "add J♣ to 1", "meld 4♠ 4♥ 4♦", "discard K♦"],
        ["meld 4♠ 4♥ 4♦", "meld 9♣ 10♣ J♣", "add 8♣ to 2", "discard K♦"],
    )
    for way in ways:
        state, steps = parlour.game("potter").position(keys), []
        for text in way:
            move = state.game.read(state, text)
            steps.append(Step(state.clone(), 0, move))
            state.play(move)
        (turn,) = stretches_of(steps)
        assert [one.loss for one in verdicts_on(judge_of("potter"), turn, Rng(1), 60)] == [0.0] * 4


@pytest.mark.parametrize("level", ["random", "medium"])
@pytest.mark.parametrize("game", sorted(built_in()))
def test_every_finished_game_can_be_reviewed(game: str, level: str) -> None:
    """Including long games: in House of Cards everybody has seen every card by the end."""
    for seed in range(3 if game == "house_of_cards" else 1):
        found = review(record_of(game, 2, level, seed=seed))
        assert all(one.result in (0.0, 0.5, 1.0) for one in found.sums)


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


def test_a_player_who_only_passes_is_told_what_it_cost() -> None:
    """Notty close to its turn limit: every single pass costs little, and together they lose the game."""
    state, player = parlour.game("notty").deal(seats=2, seed=8, turn_limit=20), parlour.bot("notty", level="medium")
    while not state.over:
        state.play("end" if state.turn == 0 else player.choose(state))
    found = review(state.record())
    passed = [one.verdict for one in found.actions if one.step.seat == 0]
    assert sum(verdict.loss > 0 for verdict in passed) >= len(passed) / 2
    assert found.sums[0].own < found.sums[1].own
