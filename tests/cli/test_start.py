"""How the command line starts: help and version do not import the program, and names may be spelled as people type
them."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version

import pytest
from typer.testing import CliRunner

from parlour.cli import COMMANDS, app, load

HEAVY = (
    "numpy",
    "starlette",
    "uvicorn",
    "msgspec",
    "fluent",
    "rich.markdown",
    "pydantic",
    "parlour.games.notty.law.rules",
)
WATCHED = f"""
import sys
from parlour.__main__ import main
try:
    main()
finally:
    print("imported:", *(name for name in {HEAVY!r} if name in sys.modules), file=sys.stderr)
"""


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a separate process that lists the heavy modules it imported when it ends."""
    return subprocess.run(
        [sys.executable, "-c", WATCHED, *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | environment,
    )


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], []], ids=" ".join)
def test_help_and_version_import_nothing_heavy(arguments: list[str]) -> None:
    answer = run(*arguments)
    assert answer.stderr.splitlines()[-1].split() == ["imported:"]


def test_help_lists_every_command_with_its_whole_line() -> None:
    answer = CliRunner().invoke(app, ["--help"], env={"COLUMNS": "80"})
    assert answer.exit_code == 0
    for name, line in COMMANDS.items():
        assert [name, line] in [row.split(maxsplit=1) for row in answer.output.splitlines()]


@pytest.mark.parametrize("name", COMMANDS)
def test_every_listed_command_exists(name: str) -> None:
    assert load(name).name == name


def test_version_is_the_version_of_the_package() -> None:
    assert CliRunner().invoke(app, ["--version"]).output.strip() == version("parlour")


def test_a_mistyped_command_is_told_the_nearest_one() -> None:
    answer = CliRunner().invoke(app, ["serv"])
    assert answer.exit_code == 2
    assert "Did you mean 'serve'?" in answer.output


@pytest.mark.parametrize("name", ["Notty", "NOTTY", "house-of-cards", "House of Cards", "house_of_cards"])
def test_a_game_is_found_as_people_write_its_name(name: str) -> None:
    answer = CliRunner().invoke(app, ["rules", name])
    assert answer.exit_code == 0
    assert answer.output.startswith("# House of Cards" if name.lower().startswith("h") else "# Notty")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("parlour pl", "play"), ("parlour play ho", "house_of_cards"), ("parlour play --see", "--seed")],
)
def test_the_shell_completes_commands_games_and_options(typed: str, offered: str) -> None:
    words = {"COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
    program = [sys.executable, "-c", "import sys; sys.argv[0] = 'parlour'; from parlour.__main__ import main; main()"]
    answer = subprocess.run(
        program,
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | words | {"_PARLOUR_COMPLETE": "complete_bash"},
    )
    assert answer.stdout.split() == [offered]
