"""`parlour play`: a game in the terminal, line by line; the input may be a pipe."""

from __future__ import annotations

import secrets
import sys
from collections import Counter
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

import parlour
from parlour import bots, locales
from parlour.bots.review import review
from parlour.cli.common import Language, fails_politely, game_argument, read_json, read_options, read_seed, show
from parlour.core import registry
from parlour.core.errors import OptionError
from parlour.core.record import replay, write_seed
from parlour.core.rng import Seed
from parlour.core.state import State
from parlour.locales import say
from parlour.terminal.after_game import wants_rematch
from parlour.terminal.line_editing import use_readline
from parlour.terminal.play import Quit, Session
from parlour.terminal.saved_games import games_folder, new_file

YOU = "you"


def add_to(app: typer.Typer) -> None:
    app.command("play")(play)


@fails_politely
def play(
    game: Annotated[str | None, game_argument("the game's name; not needed with --load")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="the players in seat order, such as you,hard,easy; by default you and a medium computer"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="a whole number, or bytes in hex; random by default")] = None,
    option: Annotated[list[str] | None, typer.Option(help="an option of the game, name=value")] = None,
    load: Annotated[Path | None, typer.Option(help="continue a saved game")] = None,
    lang: Language = "en",
) -> None:
    """Play a game in the terminal."""
    locales.check_language(lang)
    state = loaded(load, game, seed, option) if load is not None else None
    name = state.game.name if state is not None else game
    if name is None:
        raise OptionError("cli-which-game", allowed=", ".join(registry.names()))
    who = players_of(name, seats, state.seats if state is not None else 2)
    chosen: Seed = secrets.randbits(64) if seed is None else read_seed(seed)
    if state is None:
        state = parlour.game(name).deal(seats=len(who), seed=chosen, **read_options(option or []))
    elif state.seats != len(who):
        raise OptionError("bad-seat-count", game=name, given=str(len(who)), low=state.seats, high=state.seats)
    again = evening(state, who, f"{seed}", lang, load)
    while again:
        state = parlour.game(name).deal_with(len(who), secrets.randbits(64), state.options)
        again = evening(state, who, str(state.origin), lang, None)


def loaded(file: Path, game: str | None, seed: str | None, option: list[str] | None) -> State:
    """The saved game. Its seed and options cannot be changed."""
    if seed is not None or option:
        raise OptionError("cli-load-alone", file=str(file))
    state = replay(read_json(file), registry.game)
    if game is not None and state.game.name != game:
        raise OptionError("cli-load-other", file=str(file), saved=state.game.name, given=game)
    return state


def players_of(game: str, seats: str | None, count: int) -> list[str]:
    """The player in each seat: as given, or else you and computers."""
    choice = bots.first_choice(game)
    who = [seat.strip() for seat in seats.split(",")] if seats is not None else [YOU, *[choice] * (count - 1)]
    check_players(game, who)
    return who


def evening(state: State, who: list[str], seed: str, lang: str, file: Path | None) -> bool:
    """Play one game to its end; returns whether the player wants another."""
    players = {
        seat: parlour.bot(state.game.name, level=level, seed=f"{seed}/{seat}".encode())
        for seat, level in enumerate(who)
        if level != YOU
    }
    session = Session(state, names_of(who, lang), players, lang, show, ask)
    interactive = sys.stdin.isatty() and YOU in who
    if interactive:
        use_readline(session.offered)
        session.kept = file or place(state.game.name, lang)
    try:
        session.run()
        again = interactive and wants_rematch(session, lambda ended: show_review_of(ended, session.names, lang))
    except (Quit, KeyboardInterrupt):
        show("")
        again = False
    say_where(session, who, lang)
    return again


def place(game: str, lang: str) -> Path | None:
    """A new file in the folder of the user's games; prints the reason and returns None if it cannot be created."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        show(say(lang, "cli-cannot-write", {"file": str(folder), "reason": error.strerror or str(error)}))
        return None
    return new_file(folder, game, datetime.now())


def say_where(session: Session, who: list[str], lang: str) -> None:
    """Print where the game was saved, how to continue it, and its seed."""
    if session.kept is not None and session.kept.exists():
        seats = "" if who == [YOU, *[bots.first_choice(session.state.game.name)] * (len(who) - 1)] else ",".join(who)
        key = "cli-kept" if session.state.over else "cli-kept-unfinished"
        show(say(lang, key, {"file": str(session.kept), "seats": f' --seats "{seats}"' if seats else ""}))
    origin = session.state.origin
    known = isinstance(origin, int | bytes)
    show(say(lang, "cli-bye", {"seed": str(write_seed(origin)) if known else "none"}))


def show_review_of(state: State, names: Sequence[str], lang: str) -> None:
    """Review the game and print what decided it."""
    from parlour.cli.arena import bar
    from parlour.cli.review import show_review

    with bar() as progress:
        task = progress.add_task("", total=None)
        found = review(state.record(), told=lambda done, of: progress.update(task, completed=done, total=of))
    show_review(found, names, lang)


def check_players(game: str, who: list[str]) -> None:
    """Raise an error unless every seat is `you` or a computer player that exists."""
    for player in who:
        if player != YOU and player not in bots.levels(game):
            raise OptionError("cli-bad-seats", given=player, allowed=", ".join(bots.levels(game)))


def names_of(who: list[str], lang: str) -> list[str]:
    """A name for each seat; players with the same name are numbered."""
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
    """Read a line. If the input is a pipe, the line is printed too, so that the output reads like a game."""
    if sys.stdin.isatty():
        return input(prompt)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    show(prompt + line.rstrip("\n"))
    return line
