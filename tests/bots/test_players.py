"""Players that search: the same knowledge and seed give the same move, and mistakes are as large as intended."""

from __future__ import annotations

import pytest

import parlour
from parlour import bots
from parlour.bots.bot import Thinker
from parlour.bots.players import SearchBot, err, mean_loss
from parlour.bots.search import Candidate, Search, Thought
from parlour.core.moves import Move
from parlour.core.registry import built_in
from parlour.core.rng import Rng
from tests.core.mode import COMPILED

SEARCHED = sorted(name for name in built_in() if "expert" in bots.levels(name))
PLAYERS = [(name, level) for name in SEARCHED for level in bots.levels(name)]
MOVES = 30 if COMPILED else 3
BUDGET = 60 if COMPILED else 12


def positions(name: str, seats: int) -> list[parlour.State]:
    """Positions of a game that the heuristic player plays against itself, with an occasional random move."""
    state = parlour.game(name).deal(seats=seats, seed=seats)
    player, rng = parlour.bot(name, level="heuristic", seed=1), Rng(seats)
    met: list[parlour.State] = []
    while not state.over and len(met) < 5 * MOVES:
        met.append(state.clone())
        legal = state.legal()
        state.play(legal[rng.below(len(legal))] if rng.below(5) == 0 else player.choose(state))
    return met[::5]


def seated(name: str, level: str, seed: int) -> bots.Bot:
    """A player; one that searches gets a small budget, so that the test is short."""
    player = parlour.bot(name, level=level, seed=seed)
    if isinstance(player, SearchBot):
        player.budget = BUDGET
    return player


def thinker(name: str, seed: int) -> Thinker:
    return seated(name, "expert", seed)  # type: ignore[return-value]


def every_seat_count(name: str) -> range:
    low, high = parlour.game(name).seats
    return range(low, high + 1)


@pytest.mark.parametrize(("name", "level"), PLAYERS)
def test_what_the_seat_cannot_know_changes_no_move(name: str, level: str) -> None:
    for seats in every_seat_count(name):
        for number, state in enumerate(positions(name, seats)):
            assert state.turn is not None
            move = seated(name, level, number).choose(state)
            assert state.refusal(move) is None
            assert seated(name, level, number).choose(state) == move
            assert seated(name, level, number).choose(state.imagine(state.turn, number)) == move


@pytest.mark.parametrize("name", SEARCHED)
def test_what_the_seat_cannot_know_changes_no_figure(name: str) -> None:
    for seats in every_seat_count(name):
        for number, state in enumerate(positions(name, seats)):
            assert state.turn is not None
            ours, theirs = (thinker(name, number).think(one) for one in (state, state.imagine(state.turn, number)))
            assert ours == theirs


@pytest.mark.parametrize(("name", "level"), [one for one in PLAYERS if "random" not in one])
def test_every_player_but_random_ends_a_game_that_it_plays_alone(name: str, level: str) -> None:
    for seats in every_seat_count(name) if COMPILED else ():
        state = parlour.game(name).deal(seats=seats, seed=3)
        player = seated(name, level, 3)
        while not state.over:
            state.play(player.choose(state))
        assert state.winner_seats()


@pytest.mark.parametrize("name", SEARCHED)
def test_a_thought_says_what_it_rests_on(name: str) -> None:
    for number, state in enumerate(positions(name, 2)):
        thought = thinker(name, number).think(state)
        assert thought.simulations == sum(one.visits for one in thought.candidates)
        assert {one.move for one in thought.candidates} <= set(state.legal())
        assert thought.move in {one.move for one in thought.candidates}
        for one in thought.candidates:
            assert 0 <= one.chance <= 1 and 0 <= one.error <= 0.5
        gains = [one.gain for one in thought.candidates]
        assert gains == sorted(gains, reverse=True)


def test_a_search_leaves_its_policy_only_for_a_clear_gain() -> None:
    """With a gate that nothing passes, the search plays its policy's moves."""
    policy = bots.levels("house_of_cards")["heuristic"](0)
    for number, state in enumerate(positions("house_of_cards", 3)):
        search = Search(policy.policy, gate=1e9)  # type: ignore[attr-defined]
        assert search.think(state, Rng(number), 200).move == policy.choose(state)


def thought(*gains: float) -> Thought:
    moves = [Move((number,), str(number)) for number in range(len(gains))]
    candidates = [Candidate(move, 0.5, 0.0, 9, gain, 0.0) for move, gain in zip(moves, gains, strict=True)]
    return Thought(moves[0], moves[0], tuple(candidates), 9 * len(gains))


@pytest.mark.parametrize("loss", [0.001, 0.01, 0.03])
def test_errors_cost_what_they_may_cost_on_average(loss: float) -> None:
    gains = (0.0, -0.02, -0.05, -0.2)
    rng = Rng(1)
    given_away = [-gains[err(thought(*gains), loss, rng).ids[0]] for _ in range(2_000)]
    assert sum(given_away) / len(given_away) == pytest.approx(loss, rel=0.35)


def test_where_all_moves_lose_less_than_allowed_any_is_played() -> None:
    rng = Rng(1)
    chosen = [err(thought(0.0, -0.001, -0.002), 0.06, rng).ids[0] for _ in range(3_000)]
    assert all(800 < chosen.count(move) < 1_200 for move in range(3))


def test_the_mean_loss_grows_with_the_heat() -> None:
    losses = [mean_loss([0.0, -0.1, -0.3], heat) for heat in (0.01, 0.05, 0.2, 1.0, 10.0)]
    assert losses == sorted(losses) and losses[0] < 0.001 and losses[-1] == pytest.approx(0.4 / 3, abs=0.01)


@pytest.mark.parametrize("name", SEARCHED)
def test_a_search_with_a_stronger_look_is_not_among_the_levels(name: str) -> None:
    """The oracle sees all cards: it is available in the arena and not at tables."""
    assert "oracle" not in bots.levels(name)
