"""Lessons as the page shows them: a first hand of each game with all its tables, and the answer to a move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import parlour
from parlour.core import lesson as core
from parlour.core.errors import IllegalMove, OptionError, ParlourError
from parlour.core.lesson import LEARNER
from parlour.core.state import State
from parlour.server.views.table_view import events_for, result
from parlour.wire.http import Lesson, LessonAnswer, LessonStep, Moment
from parlour.wire.messages import SeatInfo, Situation, Told

LEVEL = "easy"  # of the other player at the learner's table
RIGHT = LessonAnswer(True)
ALLOWED_TOO = LessonAnswer(False)


def lesson_of(game: str) -> core.Lesson:
    """Return the lesson of a game; raise if a game from outside has none."""
    found = parlour.game(game).lesson
    if found is None:
        raise OptionError("lesson-missing", game=game)
    return found


def played(game: str) -> Iterator[tuple[int, core.Step, State]]:
    """Yield every step with the number of its scene and the table before it."""
    for number, scene in enumerate(lesson_of(game).scenes):
        state = parlour.game(game).position(scene.position)
        for step in scene.steps:
            yield number, step, state.clone()
            for move in (step.move, *step.then):
                state.play(move)


def situation(state: State, moves: int) -> Situation:
    """Return the table as the learner sees it."""
    legal = [str(move) for move in state.legal()] if state.turn == LEARNER else []
    longer = state.game.longer_moves(state) if legal else []
    return Situation(state.view(LEARNER), legal, moves, None, result(state.result), longer=longer)


def moments(step: core.Step, state: State) -> Iterator[Moment]:
    """Yield the move of a step and the others' replies, each with its events and the table after it."""
    for number, move in enumerate((step.move, *step.then), start=1):
        seat = state.turn
        assert seat is not None, f"{step.words}: {move} comes after the end"
        seen = state.game.move_seen_by(LEARNER, seat, move)
        told = Told(seat, seen, events_for(state.play(move), LEARNER))
        yield Moment(number, situation(state, number), told)


def shown_step(scene: int, step: core.Step, state: State) -> LessonStep:
    """Return a step with the tables before and after it."""
    before = situation(state, 0)
    return LessonStep(scene, step.words, step.rule, step.move, before, list(moments(step, state)))


@cache
def shown(game: str) -> Lesson:
    """Return a whole lesson, as the page takes it."""
    steps = [shown_step(*one) for one in played(game)]
    you, other = SeatInfo("person", online=True), SeatInfo("computer", level=LEVEL, online=True)
    seats = [you if seat == LEARNER else other for seat in range(steps[0].situation.view["seats"])]
    return Lesson(game, LEARNER, seats, steps, list(lesson_of(game).learned))


@cache
def tables(game: str) -> list[tuple[core.Step, State]]:
    """Return the steps with the tables before them, to judge the learner's moves."""
    return [(step, state) for _, step, state in played(game)]


def judged(game: str, number: int, move: str) -> LessonAnswer:
    """Return the answer to a move that the learner tries at a step, counted from 1.

    Moves are equal if their results are.
    """
    found = tables(game)
    if not 1 <= number <= len(found):
        raise OptionError("lesson-missing", game=game)
    step, state = found[number - 1]
    try:
        tried = after(state, move)
    except IllegalMove as refused:
        return LessonAnswer(False, refused.key, dict(refused.facts), refused.rule)
    except ParlourError as error:
        return LessonAnswer(False, error.key, dict(error.facts))
    return RIGHT if tried.hash() == after(state, step.move).hash() else ALLOWED_TOO


def after(state: State, move: str) -> State:
    """Return the table after a move."""
    twin = state.clone()
    twin.play(move)
    return twin
