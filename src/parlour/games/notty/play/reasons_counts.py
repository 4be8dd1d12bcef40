"""Counts for reasons in Notty: which cards of the deck finish a hand, help it, or would stay loose in it.

A hand is the two masks of rules.py. The deck is given as the number of cards of each kind: all hands lie face up
(§2.3), so everybody can count that.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from parlour.core.reason import Reason
from parlour.games.notty.law.consts import COPIES, KINDS, NUMBERS
from parlour.games.notty.law.cover import loose_cards
from parlour.games.notty.law.rules import Notty

Hand = tuple[int, int]
Deck = list[int]


def deck_of(state: Notty) -> Deck:
    """The number of cards of each kind in the deck: those in no hand."""
    copies = [COPIES] * KINDS
    for seat in range(state.seats):
        for card in state.hand(seat):
            copies[card] -= 1
    return copies


def with_card(hand: Hand, card: int) -> Hand:
    """The hand with one more card."""
    ones, twos = hand
    return ones | 1 << card, twos | ones & 1 << card


def without(hand: Hand, *cards: int) -> Hand:
    """The hand without these cards."""
    ones, twos = hand
    for card in cards:
        only = 1 << card & ~twos
        ones, twos = ones & ~only, twos & ~(1 << card)
    return ones, twos


def size(hand: Hand) -> int:
    """The number of cards in a hand."""
    return hand[0].bit_count() + hand[1].bit_count()


def loose(hand: Hand) -> int:
    """The number of cards that are in no group in the best division."""
    return loose_cards(*hand)


def kinds(hand: Hand) -> list[int]:
    """The different cards of a hand."""
    return [card for card in range(KINDS) if hand[0] >> card & 1]


def loose_after_discard(hand: Hand) -> int:
    """The number of loose cards after the best discard: a loose card, or else one that no group misses."""
    left = loose(hand)
    return left - 1 if left else min(loose(without(hand, card)) for card in kinds(hand))


def counted(deck: Deck, fits: Callable[[int], bool]) -> int:
    """The number of cards in the deck for which `fits` holds."""
    return sum(copies for card, copies in enumerate(deck) if copies and fits(card))


def finishing_draws(hand: Hand, deck: Deck) -> int:
    """The number of cards in the deck that, once drawn, leave nothing loose."""
    return counted(deck, lambda card: loose(with_card(hand, card)) == 0)


def finishing_cycles(hand: Hand, deck: Deck) -> int:
    """The number of cards in the deck that leave nothing loose after draw & discard."""
    return counted(deck, lambda card: loose_after_discard(with_card(hand, card)) == 0)


def finishing(hand: Hand, deck: Deck) -> int:
    """The number of cards in the deck that finish the hand, by a draw or by draw & discard."""
    return counted(deck, lambda card: loose(with_card(hand, card)) <= 1)


def helping_draws(hand: Hand, deck: Deck) -> int:
    """The number of cards in the deck that, once drawn, leave fewer cards loose."""
    before = loose(hand)
    return counted(deck, lambda card: loose(with_card(hand, card)) < before)


def helping_cycles(hand: Hand, deck: Deck) -> int:
    """The number of cards in the deck that leave fewer cards loose after draw & discard."""
    before = loose(hand)
    return counted(deck, lambda card: loose_after_discard(with_card(hand, card)) < before)


def staying_loose(hand: Hand, deck: Deck) -> int:
    """The number of cards in the deck that would stay loose themselves."""
    before = loose(hand)
    return counted(deck, lambda card: loose(with_card(hand, card)) > before)


def mates(card: int, cards: Deck) -> int:
    """The number of cards that can be in a run of three, or in a set, with this one."""
    return counted(cards, lambda other: other != card and (near(card, other) or card % NUMBERS == other % NUMBERS))


def copies_in(hand: Hand) -> Deck:
    """The number of cards of each kind in a hand."""
    ones, twos = hand
    return [(ones >> card & 1) + (twos >> card & 1) for card in range(KINDS)]


def near(card: int, other: int) -> bool:
    """Whether two cards have the same colour and are at most two apart."""
    return card // NUMBERS == other // NUMBERS and abs(card - other) <= 2


def percent(part: int | Fraction, whole: int) -> int:
    """A part of a whole as a percentage, rounded from its exact value."""
    return round(Fraction(100 * part, whole))


def of_deck(key: str, outs: int, deck: Deck, **facts: object) -> Reason:
    """A reason that counts cards of the deck."""
    whole = sum(deck)
    return Reason(key, {"outs": outs, "deck": whole, "percent": percent(outs, whole), **facts})
