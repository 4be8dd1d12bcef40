"""docs/players.md: its tables show what was measured, and its levels are those of the code."""

from __future__ import annotations

import re

import pytest

import parlour
from parlour.bots import ratings
from parlour.bots.players import SearchBot
from parlour.core.registry import built_in
from parlour.games.notty.play.mistakes import LEVELS
from tests.docs.figures import MARKED, PAGE, with_figures

TEXT = PAGE.read_text(encoding="utf-8")


def test_every_table_is_as_it_was_measured() -> None:
    assert len(MARKED.findall(TEXT)) >= 4
    assert with_figures(TEXT) == TEXT


@pytest.mark.parametrize("game", sorted(built_in() - {"notty"}))
def test_the_errors_of_the_levels_are_those_of_the_code(game: str) -> None:
    row = " | ".join(f"{100 * loss_of(game, level):g}" for level in ("easy", "medium", "hard"))
    assert re.search(rf"^\| `{game}` \| {row} \|", TEXT, re.MULTILINE), row


def loss_of(game: str, level: str) -> float:
    player = parlour.bot(game, level=level)
    assert isinstance(player, SearchBot)
    return player.loss


def test_the_mistakes_of_nottys_levels_are_those_of_the_code() -> None:
    for mistake in zip(*LEVELS.values(), strict=True):
        assert f"({', '.join(f'{100 * chance:g}' for chance in mistake)} of 100)" in TEXT


@pytest.mark.parametrize("game", sorted(built_in()))
def test_every_level_of_the_menu_has_its_measured_rating(game: str) -> None:
    rated = ratings.ratings(game)
    shown = [rated[level] for level in parlour.bots.offered(game)]
    assert shown == sorted(shown)
