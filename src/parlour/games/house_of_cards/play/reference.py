"""The reference player of House of Cards: an exact hit, else the biggest safe card, else the cheapest excess.

Hallows waits until the other card would exceed, or until it is the last card. The house effect puts the biggest number
away, because every card that goes is one fewer to play; Swap's exchange is for a hand that can only exceed.
"""

from __future__ import annotations

from parlour.core.moves import Move
from parlour.core.rng import Seed
from parlour.games.house_of_cards.law.consts import (
    EXCHANGE,
    HALLOWS,
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
from parlour.games.house_of_cards.law.rules import HouseOfCards


class ReferenceBot:
    """Plays House of Cards by habit, without random choices."""

    def __init__(self, seed: Seed = 0) -> None:
        pass

    def choose(self, state: HouseOfCards) -> Move:
        return state.game.move(state, self.action(state))

    def action(self, state: HouseOfCards) -> int:
        """The action to play."""
        hand = state.hand_cards(state.on_turn)
        if state.choices & OFFER_HOUSE:
            return REMOVE + max(hand, key=number)
        if state.choices & OFFER_SWAP:
            stuck = all(state.would_be(card) > state.limit for card in hand)
            return EXCHANGE + max(hand, key=number) if stuck else KEEP
        return KEEP if state.choices else PLAY + card_to_play(state, hand)


def card_to_play(state: HouseOfCards, hand: list[int]) -> int:
    """The card to play: an exact hit, else the biggest safe card, else Hallows, else the card that costs least."""
    plain = [card for card in hand if card % HOUSE_CARDS != HALLOWS]
    safe = [card for card in plain if state.would_be(card) <= state.limit]
    if safe:
        return max(safe, key=state.would_be)
    if len(plain) < len(hand):
        return next(card for card in hand if card % HOUSE_CARDS == HALLOWS)
    return min(plain, key=lambda card: cost(state, card))


def number(card: int) -> int:
    """The printed number; a special has the value 0."""
    value = card % HOUSE_CARDS
    return value if value < NUMBERS else 0


def cost(state: HouseOfCards, card: int) -> int:
    """The number of cards that exceeding the limit with this card brings (§7.2)."""
    if card % HOUSE_CARDS == MIRROR:
        return 0 if state.last_number == NO_NUMBER else state.last_number
    return number(card)
