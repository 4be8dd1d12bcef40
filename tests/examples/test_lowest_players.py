"""The players of a game from outside have everything that built-in ones have: levels, reasons, training, puzzles, the
laws."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import parlour
from parlour import bots, locales
from parlour.bots import puzzles, weights
from parlour.bots.hints import Detail
from parlour.cli import app
from tests.examples.outside import LOWEST, registered

WORDS = ("draw", "take", "knock", "discard")


@pytest.fixture(scope="module", autouse=True)
def lowest() -> Iterator[parlour.Game]:
    with registered():
        yield parlour.game("lowest")


def test_it_has_all_levels_and_a_player_that_has_learned() -> None:
    assert {"random", "reference", "heuristic", "easy", "medium", "hard", "expert", "knocker"} == set(
        bots.levels("lowest")
    )


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_hint_gives_a_reason_in_points_in_every_language(language: str) -> None:
    state, kinds = parlour.game("lowest").deal(seats=2, seed=3), set()
    while not state.over:
        hint = parlour.hint(state, level=Detail.WHY)
        said = [locales.say_reason(language, reason, ["Ann", "Ben"]) for reason in hint.reasons]
        assert said and not [line for line in said if "{" in line or "lowest-" in line]
        kinds |= {reason.key for reason in hint.reasons if reason.key.startswith("hint-lowest-why")}
        state.play(hint.move or "")
    assert len(kinds) >= 3


def test_every_reason_has_words_in_every_language() -> None:
    keys = {f"hint-lowest-{part}{word}" for part in ("kind-", "", "why-") for word in WORDS}
    for language in locales.LANGUAGES:
        text = (LOWEST / "lowest/locales" / language / "lowest.ftl").read_text(encoding="utf-8")
        assert {key for key in keys if f"\n{key} = " not in text} == set()


def test_its_player_is_trained_by_the_same_command(tmp_path: Path) -> None:
    wish = ["train", "lowest", "--agent", "knocker", "--games", "60", "--deals", "4", "--seed", "5", "--json"]
    answers = [CliRunner().invoke(app, [*wish, "--folder", str(tmp_path / name)]) for name in ("one", "two")]
    assert [answer.exit_code for answer in answers] == [0, 0], answers[0].output
    assert json.loads(answers[0].stdout)["agent"] == "knocker"
    one, two = (weights.load(tmp_path / name / "lowest-knocker.npz")[0]["values"] for name in ("one", "two"))
    assert (one == two).all(), "the same seed and as many games give the same weights"


def test_what_it_has_learned_is_better_than_the_book() -> None:
    _, card = weights.shipped("lowest", "knocker")
    assert card.result["share"] - card.result["error_95"] > 0.5


def test_its_puzzles_have_the_solution_that_they_say() -> None:
    found = puzzles.puzzles("lowest")
    assert len(found) == 10
    for one in found:
        assert one.best in map(str, one.state().legal()) and one.chance > one.other
    right = puzzles.solve("lowest", 1, found[0].best)
    assert right.right and right.reasons
