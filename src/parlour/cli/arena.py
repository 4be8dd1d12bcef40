"""`parlour arena`: computer players against each other on duplicate deals."""

from __future__ import annotations

import datetime
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress

from parlour import locales
from parlour.bots.duplicate import Unit
from parlour.cli.bench import check_folder, commit, write
from parlour.cli.common import AsJson, GameName, Language, console, fails_politely, read_options, show, show_json
from parlour.core.errors import OptionError, shown
from parlour.lab.arena import tables
from parlour.lab.arena.ladder import ladder
from parlour.lab.arena.log import Log
from parlour.lab.arena.plan import Plan, check
from parlour.lab.arena.results import Standing, as_data, standing
from parlour.lab.arena.runner import run
from parlour.lab.arena.sprt import Sprt
from parlour.lab.bench.machine import Load, Machine, load_average
from parlour.lab.bench.parlour_engine import compiled
from parlour.locales import say

WIDE = 240  # columns, when the output is a pipe
STOPPED = 130  # the exit code of an interrupted command

Seats = Annotated[int, typer.Option(help="the number of seats")]
Jobs = Annotated[int, typer.Option(min=1, help="the number of worker processes; does not change the result")]
ArenaSeed = Annotated[int, typer.Option("--seed", help="the seed of the deals and the players")]
GameOptions = Annotated[list[str] | None, typer.Option("--option", help="an option of the game, name=value")]
By = Annotated[Unit, typer.Option("--by", help="count wins of games, or of rounds where rounds have winners")]
Out = Annotated[
    Path | None, typer.Option(help="write JSON here, and the deals beside it, so that a stopped run resumes")
]
Svg = Annotated[Path | None, typer.Option(help="write a drawing here")]
Markdown = Annotated[Path | None, typer.Option(help="write the tables here as Markdown")]


def add_to(app: typer.Typer) -> None:
    app.command("arena")(arena)


@fails_politely
def arena(
    game: GameName,
    players: Annotated[str, typer.Option(help="the players, separated by commas: expert,hard,reference")],
    seats: Seats = 2,
    deals: Annotated[int, typer.Option(min=1, help="the number of deals; each is played from every seat")] = 100,
    jobs: Jobs = 1,
    seed: ArenaSeed = 1,
    option: GameOptions = None,
    by: By = Unit.GAMES,
    sprt: Annotated[
        str | None,
        typer.Option(help="LOW,HIGH: stop as soon as it is clear which of the two is the first player's share"),
    ] = None,
    guard: Annotated[float, typer.Option(min=0, help="count moves that take longer than this many seconds")] = 1.0,
    out: Out = None,
    svg: Svg = None,
    markdown: Markdown = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Play computer players against each other and measure their strength."""
    locales.check_language(lang)
    who = tuple(player.strip() for player in players.split(","))
    plan = Plan(game, who, seats, seed, read_options(option or []), by, guard)
    check(plan)
    for path in filter(None, (out, svg, markdown)):
        check_folder(path)
    answer, found = measure(plan, deals, jobs, read_sprt(sprt, len(who) - 1), out, lang)
    write_pages(found, svg, markdown, lang)
    if as_json:
        show_json(answer)
    else:
        show_standing(found, lang)


def measure(
    plan: Plan, deals: int, jobs: int, questions: Sequence[Sprt], out: Path | None, lang: str
) -> tuple[dict[str, Any], Standing]:
    """Play with a progress bar. Returns the result as plain data, and as a `Standing` to print."""
    before, version = load_average(), commit()
    with Log(log_of(out), plan.as_data() | {"commit": version}) as log, bar() as progress:
        task = progress.add_task(plan.game, total=deals, completed=len(log.deals))
        try:
            played = run(plan, deals, jobs, log, questions, lambda done: progress.update(task, completed=done))
        except KeyboardInterrupt:
            progress.stop()
            show(say(lang, "arena-stopped" if out else "arena-stopped-for-good", {"deals": len(log.deals)}))
            raise typer.Exit(STOPPED) from None
    found = standing(plan, played, questions)
    answer = {
        "date": datetime.date.today().isoformat(),
        "commit": version,
        "machine": asdict(Machine.here(compiled())),
        "load": asdict(Load(before, load_average())),
        "jobs": jobs,
        **as_data(found),
    }
    if out:
        write(out, json.dumps(answer, indent=1) + "\n")
    return answer, found


def bar() -> Progress:
    """A progress bar on standard error that disappears at the end."""
    return Progress(*Progress.get_default_columns(), MofNCompleteColumn(), console=Console(stderr=True), transient=True)


def log_of(out: Path | None) -> Path | None:
    """The file that keeps the deals of an unfinished run."""
    return out and out.with_suffix(".deals.jsonl")


def read_sprt(text: str | None, questions: int) -> list[Sprt]:
    """One test of LOW,HIGH, two shares from 0 to 1, for the first player against each of the others."""
    if text is None:
        return []
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low, high = 1.0, 0.0
    if not 0 <= low < high <= 1:
        raise OptionError("arena-bad-sprt", given=shown(text))
    return [Sprt(low, high) for _ in range(questions)]


def write_pages(found: Standing, svg: Path | None, markdown: Path | None, lang: str) -> None:
    """Write the ladder and the tables to the files that were named."""
    if svg:
        rungs = [(found.plan.names[who], found.ratings[who]) for who in found.ranking]
        write(svg, ladder(tables.heading(found, lang), rungs))
    if markdown:
        write(markdown, tables.as_markdown(found, lang))


def show_standing(found: Standing, lang: str) -> None:
    """Print the tables and the verdicts of the sequential tests."""
    show(tables.heading(found, lang))
    show_grids(tables.grids(found, lang))
    for line in tables.verdicts(found, lang):
        show(line)


def show_grids(grids: Sequence[tables.Grid]) -> None:
    """Print tables; in a pipe at full width."""
    screen = console()
    if not screen.is_terminal:
        screen.width = WIDE
    for grid in grids:
        screen.print(grid.table())
