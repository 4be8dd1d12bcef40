"""Hints: three steps, from what the seat may know, in every decision of every game."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.errors import OptionError
from parlour.lab.bench.ours import compiled
from parlour.locales import LANGUAGES, say_reason
from tests.bots.test_judge import after_some_moves
from tests.laws.conftest import outside_game as outside_game  # the game from outside is judged too
from tests.laws.tables import every_table

pytestmark = pytest.mark.skipif(not compiled(), reason="without a compiler an expert thinks for seconds")
NAMES = ("Ann", "Ben", "Cyd", "Dan", "Eva")


@every_table
def test_each_step_says_more_than_the_one_before(game: str, seats: int) -> None:
    state = after_some_moves(game, seats)
    kind, what, why = (parlour.hint(state, level, seed=2) for level in (1, 2, 3))
    assert kind.move is None
    assert what.move is not None
    assert what.move == why.move
    assert state.refusal(what.move) is None
    assert len(kind.reasons) == len(what.reasons) == 1 < len(why.reasons)
    assert why.reasons[0] == what.reasons[0]
    assert kind.win_chance == what.win_chance == why.win_chance


@every_table
def test_a_hint_can_be_said_in_every_language(game: str, seats: int) -> None:
    found = parlour.hint(after_some_moves(game, seats), seed=2)
    for language in LANGUAGES:
        for reason in found.reasons:
            said = say_reason(language, reason, NAMES)
            assert said and "{" not in said and reason.key not in said


def test_a_hint_names_one_thing_to_do() -> None:
    why = parlour.hint(after_some_moves("house_of_cards", 2), seed=2).reasons
    assert why[0].key == "hint-house_of_cards-play" and why[-1].key == "hint-house_of_cards-rival-play"


@every_table
def test_a_hint_follows_from_what_the_seat_knows(game: str, seats: int) -> None:
    state = after_some_moves(game, seats)
    assert parlour.hint(state.imagine(state.turn, 5), seed=2) == parlour.hint(state, seed=2)


def test_the_same_seed_gives_the_same_hint() -> None:
    state = after_some_moves("potter", 3)
    assert parlour.hint(state, seed=2) == parlour.hint(state, seed=2)


def test_there_is_no_fourth_step_and_none_after_the_end() -> None:
    state = after_some_moves("notty", 2)
    with pytest.raises(OptionError, match="no step of a hint"):
        parlour.hint(state, 4)
    state.playout(1)
    with pytest.raises(OptionError, match="over"):
        parlour.hint(state)
