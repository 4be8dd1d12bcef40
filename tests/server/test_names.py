"""The machine speaks the engineers' language: one word for one thing, such as "server" (docs/style.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import parlour

SOURCE = Path(parlour.__file__).parent
OLD_WORDS = re.compile(
    r"\b(?:house(?!hold)|desks?|doors?|porter|riddles?|thinkers?|operators?(?! refused))\b", re.IGNORECASE
)
A_GAME = re.compile(r"house[ _]of[ _]cards", re.IGNORECASE)


@pytest.mark.parametrize("folder", ["server", "storage", "table"])
def test_the_code_around_tables_has_one_word_for_one_thing(folder: str) -> None:
    files = list((SOURCE / folder).rglob("*.py"))
    assert len(files) > 10
    found = {str(path): OLD_WORDS.findall(A_GAME.sub("", path.read_text(encoding="utf-8"))) for path in files}
    assert {path: words for path, words in found.items() if words} == {}
