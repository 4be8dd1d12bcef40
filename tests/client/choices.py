"""Positions from whole games, and selections of cards that are melds, almost melds, or nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import parlour
from parlour.core.errors import AmbiguousMove, IllegalMove
from parlour.core.state import State
from tests.laws.policies import POLICIES

Law = dict[str, Any]


def positions(game: str, seats: int, games: int, every: int, **options: Any) -> Iterator[State]:
    """Every `every`-th state of some games, played by all three policies."""
    for number in range(games):
        name = list(POLICIES)[number % len(POLICIES)]
        state = parlour.game(game).deal(seats=seats, seed=number, **options)
        choose = POLICIES[name](game, f"one law {number}")
        for step in range(600):
            if state.over:
                break
            if step % every == 0:
                yield state
            state.step(choose(state))


def chosen(hand: list[str], suit: Any, rank: Any, wild: Any, rng: Random, count: int) -> list[list[str]]:
    """Selections from a hand: of one suit, of one rank, with wilds among them, and arbitrary ones."""
    found = [[card] for card in rng.sample(hand, min(2, len(hand)))]
    for _ in range(count):
        first = rng.choice(hand)
        alike = rng.choice([suit, rank])
        pool = [card for card in hand if alike(card) == alike(first)] if rng.random() < 0.8 else list(hand)
        wilds = [card for card in hand if wild(card) and card not in pool]
        pool += wilds if rng.random() < 0.5 else []
        size = min(len(pool), rng.choice([2, 3, 3, 3, 4, 4, 5, 6, 7]))
        found.append(rng.sample(pool, size))
    return found


def with_legal(found: list[list[str]], moves: Iterable[str], verb: str, rng: Random) -> list[list[str]]:
    """Add cards that the law allows to be played, and the same with one card missing."""
    allowed = [[word.partition("=")[0] for word in move.split()[1:]] for move in moves if move.startswith(f"{verb} ")]
    some = rng.sample(allowed, min(6, len(allowed)))
    return found + some + [cards[1:] for cards in some]


def ways(state: State, move: str) -> list[str]:
    """The legal moves that a text can mean."""
    try:
        return [] if state.refusal(move) is not None else [str(state.game.read(state, move))]
    except AmbiguousMove as several:
        return [text for text in several.readings if state.refusal(text) is None]


def refusal_key(state: State, move: str) -> str | None:
    """The key of the law's refusal; empty for a move that is allowed, or allowed in several ways."""
    try:
        refused = state.refusal(move)
    except AmbiguousMove:
        return None
    assert refused is None or isinstance(refused, IllegalMove)
    return None if refused is None else refused.key


def situation(state: State) -> Law:
    """The situation that the page of the seat on turn receives."""
    return {
        "you": state.turn,
        "view": state.view(state.turn),
        "legal": [str(move) for move in state.legal()],
        "longer": state.game.longer_moves(state),
    }
