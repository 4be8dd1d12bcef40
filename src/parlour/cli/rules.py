"""`parlour rules`: the rule book of a game."""

from __future__ import annotations

import sys

import typer
from rich.markdown import Markdown

import parlour
from parlour.cli.common import GameName, Language, console, fails_politely


def add_to(app: typer.Typer) -> None:
    app.command("rules")(rules)


@fails_politely
def rules(game: GameName, lang: Language = "en") -> None:
    """Print the rule book of a game."""
    book = parlour.game(game).rulebook(lang)
    if sys.stdout.isatty():
        console().print(Markdown(book))
    else:
        print(book)
