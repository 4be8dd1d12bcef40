"""Two players against each other on the arena's deals: what courses are tested by where the reference is not compiled.

Potter is played by rounds, because a round is what its learner learns to win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.bots.bot import Bot
from parlour.core.events import Event
from parlour.core.rng import Seed
from parlour.lab.arena.plan import ROUND_GAMES, Pairing, Plan, Unit
from parlour.lab.arena.playing import deal, ended, seed_of, shares
from parlour.lab.duel import Score, score_of

Maker = Callable[[Seed], Bot]

SEED = 0  # the arena's own deals begin at 1: what is tested here is not what is published there


def contest(game: str, one: Maker, other: Maker, deals: range, seats: int = 2) -> Score:
    """What the one comes to at a table of the other, each deal played from every seat."""
    unit = Unit.ROUNDS if game in ROUND_GAMES else Unit.GAMES
    plan = Plan(game, ("one", "other"), seats, SEED, unit=unit)
    return score_of([share_of(plan, number, (one, other)) for number in deals])


def share_of(plan: Plan, number: int, makers: Sequence[Maker]) -> float:
    """One deal: the one's mean share over the seats."""
    line_ups = plan.line_ups(Pairing(0, 1))
    won = [play(plan, number, [makers[who] for who in line_up])[seat] for seat, line_up in enumerate(line_ups)]
    return sum(won) / len(won)


def play(plan: Plan, number: int, makers: Sequence[Maker]) -> list[float]:
    """One game or round: each seat's share of the win."""
    state = deal(plan, number)
    bots = [maker(seed_of(plan, number, seat)) for seat, maker in enumerate(makers)]
    events: list[Event] = []
    while not ended(plan, state, events):
        events = state.play(bots[state.on_turn].choose(state))
    return shares(plan, state, events)
