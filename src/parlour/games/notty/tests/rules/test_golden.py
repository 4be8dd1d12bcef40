"""The golden playthroughs still produce the recorded text."""

from __future__ import annotations

import pytest

import parlour
from parlour.games.notty.tests.rules.golden import GOLDEN, PLAYTHROUGHS


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    assert GOLDEN.render(name) == GOLDEN.path(name).read_text(encoding="utf-8")


def test_every_file_has_its_playthrough() -> None:
    assert {path.stem for path in GOLDEN.folder.glob("*.txt")} == set(PLAYTHROUGHS)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_is_short_enough_to_be_read(name: str) -> None:
    lines = GOLDEN.path(name).read_text(encoding="utf-8").splitlines()
    assert 20 <= len(lines) <= 120
    assert max(map(len, lines)) <= 160


def test_the_playthroughs_show_what_they_promise() -> None:
    """The ends of games, by the last move of each record."""
    ends = {name: parlour.replay(record) for name, (_, record) in PLAYTHROUGHS.items()}
    winners = {name: state.result.winners if state.result else None for name, state in ends.items()}
    assert winners == {
        "two_players": (0,),
        "three_players": (2,),
        "stolen_last_card": (1,),
        "turn_limit": (0, 1),
        "cycle_at_limit": (1,),
        "drawn_again": None,
    }
