"""Jolly: open as soon as possible, lay melds, discard what helps nobody, and hold single cards until all can go.

Playouts stop after a few turns. A seat's expectation there comes from both hands (hands.py): whole games are so long
and so much a matter of luck that their ends say little about one move.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

from parlour.bots.calibration import Trust
from parlour.bots.meld_mistakes import slips
from parlour.bots.players import Settings
from parlour.bots.policy import Policy
from parlour.bots.weights import Values, values
from parlour.core.rng import Rng
from parlour.core.state import Cells, Room, State
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.moves import shape_of
from parlour.games.jolly.play.discards import Discards, Keeping
from parlour.games.jolly.play.hands import Hands

if not cython.compiled:
    from math import exp

    from parlour.core.bits import bit
    from parlour.core.consts import OVER
    from parlour.games.jolly.law.consts import (
        ADD,
        CONCEDE,
        DISCARD,
        DRAW,
        DRAWING,
        FILLERS,
        GAMBLING,
        JOLLY,
        MELDS_OF_THREE,
        RUN,
        SWAP,
        TAKE,
        TO_CLEAR,
    )

    NOTHING = -1
    MELD_LIKING = [0] * MELDS_OF_THREE

HORIZON = 4  # the number of turns in a playout
DISCARDS = 6  # the number of discards that a search tries

# What is laid first; anything not above 0 is laid only if it must be.
LIKES_MELD = 100  # plus its points
LIKES_CARD = 50
LIKES_SWAP = 20
LIKES_JOKER = 1
DEAR_JOKER = 15  # points that a joker in a new meld costs
FEW = 3  # the largest hand from which a joker is laid off


def write_tables() -> None:
    """Fill the table of preferences among melds of three: the highest points first, jokers late."""
    for action in range(RUN, ADD):
        shape = shape_of(action)
        MELD_LIKING[action - RUN] = LIKES_MELD + shape.points() - DEAR_JOKER * shape.wild.bit_count()


class JollyPolicy(Policy):
    """Plays by the cards in hand, on the table and in the pile."""

    def __init__(self, keeping: Keeping | None = None, horizon: int = HORIZON, leaf: Values | None = None) -> None:
        self.discards = Discards(keeping or Keeping())
        self.hands = Hands(values("jolly", "value") if leaf is None else leaf)
        self.horizon = horizon
        self.last_turn = 0

    def choose(self, state: State, room: Room, rng: Rng) -> int:
        return self.choose_jolly(cython.cast(Jolly, state), room)

    def choose_jolly(self, state: Jolly, room: Room) -> int:
        """The action of the seat on turn."""
        if state.phase == DRAWING:
            return self.begin(state)
        if state.phase == GAMBLING:
            return self.clear(state, room)
        listed = state.list_laying(room.cells, 0) if state.may_meld() else 0
        laying = self.best_laying(state, room.cells, listed)
        if laying != NOTHING:
            return laying
        self.discards.look_around(state)
        return DISCARD + self.discards.loosest(state, state.ones[state.on_turn])

    def begin(self, state: Jolly) -> int:
        """A Jolly Hand that wins, else the top card of the pile if it can be used, else the stock."""
        if state.may_gamble() and state.jolly_hand_wins():
            return JOLLY
        return TAKE if state.may_take() and (self.wants_top(state) or not state.can_draw()) else DRAW

    def wants_top(self, state: Jolly) -> bool:
        """Whether the top card opens, goes out, or forms a meld; laying it off would gain nothing."""
        if not state.has_opened():
            return True
        return self.goes_out(state) or self.hands.outs >> state.pile.cells[state.pile.size - 1] & 1 != 0

    def goes_out(self, state: Jolly) -> bool:
        """Whether all cards but one can leave the hand, by a quick check."""
        self.hands.look_at_table(state)
        return self.hands.loose_cards(state, state.on_turn, self.hands.fitting) <= 1

    def clear(self, state: Jolly, room: Room) -> int:
        """The next step of a Jolly Hand that wins."""
        listed = state.list_legal(room.cells)
        for i in range(listed):
            action = room.cells[i]
            if DISCARD <= action < RUN or (action >= RUN and state.look_after(action, TO_CLEAR, 1)):
                return action
        return CONCEDE

    def best_laying(self, state: Jolly, cells: Cells, listed: int) -> int:
        """What to lay next; NOTHING if a discard is better."""
        best = NOTHING
        if state.may_lay_off() and state.may_discard() and not self.goes_out(state):
            listed = self.only_melds(cells, listed)
        most = 0 if state.may_discard() else -LIKES_MELD
        for i in range(listed):
            liking = self.liking(state, cells[i])
            if liking > most:
                best = cells[i]
                most = liking
        return best

    def only_melds(self, cells: Cells, listed: int) -> int:
        """Keep only new melds: single cards are held until all can go, because they open places for the opponent."""
        kept = 0
        for i in range(listed):
            if cells[i] < ADD:
                cells[kept] = cells[i]
                kept += 1
        return kept

    def liking(self, state: Jolly, action: int) -> int:
        """The preference for laying something."""
        if action < ADD:
            return MELD_LIKING[action - RUN]
        if action >= SWAP:
            return LIKES_SWAP
        if (action - ADD) % FILLERS == 0:
            return LIKES_CARD
        return LIKES_JOKER if state.held(state.on_turn) <= FEW else -LIKES_JOKER

    # What a search tries, and where its playouts stop.

    def slips(self, state: State, chosen: int, actions: Sequence[int]) -> list[int]:
        return slips(state, chosen, actions)

    def shortlist(self, state: State, cells: Cells, count: int) -> int:
        return self.shortlist_jolly(cython.cast(Jolly, state), cells, count)

    def shortlist_jolly(self, state: Jolly, cells: Cells, listed: int) -> int:
        """Keep both draws, all that can be laid, and the loosest cards; nothing but the steps of a Jolly Hand."""
        if state.phase == GAMBLING or (state.phase == DRAWING and self.begin(state) == JOLLY):
            return 0
        kept = 0
        for i in range(listed):
            if cells[i] <= TAKE or cells[i] >= RUN:
                cells[kept] = cells[i]
                kept += 1
        if state.phase == DRAWING or not state.may_discard():
            return kept
        return self.add_discards(state, cells, kept)

    def add_discards(self, state: Jolly, cells: Cells, kept: int) -> int:
        """Append the discards of the loosest cards."""
        self.discards.look_around(state)
        hand = state.ones[state.on_turn]
        for _ in range(DISCARDS):
            if hand:
                card = self.discards.loosest(state, hand)
                hand &= ~bit(card)
                cells[kept] = DISCARD + card
                kept += 1
        return kept

    def traits_of(self, state: Jolly) -> list[int]:
        """The numbers about both hands as places in the leaf's values, for fitting."""
        return self.hands.traits_of(state)

    def set_out(self, state: State) -> None:
        self.last_turn = state.turns + self.horizon

    def arrived(self, state: State) -> bool:
        return state.on_turn == OVER or state.turns >= self.last_turn

    def worth(self, state: State, seat: int) -> float:
        if state.on_turn == OVER:
            return state.outcome(seat)
        return 1.0 / (1.0 + exp(-self.hands.lead_of(cython.cast(Jolly, state), seat)))


write_tables()

POLICY = JollyPolicy
TRUST = Trust(sharpness=0.45, modesty=0.8, public=0.25)
SEARCH = Settings(budget=1500, gate=0.5, losses=(0.25, 0.025, 0.008))
