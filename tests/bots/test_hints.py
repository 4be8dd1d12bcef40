"""Hints: three steps, from what the seat may know, in every decision of every game."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.errors import OptionError
from parlour.core.registry import built_in
from parlour.lab.bench.parlour_engine import compiled
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
    assert [reason.key for reason in why[:3:2]] == ["hint-house_of_cards-play", "hint-house_of_cards-rival-play"]


@pytest.mark.parametrize("game", sorted(built_in()))
def test_a_hint_does_not_end_on_the_second_best_move(game: str) -> None:
    found = parlour.hint(after_some_moves(game, 2), seed=2)
    assert found.reasons[-1].key.startswith(f"hint-{game}-why-")


def test_a_pile_that_brings_no_meld_is_no_rival() -> None:
    """ "You would have no meld" must not stand beside "take the pile and lay a new meld"."""
    keys = {"game": "potter", "turn": 0, "phase": "draw", "hands": ["2♥ 6♣ 9♦ K♠", "4♥ 6♦ Q♠"], "discard": "J♥"}
    found = parlour.hint(parlour.game("potter").position({**keys, "turns": 4}), seed=2)
    said = [reason.key for reason in found.reasons]
    assert said[:2] == ["hint-potter-draw", "hint-potter-why-draw-no-meld"]
    assert "hint-potter-take" not in said


@every_table
def test_a_hint_follows_from_what_the_seat_knows(game: str, seats: int) -> None:
    state = after_some_moves(game, seats)
    assert parlour.hint(state.imagine(state.turn, 5), seed=2) == parlour.hint(state, seed=2)


def test_the_same_seed_gives_the_same_hint() -> None:
    state = after_some_moves("potter", 3)
    assert parlour.hint(state, seed=2) == parlour.hint(state, seed=2)


def test_there_is_no_fourth_step_and_none_after_the_end() -> None:
    state = after_some_moves("notty", 2)
    with pytest.raises(OptionError, match="not a step of a hint"):
        parlour.hint(state, 4)
    state.playout(1)
    with pytest.raises(OptionError, match="over"):
        parlour.hint(state)
