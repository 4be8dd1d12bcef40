"""`parlour calibration`: whether predicted chances to win come true."""

from __future__ import annotations

from typing import Annotated

import typer

from parlour import locales
from parlour.cli.arena import ArenaSeed, Markdown, Seats, bar, show_grids
from parlour.cli.bench import check_folder, commit, write
from parlour.cli.common import GameName, Language, fails_politely, show
from parlour.lab.arena.tables import Grid
from parlour.lab.calibration import BINS, Bin, Calibration, Look, calibration, fit, looks_of, time_of
from parlour.locales import say


def add_to(app: typer.Typer) -> None:
    app.command("calibration")(measure_calibration)


@fails_politely
def measure_calibration(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="the number of games to play")] = 100,
    level: Annotated[str, typer.Option(help="the level that plays them")] = "expert",
    seats: Seats = 2,
    seed: ArenaSeed = 1,
    fitted: Annotated[
        bool, typer.Option("--fit", help="also print the correction that would fit best on top of the present one")
    ] = False,
    markdown: Markdown = None,
    lang: Language = "en",
) -> None:
    """Measure whether predicted chances to win come true, in games that a level plays against itself."""
    locales.check_language(lang)
    looks: list[Look] = []
    if markdown:
        check_folder(markdown)
    with bar() as progress:
        for some in progress.track(looks_of(game, seats, level, games, seed), total=games, description=game):
            looks += some
    seats_eyes, open_eyes = [one for one in looks if one.seat is not None], [one for one in looks if one.seat is None]
    found = [calibration(seats_eyes), calibration(open_eyes)]
    facts = {"game": game, "games": games, "level": level, "seats": seats, "seed": seed, "commit": commit() or "-"}
    grid = as_grid(say(lang, "calibration-heading", facts), found, lang)
    if markdown:
        write(markdown, "\n".join(grid.markdown()))
    show_grids([grid])
    mean, most = time_of(looks)
    show(say(lang, "calibration-time", {"mean": f"{mean:.1f}", "most": f"{most:.1f}"}))
    if fitted:
        show(str(fit(looks)))


def as_grid(title: str, found: list[Calibration], lang: str) -> Grid:
    """The table: a row for each tenth of the scale, then the Brier scores."""
    columns = [say(lang, "calibration-said"), say(lang, "calibration-seat"), say(lang, "calibration-spectator")]
    rows = [
        [f"{10 * place}-{10 * place + 10} %", *(written(one.bins[place]) for one in found)] for place in range(BINS)
    ]
    score = [say(lang, "calibration-brier"), *(f"{one.brier:.3f} ({one.even:.3f})" for one in found)]
    return Grid(title, columns, [*rows, score])


def written(one: Bin | None) -> str:
    """A cell: the mean prediction, the share that came true with its error, and the number of predictions."""
    if one is None:
        return "-"
    return f"{100 * one.said:.0f} -> {100 * one.came:.0f} ± {196 * one.error:.0f} ({one.count:,})"
