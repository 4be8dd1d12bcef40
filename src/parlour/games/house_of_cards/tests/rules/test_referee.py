"""The law against a referee written from the rule book alone: the same games, move by move (§2 to §8).

PARLOUR_PROVE_CASES sets how many moves (at each table a tenth of it; 20,000 by default, fewer uncompiled),
PARLOUR_PROVE_SEED which games.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from parlour import State
from parlour.games.house_of_cards.tests.rules.helpers import house
from parlour.games.house_of_cards.tests.rules.referee import Referee, counted, special
from tests.core.mode import COMPILED
from tests.games.helpers import moves

CASES = int(os.environ.get("PARLOUR_PROVE_CASES", "20000" if COMPILED else "5000"))
SEED = int(os.environ.get("PARLOUR_PROVE_SEED", "20240607"))

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "few cards": (2, {"cards": 5}),
    "many cards": (3, {"cards": 20}),
    "a low limit": (4, {"limit": 10, "cards": 15}),
    "a high limit": (2, {"limit": 40, "preset": "quick"}),
    "the last card must fit": (2, {"last_card_must_fit": True, "cards": 5}),
    "four must fit": (4, {"last_card_must_fit": True, "cards": 5, "limit": 12}),
    "a turn limit": (3, {"turn_limit": 50, "memory_aid": True}),
}


def written(state: State) -> dict[str, Any]:
    """What the table shows, in the referee's terms."""
    position, view = state.position(), state.view(None)
    return {
        "turn": state.turn,
        "turns": state.turns,
        "hands": [sorted(text.split()) for text in position["hands"]],
        "decks": [text.split() for text in position["decks"]],
        "leftover": position["leftover"].split(),
        "pile": position["pile"].split(),
        "count": (view["sum"], view["echo"], view["last_number"]),
        "plays": view["plays"],
        "streak": [] if state.over else view["streak"],
        "offer": view["choice"][0] if view["choice"] else "",
        "legal": set(moves(state)),
        "winners": list(state.winner_seats()),
    }


def kept(referee: Referee) -> dict[str, Any]:
    """The same for the referee's table."""
    seats = range(referee.seats)
    return {
        "turn": referee.turn,
        "turns": referee.turns,
        "hands": [sorted(hand) for hand in referee.hands],
        "decks": referee.decks,
        "leftover": referee.leftover,
        "pile": referee.pile(),
        "count": referee.count()[:3],
        "plays": [[card for player, card in referee.played if player == seat] for seat in seats],
        "streak": [] if referee.turn is None else [referee.streak(seat) for seat in seats],
        "offer": referee.offer(),
        "legal": referee.legal(),
        "winners": referee.winners,
    }


def shuffled(state: State, seat: int) -> list[str]:
    """Hand and deck after a reshuffle, before the hand was drawn: its two cards on top."""
    position = state.position()
    cards: list[str] = [*position["decks"][seat].split(), *position["hands"][seat].split()]
    return cards


def choose(chance: Random, state: State, style: str) -> str:
    """Any move; or mostly moves that lead to offers, and accept them."""
    legal = moves(state)
    if style == "bold" and chance.random() < 0.8:
        bold = [move for move in legal if move.startswith(("remove", "swap", "reshuffle"))]
        specials = [move for move in legal if "-" in move]
        legal = bold or specials or legal
    if style == "true" and chance.random() < 0.8:
        seat = state.turn or 0
        last = state.view(None)["plays"][seat][-1:]
        legal = [move for move in legal if move.split()[-1][0] in "".join(last)[:1]] or legal
    return chance.choice(legal)


def one_game(seats: int, options: dict[str, Any], seed: int, style: str, most: int) -> Counter[str]:
    """Play a game of this length beside the referee, compare after every move, and return what occurred."""
    state = house.deal(seats=seats, seed=seed, **options)
    referee, chance = Referee(state.position()), Random(seed)
    seen: Counter[str] = Counter()
    assert written(state) == kept(referee)
    for _ in range(most):
        move, seat = choose(chance, state, style), state.turn
        assert seat is not None
        state.play(move)
        referee.play(move, shuffled(state, seat) if move == "reshuffle" else [])
        assert written(state) == kept(referee), f"seed {seed}, {state.record()}"
        seen[move.split()[0] + " " + special(move.split()[-1])] += 1
        if state.over:
            seen["won" if 0 in referee.cards_left() else "limit"] += 1
            break
    return seen


@pytest.mark.parametrize("style", ["any", "bold", "true"])
@pytest.mark.parametrize("name", TABLES)
def test_games_go_as_the_referee_says(name: str, style: str) -> None:
    seats, options = TABLES[name]
    left = CASES // 10
    for seed in range(SEED, SEED + left):
        if left <= 0:
            break
        left -= one_game(seats, options, seed, style, left).total()


def test_the_games_have_seen_everything() -> None:
    """Every verb, every special, games that were won and games that ended at the turn limit."""
    seen: Counter[str] = Counter()
    for name, style in (("few cards", "true"), ("the last card must fit", "bold"), ("a turn limit", "any")):
        seats, options = TABLES[name]
        for seed in range(SEED, SEED + 4):
            seen += one_game(seats, options, seed, style, 200)
    assert {key.split()[0] for key in seen} == {"play", "remove", "swap", "keep", "reshuffle", "won", "limit"}
    for kind in ("Hallows", "Shield", "Echo", "Mirror", "Swap"):
        assert seen[f"play {kind}"] > 5


def test_the_referee_counts_the_examples_of_the_rule_book() -> None:
    assert counted(["H7"], ["G2", "R-Mirror"], 15)[:3] == (11, False, 2)
    assert counted(["H7"], ["G-Mirror"], 15)[:3] == (7, False, None)
    assert counted(["R-Echo"], ["G4"], 15)[:3] == (4, False, 4)
    assert counted(["S0"], ["G-Echo", "R-Echo", "H6", "S1"], 40)[:3] == (13, False, 1)
    assert counted(["S0"], ["G4", "G-Echo", "R-Mirror", "H-Shield", "S2"], 40)[:3] == (8, False, 2)
    assert counted(["S0"], ["G-Echo", "R-Shield", "H6"], 40)[:3] == (6, False, 6)
    assert counted(["S0"], ["G-Echo", "H4"], 40).printed == 4
    assert counted(["S0"], ["H4", "G-Mirror"], 40).printed == 4
    assert counted(["S3"], ["H-Hallows"], 21)[:3] == (21, False, None)
