"""The habits of Notty's reference player, which the strategy tips are measured with."""

from __future__ import annotations

from typing import cast

import pytest

import parlour
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.reference import ReferenceBot, Style

GAME = parlour.game("notty")


def move(style: Style, hands: list[str]) -> str:
    """What a player with these habits does at the beginning of its turn."""
    state = GAME.position({"game": "notty", "turn": 0, "hands": hands})
    return str(ReferenceBot(style=style).choose(cast(Notty, state)))


HANDS = ["R1 G5 K9 B3", "Y2 Y9", "R2 G7 K1 B8 Y4"]


@pytest.mark.parametrize(
    ("style", "expected"),
    [
        (Style(cycles=False, steals_from="biggest"), "steal 2"),
        (Style(cycles=False, steals_from="nobody", always_draws=3), "draw 3"),
        (Style(cycles=False, steals_from="nobody", always_draws=1), "draw 1"),
        (Style(cycles=False, steals_from="nobody", draw_chance=1.1), "end"),
    ],
)
def test_a_style_is_kept(style: Style, expected: str) -> None:
    assert move(style, HANDS) == expected


def test_nobody_draws_beyond_the_limit_of_a_hand() -> None:
    many = "R1 R3 R5 R7 R9 G1 G3 G5 G7 G9 Y1 Y3 Y5 Y7 Y9 K1 K3 K5 K7"  # 19 cards
    assert move(Style(cycles=False, steals_from="nobody", always_draws=3), [many, "B2 B9"]) == "draw 1"


def test_groups_are_held_until_nothing_is_loose_or_laid_at_once() -> None:
    hands = ["R1 R2 R3 K9", "Y2 Y9"]
    assert move(Style(holds_groups=False), hands) == "group R1 R2 R3"
    assert not move(Style(), hands).startswith("group")


def test_who_does_not_collect_puts_back_the_first_loose_card() -> None:
    state = GAME.position({"game": "notty", "turn": 0, "hands": ["R1 R2 R3 Y9 K9", "Y2 Y4"]})
    state.play("cycle")
    loose = [str(one) for one in state.legal() if str(one) not in ("drop R1", "drop R2", "drop R3")]
    assert str(ReferenceBot(style=Style(collects=False)).choose(cast(Notty, state))) == loose[0] != "drop R4"
