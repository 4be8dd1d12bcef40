"""docs/rules-coverage.md: from each heading of a rule document, and each ruling, to our § and its tests.

The rule book names the sources of each §. A test belongs to a rule by its name: `test_4_2_...`, `test_N2_...`.
`python -m tests.rules_coverage --write` writes the page.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

HOUSE = Path(__file__).parents[1]
ROOMS = HOUSE / "src/parlour/games"
PAGE = HOUSE / "docs/rules-coverage.md"

PARAGRAPH = re.compile(r"^- \*\*§(?P<number>[\d.]+)\*\* (?P<text>.*?) \*\((?P<sources>.*?)\)\*$", re.MULTILINE)
RULING = re.compile(r"^[A-Z]\d+$")
TEST = re.compile(r"^def (test_(?P<rule>\d+_\d+|[A-Z]\d+)_\w+)\(", re.MULTILINE)

# What a document says that is no law of the game, and where it is kept instead.
NOT_LAW = {
    "notty": {
        "Strategy Tips": "measured, at the end of the rule book",
        "Game Flow Example": "told at the end of the rule book, and a test",
    }
}


class Paragraph(NamedTuple):
    """A § of a rule book, with the headings and rulings it comes from."""

    number: str
    text: str
    sources: list[str]


def games() -> list[str]:
    """Every room with a rule book."""
    return sorted(path.parent.name for path in ROOMS.glob("*/rulebook.en.md"))


def paragraphs(game: str, language: str = "en") -> list[Paragraph]:
    """The paragraphs of a rule book."""
    text = (ROOMS / game / f"rulebook.{language}.md").read_text(encoding="utf-8")
    return [Paragraph(m["number"], m["text"], m["sources"].split(", ")) for m in PARAGRAPH.finditer(text)]


def tests_by_rule(game: str) -> dict[str, list[str]]:
    """The tests of each § and each ruling."""
    found = defaultdict(list)
    for path in sorted((ROOMS / game / "tests/rules").glob("test_*.py")):
        for match in TEST.finditer(path.read_text(encoding="utf-8")):
            rule = match["rule"]
            key = rule if RULING.match(rule) else "§" + rule.replace("_", ".")
            found[key].append(f"{path.name}::{match[1]}")
    return found


def untested(game: str) -> list[str]:
    """Every § and ruling that no test is named after."""
    tests = tests_by_rule(game)
    rules = [f"§{one.number}" for one in paragraphs(game)]
    rulings = sorted({source for one in paragraphs(game) for source in one.sources if RULING.match(source)})
    return [rule for rule in [*rules, *rulings] if not tests.get(rule)]


def by_source(game: str) -> dict[str, list[Paragraph]]:
    """The paragraphs that each heading or ruling led to, in the order of the book; rulings last, by number."""
    found = defaultdict(list)
    for one in paragraphs(game):
        for source in one.sources:
            found[source].append(one)
    rulings = sorted((source for source in found if RULING.match(source)), key=lambda name: (name[0], int(name[1:])))
    return {source: found[source] for source in [*(s for s in found if not RULING.match(s)), *rulings]}


def page() -> str:
    """The page as it should be."""
    lines = ["# Rules and their tests", ""]
    lines += ["Written by `python -m tests.rules_coverage --write`; a test keeps it true.", ""]
    for game in games():
        tests = tests_by_rule(game)
        lines += [f"## {game}", "", "| document heading or ruling | our § | tests |", "|---|---|---|"]
        for source, ours in by_source(game).items():
            numbers = ", ".join(f"§{one.number}" for one in ours)
            names = {name for one in ours for name in tests.get(f"§{one.number}", [])} | set(tests.get(source, []))
            lines.append(f"| {source} | {numbers} | {len(names)} |")
        lines += [f"| {heading} | - | {where} |" for heading, where in NOT_LAW.get(game, {}).items()]
        lines += ["", "| rule | tests |", "|---|---|"]
        rules = [f"§{one.number}" for one in paragraphs(game)] + [s for s in by_source(game) if RULING.match(s)]
        lines += [f"| {rule} | {'<br>'.join(f'`{name}`' for name in tests.get(rule, []))} |" for rule in rules]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page())
