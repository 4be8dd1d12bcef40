"""What a seat sees of Notty's table, and its chance of winning: a small neural network on exact counts.

Only the order of the deck is hidden. So for every hand it is known how many cards of the deck extend a group, connect
loose cards or finish it. The object keeps a copy of the table as masks, as in rules.py, whose hands can be changed to
value other positions. Types in network.pxd.
"""

from __future__ import annotations

import cython

from parlour.bots.policy import Policy
from parlour.bots.weights import Values
from parlour.games.notty.law.rules import Notty

if not cython.compiled:
    from math import exp

    from parlour.core.bits import bit, count
    from parlour.games.notty.law.consts import KINDS, MOST_SEATED, SET
    from parlour.games.notty.law.cover import covered, loose
    from parlour.games.notty.play.consts import HAND_CELLS, HIDDEN, SIGHT_CELLS
    from parlour.games.notty.play.hand import joining, one_too_many, promise


class NottyNetwork(Policy):
    """A copy of a table, and a network that values it, with one layer for two seats and one for three."""

    def __init__(self, net: Values) -> None:
        if net.shape != (2, SIGHT_CELLS + 2, HIDDEN):
            raise ValueError(f"a network of 2 x {SIGHT_CELLS + 2} x {HIDDEN} numbers was expected, not {net.shape}")
        self.net = net
        self.seats = 0
        self.mover = 0
        self.done = 0
        self.some = 0
        self.both = 0
        if not cython.compiled:
            self.ones = [0] * MOST_SEATED
            self.twos = [0] * MOST_SEATED
            self.known_ones = [0] * MOST_SEATED
            self.known_twos = [0] * MOST_SEATED
            self.known_some = [0] * MOST_SEATED
            self.known_both = [0] * MOST_SEATED
            self.joining = [0] * MOST_SEATED
            self.grouped = [0] * MOST_SEATED
            self.fragile = [0] * MOST_SEATED
            self.by_cycle = [0] * MOST_SEATED
            self.by_draw = [0] * MOST_SEATED
            self.extending = [0] * MOST_SEATED
            self.connecting = [0] * MOST_SEATED
            self.sight = [0.0] * SIGHT_CELLS
            self.hidden = [0.0] * HIDDEN

    def load(self, state: Notty) -> None:
        """Copy the table from a state."""
        self.seats = state.seats
        self.mover = state.on_turn
        self.done = state.done
        for seat in range(self.seats):
            self.ones[seat] = state.ones[seat]
            self.twos[seat] = state.twos[seat]

    def take(self, seat: int, card: int) -> None:
        """Add a card, given as a mask, to a hand of the copy."""
        self.twos[seat] |= self.ones[seat] & card
        self.ones[seat] |= card

    def lose(self, seat: int, cards: int) -> None:
        """Remove cards of different kinds from a hand of the copy."""
        self.ones[seat] &= ~(cards & ~self.twos[seat])
        self.twos[seat] &= ~cards

    def see_deck(self) -> None:
        """Compute the contents of the deck: `some` and `both`, as in hand.py."""
        gone = 0
        held = 0
        for seat in range(self.seats):
            gone |= self.twos[seat] | held & self.ones[seat]
            held |= self.ones[seat]
        self.some = (bit(KINDS) - 1) & ~gone
        self.both = (bit(KINDS) - 1) & ~held

    def win_chance(self, seat: int, mover: int, done: int) -> float:
        """A seat's chance of winning with `mover` on turn and `done` of that turn. A finished hand goes out."""
        if loose(self.ones[mover], self.twos[mover]) == 0:
            return 1.0 if seat == mover else 0.0
        self.see(seat, mover, done)
        return self.answer()

    def see(self, seat: int, mover: int, done: int) -> None:
        """Write what the seat sees: the turn, then every hand, its own first."""
        for i in range(SIGHT_CELLS):
            self.sight[i] = 0.0
        for i in range(3):
            self.sight[i] = done >> i & 1
        self.sight[3 + (mover - seat + self.seats) % self.seats] = 1.0
        self.see_deck()
        for step in range(self.seats):
            self.see_hand((seat + step) % self.seats, 6 + step * HAND_CELLS)

    def see_hand(self, seat: int, cell: int) -> None:
        """Write a hand: its size, its loose cards, the cost of a lost card, and what the deck can do for it."""
        self.study(seat)
        ones = self.ones[seat]
        size = count(ones) + count(self.twos[seat])
        free = size - self.grouped[seat]
        self.sight[cell + size_cell(size)] = 1.0
        self.sight[cell + 15 + (free if free < 7 else 7)] = 1.0
        self.see_number(self.by_cycle[seat], cell + 23)
        self.sight[cell + 28] = self.by_cycle[seat] >= 12
        self.see_number(self.by_draw[seat], cell + 29)
        self.sight[cell + 34] = self.extending[seat] / 10.0
        self.sight[cell + 35] = self.connecting[seat] / 10.0
        self.sight[cell + 36] = promise(ones, self.some, self.both) / 40.0
        self.sight[cell + 37] = self.fragile[seat] / (4.0 * size)

    def study(self, seat: int) -> None:
        """Update the counts of a hand if its cards or the deck have changed: mostly only one hand changes."""
        ones = self.ones[seat]
        twos = self.twos[seat]
        if ones != self.known_ones[seat] or twos != self.known_twos[seat]:
            self.known_ones[seat] = ones
            self.known_twos[seat] = twos
            self.grouped[seat] = covered(ones, twos, SET)
            self.fragile[seat] = fragility(ones, twos, self.grouped[seat])
            self.joining[seat] = joining(ones) & ~twos
        elif self.joining[seat] & (self.some ^ self.known_some[seat] | self.both ^ self.known_both[seat]) == 0:
            return
        self.known_some[seat] = self.some
        self.known_both[seat] = self.both
        self.count_help(seat, ones, twos)

    def count_help(self, seat: int, ones: int, twos: int) -> None:
        """Count the cards of the deck that finish a hand (by draw & discard or a draw), extend or connect groups."""
        size = count(ones) + count(twos)
        grouped = self.grouped[seat]
        by_cycle = 0
        by_draw = 0
        extending = 0
        connecting = 0
        kinds = self.joining[seat] & self.some
        while kinds:
            card = kinds & (~kinds + 1)
            kinds &= kinds - 1
            copies = 2 if self.both & card else 1
            found = covered(ones | card, twos | ones & card, SET)
            if found == grouped + 1:
                extending += copies
            elif found > grouped:
                connecting += copies
            if found == size + 1:
                by_draw += copies
                if one_too_many(ones | card, twos | ones & card):
                    by_cycle += copies
            elif found == size:
                by_cycle += copies
        self.by_cycle[seat] = by_cycle
        self.by_draw[seat] = by_draw
        self.extending[seat] = extending
        self.connecting[seat] = connecting

    def see_number(self, number: int, cell: int) -> None:
        """Write a number of cards, as itself and in steps."""
        self.sight[cell] = number / 10.0
        self.sight[cell + 1] = number >= 1
        self.sight[cell + 2] = number >= 3
        self.sight[cell + 3] = number >= 5
        self.sight[cell + 4] = number >= 8

    def answer(self) -> float:
        """The network's answer to what is seen: one hidden layer, then a chance."""
        layer = self.seats - 2
        for i in range(HIDDEN):
            self.hidden[i] = self.net[layer, SIGHT_CELLS, i]
        for cell in range(SIGHT_CELLS):
            seen = self.sight[cell]
            if seen != 0.0:
                for i in range(HIDDEN):
                    self.hidden[i] += seen * self.net[layer, cell, i]
        total = 0.0
        for i in range(HIDDEN):
            if self.hidden[i] > 0.0:
                total += self.hidden[i] * self.net[layer, SIGHT_CELLS + 1, i]
        return 1.0 / (1.0 + exp(-total))


def size_cell(size: int) -> int:
    """The cell of a hand's size: each size up to 12; then 13 to 15, 16 to 18, and more."""
    if size < 13:
        return size - 1
    return 12 if size < 16 else 13 if size < 19 else 14


def fragility(ones: int, twos: int, grouped: int) -> int:
    """The number of cards that losing one card takes out of the groups, summed over all cards of the hand."""
    total = 0
    cards = ones
    while cards:
        card = cards & (~cards + 1)
        cards &= cards - 1
        copies = 2 if twos & card else 1
        total += copies * (grouped - covered(ones & ~(card & ~twos), twos & ~card, SET))
    return total
