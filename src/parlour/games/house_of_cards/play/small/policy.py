"""The rule of our House of Cards policy (games/house_of_cards/play/policy.py) on the small table.

An exact hit, else the biggest safe card, else the cheapest excess; Hallows before an excess. Games are played out to
the end of the round. What a lead is worth there was fitted for the real game to games of the policy against itself;
here it is fitted to their exact values (house_solution.py).
"""

from __future__ import annotations

from math import exp

from parlour.bots.plain import PlainPolicy
from parlour.core.plain import PlainState
from parlour.core.rng import Rng
from parlour.games.house_of_cards.play.small.law import HALLOWS, LIMIT, SmallHouse, sum_after

LEAD = 0.432  # how much a card fewer than the other is worth, in log odds
TEMPO = 0.298  # to be on turn at the start of a round


def liking(total: int, card: int) -> int:
    """How gladly a card is played at this sum."""
    if card == HALLOWS:
        return 0
    after = sum_after(total, card)
    return after + 1 if after <= LIMIT else -1 - card


def by_the_sum(total: int, hand: tuple[int, ...]) -> int:
    """The card that is played: no two kinds are liked the same."""
    return max(hand, key=lambda card: liking(total, card))


def share(left: int, other: int, on_turn: bool) -> float:
    """What a seat may expect at the start of a round: the chance goes with the exponential of the lead."""
    own = exp(-LEAD * left + TEMPO * on_turn)
    return own / (own + exp(-LEAD * other + TEMPO * (not on_turn)))


class SmallHousePolicy(PlainPolicy):
    """Plays by the sum, from the cards in hand."""

    def plain_choose(self, state: PlainState, rng: Rng) -> int:
        assert isinstance(state, SmallHouse)
        return by_the_sum(state.sum, state.hands[state.on_turn])

    def plain_arrived(self, state: PlainState) -> bool:
        assert isinstance(state, SmallHouse)
        return state.over or not state.plays

    def plain_worth(self, state: PlainState, seat: int) -> float:
        assert isinstance(state, SmallHouse)
        if state.over:
            return super().plain_worth(state, seat)
        return share(state.left[seat], state.left[1 - seat], state.on_turn == seat)
