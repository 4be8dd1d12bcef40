"""The registered games: the built-in rooms, and games that other packages provide by an entry point."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour
from parlour import OptionError
from parlour.core import registry
from tests.examples.outside import installed, registered


def test_the_games_are_listed_by_name_in_order() -> None:
    assert list(parlour.games()) == sorted(set(parlour.games()))
    assert "notty" in parlour.games()
    assert registry.built_in() <= set(parlour.games())


def test_every_built_in_game_has_its_own_name() -> None:
    for name in registry.built_in():
        assert parlour.game(name).name == name
        assert isinstance(parlour.game(name), parlour.Game)


def test_a_game_is_made_once() -> None:
    assert parlour.game("notty") is parlour.game("notty")


@pytest.mark.parametrize("name", ["whist", "", "Notty", "notty.rules", "../notty", None, 5, ["notty"], ("notty",)])
def test_an_unknown_game_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(OptionError) as caught:
        parlour.game(name)
    assert caught.value.key == "no-such-game"
    assert "notty" in str(caught.value)


def test_a_guest_comes_and_goes() -> None:
    with registered() as game:
        assert "lowest" in parlour.games()
        assert parlour.game("lowest") is game
        with registered() as again:
            assert again is game
        assert "lowest" in parlour.games()


def test_a_guest_does_not_take_the_place_of_a_room(tmp_path: Path) -> None:
    (tmp_path / "impostor.py").write_text("GAME = 'another notty'\n")
    with installed("impostor", {"notty": "impostor:GAME"}, tmp_path):
        assert parlour.games().count("notty") == 1
        assert parlour.game("notty").law.__name__ == "Notty"


def test_a_package_without_a_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "no_game_at_all.py").write_text("GAME = 'whist'\n")
    with installed("no-game", {"whist": "no_game_at_all:GAME"}, tmp_path), pytest.raises(OptionError) as caught:
        parlour.game("whist")
    assert caught.value.key == "not-a-game"
    assert caught.value.facts == {"name": "whist", "given": "'whist'"}


@pytest.mark.parametrize("code", ["GAME = 'whist'", "raise RuntimeError('a broken guest')"])
def test_a_broken_package_leaves_other_games_their_words(tmp_path: Path, code: str) -> None:
    """Players of Notty get its errors in words, whatever else is installed."""
    (tmp_path / "broken_guest.py").write_text(code + "\n")
    with installed("broken-guest", {"whist": "broken_guest:GAME"}, tmp_path):
        with pytest.raises(OptionError) as caught:
            parlour.game("notty").deal(seats=9, seed=1)
        assert "2 to 3 players" in str(caught.value)
