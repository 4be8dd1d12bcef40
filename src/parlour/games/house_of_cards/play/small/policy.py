"""The policy of House of Cards (games/house_of_cards/play/policy.py) for the small variant.

It plays an exact hit, else the biggest safe card, else the cheapest excess; Hallows before an excess. Playouts stop at
the end of the round. The value of a lead there was fitted to games in the real game; here it is fitted to the exact
values (solution.py).
"""

from __future__ import annotations

from math import exp

from parlour.bots.plain import PlainPolicy
from parlour.core.plain import PlainState
from parlour.core.rng import Rng
from parlour.games.house_of_cards.play.small.law import HALLOWS, LIMIT, SmallHouse, sum_after

LEAD = 0.432  # the worth of one card fewer than the opponent, in log odds
TEMPO = 0.298  # the worth of being on turn at the start of a round


def liking(total: int, card: int) -> int:
    """The preference for playing a card at this sum."""
    if card == HALLOWS:
        return 0
    after = sum_after(total, card)
    return after + 1 if after <= LIMIT else -1 - card


def by_the_sum(total: int, hand: tuple[int, ...]) -> int:
    """The card that the policy plays: no two kinds have the same preference."""
    return max(hand, key=lambda card: liking(total, card))


def share(left: int, other: int, on_turn: bool) -> float:
    """A seat's expectation at the start of a round, proportional to the exponential of its lead."""
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
