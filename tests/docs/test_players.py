"""docs/players.md: its commands can be run as they stand, and its levels are those of the code."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from typer.core import TyperGroup
from typer.main import get_command

from parlour.bots.levels import LEVELS
from parlour.cli import app

PAGE = (Path(__file__).parents[2] / "docs/players.md").read_text(encoding="utf-8")


def test_every_command_is_one_that_the_command_line_reads() -> None:
    commands = re.findall(r"^parlour .*$", PAGE, re.MULTILINE)
    assert len(commands) > 5
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    for command in commands:
        _, name, *arguments = shlex.split(command, comments=True)
        group.commands[name].make_context(name, arguments)


def test_the_levels_are_those_of_the_code() -> None:
    for name, level in LEVELS.items():
        assert re.search(rf"^\| {name} \| {100 * level.loss:g}\b", PAGE, re.MULTILINE), name
