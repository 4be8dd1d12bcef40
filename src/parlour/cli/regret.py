"""`parlour regret`: what the computer players give away in a small variant that is solved exactly."""

from __future__ import annotations

from typing import Annotated

import typer

from parlour import locales
from parlour.bots.solved import Model
from parlour.cli.arena import ArenaSeed, Markdown, bar, show_grids
from parlour.cli.bench import check_folder, write
from parlour.cli.common import AsJson, Language, fails_politely, game_argument, show_json
from parlour.core.errors import OptionError, shown
from parlour.lab.arena.tables import Grid, percent
from parlour.lab.regret import Measured, measure, model, player_names
from parlour.locales import say

COLUMNS = ("player", "deals", "decisions", "regret", "best", "share")


def add_to(app: typer.Typer) -> None:
    app.command("regret")(regret)


@fails_politely
def regret(
    game: Annotated[str, game_argument("a game that has a solved variant")],
    deals: Annotated[
        int, typer.Option(min=2, help="deals, each played from both seats; searching players get fewer")
    ] = 100,
    only: Annotated[str | None, typer.Option("--players", help="only these players, separated by commas")] = None,
    seed: ArenaSeed = 1,
    markdown: Markdown = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Solve a small variant of a game exactly, and measure what the computer players give away in it."""
    locales.check_language(lang)
    small = model(game)
    names = chosen(game, small, only)
    if markdown:
        check_folder(markdown)
    with bar() as progress:
        task = progress.add_task("", total=None)
        solution = small.solve()
        progress.update(task, total=len(names))
        rows = []
        for name in names:
            rows.append(measure(small, solution, name, deals, seed))
            progress.advance(task)
    grid = as_grid(game, small, rows, lang)
    if markdown:
        write(markdown, "\n".join(grid.markdown()))
    if as_json:
        facts = {"game": game, "against": small.against, "seed": seed, "sweeps": solution.sweeps}
        show_json({**facts, "players": [row.as_data() for row in rows]})
    else:
        show_grids([grid])


def chosen(game: str, small: Model, only: str | None) -> list[str]:
    """The players to measure: all, or those named. Checked before the solving, which takes long."""
    allowed = player_names(small)
    names = [name.strip() for name in only.split(",")] if only else allowed
    for name in names:
        if name not in allowed:
            raise OptionError("no-such-level", game=game, given=shown(name), allowed=", ".join(allowed))
    return names


def as_grid(game: str, small: Model, rows: list[Measured], lang: str) -> Grid:
    """The table: one row per player, regret in points of 100."""
    title = say(lang, "regret-heading", {"game": game, "against": small.against})
    return Grid(title, [say(lang, f"regret-{column}") for column in COLUMNS], [cells(row) for row in rows])


def cells(row: Measured) -> tuple[str, ...]:
    """The row of one player."""
    share, low, high = map(percent, row.share)
    return (
        row.player,
        str(row.deals),
        f"{row.decisions:,}",
        f"{100 * row.regret:.2f} ± {100 * row.regret_error:.2f}",
        percent(row.best),
        f"{share} ({low}-{high})",
    )
