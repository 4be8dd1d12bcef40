"""Results as tables for the screen and for a page, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.table import Table

from parlour.lab.arena.plan import Pairing, Plan
from parlour.lab.arena.results import Cell, Standing
from parlour.lab.bench.report import drawn, ruled
from parlour.locales import say

Row = Sequence[str]
Show = Callable[[Cell], str]


class Grid:
    """A table with a title, columns and rows."""

    def __init__(self, title: str, columns: Row, rows: Sequence[Row]) -> None:
        self.title = title
        self.columns = columns
        self.rows = rows

    def table(self) -> Table:
        """The table for the screen; on a narrow one numbers are folded, never cut off."""
        table = drawn(self.title, self.columns, self.rows, {0})
        for column in table.columns:
            column.overflow = "fold"
        return table

    def markdown(self) -> list[str]:
        """The table in Markdown."""
        return [f"{self.title}:", "", *ruled(self.columns, self.rows), ""]


def grids(shown: Standing, lang: str) -> list[Grid]:
    """The cross table, the undecided games if there are any, the ratings and the times."""
    even = {"even": percent(shown.plan.even)}
    title = "arena-cross" if shown.plan.seats == 2 else "arena-cross-many"
    found = [cross(shown, lang, say(lang, title, even), share_of)]
    if any(cell.undecided for cell in shown.cells.values()):
        found.append(cross(shown, lang, say(lang, "arena-undecided"), undecided_of))
    return [*found, rating_grid(shown, lang), time_grid(shown, lang)]


def cross(shown: Standing, lang: str, title: str, show: Show) -> Grid:
    """The cross table: every player in a row against every player in a column."""
    names, order = shown.plan.names, shown.ranking
    rows = [[names[one], *(written(shown, Pairing(one, other), show) for other in order)] for one in order]
    return Grid(title, [say(lang, "arena-player"), *(names[other] for other in order)], rows)


def written(shown: Standing, pairing: Pairing, show: Show) -> str:
    """The text of a cell; a player does not meet itself."""
    return show(shown.cells[pairing]) if pairing in shown.cells else "-"


def share_of(cell: Cell) -> str:
    """The share in per cent, with its interval."""
    share, low, high = cell.estimate
    return f"{percent(share)} ({percent(low)}-{percent(high)})"


def undecided_of(cell: Cell) -> str:
    """The number of undecided games, out of all."""
    return f"{cell.undecided} / {cell.games}"


def percent(share: float) -> str:
    """A share in per cent, with one decimal."""
    return f"{100 * share:.1f}"


def rating_grid(shown: Standing, lang: str) -> Grid:
    """The table of ratings, from the strongest player down."""
    columns = said(shown, lang, "player", "rating", "interval", "games", "undecided-part")
    return Grid(say(lang, "arena-ratings"), columns, [rating_row(shown, who) for who in shown.ranking])


def rating_row(shown: Standing, who: int) -> Row:
    """The row of a player in the table of ratings."""
    rating = shown.ratings[who]
    undecided, games = shown.undecided(who)
    part = percent(undecided / games if games else 0.0)
    return [
        shown.plan.names[who],
        f"{rating.points:.0f}",
        f"{rating.low:.0f}-{rating.high:.0f}",
        f"{games:,}",
        f"{part} %",
    ]


def time_grid(shown: Standing, lang: str) -> Grid:
    """The table of thinking times."""
    columns = said(shown, lang, "player", "moves", "mean", "p50", "p95", "longest", "late")
    return Grid(say(lang, "arena-times"), columns, [time_row(shown, who) for who in shown.ranking])


def time_row(shown: Standing, who: int) -> Row:
    """The row of a player in the table of times, in milliseconds."""
    times = shown.times[who]
    seconds = (times.mean, times.quantile(0.5), times.quantile(0.95), times.longest)
    return [shown.plan.names[who], f"{times.moves:,}", *(f"{1000 * one:,.3f}" for one in seconds), str(times.late)]


def said(shown: Standing, lang: str, *columns: str) -> Row:
    """The headings of columns in a language."""
    return [say(lang, f"arena-{column}", {"guard": shown.plan.guard}) for column in columns]


def heading(shown: Standing, lang: str) -> str:
    """The sentence that describes the run."""
    return say(lang, "arena-heading", facts_of(shown.plan) | {"deals": shown.deals})


def facts_of(plan: Plan) -> dict[str, object]:
    """A plan as facts for a sentence."""
    options = " ".join(f"{name}={value}" for name, value in plan.options.items())
    return {
        "game": plan.game,
        "seats": plan.seats,
        "seed": plan.seed,
        "options": options or "-",
        "unit": str(plan.unit),
    }


def verdicts(shown: Standing, lang: str) -> list[str]:
    """The results of the sequential test, as sentences."""
    names = shown.plan.names
    return [
        say(
            lang,
            "arena-verdict",
            {
                "player": names[0],
                "against": names[against],
                "low": percent(one.low),
                "high": percent(one.high),
                "verdict": one.verdict,
                "deals": one.deals,
                "ratio": f"{one.ratio:.2f}",
            },
        )
        for against, one in enumerate(shown.questions, start=1)
    ]


def as_markdown(shown: Standing, lang: str) -> str:
    """All results in Markdown."""
    lines = [heading(shown, lang), "", *(line for grid in grids(shown, lang) for line in grid.markdown())]
    return "\n".join(lines + verdicts(shown, lang)).rstrip() + "\n"
