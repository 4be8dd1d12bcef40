"""The laws of every game, for anyone who writes a game: `parlour.testing.check("lowest")`.

With pytest, `pytest --parlour lowest` tries each law at each table as a separate test.
"""

from __future__ import annotations

from collections.abc import Iterator

from parlour.core.game import Game
from parlour.testing.laws import LAWS, OF_ANY_PLAY, Law
from parlour.testing.table import Table, tables

__all__ = ["LAWS", "BrokenLaw", "Table", "cases", "check"]


class BrokenLaw(AssertionError):
    """A game breaks a law; the message names the law and the table."""

    def __init__(self, law: str, table: Table, why: str) -> None:
        words = law.replace("_", " ")
        where = f"{table.name}, {table.seats} seats, {table.policy} play"
        super().__init__(f"{words}: broken by {where}" + (f": {why}" if why else ""))


def cases(game: str, games: int = 4) -> Iterator[tuple[str, Law, Table]]:
    """Every law with every table at which it is tried."""
    for table in tables(game, games, ending=2 * games):
        for name, law in LAWS.items():
            if table.policy == "heuristic" or name not in OF_ANY_PLAY:
                yield name, law, table


def check(game: str | Game, games: int = 4) -> int:
    """Try all laws on a registered game; return the number of trials. The first broken law is raised."""
    trials = list(cases(game if isinstance(game, str) else game.name, games))
    for name, law, table in trials:
        try:
            law(table)
        except AssertionError as error:
            raise BrokenLaw(name, table, str(error)) from error
    return len(trials)
