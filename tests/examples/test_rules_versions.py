"""A rule changes: games begun under the old rules continue under them, and new games follow the new ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import parlour
from parlour import OptionError
from parlour.core import registry
from parlour.core.game import Game
from parlour.table import commands
from parlour.table.table import Table
from tests.examples.outside import LOWEST, installed, registered
from tests.table.stored_table import ANN, BOB, Kept, game_of, play, without

CAM = "cc" * 16


@contextmanager
def next_year() -> Iterator[parlour.Game]:
    """Parlour after a change of rules."""
    with installed("next-lowest", {"lowest": "tests.examples.next_lowest:GAME"}, LOWEST):
        yield parlour.game("lowest")


def first_moves(state: parlour.State, count: int) -> list[int]:
    """Play the first legal move again and again, and return who was on turn."""
    seats = []
    for _ in range(count):
        seats.append(state.on_turn)
        state.play(state.legal()[0])
    return seats


def todays_table() -> Kept:
    """Three people in the middle of a game under today's rules."""
    kept = Kept(3, parlour.game("lowest"))
    for name, nonce in (("Ann", ANN), ("Bob", BOB), ("Cam", CAM)):
        kept.keep(commands.sit(kept.table, None, name, nonce))
    kept.keep(commands.begin(kept.table, 0))
    for _ in range(6):
        play(kept, str(game_of(kept).legal()[0]))
    return kept


def folded(game: parlour.Game, kept: Kept) -> Kept:
    """The same log, folded where this game is in force."""
    twin = Kept.__new__(Kept)
    twin.table, twin.log = Table(game), list(kept.log)
    for entry in kept.log:
        twin.table.apply(entry)
    return twin


# Versions of the rules.


def test_every_built_in_game_has_its_rules_by_number() -> None:
    for name in registry.built_in():
        game = parlour.game(name)
        assert parlour.game(name, game.version) is game
        assert [one.version for one in game.older] == list(range(1, game.version))


def test_the_rules_in_force_and_older_ones_are_found_by_number() -> None:
    with next_year() as game:
        assert game.version == parlour.game("lowest", 2).version == 2
        assert parlour.game("lowest", 1).version == 1
        assert parlour.game("lowest", 1) is parlour.game("lowest", 1)


@pytest.mark.parametrize("version", [0, 3, -1, True, "1", 1.0, [1]])
def test_rules_that_are_not_there_are_refused_with_those_that_are(version: Any) -> None:
    with next_year(), pytest.raises(OptionError) as caught:
        parlour.game("lowest", version)
    assert caught.value.key == "no-such-rules"
    assert str(caught.value).endswith("Possible: 1, 2.")


def test_older_rules_must_be_of_the_same_game_and_have_numbers_of_their_own() -> None:
    with registered() as game:
        wrong: list[list[Any]] = [[parlour.game("notty")], [game], ["lowest"]]
        for older in wrong:
            with pytest.raises(OptionError) as caught:
                registry.check_older(type(game)(older=older))
            assert caught.value.key == "not-older-rules"


# Records.


def test_the_two_rules_play_the_same_moves_to_different_ends() -> None:
    with next_year():
        old, new = (parlour.game("lowest", version).deal(seats=3, seed=1) for version in (1, 2))
        assert old.hash() == new.hash()
        assert first_moves(old, 6) != first_moves(new, 6)


def test_a_record_begun_under_the_old_rules_replays_under_them() -> None:
    with registered() as game:
        state = game.deal(seats=3, seed=1)
        first_moves(state, 6)
        record = json.loads(json.dumps(state.record()))
    assert "rules" not in record
    with next_year():
        for named in (record, {**record, "rules": 1}):
            again = parlour.replay(named)
            assert (again.hash(), again.game.version) == (state.hash(), 1)
            assert again.record() == record
        assert parlour.replay({**record, "moves": [], "rules": 2}).game.version == 2


def test_a_record_of_newer_rules_names_them_and_is_not_taken_for_one_of_others() -> None:
    with next_year() as game:
        state = game.deal(seats=3, seed=1)
        first_moves(state, 6)
        record = json.loads(json.dumps(state.record()))
        assert record["rules"] == 2
        assert parlour.replay(record).hash() == state.hash()
        assert parlour.replay(record).record() == record
        began = game.position(state.position())
        first_moves(began, 2)
        assert parlour.replay(began.record()).hash() == began.hash()
    with registered(), pytest.raises(OptionError, match=r"Possible: 1\."):
        parlour.replay(record)


@pytest.mark.parametrize("rules", [None, 0, "2", {}])
def test_a_record_with_rules_that_are_none_is_refused(rules: Any) -> None:
    with pytest.raises(OptionError) as caught:
        parlour.replay({"game": "notty", "seats": 2, "seed": 1, "rules": rules})
    assert caught.value.key == "no-such-rules"


# Tables.


def without_rules(kept: Kept) -> Kept:
    """The log as it was before tables named their rules."""
    kept.log = [without(entry, "rules") for entry in kept.log]
    return kept


def after_the_change(today: Game, kept: Kept) -> None:
    """A table that was left in the middle of a game continues as if nothing had changed; its next game follows the new
    rules."""
    with registered():
        unchanged = folded(today, kept)
    with next_year() as game:
        later = folded(game, kept)
        assert game_of(later).hash() == game_of(unchanged).hash()
        while not game_of(unchanged).over:
            move = "knock" if "knock" in map(str, game_of(unchanged).legal()) else str(game_of(unchanged).legal()[0])
            play(unchanged, move)
            play(later, move)
            assert game_of(later).turn == game_of(unchanged).turn
        assert game_of(later).record() == game_of(unchanged).record()
        assert game_of(later).game.version == 1
        for seat, nonce in enumerate((ANN, BOB, CAM)):
            later.keep(commands.want_rematch(later.table, seat, nonce))
        later.keep(commands.deal(later.table))
        assert game_of(later).game.version == 2
        first = game_of(later).on_turn
        play(later, "draw")
        play(later, str(game_of(later).legal()[0]))
        assert game_of(later).on_turn == (first - 1) % 3
        assert game_of(folded(game, later)).hash() == game_of(later).hash()


def test_a_running_table_keeps_its_rules_and_a_rematch_takes_the_new_ones() -> None:
    with registered() as game:
        after_the_change(game, todays_table())


def test_so_does_a_table_whose_log_names_no_rules() -> None:
    with registered() as game:
        after_the_change(game, without_rules(todays_table()))
