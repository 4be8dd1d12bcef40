"""Finds puzzles: decisions with one clearly best move, in games of the levels against each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count

import parlour
from parlour.bots.hints import think
from parlour.bots.levels import judge_of
from parlour.bots.play import PuzzleHunt, play_of
from parlour.bots.puzzles import Puzzle
from parlour.core.rng import Rng
from parlour.core.state import State
from parlour.lab.whole_games import positions_of

PLAYERS = ("medium", "hard", "easy", "expert")  # the players of the games, so that not all positions are an expert's
FIRST_IDEAS = ("reference", "heuristic")  # a puzzle must be missed by at least one of these players
LEAST_MOVES = 2  # the fewest moves to choose from
GAP = 0.04  # the win chance by which the best move must lead,
CLEAR = 4.0  # and the number of standard errors
SURE = 8  # times the judge's usual worlds, for the final check
RIVALS = 4  # alternatives that are weighed against the best move with care
TRIED_A_GAME = 60  # decisions that are checked before the next game is dealt


def find(game: str, seed: int, wanted: int) -> Iterator[Puzzle | None]:
    """Find `wanted` puzzles, at most one per game, so that they differ; None for a game without one."""
    fewest, most = parlour.game(game).seats
    kinds = Counter[str]()
    most_of_a_kind = wanted * hunt(game).most_of_a_kind
    for number in count(seed):
        chance = Rng(number)
        seats = fewest + chance.below(most - fewest + 1)
        found = puzzles_of(played(game, seats, number), chance)
        new = next((one for one in found if kinds[kind_of(one)] < most_of_a_kind), None)
        yield new
        if new is not None:
            kinds[kind_of(new)] += 1
            if kinds.total() == wanted:
                return


def hunt(game: str) -> PuzzleHunt:
    """How puzzles of this game are searched for."""
    play = play_of(game)
    return play.puzzles if play else PuzzleHunt()


def kind_of(puzzle: Puzzle) -> str:
    """The kind of move that solves a puzzle."""
    return puzzle.best.split()[0]


def played(game: str, seats: int, seed: int) -> list[State]:
    """The states of a game before each decision."""
    state = parlour.game(game).deal(seats=seats, seed=seed, **hunt(game).options)
    players = [parlour.bot(game, level=PLAYERS[(seat + seed) % len(PLAYERS)], seed=seed) for seat in range(seats)]
    return positions_of(state, players)[:-1]


def puzzles_of(states: list[State], chance: Rng) -> Iterator[Puzzle]:
    """The puzzles of a game, in random order."""
    for place in chance.shuffled(range(len(states)))[:TRIED_A_GAME]:
        found = puzzle_from(states[place])
        if found is not None:
            yield found


def puzzle_from(state: State) -> Puzzle | None:
    """The puzzle of a decision, if every other move is clearly worse and not every simple player finds the best."""
    legal = state.legal_ids()
    if not LEAST_MOVES <= len(legal) <= 60:
        return None
    best = think(state, 0).move.ids[0]
    assert state.turn is not None
    firsts = [parlour.bot(state.game.name, level=level, seed=0).choose(state) for level in FIRST_IDEAS]
    if all(first.ids[0] == best for first in firsts):
        return None
    judge = judge_of(state.game.name)
    others = [action for action in legal if action != best]
    weighed = judge.weigh(state, [best, *others], Rng(1), judge.worlds // 4)
    if any(one.gain > -GAP / 2 for one in weighed[1:]):
        return None
    rivals = sorted(zip(others, weighed[1:], strict=True), key=lambda pair: -pair[1].gain)[:RIVALS]
    sure = judge.weigh(state, [best, *[action for action, _ in rivals]], Rng(2), SURE * judge.worlds)
    if any(one.gain > -max(GAP, CLEAR * one.gain_error) for one in sure[1:]):
        return None
    nearest = max(sure[1:], key=lambda one: one.chance)
    move = str(state.game.move(state, best))
    return Puzzle(state.position(), move, round(sure[0].chance, 3), round(nearest.chance, 3))
