"""Helpers for the tests of all games: moves tried in both ways, messages searched for words, bounds for claims about
chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable, Mapping
from math import sqrt
from typing import Any

import pytest

from parlour import IllegalMove, State


def hands(state: State) -> list[str]:
    """All hands, in the notation of positions."""
    written: list[str] = state.position()["hands"]
    return written


def hand(state: State, seat: int) -> str:
    """The hand of one seat."""
    return hands(state)[seat]


def size(state: State, seat: int) -> int:
    """The number of cards that a seat holds."""
    return len(hand(state, seat).split())


def moves(state: State) -> list[str]:
    """The legal moves in notation."""
    return [str(move) for move in state.legal()]


def events(state: State, move: str) -> list[dict[str, Any]]:
    """The events of a move, as plain data."""
    return [event.as_dict() for event in state.play(move)]


def play(state: State, *some_moves: str) -> State:
    """Play one move after the other, and return the state."""
    for move in some_moves:
        state.play(move)
    return state


def refused(state: State, move: str | int) -> IllegalMove:
    """The refusal of a move: `refusal` returns it, `play` raises the same, and nothing at the table has changed."""
    before, position = state.hash(), state.position()
    refusal = state.refusal(move)
    assert refusal is not None, f"{move} is legal"
    with pytest.raises(IllegalMove) as raised:
        state.play(move)
    assert type(raised.value) is type(refusal)
    assert raised.value.rule == refusal.rule
    assert raised.value.facts == refusal.facts
    assert str(raised.value) == str(refusal)
    assert state.hash() == before
    assert state.position() == position
    return refusal


def says(error: Exception, *parts: object) -> None:
    """Check that the message contains all of these."""
    message = str(error)
    for part in parts:
        assert str(part) in message, f"{part!r} is not in: {message}"


def counted(seeds: int, outcome: Callable[[int], Hashable]) -> Counter[Hashable]:
    """The outcomes for this many seeds, counted."""
    return Counter(outcome(seed) for seed in range(seeds))


def assert_even(counts: Mapping[Any, int], outcomes: Collection[Hashable]) -> None:
    """Check that all outcomes are equally likely."""
    assert_chances(counts, dict.fromkeys(outcomes, 1))


def assert_chances(counts: Mapping[Any, int], weights: Mapping[Any, float]) -> None:
    """Check that the outcomes have these chances: a fair game exceeds the bound of chi-square once in some 10,000
    times.

    The seeds are fixed, so a test that passes once always passes.
    """
    assert set(counts) <= set(weights), f"impossible: {set(counts) - set(weights)}"
    games, whole = sum(counts.values()), sum(weights.values())
    expected = {outcome: games * weight / whole for outcome, weight in weights.items()}
    assert min(expected.values()) >= 5, "too few games to tell"
    chi_square = sum((counts.get(outcome, 0) - mean) ** 2 / mean for outcome, mean in expected.items())
    freedom = len(weights) - 1
    assert chi_square < freedom + 4 * sqrt(2 * freedom) + 6, f"chi-square {chi_square:.1f} of {freedom}: {counts}"
