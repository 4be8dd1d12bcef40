"""The pages: every block of commands states whether it is tested; those that are run, and all others can be parsed."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from parlour.cli import app
from tests.core.mode import COMPILED
from tests.docs.commands import HOUSE, MARK, PAGES, RUN, blocks, run_page

COMMAND = re.compile(r"(parlour|make|pip|python3?|podman|systemctl) ")
PROGRAM = get_command(app)
OWN_TESTS = ("README.md", "operations.md", "add-a-game.md")  # other tests run them, and look closer
TRIED = [page for page in PAGES if page.name not in OWN_TESTS and any(block.how != "never" for block in blocks(page))]


def name_of(page: Path) -> str:
    return str(page.relative_to(HOUSE))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_block_says_whether_it_is_tried(page: Path) -> None:
    for block in blocks(page):
        if block.tongue in RUN and not block.title:
            mark = MARK.fullmatch(block.mark)
            assert mark, f"{page.name}: mark this block (tests/docs/commands.py)\n{block.code}"
            assert not mark["test"] or page.name in (HOUSE / mark["test"]).read_text(encoding="utf-8"), block.mark
        elif not block.tongue:
            commands = [line for line in block.code.splitlines() if COMMAND.match(line)]
            assert commands == [], f"{page.name}: commands are blocks of sh"


@pytest.mark.skipif(not COMPILED, reason="computers think")
@pytest.mark.parametrize("page", TRIED, ids=name_of)
def test_what_is_tried_runs(page: Path, tmp_path: Path) -> None:
    assert run_page(page, tmp_path)


def commands(page: Path) -> list[list[str]]:
    """The `parlour` commands of a page: in its blocks, in what is run for them, and in its text."""
    written = [line for block in blocks(page) for line in f"{block.code}\n{block.run}".splitlines()]
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    written += re.findall(r"`(parlour [^`]+)`", text)
    found = [shlex.split(line, comments=True) for line in written if line.startswith("parlour ")]
    return [words[1:] for words in found]


def read(words: list[str]) -> None:
    """Parse a command as the command line does, without running it; a complete command may leave its arguments out."""
    command = PROGRAM
    words = ["1" if word == "N" else word for word in words if word not in ("--help", "--version")]  # N: a number
    while isinstance(command, TyperGroup) and words:
        name, *words = words
        assert name in command.commands, name
        command = command.commands[name]
    command.make_context(command.name, list(words), resilient_parsing=not words)


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=name_of)
def test_every_command_is_one_that_the_command_line_reads(page: Path) -> None:
    for words in commands(page):
        try:
            read(words)
        except Exception as error:
            pytest.fail(f"parlour {shlex.join(words)}: {error}")


@pytest.mark.parametrize("words", [["serve", "--no-such-flag"], ["dance"], ["admin", "dance"], ["rules", "a", "b"]])
def test_a_wrong_command_is_noticed(words: list[str]) -> None:
    with pytest.raises(Exception, match=f"(?i){words[-1]}"):
        read(words)
