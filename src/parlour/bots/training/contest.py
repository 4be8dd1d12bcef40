"""Two players against each other on duplicate deals: what courses are tested by where the reference is not compiled.

A game whose rounds have winners is played by rounds, because a round is what its learner learns to win.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.bots.bot import Bot
from parlour.bots.duplicate import Deals, Unit, round_games
from parlour.bots.training.duel import Score, score_of
from parlour.core.events import Event
from parlour.core.rng import Seed

Maker = Callable[[Seed], Bot]

SEED = 0  # the arena's own deals begin at 1: what is tested here is not what is published there


def contest(game: str, one: Maker, other: Maker, deals: range, seats: int = 2) -> Score:
    """What the one comes to at a table of the other, each deal played from every seat."""
    unit = Unit.ROUNDS if game in round_games() else Unit.GAMES
    table = Deals(game, seats, SEED, unit=unit)
    return score_of([share_of(table, number, one, other) for number in deals])


def share_of(table: Deals, number: int, one: Maker, other: Maker) -> float:
    """One deal: the one's mean share over the seats."""
    seats = range(table.seats)
    won = [play(table, number, [one if seat == place else other for seat in seats])[place] for place in seats]
    return sum(won) / len(won)


def play(table: Deals, number: int, makers: Sequence[Maker]) -> list[float]:
    """One game or round: each seat's share of the win."""
    state = table.deal(number)
    bots = [maker(table.luck(number, seat)) for seat, maker in enumerate(makers)]
    events: list[Event] = []
    while not table.has_ended(state, events):
        events = state.play(bots[state.on_turn].choose(state))
    return table.shares(state, events)
