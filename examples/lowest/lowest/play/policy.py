"""Two ways to play Lowest: by the book, which knocks at a fixed number of points, and by what was learned."""

from __future__ import annotations

from lowest.law import DISCARD, DRAW, KNOCK, NOBODY, TAKE, Lowest, points
from parlour.bots.plain import PlainPolicy
from parlour.bots.weights import Values
from parlour.core.plain import PlainState
from parlour.core.rng import Rng

MEAN = 6.5  # the approximate mean points of an unseen card
LOW_ENOUGH = 9  # points: the book knocks with no more than this
MOST_POINTS = 30  # points of three cards
LAPS = 6  # laps that are told apart; later ones count as the last


def worst(state: Lowest, seat: int) -> int:
    """The most expensive card of a hand that may be discarded."""
    return max(state.hands[seat] - {state.taken}, key=lambda card: (points(card), card))


def lap(state: Lowest) -> int:
    """How often everybody has had a turn, up to the last lap that counts."""
    return min(state.turns // state.seats, LAPS - 1)


class LowestPolicy(PlainPolicy):
    """Plays by the book: keeps what is cheap, takes what is cheaper than a card from the stock is likely to be."""

    def plain_choose(self, state: PlainState, rng: Rng) -> int:
        assert isinstance(state, Lowest)
        seat = state.on_turn
        if state.discard_due:
            return DISCARD + worst(state, seat)
        if state.knocker == NOBODY and self.knocks(state, seat):
            return KNOCK
        if state.discard and self.wants(state, seat, state.discard[-1]):
            return TAKE
        return DRAW if state.stock else TAKE if state.discard else KNOCK

    def knocks(self, state: Lowest, seat: int) -> bool:
        """Whether the hand is good enough to end the game."""
        return state.totals()[seat] <= LOW_ENOUGH

    def wants(self, state: Lowest, seat: int, card: int) -> bool:
        """Whether a card of the pile is better than an unseen card, and than the worst card of the hand."""
        return points(card) < min(MEAN, points(worst(state, seat)))


class Knocker(LowestPolicy):
    """Knows for each lap and total how often a knock wins, and how often going on wins."""

    def __init__(self, values: Values) -> None:
        self.values = values.reshape(LAPS, MOST_POINTS + 1, 2)

    def knocks(self, state: Lowest, seat: int) -> bool:
        go_on, knock = self.values[lap(state), state.totals()[seat]]
        return bool(knock > go_on)
