"""Puzzles are found where one move is clearly best, one per game, and not too many of a kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

import parlour
from parlour.bots.puzzles import Puzzle, puzzles
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.lab import puzzles as search
from tests.core.mode import COMPILED


@pytest.mark.skipif(not COMPILED, reason="thousands of playouts")
@pytest.mark.parametrize("game", ["house_of_cards", "jolly"])
def test_a_shipped_puzzle_would_be_found_again(game: str) -> None:
    shipped = puzzles(game)[0]
    found = search.puzzle_from(shipped.state())
    assert found is not None and (found.best, found.position) == (shipped.best, shipped.position)
    assert found.chance - found.other >= search.GAP


def test_a_position_without_a_choice_is_not_a_puzzle() -> None:
    potter = parlour.game("potter").deal(seats=2, seed=1)
    assert [str(move) for move in potter.legal()] == ["draw"]
    assert search.puzzle_from(potter) is None


@pytest.mark.skipif(not COMPILED, reason="thousands of playouts")
def test_a_move_that_every_simple_player_finds_is_not_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = puzzles("jolly")[0]
    monkeypatch.setattr(search, "FIRST_IDEAS", ())
    assert search.puzzle_from(shipped.state()) is None


def played_for(kinds: Sequence[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the game number n have one puzzle, which is solved by a move of this kind."""
    names = iter(kinds)

    def puzzles_of(states: Sequence[State], chance: Rng) -> Iterator[Puzzle]:
        kind = next(names)
        if kind:
            yield Puzzle(states[0].position(), f"{kind} 1", 0.9, 0.5)

    monkeypatch.setattr(search, "puzzles_of", puzzles_of)
    monkeypatch.setattr(search, "played", lambda game, seats, seed: [parlour.game(game).deal(seats=seats, seed=seed)])


def test_a_search_continues_until_there_are_enough_and_not_too_many_of_a_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    played_for(["draw", "draw", "", "draw", "draw", "steal", "end", "cycle", "never"], monkeypatch)
    most = search.hunt("notty").most_of_a_kind
    found = list(search.find("notty", seed=1, wanted=5))
    kinds = [None if one is None else search.kind_of(one) for one in found]
    assert [kind for kind in kinds if kind] and len([kind for kind in kinds if kind]) == 5
    assert kinds.count("draw") <= max(1, round(5 * most)) and None in kinds


def test_the_games_of_a_search_are_played_by_the_levels() -> None:
    states = search.played("house_of_cards", 2, 5)
    assert len(states) > 10 and all(state.turn is not None for state in states)
    assert [state.hash() for state in states] == [state.hash() for state in search.played("house_of_cards", 2, 5)]


def test_a_game_is_searched_in_random_order_and_not_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def puzzle_from(number: int) -> Puzzle | None:
        tried.append(number)
        return Puzzle({}, f"draw {number}", 0.9, 0.5) if number % 7 == 0 else None

    monkeypatch.setattr(search, "puzzle_from", puzzle_from)
    found = [int(one.best.split()[1]) for one in search.puzzles_of(list(range(500)), Rng(3))]  # type: ignore[arg-type]
    assert len(tried) == len(set(tried)) == search.TRIED_A_GAME and tried != sorted(tried)
    assert found == [number for number in tried if number % 7 == 0] != []


@pytest.mark.skipif(not COMPILED, reason="thousands of playouts")
@pytest.mark.parametrize("bar", ["GAP", "CLEAR"])
def test_a_move_that_is_better_by_too_little_is_not_a_puzzle(bar: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, bar, 2.0 if bar == "GAP" else 1000.0)
    assert search.puzzle_from(puzzles("house_of_cards")[0].state()) is None
