"""The reference players: they see only what their seat may see, and the rule books describe them correctly."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache

import pytest

import parlour
from parlour import bots
from parlour.core.registry import built_in
from tests.core.mode import COMPILED

GAMES = int(os.environ.get("PARLOUR_PROVE_GAMES", "0")) // 10 or (12 if COMPILED else 2)
PLAYED = sorted(name for name in built_in() if "reference" in bots.levels(name))


@pytest.mark.parametrize("name", PLAYED)
def test_what_the_seat_cannot_know_changes_no_move(name: str) -> None:
    game = parlour.game(name)
    for seats in range(game.seats[0], game.seats[1] + 1):
        state = game.deal(seats=seats, seed=seats)
        player = parlour.bot(name, level="reference")
        for number in range(300):
            if state.turn is None:
                break
            move = player.choose(state)
            assert player.choose(state.imagine(state.turn, number)) == move
            assert player.choose(game.from_view(state.view(state.turn))) == move
            state.play(move)


@cache
def potter_events(seats: int) -> Counter[str]:
    """The names of the events in games of reference players."""
    seen: Counter[str] = Counter()
    player = parlour.bot("potter", level="reference")
    for seed in range(GAMES):
        state = parlour.game("potter").deal(seats=seats, seed=seed)
        while not state.over:
            seen.update(type(event).__name__ for event in state.play(player.choose(state)))
    return seen


@pytest.mark.parametrize("seats", range(2, 6))
def test_potter_takes_the_pile_only_with_a_sure_meld(seats: int) -> None:
    seen = potter_events(seats)
    assert seen["PileTaken"] > 0
    assert seen["PileReturned"] == 0


def test_potter_lets_no_more_than_one_round_of_a_thousand_run_into_the_cap() -> None:
    rounds = sum(potter_events(seats)["RoundWon"] for seats in range(2, 6))
    capped = sum(potter_events(seats)["RoundCapped"] for seats in range(2, 6))
    assert rounds > 30
    assert capped <= max(1, (rounds + capped) // 1000)


def test_house_of_cards_beats_the_random_player() -> None:
    """The seeds are fixed; over 5,000 deals it wins more than 99 %."""
    house = parlour.game("house_of_cards")
    won = 0
    for seed in range(2 * GAMES):
        state = house.deal(seats=2, seed=seed)
        players = [
            parlour.bot("house_of_cards", level="random", seed=seed),
            parlour.bot("house_of_cards", level="reference"),
        ]
        own = seed % 2
        while not state.over:
            state.play(players[state.turn == own].choose(state))
        won += state.winner_seats() == (own,)
    assert won >= 2 * GAMES - 1
