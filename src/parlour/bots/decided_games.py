"""Detects games that are already decided, where a judge would still guess because its policy stops too early.

A game is decided for a viewer if it ends within a few actions, whatever is played, with the same winners in every world
that the viewer can imagine. Cards that the viewer cannot see do not matter.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.bots.judge import Chance, Judge
from parlour.bots.search import Candidate
from parlour.core.rng import Rng
from parlour.core.state import State

DEPTH = 4  # actions until the end, at most
WORLDS = 12  # a few suffice: a world that disagrees is usually the first one

Shares = tuple[float, ...]


class CertainJudge:
    """A judge that reports certain results exactly and leaves all others to another judge."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.worlds = judge.worlds

    def chances(self, state: State, seat: int | None, rng: Rng, worlds: int) -> list[Chance]:
        """Every seat's chance of winning, from what this seat knows; None knows only what lies face up."""
        sure = decided(state, seat)
        return self.judge.chances(state, seat, rng, worlds) if sure is None else [Chance(share, 0.0) for share in sure]

    def weigh(self, state: State, actions: Sequence[int], rng: Rng, worlds: int) -> list[Candidate]:
        """The values of these actions for the seat on turn; gains are relative to the first action."""
        return made_sure(state, self.judge.weigh(state, actions, rng, worlds))

    def weigh_turns(self, state: State, turns: Sequence[Sequence[int]], rng: Rng, worlds: int) -> list[Candidate]:
        """The values of sequences of actions, each of which reveals nothing new before its last action."""
        return made_sure(state, self.judge.weigh_turns(state, turns, rng, worlds))


def made_sure(state: State, found: list[Candidate]) -> list[Candidate]:
    """The candidates for the seat on turn; in a decided game all have the same, certain value."""
    sure = decided(state, state.turn)
    if sure is None:
        return found
    return [Candidate(one.move, sure[state.on_turn], 0.0, one.visits, 0.0, 0.0) for one in found]


def decided(state: State, seat: int | None) -> Shares | None:
    """Each seat's share of a win that can no longer change, as far as this seat can know; None if the game is open."""
    found: Shares | None = None
    for world in range(WORLDS):
        shares = ending(state.imagine(seat, world), DEPTH)
        if shares is None or found not in (None, shares):
            return None
        found = shares
    return found


def ending(world: State, depth: int) -> Shares | None:
    """The shares of the win if a world ends the same within `depth` actions, whatever is played; None otherwise."""
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
