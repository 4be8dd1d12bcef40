"""How we write (docs/style.md), as far as a machine can check: a few patterns that are never good English here."""

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
    "so many": r"\bso many\b",
    "for who": r"\b(?:for|to|by) who (?:changes|comes|could|does|has|is|loses|only|reads|sees|takes|thinks|wins)\b",
    "the first who": r"\bthe first who\b",
    "says which": r"\bsays which\b",
    "says how many": r"\bsays? how many\b",
    "the house": r"\bthe house\b(?! effect)",
    "the hall": r"\bthe hall\b",
    "that is no": r"\bthat (?:is|are) no (?!longer\b|more\b)\w+",
    "games that go on": r"\b(?:games|tables) that go on\b",
    "looked at again": r"\blooked at again\b",
    "a second and address": r"\ba (?:minute|second) and (?:address|connection|person|table)\b",
    "messages a second": r"\b(?:connections|messages|milliseconds|requests|seconds) an? (?:minute|move|second|turn)\b",
    "one a line": r"\bone an? (?:core|line)\b",
}
FOUND = re.compile("|".join(PATTERNS.values()).replace(" ", r"\s+"), re.IGNORECASE)

PAGES = [
    *HOUSE.glob("*.md"),
    *(HOUSE / "docs").rglob("*.md"),
    *(HOUSE / "src").rglob("*.en.md"),
    *(HOUSE / ".github").rglob("*.*"),
    HOUSE / "Makefile",
]
CODE = [
    path
    for folder in ("src", "examples", "docs", "tests", "trials", "benchmarks")
    for path in (HOUSE / folder).rglob("*.py")
    if path != Path(__file__)
]
WORDS = [path for path in (HOUSE / "src").rglob("*.ftl") if "en" in (path.stem, path.parent.name)]


def prose(path: Path) -> Iterator[str]:
    """The texts of a file that people read: whole pages and messages, docstrings, comments, help of the command
    line."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield text
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
            yield getattr(node, "name", "").replace("_", " ")
        elif path.parent.name == "cli" and isinstance(node, ast.Constant):
            yield str(node.value)
    yield from comments(text)


def comments(code: str) -> Iterator[str]:
    """The comments of a program; a comment of several lines is one text."""
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
        ("def play():\n    '''Play so many\n    games.'''", ["so many"]),
        ("# It closes the\n# house", ["the house"]),
        ('"""The house effect: three of a house."""', []),
        ('"""A record that is no longer needed; text that is no move."""', ["that is no move"]),
    ],
)
def test_docstrings_and_comments_are_read_and_code_is_not(tmp_path: Path, code: str, found: list[str]) -> None:
    path = tmp_path / "some.py"
    path.write_text(code)
    assert found_in(*prose(path)) == found


def test_the_help_of_the_command_line_is_read_too(tmp_path: Path) -> None:
    path = tmp_path / "cli" / "some.py"
    path.parent.mkdir()
    path.write_text('setting("--rate", "messages a second")')
    assert found_in(*prose(path)) == ["messages a second"]
