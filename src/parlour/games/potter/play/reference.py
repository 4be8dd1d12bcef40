"""The reference player of Potter: rule-book play, from its hand and what lies face up.

It lays every meld it can, preferring those that take the most points out of the hand; then it lays off all it can,
including Potters, because they cost a Sallan 25. It takes the pile only if the meld it will owe is certain and saves
more than the other cards cost, and it discards high cards that fit nothing. In a round that is stuck it considers melds
alone, and breaks loops where it can. It is frozen: later players are measured against it.
"""

from __future__ import annotations

from parlour.core.consts import SUIT_CARDS
from parlour.core.cover import Cover, Solver, solver
from parlour.core.melds import PARTNERS, mask_of
from parlour.core.moves import Move
from parlour.core.rng import Seed
from parlour.games.potter.law.consts import (
    ADD,
    DISCARD,
    DRAW,
    END,
    FILLERS,
    LARGEST_TAKE,
    MELD,
    PENALTY,
    PLACES,
    RETURN,
    TAKE,
)
from parlour.games.potter.law.rules import Potter
from parlour.games.potter.readings import meld_move

COST_OF_A_CARD = 5  # points that one more card of the pile must save, because it is one more to get rid of
PATIENCE = 20  # laps after which a round is stuck
LINK = 4  # points that a meld lacking one more card adds to keeping its cards
HOPE = 1  # the same for a meld that lacks two
LOOP = 20  # after a lap without anything new, prefer a discard that has not been seen


class ReferenceBot:
    """Plays Potter by the book, without random choices."""

    def __init__(self, seed: Seed = 0) -> None:
        pass

    def choose(self, state: Potter) -> Move:
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
        return min(lay_offs, key=lambda one: (regret(state, one - ADD), one))
    discards = [one for one in legal if DISCARD <= one < MELD]
    return max(discards, key=lambda one: (burden(state, one - DISCARD), -one)) if discards else END


def regret(state: Potter, spot_and_filler: int) -> int:
    """The rank of a lay-off: first a card itself, then a wild for a card that cannot come, then any wild."""
    spot, filler = divmod(spot_and_filler, FILLERS)
    place = state.open_places(spot // PLACES)[spot % PLACES]
    return 0 if filler == 0 else 1 if lying(state) >> place & 1 else 2


def cover_of(state: Potter, hand: int) -> Cover:
    """The melds that take the most points out of a hand; for a Sallan, Potters are wild and cost 25."""
    is_sallan = state.is_sallan(state.on_turn)
    return points_solver(state, is_sallan).cover(hand, hand & state.potter_cards() if is_sallan else 0)


def points_solver(state: Potter, is_sallan: bool) -> Solver:
    """The solver that values each rank by what it costs in hand."""
    values = [rank + 1 for rank in range(SUIT_CARDS)]
    if is_sallan:
        values[state.rank()] = PENALTY
    return solver(values=tuple(values), ace_high=bool(state.ace_high))


def wants_pile(state: Potter) -> bool:
    """Whether the pile brings a certain meld, and saves more points than its cards are a burden."""
    pile = state.pile_cards()
    if not 0 < len(pile) <= LARGEST_TAKE:
        return False
    hand = state.hand(state.on_turn)
    with_pile = cover_of(state, hand | mask_of(pile))
    saved = with_pile.value - cover_of(state, hand).value
    cost = 0 if is_stuck(state) else COST_OF_A_CARD
    return bool(with_pile.melds) and saved > cost * (len(pile) - 1)


def burden(state: Potter, card: int) -> int:
    """How welcome a discard is: the card's points, less what it may still become, alone or with others."""
    hand = state.hand(state.on_turn)
    dead = lying(state)
    hopes = [others for others in PARTNERS[card] if not others & dead]
    pairs = sum(1 for others in hopes if others & hand)
    points = 0 if is_stuck(state) else card % SUIT_CARDS + 1
    looping = state.loop_turns >= state.seats and state.loop_seen >> card & 1
    return points - LINK * pairs - HOPE * (len(hopes) - pairs) - (LOOP if looping else 0)


def is_stuck(state: Potter) -> bool:
    """Whether the round has gone on so long that any meld is better than cheap cards."""
    return state.turns >= PATIENCE * state.seats


def lying(state: Potter) -> int:
    """The cards that nobody can hold again in this round: approximately what the melds stand for."""
    cards = 0
    for meld in range(state.melds):
        cards |= state.meld_mask(meld)
    return cards
