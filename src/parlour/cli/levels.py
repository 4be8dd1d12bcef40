"""`parlour levels`: the ratings of a game's players, stored or measured now."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from parlour import bots, locales
from parlour.bots import ratings
from parlour.bots.duplicate import Unit
from parlour.cli.arena import (
    ArenaSeed,
    By,
    GameOptions,
    Jobs,
    Markdown,
    Out,
    Seats,
    Svg,
    measure,
    show_standing,
    write_pages,
)
from parlour.cli.bench import check_folder, write
from parlour.cli.common import (
    AsJson,
    GameName,
    Language,
    console,
    fails_politely,
    read_json,
    read_options,
    show,
    show_json,
)
from parlour.core.errors import OptionError
from parlour.lab.arena.plan import Plan, check
from parlour.locales import say

LADDER = ("random", "easy", "medium", "hard", "expert", "reference", "qlearning")
USUAL_DEALS = 200


def add_to(app: typer.Typer) -> None:
    app.command("levels")(levels)


@fails_politely
def levels(
    game: GameName,
    deals: Annotated[int | None, typer.Option(min=1, help="measure now, on this number of deals")] = None,
    keep: Annotated[
        Path | None,
        typer.Option("--write", help="measure, and add the ratings to this file, keeping other games' ratings"),
    ] = None,
    seats: Seats = 2,
    jobs: Jobs = 1,
    seed: ArenaSeed = 1,
    option: GameOptions = None,
    by: By = Unit.GAMES,
    out: Out = None,
    svg: Svg = None,
    markdown: Markdown = None,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Print the stored ratings of a game's players; with --deals or --write, measure them."""
    locales.check_language(lang)
    ladder = tuple(player for player in LADDER if player in bots.levels(game))
    if deals is None and keep is None:
        show_kept(game, lang, as_json)
        return
    plan = Plan(game, ladder, seats, seed, read_options(option or []), by)
    check(plan)
    there = read_json(keep) if keep is not None and keep.exists() else {}
    if not isinstance(there, dict):
        raise OptionError("levels-no-ratings", file=str(keep))
    for path in filter(None, (keep, out, svg, markdown)):
        check_folder(path)
    answer, found = measure(plan, deals or USUAL_DEALS, jobs, [], out, lang)
    write_pages(found, svg, markdown, lang)
    if keep:
        write(keep, ratings.with_game(there, game, worth_keeping(answer)))
    if as_json:
        show_json(answer)
    else:
        show_standing(found, lang)


def worth_keeping(answer: dict[str, Any]) -> dict[str, Any]:
    """The ratings in whole points, with the settings they were measured with."""
    settings = {key: answer["settings"][key] for key in ("seats", "unit", "options", "seed")}
    players = {one["player"]: {key: round(one[key]) for key in ("rating", "low", "high")} for one in answer["players"]}
    return {
        "commit": answer["commit"],
        "date": answer["date"],
        "deals": answer["deals"],
        **settings,
        "players": players,
    }


def show_kept(game: str, lang: str, as_json: bool) -> None:
    """Print the stored ratings."""
    kept = ratings.kept(game) or None
    if as_json:
        show_json(kept)
    elif kept is None:
        show(say(lang, "levels-unmeasured", {"game": game}))
    else:
        show(say(lang, "levels-kept", {"game": game, **kept, "commit": kept["commit"] or "-"}))
        table = Table(box=None, pad_edge=False, show_header=False)
        for name, one in kept["players"].items():
            table.add_row(name, str(one["rating"]), f"({one['low']}-{one['high']})")
        console().print(table)
