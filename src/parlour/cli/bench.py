"""`parlour bench`: the speed of the built-in games, with OpenSpiel and RLCard in the same run."""

from __future__ import annotations

import datetime
import os
import subprocess
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress

from parlour.cli.common import AsJson, console, fails_politely
from parlour.core.errors import OptionError
from parlour.lab.bench import child, machine, parlour_engine, peers, report
from parlour.lab.bench.contest import Contestant, Measured, contest

HERE = Path(__file__).parent


def add_to(app: typer.Typer) -> None:
    app.command("bench")(bench)


@fails_politely
def bench(
    seconds: Annotated[float, typer.Option(min=0.1, help="CPU seconds for each contestant")] = 6.0,
    rounds: Annotated[
        int, typer.Option(min=1, help="the number of slices into which each contestant's time is cut")
    ] = 30,
    out: Annotated[Path | None, typer.Option(help="also write JSON here")] = None,
    markdown: Annotated[Path | None, typer.Option(help="write the tables here as Markdown")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the games and, if the extra `peers` is installed, of OpenSpiel and RLCard."""
    for path in filter(None, (out, markdown)):
        check_folder(path)
    before = machine.load_average()
    contestants = [*parlour_engine.contestants(), *child.children(), *peers.peers()]
    rows = measure(contestants, seconds, rounds)
    load = machine.Load(before, machine.load_average())
    where = machine.Machine.here(parlour_engine.compiled())
    answer = report.as_json(rows, where, commit(), datetime.date.today().isoformat(), load)
    if out:
        write(out, answer + "\n")
    if markdown:
        write(markdown, report.as_markdown(rows, machine=where, load=load))
    if as_json:
        print(answer)
        return
    screen = console()
    screen.print(*machine.heading(where, load), sep="\n")
    screen.print(report.table(rows), report.bar_table(rows), report.CAVEAT, sep="\n")


def measure(contestants: list[Contestant], seconds: float, rounds: int) -> list[Measured]:
    """Run the contest with a progress bar."""
    from rich.console import Console

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=rounds * len(contestants))
        return contest(
            contestants, seconds, rounds, lambda name, done, _: progress.update(task, completed=done, description=name)
        )


def commit() -> str:
    """The commit of this checkout, with a plus if there are uncommitted changes; empty outside a checkout."""
    try:
        found = subprocess.run(
            ["git", "describe", "--always", "--abbrev=12", "--dirty=+"], cwd=HERE, capture_output=True, text=True
        )
    except OSError:
        return ""
    return found.stdout.strip() if found.returncode == 0 else ""


def check_folder(path: Path) -> None:
    """Raise an error if the file cannot be written, before hours of work go into it."""
    reason = "Is a directory" if path.is_dir() else None if path.parent.is_dir() else "No such directory"
    if reason is not None or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise OptionError("cli-cannot-write", file=str(path), reason=reason or "Permission denied")


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionError("cli-cannot-write", file=str(path), reason=error.strerror or str(error)) from None
