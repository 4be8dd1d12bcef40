"""Potter by learned tables: stock or pile, meld or hold, lay off or keep, and what to discard.

The goal is to win the round: a round is the episode. The book decides how to go out and which meld is best; whether to
lay it is learned. A case describes the hand after the action and what lies face up, but not the card drawn next, which
is unknown. The C types are in q.pxd.
"""

from __future__ import annotations

import cython

from parlour.bots.linear_q import LinearQ
from parlour.bots.weights import Values
from parlour.core.rng import Rng
from parlour.core.state import Room, State
from parlour.games.potter.law.rules import Potter
from parlour.games.potter.play.policy import PotterPolicy

if not cython.compiled:
    from parlour.bots.linear_q import case_of
    from parlour.core.bits import bit, count, lowest
    from parlour.core.consts import OVER, SUIT_CARDS
    from parlour.games.potter.law.consts import (
        ADD,
        DISCARD,
        DRAW,
        END,
        FILLERS,
        LARGEST_TAKE,
        MELD,
        MOST_SEATED,
        TAKE,
    )
    from parlour.games.potter.play.finish import above, below
    from parlour.games.potter.play.hands import cover, hopes_of, in_threes

    # The same numbers as in q.pxd, for Python: first the tables, then the kinds of actions.
    T_BASE, T_SIZE, T_WILDS, T_OUTS, T_POINTS, T_LINKS, T_GIVES, T_TABLE, T_LOOP, T_SAVED = range(10)
    DRAWS, TAKES, MELDS, LAYS_OFF, LAYS_WILD, DISCARDS, STOPS = range(7)
    LOOSE = 10  # the most cards in no meld that are told apart
    SIZES = 16
    NEXT_SIZES = 5

# In a table of discards, the first case is for all other actions.
FEATURES = {
    "base": 7 * 10 * 5 * 2,  # the kind of action, loose cards left, the smallest other hand, whether Sallan
    "size": 16 * 10 * 2,  # cards left, loose ones, whether Sallan
    "wilds": 5 * 10 * 2,  # Potters left, loose cards, whether Sallan
    "outs": 16 * 10,  # cards that would complete a meld or fit onto the table, loose ones
    "points": 1 + 13 * 4,  # of a discard: its rank, how late it is
    "links": 1 + 6 * 7 * 2,  # melds that lack one card besides it, or two; whether Sallan
    "gives": 1 + 7 * 2 * 5,  # melds that the next seat could make with it, whether the pile can be taken, its hand
    "table": 1 + 2 * 2 * 2 * 2,  # whether it fits onto the table, breaks a meld; whether Sallan, and the next seat too
    "loop": 1 + 2,  # whether it goes round in a loop
    "saved": 1 + 16 * 10,  # of a pile: what its melds take out of the hand, its size
}
SEATS = (2, 5)


