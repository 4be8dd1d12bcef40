"""Messages that are parsed on demand: the same as a whole parse gives, with what they refer to."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from parlour import locales
from parlour.locales.bundle import MessageBundle, entries

REFERRING = """
-brand = Parlour
welcome = Welcome to { -brand }, { guest }.
guest = dear guest
welcome = a second one
"""


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_entry_is_found(language: str) -> None:
    for path in locales.files(language):
        text = path.read_text("utf-8")
        whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]
        found = list(entries(text))
        assert [key for key, _ in found] == [entry.id.name for entry in whole]
        for (_, source), entry in zip(found, whole, strict=True):
            assert FluentParser().parse(source).body[0].equals(entry, ignored_fields=["span", "comment"])


def test_an_entry_brings_what_it_refers_to_and_the_first_of_a_name_counts(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text(REFERRING, "utf-8")
    bundle = MessageBundle("en", [path])
    assert bundle.format_pattern(bundle.get_message("welcome").value, {}) == ("Welcome to Parlour, dear guest.", [])
    assert not bundle.has_message("nothing")
