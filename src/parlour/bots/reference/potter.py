"""The reference player of Potter: rule-book play, from the own hand and what lies open.

It lays every meld it can, the ones that take most points out of the hand; then it lays off, Potters first, because they
cost a Sallan 25. It takes the pile only when the meld it will owe is sure and the hand gets no worse, and it discards
high cards that go with nothing. Written once and frozen: later players are measured against it.
"""

from __future__ import annotations

from parlour.core.consts import SUIT_CARDS
from parlour.core.cover import Cover, Solver, solver
from parlour.core.melds import cards_of, mask_of
from parlour.core.moves import Move
from parlour.core.rng import Seed
from parlour.core.state import State
from parlour.games.potter.consts import ADD, DISCARD, DRAW, END, FILLERS, LARGEST_TAKE, MELD, PENALTY, RETURN, TAKE
from parlour.games.potter.readings import meld_move
from parlour.games.potter.rules import Potter

COST_OF_A_CARD = 5  # taking one more card of the pile must save so many points, or it is one more to get rid of
LINK = 5  # a card that goes with another one of the hand is worth keeping, by so many points


class ReferenceBot:
    """Plays Potter by the book; chance plays no part in its choices."""

    def __init__(self, seed: Seed = 0) -> None:
        pass

    def choose(self, state: State) -> Move:
        assert isinstance(state, Potter)
        return state.game.move(state, action(state))


def action(state: Potter) -> int:
    """The action to play."""
    if not state.drawn:
        return TAKE if wants_pile(state) else DRAW
    melds = cover_of(state, state.hand(state.on_turn)).melds
    if melds:
        return meld_move(state, {place.stands_for: place.card for place in melds[0]}).id
    if state.taken_cards():
        return RETURN
    legal = state.legal_ids()
    lay_offs = [one for one in legal if one >= ADD]
    if lay_offs:
        return max(lay_offs, key=lambda one: (one % FILLERS, -one))  # a wild before the card itself
    discards = [one for one in legal if DISCARD <= one < MELD]
    return max(discards, key=lambda one: (burden(state, one - DISCARD), -one)) if discards else END


def cover_of(state: Potter, hand: int) -> Cover:
    """The melds that take most points out of a hand; Potters are wild for a Sallan, and cost 25."""
    is_sallan = state.is_sallan(state.on_turn)
    return points_solver(state, is_sallan).cover(hand, hand & state.potter_cards() if is_sallan else 0)


def points_solver(state: Potter, is_sallan: bool) -> Solver:
    """What each rank costs whoever is left with it."""
    values = [rank + 1 for rank in range(SUIT_CARDS)]
    if is_sallan:
        values[state.rank()] = PENALTY
    return solver(values=tuple(values), ace_high=bool(state.ace_high))


def wants_pile(state: Potter) -> bool:
    """Whether the pile brings a sure meld, and saves more points than its cards are a burden."""
    pile = state.pile_cards()
    if not 0 < len(pile) <= LARGEST_TAKE:
        return False
    hand = state.hand(state.on_turn)
    with_pile = cover_of(state, hand | mask_of(pile))
    return bool(with_pile.melds) and with_pile.value - cover_of(state, hand).value > COST_OF_A_CARD * (len(pile) - 1)


def burden(state: Potter, card: int) -> int:
    """How gladly a card is discarded: its points, less what it may become with the others of the hand."""
    others = state.hand(state.on_turn) & ~(1 << card)
    return card % SUIT_CARDS + 1 - LINK * sum(goes_with(card, other) for other in cards_of(others))


def goes_with(card: int, other: int) -> bool:
    """Whether two cards could be in one meld of three."""
    same_suit = card // SUIT_CARDS == other // SUIT_CARDS
    return abs(card - other) <= 2 if same_suit else card % SUIT_CARDS == other % SUIT_CARDS
