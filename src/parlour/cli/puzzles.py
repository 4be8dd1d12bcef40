"""`parlour puzzles`: solve positions that have one clearly best move, or search games for new ones."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import parlour
from parlour import locales
from parlour.bots.puzzles import Puzzle, puzzle, puzzles, solve, written
from parlour.cli.arena import ArenaSeed, bar
from parlour.cli.bench import check_folder, commit, write
from parlour.cli.common import GameName, Language, fails_politely, show
from parlour.core.errors import OptionError
from parlour.lab.puzzles import find
from parlour.locales import say, say_reason
from parlour.terminal.picture import Onlooker, picture


def add_to(app: typer.Typer) -> None:
    app.command("puzzles")(puzzle_command)


@fails_politely
def puzzle_command(
    game: GameName,
    number: Annotated[int | None, typer.Argument(help="the number of a puzzle, from 1")] = None,
    move: Annotated[str | None, typer.Option(help="your solution")] = None,
    wanted: Annotated[int | None, typer.Option("--find", min=1, help="find this many new puzzles; needs --out")] = None,
    out: Annotated[Path | None, typer.Option(help="the file that --find writes")] = None,
    seed: ArenaSeed = 1,
    lang: Language = "en",
) -> None:
    """Solve puzzles, or find new ones in games between computers."""
    locales.check_language(lang)
    parlour.game(game)
    if (wanted is None) != (out is None):
        raise OptionError("puzzles-out", game=game)
    if wanted is not None and out is not None:
        check_folder(out)
        keep_new(game, wanted, seed, out, lang)
    elif number is None:
        show(say(lang, "puzzles-count", {"game": game, "count": len(puzzles(game))}))
    elif move is None:
        show_puzzle(game, number, lang)
    else:
        show_verdict(game, number, move, lang)


def keep_new(game: str, wanted: int, seed: int, out: Path, lang: str) -> None:
    """Find puzzles and write them into the file, with the settings they were found with."""
    found: list[Puzzle] = []
    games = 0
    with bar() as progress:
        task = progress.add_task(game, total=wanted)
        for one in find(game, seed, wanted):
            games += 1
            found += [one] if one is not None else []
            progress.update(task, completed=len(found))
    facts = {"game": game, "seed": seed, "games": games, "commit": commit()}
    write(out, written(found, facts))
    show(say(lang, "puzzles-found", {"found": len(found), "games": games, "file": str(out)}))


def show_puzzle(game: str, number: int, lang: str) -> None:
    """Print the table as the player on turn sees it."""
    state = puzzle(game, number).state()
    seat = state.turn
    assert seat is not None
    names = [say(lang, "review-seat-n", {"seat": one}) for one in range(state.seats)]
    show(picture(state.view(seat), Onlooker(seat, names, lang)))
    facts = {"game": game, "number": number, "count": len(puzzles(game)), "seat": seat}
    show(say(lang, "puzzles-ask", facts))


def show_verdict(game: str, number: int, move: str, lang: str) -> None:
    """Print whether the move is right, and the reasons."""
    found = solve(game, number, move)
    chances = {"chance": f"{100 * found.best_chance:.0f}", "tried": f"{100 * found.chance:.0f}"}
    key = "puzzles-right" if found.right else "puzzles-wrong"
    show(say(lang, key, {"best": found.best, "move": move} | chances))
    state = puzzle(game, number).state()
    names = [say(lang, "review-seat-n", {"seat": one}) for one in range(state.seats)]
    for reason in found.reasons[1:]:
        show(say_reason(lang, reason, names))
