"""Lessons: every move is legal, every language has all the words, and every tried move is answered."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import parlour
from parlour import locales
from parlour.core.errors import OptionError
from parlour.core.lesson import LEARNER
from parlour.locales import LANGUAGES
from parlour.server.views.lessons import judged, lesson_of, played, shown
from parlour.wire.http import Lesson
from tests import ROOMS
from tests.locales.test_words import messages
from tests.rules_coverage import games, paragraphs
from tests.server.process import Player, serving

LEAST, MOST = 8, 20  # moves of the learner
# What a learner must have done by the end, by the first words of moves.
MET = {
    "notty": {"draw", "steal", "cycle", "drop", "group", "end"},
    "potter": {"draw", "take", "meld", "add", "discard"},
    "jolly": {"draw", "take", "meld", "add", "swap", "discard"},
    "house_of_cards": {"play", "remove", "swap", "keep"},
}


@pytest.mark.parametrize("game", games())
def test_every_move_of_a_lesson_is_played_by_the_rules(game: str) -> None:
    steps = list(played(game))
    assert LEAST <= len(steps) <= MOST
    assert {step.move.split()[0] for _, step, _ in steps} == MET[game]
    for _, step, state in steps:
        assert state.turn == LEARNER, step.words
        assert state.refusal(step.move) is None, step.words
        state.play(step.move)
        for move in step.then:
            assert state.turn not in (LEARNER, None), step.words
            state.play(move)


@pytest.mark.parametrize("game", games())
def test_every_scene_begins_with_a_position_that_can_be_written_down(game: str) -> None:
    for scene in lesson_of(game).scenes:
        state = parlour.game(game).position(scene.position)
        assert parlour.game(game).position(state.position()).hash() == state.hash()


@pytest.mark.parametrize("game", games())
def test_a_lesson_ends_with_a_win_of_the_learner(game: str) -> None:
    told = shown(game).steps[-1].then[-1]
    result, events = told.situation.result, [event["event"] for event in told.last.events] if told.last else []
    assert (result is not None and result.winners == [LEARNER]) or "potter-round-won" in events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_every_word_and_every_paragraph_of_a_lesson_is_there(game: str, language: str) -> None:
    lesson, known = lesson_of(game), messages(ROOMS / game / "words" / f"{language}.ftl")
    steps = [step for scene in lesson.scenes for step in scene.steps]
    asked = {step.words for step in steps} | set(lesson.learned)
    assert asked == {key for key in known if key.startswith(f"learn-{game}-")}, "no word is missing, none is left over"
    assert len(asked) == len(steps) + len(lesson.learned), "no word is said twice"
    assert {step.rule for step in steps} <= {f"§{one.number}" for one in paragraphs(game, language)}


@pytest.mark.parametrize("game", games())
def test_the_words_of_a_step_name_the_same_cards_in_every_language(game: str) -> None:
    names = set(parlour.game(game).deck.names)
    for _, step, _ in played(game):
        # A suffix may follow a card, as in Sinhala.
        said = {language: cards_in(locales.say(language, step.words), names) for language in LANGUAGES}
        assert said["si"] == said["cs"] == said["en"], step.words


def cards_in(text: str, names: set[str]) -> set[str]:
    return {name for name in names if name in text}


def test_the_cards_of_the_page_are_those_of_the_law() -> None:
    lesson = shown("notty")
    for before, after in zip(lesson.steps, lesson.steps[1:], strict=False):
        if before.scene == after.scene:
            assert before.then[-1].situation.view == after.situation.view
    hidden = shown("potter").steps[0].situation.view["hands"][1]
    assert set(hidden) == {"??"}, "the learner sees no other hand"


def test_a_move_that_is_tried_is_right_allowed_too_or_refused() -> None:
    assert judged("notty", 6, "group B6 B4 B7 B5").right, "in any order"
    assert judged("potter", 3, "meld Q♣ A♥ 10♣").right, "without naming what fits alone"
    allowed = judged("notty", 1, "draw 3")
    assert not allowed.right and not allowed.key
    refused = judged("notty", 1, "group B4 B5")
    assert not refused.right and (refused.key, refused.rule) == ("notty-not-a-group", "N7")
    unreadable = judged("notty", 1, "fly")
    assert unreadable.key and not unreadable.rule


@pytest.mark.parametrize("number", [0, 14, 10**9])
def test_there_is_no_other_step(number: int) -> None:
    with pytest.raises(OptionError, match="no such lesson"):
        judged("notty", number, "draw 2")


def test_a_game_from_outside_may_have_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(parlour.game("notty")), "lesson", None)
    with pytest.raises(OptionError, match="no such lesson"):
        lesson_of("notty")


def test_over_the_wire(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = Player(server, "Ann")
        lesson = msgspec.convert(ann.get("/api/lessons/potter"), Lesson)
        assert [step.words for step in lesson.steps] == [step.words for _, step, _ in played("potter")]
        refused = msgspec.to_builtins(judged("potter", 4, "discard K♦"))
        assert refused["key"] == "potter-discard-helps"
        assert ann.post("/api/lessons/potter/4", {"move": "discard K♦"}) == (200, refused)
        assert ann.post("/api/lessons/potter/99", {"move": "draw"})[0] == 404
        assert ann.post("/api/lessons/chess/1", {"move": "draw"})[0] == 409
        assert ann.post("/api/lessons/potter/1", {})[0] == 400
        ann.close()
