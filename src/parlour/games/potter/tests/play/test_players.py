"""The players of Potter: they find a legal move everywhere, need only the view, and see a way to go out."""

from __future__ import annotations

from itertools import islice

import pytest

import parlour
from parlour.bots.players import PolicyBot, SearchBot
from parlour.bots.search import Search
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.games.potter.play.policy import POLICY
from tests.core.mode import COMPILED

GAME = parlour.game("potter")
GAMES = 100 if COMPILED else 2
THOUGHTS = 150 if COMPILED else 12
BUDGET = 60 if COMPILED else 12
SEATS = range(GAME.seats[0], GAME.seats[1] + 1)


def thinker(seed: int) -> SearchBot:
    return SearchBot(Search(POLICY()), BUDGET, seed)


def positions(seats: int, seed: int) -> list[State]:
    """Positions of a game of the policy, with an occasional random meld or discard."""
    state = GAME.deal(seats=seats, seed=seed)
    player, rng = PolicyBot(POLICY(), seed), Rng(seed)
    seen: list[State] = []
    while not state.over and len(seen) < 10 * THOUGHTS:
        seen.append(state.clone())
        legal = state.legal()
        state.play(legal[rng.below(len(legal))] if rng.below(4) == 0 else player.choose(state))
    return seen


@pytest.mark.parametrize("ace_high_runs", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_the_policy_plays_legal_moves_to_the_end(seats: int, ace_high_runs: bool) -> None:
    for seed in range(GAMES):
        state = GAME.deal(seats=seats, seed=seed, target=50, ace_high_runs=ace_high_runs)
        player = PolicyBot(POLICY(), seed)
        while not state.over:
            state.play(player.choose(state))


@pytest.mark.parametrize("seats", SEATS)
def test_the_policy_knows_a_legal_move_wherever_others_have_led_it(seats: int) -> None:
    player = PolicyBot(POLICY(), 0)
    for state in positions(seats, seed=seats):
        assert state.refusal(player.choose(state)) is None


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_says_all_that_a_player_thinks_of(seats: int) -> None:
    for number, state in enumerate(islice(positions(seats, seed=7), THOUGHTS)):
        assert state.turn is not None
        seen = GAME.from_view(state.view(state.turn))
        assert thinker(number).think(seen) == thinker(number).think(state)


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_no_level_takes_a_pile_that_it_cannot_meld_from(level: str) -> None:
    """Its wilds do not help before it is Sallan."""
    for seed in range(GAMES if COMPILED else 1):
        for number, state in enumerate(islice(positions(2 + seed % 4, seed), THOUGHTS)):
            if state.refusal("take") is not None:
                continue
            taken = state.clone()
            taken.play("take")
            if [move.text for move in taken.legal()] == ["return"]:
                assert parlour.bot("potter", level=level, seed=number, part=0.0).choose(state).text == "draw"


@pytest.mark.parametrize(
    ("hand", "table", "way"),
    [
        ("8♣ 9♣ 10♣", [], ["meld 8♣ 9♣ 10♣"]),
        ("8♣ 9♣ 10♣ K♦", [], ["meld 8♣ 9♣ 10♣", "discard K♦"]),
        ("8♣ 9♣ 10♣ J♣ K♦", [], ["meld 8♣ 9♣ 10♣", "add J♣ to 1", "discard K♦"]),
        ("A♥ 10♣ K♦", ["6♣ 7♣ 8♣"], ["add A♥=9♣ to 1", "add 10♣ to 1", "discard K♦"]),
        ("A♥ 10♦ J♦ K♠ 9♠", ["6♠ 7♠ 8♠"], ["meld A♥=9♦ 10♦ J♦", "add 9♠ to 1", "discard K♠"]),
    ],
)
def test_a_way_out_is_taken(hand: str, table: list[str], way: list[str]) -> None:
    position = {"game": "potter", "turn": 0, "phase": "play", "hands": [hand, "2♥ 4♥ 6♦ Q♠"], "table": table}
    state = GAME.position({**position, "sallan": [bool(table), False]})
    player = PolicyBot(POLICY(), 0)
    for step in way:
        move = player.choose(state)
        assert move.text == step
        state.play(move)
