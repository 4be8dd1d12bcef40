"""What is decided already: a judge's chances end in a guess where its policy stops, and a sure win deserves none.

A game is decided for a reader if it is over within a few actions, whatever is played, with the same winners in every
world that they can imagine. What they cannot see says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.judge import Chance, Judge
from parlour.bots.search import Candidate
from parlour.core.rng import Rng
from parlour.core.state import State

DEPTH = 4  # actions
WORLDS = 12  # few are enough: one that does not agree is mostly the first

Shares = tuple[float, ...]


class CertainJudge:
    """A judge that has no doubt where there is none."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.worlds = judge.worlds

    def chances(self, state: State, seat: int | None, rng: Rng, worlds: int) -> list[Chance]:
        """Every seat's chance to win, from what this seat knows; None knows only what lies open."""
        sure = decided(state, seat)
        return self.judge.chances(state, seat, rng, worlds) if sure is None else [Chance(share, 0.0) for share in sure]

    def weigh(self, state: State, actions: Sequence[int], rng: Rng, worlds: int) -> list[Candidate]:
        """What these actions are worth to the seat on turn; the gains are against the first of them."""
        return made_sure(state, self.judge.weigh(state, actions, rng, worlds))

    def weigh_turns(self, state: State, turns: Sequence[Sequence[int]], rng: Rng, worlds: int) -> list[Candidate]:
        """The same of several actions each, which show nothing new before the last of them."""
        return made_sure(state, self.judge.weigh_turns(state, turns, rng, worlds))


def made_sure(state: State, found: list[Candidate]) -> list[Candidate]:
    """Candidates for the seat on turn; where all is decided there is nothing to choose."""
    sure = decided(state, state.turn)
    if sure is None:
        return found
    return [Candidate(one.move, sure[state.on_turn], 0.0, one.visits, 0.0, 0.0) for one in found]


def decided(state: State, seat: int | None) -> Shares | None:
    """Everybody's share of a win that nothing changes any more, as far as this seat can know."""
    found: Shares | None = None
    for world in range(WORLDS):
        shares = ending(state.imagine(seat, world), DEPTH)
        if shares is None or found not in (None, shares):
            return None
        found = shares
    return found


def ending(world: State, depth: int) -> Shares | None:
    """How a world ends within so many actions whatever is played; None if that is open."""
    if world.over:
        winners = world.winner_seats() or range(world.seats)
        return tuple((place in winners) / len(winners) for place in range(world.seats))
    found: Shares | None = None
    for action in world.legal_ids() if depth else ():
        after = world.clone()
        after.step(action)
        shares = ending(after, depth - 1)
        if shares is None or found not in (None, shares):
            return None
        found = shares
    return found
