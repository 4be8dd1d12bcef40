"""Jolly by learned tables: stock or pile, whether to lay a meld, a card or a swap, and what to discard.

The book handles the Jolly Hand, going out and what a turn owes (policy.py). A case describes the hand after the action
and what lies face up; the other hand is known by its size and by the cards taken from the pile. The C types are in
q.pxd.
"""

from __future__ import annotations

import cython

from parlour.bots.linear_q import LinearQ
from parlour.bots.weights import Values
from parlour.core.rng import Rng
from parlour.core.state import Room, State
from parlour.games.jolly.law.rules import Jolly
from parlour.games.jolly.play.policy import JollyPolicy

if not cython.compiled:
    from parlour.bots.linear_q import case_of
    from parlour.core.bits import bit, count, lowest
    from parlour.core.consts import SUIT_CARDS
    from parlour.games.jolly.law.consts import (
        ADD,
        DISCARD,
        DRAW,
        DRAWING,
        FILLERS,
        GAMBLING,
        JOKER,
        JOLLY,
        OPENING,
        RUN,
        SWAP,
        TAKE,
    )
    from parlour.games.jolly.law.melding import MELD_CARDS, MELD_JOKERS
    from parlour.games.jolly.play.discards import PAIRS_A_CARD, PAIRS_OF, RUNS_OF
    from parlour.games.jolly.play.policy import MELD_LIKING, NOTHING

    # The same numbers as in q.pxd, for Python: first the tables, then the kinds of actions.
    T_BASE, T_RACE, T_OUTS, T_HAND, T_ROUND, T_LINKS, T_FAR, T_CARD, T_TABLE, T_GIVES = range(10)
    DRAWS, TAKES, MELDS, LAYS_OFF, SWAPS, DISCARDS, ACTS = range(7)
    LOOSE = 14  # cards that are neither in melds nor fit onto the table
    HELD = 14  # cards of the other hand
    OUTS = 20  # cards that would complete a meld

# In a table of discards, the first case is for all other actions.
FEATURES = {
    "base": 6 * 2 * 2 * 14,  # the kind of action, who has opened, loose cards left
    "race": 14 * 14 * 2,  # loose cards left, cards of the other hand, whether the other has opened
    "outs": 20 * 2,  # cards that would complete a meld, whether this seat has opened
    "hand": 2 * 20 * 5,  # before the opening its points and whether there is a run, after it the cards left; jokers
    "round": 10 * 6,  # the round, the kind of action
    "links": 1 + 5 * 5 * 2,  # of a discard: cards that would form a run with it, or a set; whether this seat has opened
    "far": 1 + 10,  # ways in which two cards may still come to it
    "card": 1 + 14 * 2 * 2,  # its rank, a second copy, whether this seat has opened
    "table": 1 + 2 * 2 * 2 * 2,  # whether it fits onto the table, or nearly; who has opened
    "gives": 1 + 3 * 2,  # melds with the known cards of the other hand, whether the other has opened
}
SEATS = (2, 2)


