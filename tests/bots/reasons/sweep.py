"""Decisions of seeded games, with a choice for each; and what must hold for the reasons of every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import parlour
from parlour.bots.reasons import Reason, reasoning
from parlour.bots.search import Candidate, Thought
from parlour.core.moves import Move
from parlour.core.state import State
from parlour.locales import LANGUAGES, say

NAMES = ("Ann", "Ben", "Cyd", "Dan")
SEAT_FACTS = ("seat", "victim")


def thought(*moves: Move) -> Thought:
    """The first of these moves is chosen, the others were thought of."""
    return Thought(moves[0], moves[0], tuple(Candidate(move, 0.5, 0.1, 1, 0.0, 0.1) for move in moves), len(moves))


def asked(state: State, *texts: str) -> list[Reason]:
    """The reasons for the first of these moves, against the others."""
    moves = [state.game.read_text(state, text) for text in texts]
    return list(reasoning(state.game.name).why(state, thought(*moves)))


def decisions(game: str, games: int, turns: int, level: str = "heuristic") -> Iterator[tuple[State, Thought]]:
    """Where there is a choice: half of the moves by a player, half by chance, and both kinds are asked about."""
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
                yield state, thought(move, chance.choice([other for other in legal if other != move]))
            state.play(move)


def check_decision(state: State, choice: Thought) -> list[Reason]:
    """There are one to three reasons, the same in every world that the seat can imagine, and all can be said."""
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


def check_words(reason: Reason) -> None:
    """Every language says it, each in its own words."""
    facts = {name: NAMES[fact] if name in SEAT_FACTS else fact for name, fact in reason.facts.items()}
    said = [say(language, reason.key, facts) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all("{" not in line and "hint-" not in line and line.endswith(".") for line in said), said
