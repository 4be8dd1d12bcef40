"""`parlour train`: train a player by self-play."""

from __future__ import annotations

from dataclasses import asdict
from math import inf
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from parlour.bots.play import play_of
from parlour.bots.training.course import FINAL_DEALS, Course, lessons
from parlour.bots.weights import Card
from parlour.cli.common import AsJson, fails_politely, game_argument, show, show_json
from parlour.core import registry
from parlour.core.errors import OptionError, shown
from parlour.lab.learning_curve import curve

MOST_DEALS = len(FINAL_DEALS)
MINUTES = 3.0


def add_to(app: typer.Typer) -> None:
    app.command("train")(train)


@fails_politely
def train(
    game: Annotated[str, game_argument("the game to learn")],
    agent: Annotated[str, typer.Option(help="the player that learns")] = "qlearning",
    minutes: Annotated[float | None, typer.Option(min=0.0, help="time limit; 3 by default, none with --games")] = None,
    games: Annotated[
        int | None, typer.Option(min=1, help="stop after this many games; repeatable, unlike --minutes")
    ] = None,
    deals: Annotated[
        int, typer.Option(min=2, max=MOST_DEALS, help="deals of the final test, whose result goes on the card")
    ] = MOST_DEALS,
    seed: Annotated[int, typer.Option(help="the seed of everything random")] = 1,
    folder: Annotated[Path, typer.Option(help="the folder for the course, the weights and the learning curve")] = Path(
        "."
    ),
    as_json: AsJson = False,
) -> None:
    """Train a player by self-play. A course with the same name and seed in the folder is continued."""
    registry.game(game)
    play = play_of(game)
    agents = play.courses() if play else {}
    if agent not in agents:
        raise OptionError("no-such-level", game=game, given=shown(agent), allowed=", ".join(agents))
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{game}-{agent}"
    kept = folder / f"{name}-{seed}.course.npz"
    course = agents[agent].load(kept) if kept.exists() else agents[agent](seed)
    if minutes is None:
        minutes = MINUTES if games is None else inf
    learn(course, kept, minutes * 60, games)
    card = course.deliver(folder / f"{name}.npz", FINAL_DEALS[:deals])
    picture = curve(course.points, f"{game}, {agent}: {course.measure}")
    (folder / f"{name}.svg").write_text(picture, encoding="utf-8")
    tell(card, as_json)


def learn(course: Course, kept: Path, seconds: float, games: int | None) -> None:
    """Run the lessons with a progress bar that shows the score: for players, the wins against the reference."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        for point in lessons(course, seconds=seconds, games=games):
            course.save(kept)
            words = f"{point.games:,} games: {point.reference:.1%} {course.measure}"
            progress.update(task, completed=point.games if games else None, description=words)


def tell(card: Card, as_json: bool) -> None:
    """Print the result of the final test."""
    if as_json:
        show_json(asdict(card))
        return
    result = card.result
    rival = "the reference"
    if "explained" in result:
        rival = "the search with the shipped value"
        show(f"The value removes {result['explained']:.2%} of the doubt about who wins the held-out games;")
        show(f"the shipped one {result['shipped_explained']:.2%}.")
    show(f"{card.games:,} games: {result['share']:.1%} ± {result['error_95']:.1%} of the wins against {rival}")
    show(f"{result['deals']:,.0f} deals, each from every seat. To repeat: {card.command}")
