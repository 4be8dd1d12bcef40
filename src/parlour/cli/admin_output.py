"""What the commands of `parlour admin` share: the data folder, and tables as output."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from parlour.cli.common import console
from parlour.locales import say

Data = Annotated[Path, typer.Option("--data", envvar="PARLOUR_DATA", help="the data folder of the server")]
HERE = Path("parlour-data")
WIDE = 240  # columns, when the output is a pipe


def show_rows(columns: Sequence[str], rows: Sequence[Mapping[str, Any]], lang: str) -> None:
    """Print a table, full width in a pipe. Names are printed literally, whatever characters they contain."""
    grid = Table(box=None, pad_edge=False)
    for name in columns:
        grid.add_column(say(lang, f"admin-column-{name}"), overflow="fold")  # nothing that a ban may need is cut off
    for row in rows:
        grid.add_row(*(Text(as_cell(row.get(name))) for name in columns))
    screen = console()
    if not screen.is_terminal:
        screen.width = WIDE
    screen.print(grid)


def as_cell(fact: Any) -> str:
    """A cell of the table: lists are joined by commas, None is empty."""
    if isinstance(fact, list):
        return ", ".join(map(str, fact))
    return "" if fact is None else str(fact)
