"""The command line: `parlour games`, `rules`, `play`, `replay`, `serve`, `admin`, `verify`, `bench`, ..."""

from __future__ import annotations

from typing import Annotated

import typer

from parlour.cli.lazy import LateCommands, load

__all__ = ["COMMANDS", "app", "load"]

# Every command with its line in `parlour --help`. A module is imported only when its command runs: all take seconds.
COMMANDS = {
    "games": "List the games.",
    "rules": "Print the rule book of a game.",
    "play": "Play a game in the terminal.",
    "watch": "Watch computers play against each other.",
    "replay": "Replay a record, move by move.",
    "serve": "Start the server, to play in the browser.",
    "admin": "Administer a running server and its data.",
    "verify": "Check the deal and the moves of a finished game.",
    "review": "Review a finished game: how much was luck, how much skill.",
    "puzzles": "Solve puzzles, or find new ones in games between computers.",
    "bench": "Measure the speed of the games beside OpenSpiel and RLCard.",
    "arena": "Measure the strength of players in games against each other.",
    "levels": "Print the ratings of a game's players, or measure them.",
    "regret": "Measure what players give away in an exactly solved variant.",
    "calibration": "Measure whether predicted chances to win come true.",
    "train": "Train a player by self-play.",
}


class Parlour(LateCommands):
    """All commands."""

    lines = COMMANDS


app = typer.Typer(
    name="parlour",
    cls=Parlour,
    help="A card parlour in one command.",
    no_args_is_help=True,
    rich_markup_mode=None,  # boxes around help and errors would triple the time until they show
    pretty_exceptions_enable=False,
)


def show_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        from importlib.metadata import version

        print(version("parlour"))
        raise typer.Exit


@app.callback()
def parlour(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    # The options of the whole program; COMMANDS lists its commands.
    pass
