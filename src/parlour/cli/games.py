"""`parlour games`: the games, with their numbers of players and their options."""

from __future__ import annotations

import sys
from typing import Any

import typer
from rich.table import Table

import parlour
from parlour import bots, locales
from parlour.cli.common import AsJson, Language, console, fails_politely, show_json
from parlour.core import registry
from parlour.locales import say, say_error


def add_to(app: typer.Typer) -> None:
    app.command("games")(games)


@fails_politely
def games(lang: Language = "en", as_json: AsJson = False) -> None:
    """List the games."""
    locales.check_language(lang)
    names, broken = registry.sorted_out()
    for error in broken:
        print(say_error(lang, error), file=sys.stderr)
    if as_json:
        show_json([describe(name, lang) for name in names])
        return
    table = Table(box=None, pad_edge=False, show_header=False)
    for name in names:
        low, high = parlour.game(name).seats
        table.add_row(name, player_range(low, high, lang), say(lang, f"{name}-pitch"))
        for option in parlour.game(name).options.values():
            line = f"{option.name} = {option.default} ({option.allowed(high)})"
            table.add_row("", line, say(lang, f"{name}-option-{option.name}"))
    console().print(table)


def player_range(low: int, high: int, lang: str) -> str:
    """The possible numbers of players."""
    if low == high:
        return say(lang, "cli-player-count", {"count": high})
    return say(lang, "cli-player-range", {"low": low, "high": high})


def describe(name: str, lang: str) -> dict[str, Any]:
    """A game as plain data."""
    game = parlour.game(name)
    return {
        "name": name,
        "pitch": say(lang, f"{name}-pitch"),
        "seats": game.seats,
        "actions": len(game.actions),
        "options": {option.name: option.describe() for option in game.options.values()},
        "players": list(bots.levels(name)),
    }
