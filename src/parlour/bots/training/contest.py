"""Contests of two players on duplicate deals: the test of a training course where the reference is not compiled.

A game whose rounds have winners is played by rounds, because its learner learns to win rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from parlour.bots.bot import Bot
from parlour.bots.duplicate import Deals, Unit, round_games
from parlour.bots.training.duel import Score, score_of
from parlour.core.events import Event
from parlour.core.rng import Seed

Maker = Callable[[Seed], Bot]

SEED = 0  # the arena's deals begin at 1, so that tests and published results use different deals


def contest(game: str, one: Maker, other: Maker, deals: range, seats: int = 2) -> Score:
    """The score of `one` at tables of `other`, with each deal played from every seat."""
    unit = Unit.ROUNDS if game in round_games() else Unit.GAMES
    table = Deals(game, seats, SEED, unit=unit)
    return score_of([share_of(table, number, one, other) for number in deals])


def share_of(table: Deals, number: int, one: Maker, other: Maker) -> float:
    """The mean share of the win of `one` over all seats of one deal."""
    seats = range(table.seats)
    won = [play(table, number, [one if seat == place else other for seat in seats])[place] for place in seats]
    return sum(won) / len(won)


def play(table: Deals, number: int, makers: Sequence[Maker]) -> list[float]:
    """Play one game or round, and return each seat's share of the win."""
    state = table.deal(number)
    bots = [maker(table.luck(number, seat)) for seat, maker in enumerate(makers)]
    events: list[Event] = []
    while not table.has_ended(state, events):
        events = state.play(bots[state.on_turn].choose(state))
    return table.shares(state, events)