class PotterQ(LinearQ):
    """Plays by its tables, and leaves going out to the book."""

    def __init__(self, table: Values | None = None) -> None:
        LinearQ.__init__(self, FEATURES, SEATS, table)
        self.book = PotterPolicy()
        self.first_round = 0
        self.pile = 0
        self.rest = 0
        self.kind = 0
        self.is_sallan = False
        if not cython.compiled:
            self.before = [0] * MOST_SEATED

    # The choices.

    def forced(self, state: State, room: Room, rng: Rng) -> int:
        return self.forced_potter(cython.cast(Potter, state), room)

    def forced_potter(self, state: Potter, room: Room) -> int:
        """The action without a choice: going out, the meld owed for a pile, the only useful draw; else -1."""
        self.book.look(state)
        self.pile = state.pile.mask()
        if not state.drawn:
            return self.forced_draw(state)
        if self.book.can_go_out(state, self.book.hand, state.taken.size):
            return self.book.first_step_out(state, room)
        return self.book.go_on(state, room) if state.taken.size else -1

    def forced_draw(self, state: Potter) -> int:
        """The pile if it lets the hand go out; the stock if no meld is certain; else -1."""
        if not state.may_take() or not self.is_sure(self.book.hand | self.pile):
            return DRAW
        return TAKE if self.book.can_go_out(state, self.book.hand | self.pile, state.pile.size) else -1

    def is_sure(self, cards: int) -> bool:
        """Whether these cards contain a meld."""
        return self.covered(cards) > 0

    def covered(self, cards: int) -> int:
        """The most that melds take out of these cards."""
        if not self.book.is_sallan:
            return cover(cards, 0)
        return cover(cards & ~self.book.going.potters, count(cards & self.book.going.potters))

    def list_choices(self, state: State, room: Room) -> None:
        self.list_potter(cython.cast(Potter, state), room)

    def list_potter(self, state: Potter, room: Room) -> None:
        """List both draws; or the best melds, a lay-off, a wild laid off, and every discard."""
        self.count = 0
        if not state.drawn:
            self.add_choice(DRAW)
            self.add_choice(TAKE)
            return
        fit = state.discards()
        if not fit:
            self.add_choice(END)
        while fit:
            self.add_choice(DISCARD + lowest(fit))
            fit &= fit - 1
        self.add_if_any(self.book.best_meld(state, room, 0))
        if self.book.wilds:
            self.add_if_any(self.book.best_meld(state, room, 1))
        if self.book.is_sallan:
            self.add_if_any(self.book.add_natural(state, self.book.hand & ~self.book.wilds))
            if self.book.wilds:
                self.add_if_any(self.book.add_wild(state, 0))

    def add_if_any(self, action: int) -> None:
        """Append an action unless it is NONE."""
        if action >= 0:
            self.add_choice(action)

    # The cases.

    def describe(self, state: State, action: int) -> None:
        self.describe_potter(cython.cast(Potter, state), action)

    def describe_potter(self, state: Potter, action: int) -> None:
        """Fill in the cases of an action, from the hand that it leaves."""
        self.see_action(state, action)
        wilds = self.rest & self.book.going.potters if self.is_sallan else 0
        size = count(self.rest)
        outs = outs_of(self.rest & ~wilds)
        loose = case_of(count(self.rest & ~wilds & ~in_threes(self.rest & ~wilds)), LOOSE - 1)
        if self.is_sallan:
            outs |= self.book.going.low | self.book.going.high | self.book.going.sets
        outs &= ~(self.rest | self.book.lying | self.pile)
        self.cells[T_BASE] = ((self.kind * LOOSE + loose) * NEXT_SIZES + self.smallest_other(state)) * 2
        self.cells[T_BASE] += self.is_sallan
        self.cells[T_SIZE] = (case_of(size, SIZES - 1) * LOOSE + loose) * 2 + self.is_sallan
        self.cells[T_WILDS] = (count(self.rest & self.book.going.potters) * LOOSE + loose) * 2 + self.is_sallan
        self.cells[T_OUTS] = case_of(count(outs), 15) * LOOSE + loose
        if self.kind == DISCARDS:
            self.describe_discard(state, action - DISCARD)
        elif self.kind == TAKES:
            self.cells[T_SAVED] = 1 + case_of((self.covered(self.rest) - self.covered(self.book.hand)) // 8, 15) * 10
            self.cells[T_SAVED] += state.pile.size

    def see_action(self, state: Potter, action: int) -> None:
        """Determine the kind of an action, and the hand that it leaves."""
        self.is_sallan = self.book.is_sallan
        self.rest = self.book.hand
        if action >= ADD:
            spot = (action - ADD) // FILLERS
            filler = (action - ADD) % FILLERS - 1
            self.kind = LAYS_OFF if filler < 0 else LAYS_WILD
            if filler < 0:
                self.rest &= ~bit(state.places[spot])
            else:
                self.rest &= ~bit(filler * SUIT_CARDS + lowest(self.book.going.potters))
        elif action >= MELD:
            self.kind = MELDS
            self.rest &= ~self.book.used_by(action)
            self.is_sallan = True
        elif action >= DISCARD:
            self.kind = DISCARDS
            self.rest &= ~bit(action - DISCARD)
        elif action == TAKE:
            self.kind = TAKES
            self.rest |= self.pile
        else:
            self.kind = DRAWS if action == DRAW else STOPS

    def describe_discard(self, state: Potter, card: int) -> None:
        """Fill in the cases of a discard, which the book uses too: points, hopes, what it gives, what it breaks."""
        dead = self.book.lying | self.pile
        following = (state.on_turn + 1) % state.seats
        links = case_of(hopes_of(card, self.book.hand, dead, 1, 0), 5)
        hopes = case_of(hopes_of(card, self.book.hand, dead, 0, 1), 6)
        gives = case_of(hopes_of(card, 0, dead | self.book.hand, 0, 1), 6)
        self.cells[T_POINTS] = 1 + 4 * (card % SUIT_CARDS) + lap_case(state.turns // state.seats)
        self.cells[T_LINKS] = 1 + 2 * (links * 7 + hopes) + self.is_sallan
        self.cells[T_GIVES] = 1 + (2 * gives + (state.pile.size < LARGEST_TAKE)) * NEXT_SIZES
        self.cells[T_GIVES] += size_case(count(state.hands[following]))
        self.cells[T_TABLE] = 1 + 8 * ((self.book.going.low | self.book.going.high | self.book.going.sets) >> card & 1)
        self.cells[T_TABLE] += 4 * (in_threes(self.book.hand & ~self.book.wilds) >> card & 1)
        self.cells[T_TABLE] += 2 * self.is_sallan + (state.sallan >> following & 1)
        self.cells[T_LOOP] = 2 if state.loop_turns >= state.seats and state.loop_seen >> card & 1 else 1

    def smallest_other(self, state: Potter) -> int:
        """The case of the size of the smallest other hand."""
        least = 99
        for other in range(state.seats):
            if other != state.on_turn and count(state.hands[other]) < least:
                least = count(state.hands[other])
        return size_case(least)

    # A round is the episode.

    def begin(self, state: State, rng: Rng) -> None:
        self.begin_round(cython.cast(Potter, state), rng)

    def begin_round(self, state: Potter, rng: Rng) -> None:
        """Start a round in which every rank is equally likely to be the Potter."""
        state.round = 1 + rng.pick(SUIT_CARDS)
        self.first_round = state.round

    def note(self, state: State) -> None:
        self.note_totals(cython.cast(Potter, state))

    def note_totals(self, state: Potter) -> None:
        """Store the totals: the winner is the seat whose points do not change when the round is scored."""
        for seat in range(state.seats):
            self.before[seat] = state.totals[seat]

    def ended(self, state: State) -> bool:
        return self.round_ended(cython.cast(Potter, state))

    def round_ended(self, state: Potter) -> bool:
        """Whether the round that was dealt has been scored."""
        return state.on_turn == OVER or state.round != self.first_round

    def share(self, state: State, seat: int) -> float:
        return self.round_share(cython.cast(Potter, state), seat)

    def round_share(self, state: Potter, seat: int) -> float:
        """A seat's share of the round: all of it for the winner; equal shares if nobody won."""
        for other in range(state.seats):
            if state.totals[other] == self.before[other]:
                return 1.0 if other == seat else 0.0
        return 1.0 / state.seats


def size_case(held: int) -> int:
    """The case of a hand's size: 1, 2, 3 to 4, 5 to 6, and 7 or more."""
    if held <= 2:
        return 0 if held < 2 else 1
    return 2 if held <= 4 else 3 if held <= 6 else 4


def lap_case(lap: int) -> int:
    """The case of the lap: how late it is in the round."""
    if lap < 2:
        return 0
    return 1 if lap < 6 else 2 if lap < 20 else 3


def outs_of(hand: int) -> int:
    """The cards that would form a meld with two of the hand."""
    pairs = hand & below(hand)
    spades = hand & (bit(SUIT_CARDS) - 1)
    hearts = hand >> SUIT_CARDS & (bit(SUIT_CARDS) - 1)
    diamonds = hand >> 2 * SUIT_CARDS & (bit(SUIT_CARDS) - 1)
    clubs = hand >> 3 * SUIT_CARDS
    ranks = (spades & (hearts | diamonds | clubs)) | (hearts & (diamonds | clubs)) | (diamonds & clubs)
    ranks |= ranks << SUIT_CARDS
    ranks |= ranks << 2 * SUIT_CARDS
    return ranks | below(pairs) | above(above(pairs)) | above(hand & below(below(hand)))


POLICY = PotterQ
