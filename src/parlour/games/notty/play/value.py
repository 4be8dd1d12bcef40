"""Notty by a learned value: takes the action after which the player is most likely to win.

The outcome of an action is known except for chance. A card put back, a group or the end of a turn leads to one
position, a theft to one per card of the victim, a single draw to one per kind in the deck: the exact mean is the value
of the action. Draws of two or more cards are sampled. Types in value.pxd.
"""

from __future__ import annotations

import cython

from parlour.bots.weights import Values
from parlour.core.rng import Rng
from parlour.core.state import Room, State
from parlour.games.notty.law.rules import Notty
from parlour.games.notty.play.network import NottyNetwork

if not cython.compiled:
    from math import sqrt

    from parlour.core.bits import bit, lowest
    from parlour.games.notty.law.consts import (
        ACTIONS,
        COPIES,
        CYCLE,
        CYCLED,
        DRAW,
        DREW,
        DROP,
        END,
        HAND_LIMIT,
        KINDS,
        MOST_DRAWN,
        RUN,
        STEAL,
        STOLE,
    )
    from parlour.games.notty.law.cover import loose
    from parlour.games.notty.law.groups import GROUP_CARDS
    from parlour.games.notty.play.hand import a_group


class NottyValue(NottyNetwork):
    """Takes the action with the highest value. Without `exact`, even single draws are sampled: faster, for training."""

    def __init__(self, net: Values, examples: int = 100, exact: bool = True) -> None:
        NottyNetwork.__init__(self, net)
        self.examples = examples
        self.exact = exact
        if not cython.compiled:
            self.deck = [0] * (COPIES * KINDS)
            self.actions = [0] * ACTIONS
            self.values = [0.0] * ACTIONS
            self.errors = [0.0] * ACTIONS
            self.visits = [0] * ACTIONS
        self.number = 0
        self.best = 0
        self.error = 0.0
        self.visited = 0

    def choose(self, state: State, room: Room, rng: Rng) -> int:
        return self.choose_by_value(cython.cast(Notty, state), rng)

    def choose_by_value(self, state: Notty, rng: Rng) -> int:
        """The action of the seat on turn."""
        seat = state.on_turn
        if not state.cycling and loose(state.ones[seat], state.twos[seat]) == 0:
            return a_group(state.ones[seat], state.twos[seat])
        self.weigh(state, rng)
        return self.actions[self.best]

    def weighed(self, state: Notty, rng: Rng) -> list[tuple[int, float, float, int]]:
        """For Python: each action with its value, the error of that, and the number of positions behind it."""
        seat = state.on_turn
        if not state.cycling and loose(state.ones[seat], state.twos[seat]) == 0:
            return [(a_group(state.ones[seat], state.twos[seat]), 1.0, 0.0, 1)]
        self.weigh(state, rng)
        return [(self.actions[i], self.values[i], self.errors[i], self.visits[i]) for i in range(self.number)]

    def weigh(self, state: Notty, rng: Rng) -> None:
        """Value every action that is worth considering."""
        self.load(state)
        self.number = 0
        self.best = 0
        if state.cycling:
            self.weigh_drops()
            return
        # After draw & discard the card just drawn may be put back, so it costs nothing: no turn ends without it.
        if state.may_cycle():
            self.add(CYCLE, self.after_cards(1, CYCLED, rng))
        else:
            self.add(END, self.after_end())
        self.weigh_groups()
        if state.held[self.mover] >= HAND_LIMIT:
            return
        if not state.done & STOLE:
            self.weigh_thefts(state)
        if not state.done & DREW:
            room = HAND_LIMIT - state.held[self.mover]
            for cards in range(1, (room if room < MOST_DRAWN else MOST_DRAWN) + 1):
                self.add(DRAW + cards - 1, self.after_cards(cards, DREW, rng))

    def add(self, action: int, value: float) -> None:
        """Record the value of an action."""
        self.actions[self.number] = action
        self.values[self.number] = value
        self.errors[self.number] = self.error
        self.visits[self.number] = self.visited
        self.error = 0.0
        self.visited = 0
        if value > self.values[self.best]:
            self.best = self.number
        self.number += 1

    def weigh_drops(self) -> None:
        """Value each card that may be put back."""
        cards = self.ones[self.mover]
        while cards:
            card = cards & (~cards + 1)
            cards &= cards - 1
            self.lose(self.mover, card)
            self.add(DROP + lowest(card), self.worth_now(self.done))
            self.take(self.mover, card)

    def weigh_groups(self) -> None:
        """Value each group that may be discarded."""
        ones = self.ones[self.mover]
        twos = self.twos[self.mover]
        for action in range(RUN, ACTIONS):
            if GROUP_CARDS[action] & ~ones == 0:
                self.lose(self.mover, GROUP_CARDS[action])
                self.add(action, self.worth_now(self.done))
                self.ones[self.mover] = ones
                self.twos[self.mover] = twos

    def weigh_thefts(self, state: Notty) -> None:
        """Value a theft from each opponent; a last card is not stolen (§6.2)."""
        for victim in range(self.seats):
            if victim != self.mover and state.held[victim] > 1:
                self.add(STEAL + victim, self.after_theft(victim))

    def worth_now(self, done: int) -> float:
        """The value of the copied position for the seat on turn, with `done` of its turn used."""
        self.visited += 1
        return self.win_chance(self.mover, self.mover, done)

    def after_end(self) -> float:
        """The value for the seat on turn after it ends its turn."""
        self.visited += 1
        return self.win_chance(self.mover, (self.mover + 1) % self.seats, 0)

    def after_theft(self, victim: int) -> float:
        """The value of a theft: the mean over the victim's cards (§4.4)."""
        total = 0.0
        held = 0
        cards = self.ones[victim]
        while cards:
            card = cards & (~cards + 1)
            cards &= cards - 1
            copies = 2 if self.twos[victim] & card else 1
            self.lose(victim, card)
            self.take(self.mover, card)
            total += copies * self.worth_now(self.done | STOLE)
            self.lose(self.mover, card)
            self.take(victim, card)
            held += copies
        return total / held

    def after_cards(self, cards: int, doing: int, rng: Rng) -> float:
        """The value of `cards` cards from the deck, by a draw or by draw & discard."""
        if cards == 1 and self.exact:
            return self.after_any_card(doing)
        return self.after_examples(cards, doing, rng)

    def after_any_card(self, doing: int) -> float:
        """The value of one card from the deck: the exact mean over the deck."""
        total = 0.0
        left = 0
        self.see_deck()
        kinds = self.some
        both = self.both
        while kinds:
            card = kinds & (~kinds + 1)
            kinds &= kinds - 1
            copies = 2 if both & card else 1
            self.take(self.mover, card)
            total += copies * self.with_cards(doing)
            self.lose(self.mover, card)
            left += copies
        return total / left

    def after_examples(self, cards: int, doing: int, rng: Rng) -> float:
        """The value of several cards from the deck: the mean over sampled draws."""
        total = 0.0
        squares = 0.0
        ones = self.ones[self.mover]
        twos = self.twos[self.mover]
        size = self.sort_deck()
        for _ in range(self.examples):
            for place in range(cards):
                other = place + rng.pick(size - place)
                card = self.deck[other]
                self.deck[other] = self.deck[place]
                self.deck[place] = card
                self.take(self.mover, bit(card))
            value = self.with_cards(doing)
            total += value
            squares += value * value
            self.ones[self.mover] = ones
            self.twos[self.mover] = twos
        mean = total / self.examples
        spread = squares / self.examples - mean * mean
        self.error = sqrt((spread if spread > 0.0 else 0.0) / self.examples)
        return mean

    def with_cards(self, doing: int) -> float:
        """The value of the hand with the cards just drawn; after draw & discard, with the best card put back."""
        if doing != CYCLED:
            return self.worth_now(self.done | doing)
        best = 0.0
        cards = self.ones[self.mover]
        while cards:
            card = cards & (~cards + 1)
            cards &= cards - 1
            self.lose(self.mover, card)
            value = self.worth_now(self.done | doing)
            self.take(self.mover, card)
            if value > best:
                best = value
        return best

    def sort_deck(self) -> int:
        """List the deck's cards by kind, ignoring their real order, and return their number."""
        size = 0
        self.see_deck()
        for card in range(KINDS):
            if self.some >> card & 1:
                self.deck[size] = card
                size += 1
            if self.both >> card & 1:
                self.deck[size] = card
                size += 1
        return size
