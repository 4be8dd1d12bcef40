"""House of Cards: an exact hit, else the biggest safe card, else the cheapest excess; Hallows waits for its moment.

Playouts stop at the end of the round. A seat's expectation there follows from the cards that everybody has left:
`parlour train house_of_cards --agent value` fits it to games of the policy against itself.
"""

from __future__ import annotations

import cython

from parlour.bots.players import Settings
from parlour.bots.policy import Policy
from parlour.bots.weights import Values, values
from parlour.core.rng import Rng
from parlour.core.state import Room, State
from parlour.games.house_of_cards.law.rules import HouseOfCards

if not cython.compiled:
    from math import exp

    from parlour.core.consts import OVER
    from parlour.games.house_of_cards.law.consts import (
        EXCHANGE,
        HALLOWS,
        HAND,
        HOUSE_CARDS,
        KEEP,
        MIRROR,
        NO_NUMBER,
        NUMBERS,
        OFFER_HOUSE,
        OFFER_SWAP,
        PLAY,
        REMOVE,
    )

    LEAF_VALUES = 6  # the same number as in policy.pxd

LEAF = {  # the value of the start of a round, in log odds, for each number of players
    "left": 3,  # per card left to the seat
    "on_turn": 3,
}


class HouseOfCardsPolicy(Policy):
    """Plays by the sum, from the two cards in hand. `leaf` holds the weights of the value where its search stops."""

    def __init__(self, leaf: Values | None = None) -> None:
        if not cython.compiled:
            self.leaf = [0.0] * LEAF_VALUES
        leaf = values("house_of_cards", "value") if leaf is None else leaf
        if len(leaf) != LEAF_VALUES:
            raise ValueError(f"{LEAF_VALUES} values were expected, not {len(leaf)}")
        for i, value in enumerate(leaf):
            self.leaf[i] = value

    def choose(self, state: State, room: Room, rng: Rng) -> int:
        return self.choose_house(cython.cast(HouseOfCards, state))

    def choose_house(self, state: HouseOfCards) -> int:
        """The action of the seat on turn."""
        first = state.on_turn * HAND
        held = state.held[state.on_turn]
        if state.choices & OFFER_HOUSE:
            return REMOVE + self.to_put_away(state, first, held)
        if state.choices & OFFER_SWAP:
            return self.swap(state, first, held)
        if state.choices:
            return KEEP
        if held == 1:
            return PLAY + state.hand[first]
        one = self.liking(state, state.hand[first])
        other = self.liking(state, state.hand[first + 1])
        return PLAY + (state.hand[first] if one >= other else state.hand[first + 1])

    def liking(self, state: HouseOfCards, card: int) -> int:
        """The preference for a card: the biggest sum up to the limit, then Hallows, then the cheapest excess."""
        if card % HOUSE_CARDS == HALLOWS:
            return 0
        after = state.sum_after(card)
        return after + 1 if after <= state.limit else -1 - self.cost(state, card)

    def cost(self, state: HouseOfCards, card: int) -> int:
        """The number of cards that exceeding the limit with this card brings (§7.2)."""
        value = card % HOUSE_CARDS
        if value < NUMBERS:
            return value
        return state.last_number if value == MIRROR and state.last_number != NO_NUMBER else 0

    def to_put_away(self, state: HouseOfCards, first: int, held: int) -> int:
        """The card of the hand with the bigger number."""
        if held == 1 or self.number(state.hand[first]) >= self.number(state.hand[first + 1]):
            return state.hand[first]
        return state.hand[first + 1]

    def number(self, card: int) -> int:
        """The printed number; a special has the value 0."""
        value = card % HOUSE_CARDS
        return value if value < NUMBERS else 0

    def swap(self, state: HouseOfCards, first: int, held: int) -> int:
        """The exchange of the bigger number if every card would exceed the limit; else KEEP."""
        for slot in range(first, first + held):
            if state.sum_after(state.hand[slot]) <= state.limit:
                return KEEP
        return EXCHANGE + self.to_put_away(state, first, held)

    def arrived(self, state: State) -> bool:
        return self.round_begins(cython.cast(HouseOfCards, state))

    def round_begins(self, state: HouseOfCards) -> bool:
        """Whether the game is over, or only the start card lies on the pile."""
        return state.on_turn == OVER or state.pile.size == 1

    def worth(self, state: State, seat: int) -> float:
        if state.on_turn == OVER:
            return state.outcome(seat)
        return self.expected(cython.cast(HouseOfCards, state), seat)

    def expected(self, state: HouseOfCards, seat: int) -> float:
        """A seat's chance, proportional to the exponential of its lead."""
        whole = 0.0
        own = 0.0
        for other in range(state.seats):
            left = state.held[other] + state.size[other]
            power = self.leaf[state.seats - 2] * left
            if other == state.on_turn:
                power += self.leaf[LEAF_VALUES // 2 + state.seats - 2]
            power = exp(power)
            whole += power
            if other == seat:
                own = power
        return own / whole


POLICY = HouseOfCardsPolicy
SEARCH = Settings(budget=1000, losses=(0.0065, 0.0034, 0.0014))
