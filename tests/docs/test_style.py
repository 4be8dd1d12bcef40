"""How we write (docs/style.md), as far as a machine can tell: a few patterns that are never good English here."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.commands import HOUSE

STYLE = HOUSE / "docs/style.md"
PATTERNS = {
    "the own": r"\bthe own\b",
    "anew": r"\banew\b",
    "so many": r"\bso many (?:cards|deals|games|times|turns)\b",
    "for who": r"\bfor who (?:changes|has|is|only)\b",
    "says which": r"\bsays which\b",
}
FOUND = re.compile("|".join(PATTERNS.values()).replace(" ", r"\s+"), re.IGNORECASE)

PAGES = [*HOUSE.glob("*.md"), *(HOUSE / "docs").rglob("*.md"), *(HOUSE / "src").rglob("*.en.md")]
CODE = [path for folder in ("src", "examples") for path in (HOUSE / folder).rglob("*.py")]
WORDS = [path for path in (HOUSE / "src").rglob("*.ftl") if "en" in (path.stem, path.parent.name)]


def prose(path: Path) -> Iterator[str]:
    """The texts of a file that people read: a page or the words of a language whole, of Python what is not code."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield text
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
    yield from comments(text)


def comments(code: str) -> Iterator[str]:
    """The comments of a program; one of several lines is one text."""
    tokens = tokenize.generate_tokens(io.StringIO(code).readline)
    text, last = "", 0
    for token in tokens:
        if token.type == tokenize.COMMENT:
            if token.start[0] != last + 1:
                yield text
                text = ""
            text += token.string.lstrip("# ") + "\n"
            last = token.start[0]
    yield text


def found_in(*texts: str) -> list[str]:
    return [" ".join(found[0].split()) for text in texts for found in FOUND.finditer(text)]


def advice() -> list[tuple[str, str]]:
    """The rows "not, but" of docs/style.md."""
    text = STYLE.read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return [(row[0], row[1]) for row in rows if row[0] != "not"]


@pytest.mark.parametrize("paths", [PAGES, CODE, WORDS], ids=["pages", "code", "words"])
def test_no_text_has_one_of_the_patterns(paths: list[Path]) -> None:
    paths = [path for path in paths if path != STYLE]
    assert len(paths) > 10
    hits = {str(path.relative_to(HOUSE)): found_in(*prose(path)) for path in paths}
    assert {path: found for path, found in hits.items() if found} == {}, "docs/style.md shows what to write instead"


def test_the_page_shows_every_pattern_with_a_better_way() -> None:
    before, after = zip(*advice(), strict=True)
    for name, pattern in PATTERNS.items():
        assert any(re.search(pattern, text, re.IGNORECASE) for text in before), name
    assert found_in(*after) == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ('"""Deals\n    anew."""', ["anew"]),
        ("x = 1  # the\n# own hand", ["the own"]),
        ("anew = 'for who is away'", []),
        ("x = 1  # for the\n\ny = 2  # own hand", []),
        ("def play():\n    '''Play so many\n    games.'''", ["so many games"]),
    ],
)
def test_docstrings_and_comments_are_read_and_code_is_not(tmp_path: Path, code: str, found: list[str]) -> None:
    path = tmp_path / "some.py"
    path.write_text(code)
    assert found_in(*prose(path)) == found
