"""The reference player of Jolly: opens as soon as it can, lays all it can, discards the loosest highest card.

It takes the top card of the pile whenever it can be used, and declares a Jolly Hand only when the thirteen cards fall
into melds. It is frozen: later players are measured against it.
"""

from __future__ import annotations

from parlour.core.consts import SUIT_CARDS
from parlour.core.melds import PARTNERS
from parlour.core.moves import Move
from parlour.core.rng import Seed
from parlour.games.jolly.law.consts import (
    ADD,
    CONCEDE,
    DISCARD,
    DRAW,
    DRAWING,
    FILLERS,
    GAMBLING,
    JOKER,
    JOLLY,
    RUN,
    SWAP,
    TAKE,
)
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.moves import shape_of
from parlour.games.jolly.shapes import rank_points

LINK = 3  # points that a meld lacking one more card adds to keeping its cards


class ReferenceBot:
    """Plays Jolly by the book, without random choices."""

    def __init__(self, seed: Seed = 0) -> None:
        pass

    def choose(self, state: Jolly) -> Move:
        return state.game.move(state, action(state))


def action(state: Jolly) -> int:
    """The action to play."""
    legal = state.legal_ids()
    if state.turn_phase() == DRAWING:
        return begin(state, legal)
    if state.turn_phase() == GAMBLING:
        return clear(state, legal)
    laying = [one for one in legal if one >= RUN]
    if laying:
        return max(laying, key=lambda one: (worth(one), -one))
    discards = [one for one in legal if DISCARD <= one < RUN]
    return max(discards, key=lambda one: (burden(state, one - DISCARD), -one)) if discards else legal[0]


def begin(state: Jolly, legal: list[int]) -> int:
    """A Jolly Hand that wins, else the top card of the pile if it can be used, else the stock."""
    if JOLLY in legal and state.jolly_hand_can_win():
        return JOLLY
    return TAKE if TAKE in legal else DRAW


def clear(state: Jolly, legal: list[int]) -> int:
    """The next step of a Jolly Hand that wins."""
    for one in legal:
        if one != CONCEDE:
            after = state.clone()
            after.step(one)
            if after.over or after.jolly_hand_can_win():
                return one
    return CONCEDE


def worth(one: int) -> int:
    """What is laid first: the most valuable new meld, then lay-offs, then swaps, and last lay-offs of jokers."""
    if one < ADD:
        jokers = shape_of(one).wild.bit_count()
        return 100 + shape_of(one).points() - 15 * jokers
    if one >= SWAP:
        return 20
    return 50 if (one - ADD) % FILLERS == 0 else 0


def burden(state: Jolly, card: int) -> int:
    """How welcome a discard is: the card's points, less what it may become with others; a joker goes last."""
    if card == JOKER:
        return -1000
    held, doubles, _ = state.hand_masks(state.on_turn)
    if doubles >> card & 1:
        return 20 + rank_points(card % SUIT_CARDS)  # a second copy can be in no meld with the first
    pairs = sum(1 for others in PARTNERS[card] if others & held)
    return rank_points(card % SUIT_CARDS) - LINK * pairs