class JollyQ(LinearQ):
    """Plays by its tables, and leaves to the book what has to be exact."""

    def __init__(self, table: Values | None = None) -> None:
        LinearQ.__init__(self, FEATURES, SEATS, table)
        self.book = JollyPolicy()
        self.kind = 0
        self.ones = 0
        self.twos = 0
        self.jokers = 0
        self.held = 0

    # The choices.

    def forced(self, state: State, room: Room, rng: Rng) -> int:
        return self.forced_jolly(cython.cast(Jolly, state), room)

    def forced_jolly(self, state: Jolly, room: Room) -> int:
        """The Jolly Hand, going out, what is owed, or a draw without a choice; else -1."""
        if state.phase == DRAWING:
            return self.forced_draw(state)
        if state.phase == GAMBLING:
            return self.book.clear(state, room)
        if not state.may_discard() or (state.may_lay_off() and self.book.goes_out(state)):
            return self.forced_laying(state, room)
        return -1

    def forced_draw(self, state: Jolly) -> int:
        """A Jolly Hand that wins, or the only possible draw; else -1."""
        if state.may_gamble() and state.jolly_hand_wins():
            return JOLLY
        if not state.may_take():
            return DRAW
        return -1 if state.can_draw() else TAKE

    def forced_laying(self, state: Jolly, room: Room) -> int:
        """What the book lays; -1 for nothing."""
        listed = state.list_laying(room.cells, 0) if state.may_meld() else 0
        return self.book.best_laying(state, room.cells, listed)

    def list_choices(self, state: State, room: Room) -> None:
        self.list_jolly(cython.cast(Jolly, state), room)

    def list_jolly(self, state: Jolly, room: Room) -> None:
        """List both draws; or every discard, the most valuable meld, a lay-off and a swap."""
        self.count = 0
        if state.phase == DRAWING:
            self.add_choice(DRAW)
            self.add_choice(TAKE)
        else:
            self.list_discards(state, room)
            if state.may_meld():
                self.list_laying(state, room)
        self.book.discards.look_around(state)

    def list_discards(self, state: Jolly, room: Room) -> None:
        """List every card of the hand; a joker only if there is nothing else."""
        for i in range(state.list_discards(room.cells, 0)):
            if room.cells[i] != DISCARD + JOKER or i == 0:
                self.add_choice(room.cells[i])

    def list_laying(self, state: Jolly, room: Room) -> None:
        """List the meld that the book likes best, a card that can be laid off, and a swap."""
        meld = NOTHING
        lay_off = NOTHING
        swap = NOTHING
        for i in range(state.list_laying(room.cells, 0)):
            action = room.cells[i]
            if action >= SWAP:
                swap = action
            elif action >= ADD:
                if (action - ADD) % FILLERS == 0:
                    lay_off = action
            elif meld == NOTHING or MELD_LIKING[action - RUN] > MELD_LIKING[meld - RUN]:
                meld = action
        if meld != NOTHING:
            self.add_choice(meld)
        if lay_off != NOTHING:
            self.add_choice(lay_off)
        if swap != NOTHING:
            self.add_choice(swap)

    # The cases.

    def describe(self, state: State, action: int) -> None:
        self.describe_jolly(cython.cast(Jolly, state), action)

    def describe_jolly(self, state: Jolly, action: int) -> None:
        """Fill in the cases of an action, from the hand that it leaves."""
        seat = state.on_turn
        own = state.opened >> seat & 1
        theirs = state.opened >> (1 - seat) & 1
        self.see_action(state, action)
        if self.kind == MELDS:
            own = 1
        self.book.hands.find_melds(self.ones)
        outs = self.book.hands.outs
        if own:
            outs |= self.book.discards.fitting
        placed = self.book.hands.melded | (self.book.discards.fitting if own else 0)
        loose = case_of(self.held - self.jokers - count(self.ones & placed), LOOSE - 1)
        points = self.book.hands.points + 10 * self.jokers
        progress = 2 * (points // 4 if points < OPENING else 9) + self.book.hands.pure
        if own:
            progress = 20 + case_of(self.held, 19)
        self.cells[T_BASE] = ((self.kind * 2 + own) * 2 + theirs) * LOOSE + loose
        self.cells[T_RACE] = (loose * HELD + case_of(state.held(1 - seat), HELD - 1)) * 2 + theirs
        self.cells[T_OUTS] = case_of(count(outs & ~self.book.discards.seen_twice), OUTS - 1) * 2 + own
        self.cells[T_HAND] = progress * 5 + self.jokers
        self.cells[T_ROUND] = case_of(state.round, 9) * ACTS + self.kind
        if self.kind == DISCARDS and action != DISCARD + JOKER:
            self.describe_discard(state, action - DISCARD, own, theirs)

    def see_action(self, state: Jolly, action: int) -> None:
        """Determine the kind of an action, and the hand that it leaves."""
        seat = state.on_turn
        self.ones = state.ones[seat]
        self.twos = state.twos[seat]
        self.jokers = state.jokers[seat]
        self.held = state.held(seat)
        if action >= SWAP:
            self.kind = SWAPS
            self.take_out(state.swap_card(action - SWAP))
            self.held += 1
            self.jokers += 1
        elif action >= ADD:
            self.kind = LAYS_OFF
            self.take_out(state.add_card(action - ADD))
        elif action >= RUN:
            self.kind = MELDS
            self.ones &= ~(MELD_CARDS[action - RUN] & ~self.twos)
            self.twos &= ~MELD_CARDS[action - RUN]
            self.jokers -= MELD_JOKERS[action - RUN]
            self.held -= 3
        elif action >= DISCARD:
            self.kind = DISCARDS
            self.take_out(action - DISCARD)
        elif action == TAKE:
            self.kind = TAKES
            self.held += 1
            card = state.pile.cells[state.pile.size - 1]
            if card == JOKER:
                self.jokers += 1
            else:
                self.ones |= bit(card)
        else:
            self.kind = DRAWS

    def take_out(self, card: int) -> None:
        """Remove one card from the hand."""
        self.held -= 1
        if card == JOKER:
            self.jokers -= 1
        elif self.twos & bit(card):
            self.twos &= ~bit(card)
        else:
            self.ones &= ~bit(card)

    def describe_discard(self, state: Jolly, card: int, own: int, theirs: int) -> None:
        """Fill in the cases of a discard: what it might become, here or in the other hand."""
        seat = state.on_turn
        hand = state.ones[seat]
        runs = 0
        sets = 0
        far = 0
        gives = 0
        for i in range(PAIRS_A_CARD):
            pair = PAIRS_OF[card * PAIRS_A_CARD + i]
            if not pair:
                break
            lacking = pair & ~hand
            if not pair & ~state.known_ones[1 - seat]:
                gives += 1
            if lacking == pair:
                far += self.book.discards.unseen_pairs(pair)
            elif lacking:
                copies = self.book.discards.unseen(lowest(lacking))
                if i < RUNS_OF[card]:
                    runs += copies
                else:
                    sets += copies
        self.cells[T_LINKS] = 1 + (case_of(runs, 4) * 5 + case_of(sets, 4)) * 2 + own
        self.cells[T_FAR] = 1 + case_of(far // 2, 9)
        self.cells[T_CARD] = 1 + ((card % SUIT_CARDS) * 2 + (state.twos[seat] >> card & 1)) * 2 + own
        self.cells[T_TABLE] = 1 + (self.book.discards.fitting >> card & 1) * 8 + theirs * 2 + own
        self.cells[T_TABLE] += (self.book.discards.nearly >> card & 1) * 4
        self.cells[T_GIVES] = 1 + case_of(gives, 2) * 2 + theirs


POLICY = JollyQ
