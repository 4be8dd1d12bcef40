"""The tips in the rule book quote the measured figures, in every language."""

from __future__ import annotations

import json
import re

import pytest

import parlour
from parlour.locales import LANGUAGES
from tests import HOUSE

RESULTS = HOUSE / "benchmarks/results/notty_tips.json"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tips_quote_the_measurement(language: str) -> None:
    book = parlour.game("notty").rulebook(language).replace(",", ".")
    book = re.sub(r"\s%", "%", book)
    rows = {row["variant"]: row for row in json.loads(RESULTS.read_text())["rows"]}
    quoted = [row for name, row in rows.items() if name[0].isdigit()]
    assert len(quoted) == 6
    for row in quoted:
        assert f"{row['wins_percent']}% ± {row['error_95']}" in book
    smallest = min(row["smallest_deck"] for row in rows.values())
    assert f" {smallest}" in book
