"""What Notty's lesson teaches is what the review praises: no taught move is called worse than an inaccuracy."""

from __future__ import annotations

import parlour
from parlour.bots.levels import judge_of
from parlour.bots.turns import Step, stretches_of, verdicts_on
from parlour.core.lesson import LEARNER, Scene
from parlour.core.rng import Rng
from parlour.games.notty.lesson import LESSON
from parlour.locales import say

WORLDS = 100
BAD = {"blunder", "mistake"}


def steps_of(scene: Scene) -> list[Step]:
    """Every move of a scene, the computer's too, with the table as it was."""
    state = parlour.game("notty").position(scene.position)
    steps = []
    for step in scene.steps:
        for text in (step.move, *step.then):
            steps.append(Step(state.clone(), state.on_turn, state.game.read(state, text)))
            state.play(text)
    return steps


def test_the_review_calls_no_taught_move_a_blunder() -> None:
    judge, rng = judge_of("notty"), Rng(7)
    found: list[tuple[str, str]] = []
    for scene in LESSON.scenes:
        for stretch in stretches_of(steps_of(scene)):
            if stretch.seat == LEARNER:
                labels = [verdict.label for verdict in verdicts_on(judge, stretch, rng, WORLDS)]
                found += zip([str(step.move) for step in stretch.steps], labels, strict=True)
    assert len(found) == sum(len(scene.steps) for scene in LESSON.scenes)
    assert [(move, label) for move, label in found if label in BAD] == []


def test_it_begins_with_what_wins() -> None:
    """First draw & discard with the group in hand, then the whole hand at once, instead of drawing more cards."""
    first = [step.move for step in LESSON.scenes[0].steps]
    assert [move.split()[0] for move in first] == ["cycle", "drop", "end", "cycle", "drop", "group"]
    assert len(steps_of(LESSON.scenes[0])[-1].state.view(0)["hands"][0]) == len(first[-1].split()) - 1


def test_it_tells_how_the_limit_ends_a_game() -> None:
    assert "lays down" in say("en", LESSON.learned[-1])
