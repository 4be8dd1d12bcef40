"""Decisions of seeded games with a choice for each, and what must hold for the reasons of every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import parlour
from parlour.bots.play import reasoning
from parlour.bots.search import Thought
from parlour.core.reason import Reason
from parlour.core.state import State
from tests.bots.reasons.laws import check_words, thought_of


def asked(state: State, *texts: str) -> list[Reason]:
    """The reasons for the first of these moves, compared with the others."""
    moves = [state.game.read_text(state, text) for text in texts]
    return list(reasoning(state.game.name).why(state, thought_of(state, moves[0], moves)))


def decisions(game: str, games: int, turns: int, level: str = "heuristic") -> Iterator[tuple[State, Thought]]:
    """Positions with a choice: half of the moves are a player's and half are random, and reasons are asked for both."""
    room = parlour.game(game)
    fewest, most = room.seats
    for seed in range(games):
        chance = Random(seed)
        player = parlour.bot(game, level=level, seed=seed)
        state = room.deal(seats=fewest + seed % (most - fewest + 1), seed=seed)
        while state.turn is not None and state.turns < turns:
            legal = state.legal()
            move = player.choose(state) if chance.random() < 0.7 else chance.choice(legal)
            if len(legal) > 1:
                yield state, thought_of(state, move, [chance.choice([other for other in legal if other != move])])
            state.play(move)


def check_decision(state: State, choice: Thought) -> list[Reason]:
    """There are one to three reasons, the same in every world that the seat can imagine, and all have words."""
    assert state.turn is not None
    because = reasoning(state.game.name)
    found = list(because.why(state, choice))
    assert 1 <= len(found) <= 3, choice.move
    imagined = state.imagine(state.turn, state.turns)
    assert list(because.why(imagined, choice)) == found
    kind, what = because.kind(state, choice.move), because.what(state, choice.move)
    assert kind.facts == {}
    for reason in (kind, what, *found):
        check_words(reason)
    return found
