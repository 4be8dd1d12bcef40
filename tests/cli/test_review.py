"""`parlour review`, `parlour puzzles` and `parlour calibration`, as a user runs them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import parlour
from parlour.bots.puzzles import puzzle
from parlour.cli import app

run = CliRunner().invoke


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    state = parlour.game("jolly").deal(seats=2, seed=3)
    players = [parlour.bot("jolly", level=level, seed=1) for level in ("random", "heuristic")]
    while state.turn is not None:
        state.play(players[state.turn].choose(state))
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps({**state.record(), "fairness": {}}))
    return file


def test_a_review_prints_sums_labels_and_the_errors_with_their_reasons(record: Path, tmp_path: Path) -> None:
    picture = tmp_path / "course.svg"
    answer = run(app, ["review", str(record), "--svg", str(picture)])
    assert answer.exit_code == 0, answer.output
    for words in ("even share", "own moves", "blunder", "that gave ", "was better by"):
        assert words in answer.output
    assert "<polyline" in picture.read_text()


@pytest.mark.parametrize("language", ["cs", "si"])
def test_a_review_speaks_other_languages(record: Path, language: str) -> None:
    answer = run(app, ["review", str(record), "--lang", language])
    assert answer.exit_code == 0
    assert "was better by" not in answer.output


def test_a_review_for_programs_adds_up(record: Path) -> None:
    answer = json.loads(run(app, ["review", str(record), "--json"]).output)
    assert len(answer["curve"]) == len(answer["moves"]) + 1
    for one in answer["sums"]:
        parts = sum(one[part] for part in ("even", "deal", "luck", "own", "others"))
        assert parts == pytest.approx(one["result"])


def test_what_cannot_be_reviewed_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "half.json"
    file.write_text(json.dumps(parlour.game("notty").deal(seats=2, seed=1).record()))
    answer = run(app, ["review", str(file)])
    assert answer.exit_code == 2
    assert "finished" in answer.output


def test_a_puzzle_is_shown_tried_and_solved() -> None:
    assert "puzzles" in run(app, ["puzzles", "jolly"]).output
    assert "--move" in run(app, ["puzzles", "jolly", "1"]).output
    best = puzzle("jolly", 1).best
    assert "Right" in run(app, ["puzzles", "jolly", "1", "--move", best]).output
    state = puzzle("jolly", 1).state()
    other = next(str(move) for move in state.legal() if str(move) != best)
    assert f"{best} is best" in run(app, ["puzzles", "jolly", "1", "--move", other]).output
    assert run(app, ["puzzles", "jolly", "999"]).exit_code == 2


def test_calibration_prints_a_row_for_every_tenth(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    arguments = ["calibration", "house_of_cards", "--games", "2", "--level", "heuristic", "--fit"]
    answer = run(app, [*arguments, "--markdown", str(page)])
    assert answer.exit_code == 0, answer.output
    assert "90-100 %" in answer.output
    assert "Trust(" in answer.output
    assert "Brier" in page.read_text()
