"""`parlour play`: a game in the terminal, line by line; it works as well when the input is a pipe."""

from __future__ import annotations

import secrets
import sys
from collections import Counter
from typing import Annotated

import typer

import parlour
from parlour import bots, locales
from parlour.cli.common import Language, fails_politely, read_options, read_seed, show
from parlour.core.errors import OptionError
from parlour.core.rng import Seed
from parlour.locales import say
from parlour.terminal.play import Quit, Session

YOU = "you"


def add_to(app: typer.Typer) -> None:
    app.command("play")(play)


@fails_politely
def play(
    game: Annotated[str, typer.Argument(help="the game's name")],
    seats: Annotated[
        str | None,
        typer.Option(help="who sits where: you, easy, medium, hard, expert; you and one computer, medium, if left out"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="a whole number, or bytes in hex; chance if left out")] = None,
    option: Annotated[list[str] | None, typer.Option(help="an option of the game, name=value")] = None,
    lang: Language = "en",
) -> None:
    """Play a game in the terminal."""
    locales.check_language(lang)
    table = parlour.game(game)
    who = [seat.strip() for seat in seats.split(",")] if seats is not None else [YOU, bots.first_choice(game)]
    check_players(game, who)
    chosen: Seed = secrets.randbits(64) if seed is None else read_seed(seed)
    state = table.deal(seats=len(who), seed=chosen, **read_options(option or []))
    players = {
        seat: parlour.bot(game, level=level, seed=f"{seed}/{seat}".encode())
        for seat, level in enumerate(who)
        if level != YOU
    }
    session = Session(state, names_of(who, lang), players, lang, show, ask)
    try:
        session.run()
    except (Quit, KeyboardInterrupt):
        show("")
    show(say(lang, "cli-bye", {"seed": chosen.hex() if isinstance(chosen, bytes) else str(chosen)}))


def check_players(game: str, who: list[str]) -> None:
    """Every seat is `you` or a computer player that exists."""
    for player in who:
        if player != YOU and player not in bots.levels(game):
            raise OptionError("cli-bad-seats", given=player, allowed=", ".join(bots.levels(game)))


def names_of(who: list[str], lang: str) -> list[str]:
    """A name for each seat; equal ones get a number."""
    count, seen = Counter(who), Counter[str]()
    names = []
    for player in who:
        seen[player] += 1
        if count[player] == 1:
            names.append(say(lang, "cli-you") if player == YOU else player)
        else:
            kind = say(lang, "cli-player") if player == YOU else player
            names.append(f"{kind} {seen[player]}")
    return names


def ask(prompt: str) -> str:
    """A line of the input. In a pipe the line is printed too, so that the output reads like a game."""
    if sys.stdin.isatty():
        return input(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    show(prompt + line.rstrip("\n"))
    return line
