"""A plugin for pytest: `pytest --parlour GAME` tries every law on a game, each at each table as a separate test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from parlour.testing.laws import Law
    from parlour.testing.table import Table

pytest.register_assert_rewrite("parlour.testing.laws")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("parlour")
    group.addoption("--parlour", action="append", default=[], metavar="GAME", help="try the laws of every game on GAME")
    group.addoption("--parlour-games", type=int, default=4, metavar="N", help="games per law and table")


class LawTrial(pytest.Item):
    """The test of one law at one table."""

    law: Law
    table: Table

    def runtest(self) -> None:
        self.law(self.table)

    def reportinfo(self) -> tuple[str, int | None, str]:
        return "parlour.testing.laws", None, self.name


def trials(session: pytest.Session, game: str, games: int) -> Iterator[LawTrial]:
    """The tests of all laws for a game."""
    from parlour import testing  # imported only if it is needed

    for name, law, table in testing.cases(game, games):
        trial: LawTrial = LawTrial.from_parent(session, name=f"{name}[{game}-{table.seats}-{table.policy}]")
        trial.law, trial.table = law, table
        yield trial


def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    for game in config.getoption("--parlour"):
        items += trials(session, game, config.getoption("--parlour-games"))
