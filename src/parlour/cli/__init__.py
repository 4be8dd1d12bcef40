"""The command line: `parlour games`, `rules`, `play`, `replay`, `serve`, `admin`, `verify`, `bench`, ..."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

import typer

COMMANDS = (
    "games",
    "rules",
    "play",
    "watch",
    "replay",
    "serve",
    "admin",
    "verify",
    "review",
    "puzzles",
    "bench",
    "arena",
    "levels",
    "regret",
    "calibration",
    "train",
)

app = typer.Typer(
    name="parlour",
    help="A card parlour in one command.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def parlour() -> None:
    # Without this, typer would take a single command for the whole program.
    pass


def asked(words: Sequence[str]) -> Sequence[str]:
    """The command that was asked for, or all: to read every command's modules would make everybody wait."""
    return [word for word in words[1:2] if word in COMMANDS] or COMMANDS


for name in asked(sys.argv):
    import_module(f"parlour.cli.{name}").add_to(app)
