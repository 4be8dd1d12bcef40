"""The rule books: every § has a test, every cited § exists, and the languages agree."""

from __future__ import annotations

import re

import pytest

from parlour.core.errors import Refusal
from parlour.locales import LANGUAGES
from tests.rules_coverage import PAGE, ROOMS, games, page, paragraphs, untested


def all_refusals(base: type[Refusal] = Refusal) -> list[type[Refusal]]:
    return [kind for child in base.__subclasses__() for kind in [child, *all_refusals(child)]]


@pytest.mark.parametrize("game", games())
def test_every_paragraph_and_ruling_has_a_test_named_after_it(game: str) -> None:
    assert len(paragraphs(game)) > 20
    assert untested(game) == []


def test_the_coverage_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tests.rules_coverage --write"


@pytest.mark.parametrize("game", games())
def test_every_rule_that_code_cites_exists(game: str) -> None:
    known = {one.number for one in paragraphs(game)}
    for path in (ROOMS / game).glob("*.py"):
        cited = set(re.findall(r"§(\d+\.\d+)", path.read_text(encoding="utf-8")))
        assert cited <= known, path.name
    rulings = {source for one in paragraphs(game) for source in one.sources}
    for refusal in all_refusals():
        if refusal.game == game and refusal.rule:
            assert refusal.rule.removeprefix("§") in known | rulings, refusal.__name__


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_the_rule_book_has_the_same_paragraphs_in_every_language(game: str, language: str) -> None:
    theirs = paragraphs(game, language)
    assert [(one.number, one.sources) for one in theirs] == [(one.number, one.sources) for one in paragraphs(game)]
    if language != "en":
        english = {one.text for one in paragraphs(game)}
        assert not [one.number for one in theirs if one.text in english]
